import Testing

@testable import Tables

struct SQLiteAffinityTests {
  @Test(arguments: [
    ("INTEGER", SQLiteAffinity.integer), ("unsigned big int", .integer), ("varchar(9)", .text),
    ("CLOB", .text), ("", .none), ("BLOB", .none), ("double precision", .real), ("FLOAT", .real),
    ("DECIMAL(10,2)", .numeric), ("BOOLEAN", .numeric), ("FLOATING POINT", .integer),
  ])
  func `the rules are SQLite's`(type: String, affinity: SQLiteAffinity) {
    #expect(SQLiteAffinity(declared: type) == affinity)
  }

  @Test func `a column of numbers keeps what it would print`() {
    for text in ["5", "abc", "", "12 km", "0x10"] {
      #expect(SQLiteAffinity.integer.keeps(text, exactly: true), "\(text)")
    }
    for text in ["007", "1.10", "+5", " 5", "1e2", "9223372036854775808", "-0"] {
      #expect(!SQLiteAffinity.integer.keeps(text, exactly: true), "\(text)")
      #expect(SQLiteAffinity.text.keeps(text, exactly: true), "\(text)")
      #expect(SQLiteAffinity.none.keeps(text, exactly: true), "\(text)")
    }
    #expect(!SQLiteAffinity.integer.keeps("2.0", exactly: true))
    #expect(!SQLiteAffinity.real.keeps("2", exactly: true))
  }

  @Test func `somebody else's column may print a number in its own way`() {
    for text in ["1.10", "5", "2.0", "-3.50"] {
      #expect(SQLiteAffinity.real.keeps(text, exactly: false), "\(text)")
      #expect(SQLiteAffinity.numeric.keeps(text, exactly: false), "\(text)")
    }
    for text in ["007", "+5", "0.1234567890123456789"] {
      #expect(!SQLiteAffinity.real.keeps(text, exactly: false), "\(text)")
    }
  }
}
