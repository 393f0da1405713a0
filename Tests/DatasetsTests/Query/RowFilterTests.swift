import Datasets
import Testing

struct RowFilterTests {
  private static let columns = ["n", "name", "first name", "a=b", "a", "is", "n > m", " x", "é"]

  private func fault(_ typed: String) -> RowFilter.Fault? {
    do throws(RowFilter.Fault) {
      _ = try RowFilter(typed, columns: Self.columns)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    arguments: [
      ("n=5", RowFilter("n", .equal, "5")), ("n = 5", RowFilter("n", .equal, "5")),
      ("n= 5", RowFilter("n", .equal, " 5")), ("n =5", RowFilter("n", .equal, "5")),
      ("n=", RowFilter("n", .equal)), ("n = ", RowFilter("n", .equal)),
      ("n=<b>", RowFilter("n", .equal, "<b>")), ("n=~/x", RowFilter("n", .equal, "~/x")),
      ("n = =5", RowFilter("n", .equal, "=5")),
      ("n!=5", RowFilter("n", .notEqual, "5")), ("n != 5 ", RowFilter("n", .notEqual, "5 ")),
      ("n<5", RowFilter("n", .less, "5")), ("n> 5", RowFilter("n", .greater, "5")),
      ("n<=5", RowFilter("n", .lessOrEqual, "5")), ("n >= 5", RowFilter("n", .greaterOrEqual, "5")),
      ("name~an", RowFilter("name", .contains, "an")),
      ("name contains a b", RowFilter("name", .contains, "a b")),
      ("name CONTAINS a", RowFilter("name", .contains, "a")),
      ("name is empty", RowFilter("name", .isEmpty)),
      ("name is not empty", RowFilter("name", .isNotEmpty)),
      ("first name is empty", RowFilter("first name", .isEmpty)),
      ("is is empty", RowFilter("is", .isEmpty)),
      ("a=b=c", RowFilter("a=b", .equal, "c")), ("a=c", RowFilter("a", .equal, "c")),
      ("a=b", RowFilter("a", .equal, "b")),
      ("n > m = 1", RowFilter("n > m", .equal, "1")), ("n > k", RowFilter("n", .greater, "k")),
      ("  name = x", RowFilter("name", .equal, "x")), (" x=1", RowFilter(" x", .equal, "1")),
      ("e\u{301} = 1", RowFilter("é", .equal, "1")),
    ] as [(String, RowFilter)])
  func `a condition is a column, a comparison and a value`(
    _ typed: String, _ filter: RowFilter
  ) throws {
    #expect(try RowFilter(typed, columns: Self.columns) == filter)
  }

  @Test(
    arguments: [
      ("", .noComparison), ("n", .noComparison), ("n 5", .unknownComparison("5", nearest: nil)),
      ("n==10", .unknownComparison("==", nearest: "=")),
      ("n=>3", .unknownComparison("=>", nearest: ">=")),
      ("n<>3", .unknownComparison("<>", nearest: "!=")),
      ("n=<3", .unknownComparison("=<", nearest: "<=")),
      ("name!==x", .unknownComparison("!==", nearest: "!=")),
      ("n == 5", .unknownComparison("==", nearest: "=")),
      ("n <> 5", .unknownComparison("<>", nearest: "!=")),
      ("n => 5", .unknownComparison("=>", nearest: ">=")),
      ("n!5", .unknownComparison("!", nearest: "!=")),
      ("name like x", .unknownComparison("like", nearest: "contains")),
      ("name contans x", .unknownComparison("contans", nearest: nil)),
      ("nme = x", .unknownColumn("nme")), ("nme~x", .unknownColumn("nme")),
      ("name of it = x", .unknownColumn("name of it")), ("=x", .unknownColumn("")),
    ] as [(String, RowFilter.Fault)])
  func `what is no condition says why`(_ typed: String, _ expected: RowFilter.Fault) {
    #expect(fault(typed) == expected)
  }

  @Test func `names with commas are columns too`() {
    let columns = ["a", "b,c", "d", "b"]
    func split(_ typed: String) -> [String] {
      ColumnNames.split(typed) { columns.contains($0) }
    }
    #expect(split("a,b,c,d") == ["a", "b,c", "d"])
    #expect(split("b,a") == ["b", "a"])
    #expect(split("x,,a,") == ["x", "a"])
    #expect(split("").isEmpty)
  }
}
