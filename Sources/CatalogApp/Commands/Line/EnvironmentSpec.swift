/// Variables of the environment that the program reads, for the manual page.
struct EnvironmentSpec: Sendable {
  var names: [String]
  var help: HelpMessage

  static let all: [EnvironmentSpec] = [
    .init(names: ["CATALOG_HOME"], help: .environmentHome),
    .init(names: ["CATALOG_STORE_URL"], help: .environmentStoreURL),
    .init(names: ["CATALOG_COURSES_URL"], help: .environmentCoursesURL),
    .init(
      names: ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"],
      help: .environmentXdg),
    .init(names: ["NO_COLOR", "FORCE_COLOR"], help: .environmentColor),
    .init(names: ["TERM"], help: .environmentTerm),
    .init(names: ["COLUMNS"], help: .environmentSize),
    .init(names: ["LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG"], help: .environmentLanguage),
    .init(names: ["BROWSER", "DISPLAY", "WAYLAND_DISPLAY"], help: .environmentBrowser),
    .init(names: ["HTTPS_PROXY", "http_proxy", "ALL_PROXY", "NO_PROXY"], help: .environmentProxy),
    .init(names: ["NETRC"], help: .environmentNetrc),
  ]
}
