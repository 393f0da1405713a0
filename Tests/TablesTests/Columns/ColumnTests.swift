import Tables
import Testing

struct ColumnTests {
  @Test(arguments: [
    ("c,c,c,c_1", ["c", "c_2", "c_3", "c_1"]),
    ("c,c,c_2,c", ["c", "c_3", "c_2", "c_4"]),
    (",a,", ["column_1", "a", "column_3"]),
    ("column_2,,column_2", ["column_2", "column_3", "column_2_2"]),
    ("a,A, a", ["a", "A", " a"]),
    ("\"\",\"x\ny\"", ["column_1", "x\ny"]),
  ])
  func `every column has a name of its own`(_ header: String, _ names: [String]) throws {
    #expect(try table(header + "\n", TableOptions(delimiter: .comma)).names == names)
  }

  @Test func `a column knows the name that the file gave it`() throws {
    #expect(try table("a,a,\n").columns.map(\.given) == ["a", "a", nil])
  }

  @Test func `many equal names are renamed in linear time`() throws {
    let names = try table(String(repeating: "c,", count: 20_000) + "c\n").names
    #expect(Set(names).count == 20_001)
  }

  @Test func `a made name avoids those that exist`() throws {
    #expect(try table("a,column_3\n1,2,3\n").names == ["a", "column_3", "column_4"])
  }

  @Test func `a column is found by exactly its name`() throws {
    let table = try table("a,B\n")
    #expect(table.place(of: "B") == 1)
    #expect(table.place(of: "b") == nil)
  }
}
