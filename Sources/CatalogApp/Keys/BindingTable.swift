/// The one table of keys: the keymap, the footer, help, the palette and the README are made of it.
enum BindingTable {
  static let bindings: [Binding] = [
    Binding(.next, .moving, ["down", "j"], .keyNext, .keyNextHelp),
    Binding(.previous, .moving, ["up", "k"], .keyPrevious, .keyPreviousHelp),
    Binding(.pageDown, .moving, ["pagedown", "ctrl-f"], .keyPageDown, .keyPageDownHelp),
    Binding(.pageUp, .moving, ["pageup", "ctrl-b"], .keyPageUp, .keyPageUpHelp),
    Binding(.halfPageDown, .moving, ["ctrl-d"], .keyHalfPageDown, .keyHalfPageDownHelp),
    Binding(.halfPageUp, .moving, ["ctrl-u"], .keyHalfPageUp, .keyHalfPageUpHelp),
    Binding(.first, .moving, ["home", "g"], .keyFirst, .keyFirstHelp),
    Binding(.last, .moving, ["end", "G"], .keyLast, .keyLastHelp),
    Binding(.open, .moving, ["enter"], .keyOpen, .keyOpenHelp),
    Binding(.back, .moving, ["escape", "backspace"], .keyBack, .keyBackHelp),
    Binding(.right, .moving, ["right", "l"], .keyRight, .keyRightHelp),
    Binding(.left, .moving, ["left", "h"], .keyLeft, .keyLeftHelp),
    Binding(.nextPane, .moving, ["tab"], .keyNextPane, .keyNextPaneHelp),
    Binding(.previousPane, .moving, ["shift-tab"], .keyPreviousPane, .keyPreviousPaneHelp),
    Binding(.nextItem, .moving, ["J", "ctrl-n"], .keyNextItem, .keyNextItemHelp),
    Binding(.previousItem, .moving, ["K"], .keyPreviousItem, .keyPreviousItemHelp),

    Binding(.search, .finding, ["/"], .keySearch, .keySearchHelp),
    Binding(.nextMatch, .finding, ["n"], .keyNextMatch, .keyNextMatchHelp),
    Binding(.previousMatch, .finding, ["N"], .keyPreviousMatch, .keyPreviousMatchHelp),
    Binding(.category, .finding, ["c"], .keyCategory, .keyCategoryHelp),
    Binding(.sort, .finding, ["s"], .keySort, .keySortHelp),
    Binding(.reload, .finding, ["r", "f5"], .keyReload, .keyReloadHelp),
    Binding(.unreadOnly, .finding, ["U"], .keyUnreadOnly, .keyUnreadOnlyHelp),
    Binding(.feeds, .finding, ["p"], .keyFeeds, .keyFeedsHelp),

    Binding(.links, .item, ["f"], .keyLinks, .keyLinksHelp),
    Binding(.pageBack, .item, ["[", "alt-left"], .keyPageBack, .keyPageBackHelp),
    Binding(.pageForward, .item, ["]", "alt-right"], .keyPageForward, .keyPageForwardHelp),
    Binding(.date, .item, ["d"], .keyDate, .keyDateHelp),
    Binding(.toggleRead, .item, ["u"], .keyToggleRead, .keyToggleReadHelp),
    Binding(.allRead, .item, ["A"], .keyAllRead, .keyAllReadHelp),
    Binding(.support, .item, ["e"], .keySupport, .keySupportHelp),
    Binding(.write, .item, ["ctrl-s"], .keyWrite, .keyWriteHelp),
    Binding(.openInBrowser, .item, ["o"], .keyOpenInBrowser, .keyOpenInBrowserHelp),
    Binding(.copy, .item, ["y"], .keyCopy, .keyCopyHelp),
    Binding(.menu, .item, ["space"], .keyMenu, .keyMenuHelp),

    Binding(.displayMode, .screen, ["m"], .keyDisplayMode, .keyDisplayModeHelp),
    Binding(.columns, .screen, ["t"], .keyColumns, .keyColumnsHelp),
    Binding(.narrower, .screen, ["<"], .keyNarrower, .keyNarrowerHelp),
    Binding(.wider, .screen, [">"], .keyWider, .keyWiderHelp),
    Binding(.evenWidth, .screen, ["="], .keyEvenWidth, .keyEvenWidthHelp),
    Binding(.mouse, .screen, ["M"], .keyMouse, .keyMouseHelp),
    Binding(.layout, .screen, ["f12"], .keyLayout, .keyLayoutHelp),
    Binding(.redraw, .screen, ["ctrl-l"], .keyRedraw, .keyRedrawHelp),

    Binding(.help, .program, ["?", "f1"], .keyHelp, .keyHelpHelp),
    Binding(.palette, .program, [":", "ctrl-p"], .keyPalette, .keyPaletteHelp),
    Binding(.home, .program, ["H"], .keyHome, .keyHomeHelp),
    Binding(.about, .program, [], .keyAbout, .keyAboutHelp),
    Binding(.cancel, .program, ["ctrl-c"], .keyCancel, .keyCancelHelp),
    Binding(.suspend, .program, ["ctrl-z"], .keySuspend, .keySuspendHelp),
    Binding(.quit, .program, ["q"], .keyQuit, .keyQuitHelp),
    Binding(.quitNow, .program, ["Q", "ctrl-\\"], .keyQuitNow, .keyQuitNowHelp),
  ]

  /// The row of an action.
  static func binding(of action: Action) -> Binding? { bindings.first { $0.action == action } }
}
