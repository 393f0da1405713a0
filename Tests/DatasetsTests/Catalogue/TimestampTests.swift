import Datasets
import Testing

struct TimestampTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"),
    (-1, "1969-12-31T23:59:59Z"),
    (951_782_399, "2000-02-28T23:59:59Z"),
    (951_782_400, "2000-02-29T00:00:00Z"),
    (1_709_251_199, "2024-02-29T23:59:59Z"),
    (1_796_021_400, "2026-11-30T06:50:00Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"),
    (-62_167_219_200, "0000-01-01T00:00:00Z"),
  ])
  func `seconds are written as a date and time`(_ seconds: Int, _ text: String) {
    #expect(Timestamp(seconds: seconds).iso8601 == text)
  }
}
