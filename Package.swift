// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is built with: Swift 6 mode, warnings are errors.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]

/// The same for our own code; C calls must be marked `unsafe`, so they are few and seen.
let strict = settings + [.strictMemorySafety()]

let package = Package(
  name: "catalog",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "MasterDetail", targets: ["MasterDetail"]),
    .executable(name: "catalog", targets: ["catalog"]),
  ],
  targets: [
    // 4 command
    .executableTarget(name: "catalog", dependencies: ["CatalogApp"], swiftSettings: strict),
    // 3 program
    .target(
      name: "CatalogApp",
      dependencies: [
        "Datasets", "MasterDetail", "TerminalUI", "SQLiteStore", "SupportMail", "Markup",
        "Fetching",
        "Tables", "CSystem",
      ],
      swiftSettings: strict),
    // 2 content
    .target(
      name: "Datasets", dependencies: ["MasterDetail", "Markup", "Tables"], swiftSettings: strict),
    // 1 foundations: none imports another
    .target(name: "MasterDetail", swiftSettings: strict),
    .target(
      name: "TerminalUI", dependencies: ["CImages", "CScan", "CTerminal"], swiftSettings: strict),
    .target(name: "SQLiteStore", dependencies: ["CSQLite"], swiftSettings: strict),
    .target(name: "SupportMail", swiftSettings: strict),
    .target(
      name: "Markup", dependencies: ["CMarkdown"], swiftSettings: strict,
      // glibc has iconv in itself.
      linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]),
    .target(name: "Fetching", dependencies: ["CCurl"], swiftSettings: strict),
    .target(
      name: "Tables", dependencies: ["CScan", "CSQLite", "CZlib"], swiftSettings: strict),
    // 0 C
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "CCurl"),
    .target(name: "CScan"),
    .target(name: "CImages"),
    .target(name: "CMarkdown"),
    .target(name: "CTerminal"),
    .target(name: "CSystem"),
    // Measures speed beside the peers: `make bench`
    .executableTarget(
      name: "catalog-bench",
      dependencies: [
        "CatalogApp", "Datasets", "Markup", "MasterDetail", "SQLiteStore", "Tables", "TerminalUI",
      ],
      path: "Tests/Bench", swiftSettings: settings),
    // Feeds readers what nobody wrote: `make fuzz`
    .executableTarget(
      name: "catalog-fuzz",
      dependencies: ["CSQLite", "CZlib", "Datasets", "Markup", "Tables", "TestSupport"],
      path: "Tests/Fuzz", swiftSettings: settings),
    // Tests mirror Sources
    .target(
      name: "TestSupport", dependencies: ["MasterDetail"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "MasterDetailTests", dependencies: ["MasterDetail", "TestSupport"],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "TerminalUITests", dependencies: ["TerminalUI", "CTerminal", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SQLiteStoreTests", dependencies: ["SQLiteStore", "CSQLite", "Markup", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(name: "SupportMailTests", dependencies: ["SupportMail"], swiftSettings: settings),
    .testTarget(
      name: "MarkupTests", dependencies: ["Markup", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "FetchingTests", dependencies: ["Fetching"], swiftSettings: settings),
    .testTarget(
      name: "TablesTests", dependencies: ["Tables", "CSQLite", "CZlib", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "DatasetsTests",
      dependencies: ["Datasets", "Markup", "MasterDetail", "Tables", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "CatalogAppTests",
      dependencies: [
        "CatalogApp", "Datasets", "Fetching", "MasterDetail", "SQLiteStore", "SupportMail",
        "Tables", "TerminalUI", "TestSupport",
      ],
      exclude: ["Snapshots"], swiftSettings: settings),
  ]
)
