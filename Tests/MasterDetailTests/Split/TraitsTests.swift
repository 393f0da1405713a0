import MasterDetail
import Testing

struct TraitsTests {
  @Test(arguments: [
    (80, 24, SizeClass.regular, SizeClass.regular), (79, 24, .compact, .regular),
    (80, 23, .regular, .compact), (1, 1, .compact, .compact),
  ])
  func `classes change at 80 columns and 24 rows`(
    columns: Int, rows: Int, horizontal: SizeClass, vertical: SizeClass
  ) {
    let traits = Traits(TerminalSize(columns: columns, rows: rows))
    #expect(traits == Traits(horizontal: horizontal, vertical: vertical))
  }

  @Test func `an override counts in its orientation and inherits the rest`() {
    let bare = Traits(horizontal: .compact, vertical: .compact, idiom: .phone)
    let override = TraitOverride(horizontal: .regular, when: .landscape)
    let wide = bare.overridden(by: override, in: TerminalSize(columns: 40, rows: 20))
    #expect(wide == Traits(horizontal: .regular, vertical: .compact, idiom: .phone))
    #expect(bare.overridden(by: override, in: TerminalSize(columns: 39, rows: 20)) == bare)
  }
}
