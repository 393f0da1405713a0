import MasterDetail
import TestSupport

extension ContentState {
  var name: String {
    switch self {
    case .notSearchedYet: "notSearchedYet"
    case .loading: "loading"
    case .results: "results"
    case .noResults: "noResults"
    case .failed: "failed"
    }
  }
}

extension Placeholder {
  var name: String { if case .failed = self { "failed" } else { "\(self)" } }
}

extension FilesState<String, String> {
  var name: String {
    switch self {
    case .nothing: "nothing"
    case .folder(let folder): "folder(\(folder))"
    case .file(let folder, let file): "file(\(folder),\(file))"
    }
  }
}

extension SplitLayout {
  var token: String {
    if isCollapsed { return "layout:collapsed:" + stack.map(\.rawValue).joined(separator: "/") }
    let panes = panes.map { "\($0.column.rawValue)\($0.width)" }.joined(separator: "+")
    return "layout:\(displayMode?.rawValue ?? "?"):\(panes)"
  }
}

extension PopoverChange {
  var token: String {
    switch self {
    case .presented(let id, let style): "popover:present:\(id):\(style.rawValue)"
    case .adapted(let id, let style): "popover:adapt:\(id):\(style.rawValue)"
    case .dismissing(let id, let reason): "popover:dismiss:\(id):\(reason.rawValue)"
    case .gone(let id): "popover:gone:\(id)"
    }
  }
}

func selectionToken(_ column: Column, _ old: String?, _ new: String?) -> String {
  "selection:\(column.rawValue):\(old.map { $0 + ">" } ?? "->")\(new ?? "-")"
}

extension Announcement<Thing> {
  var token: String {
    switch self {
    case .content(let content): "content:primary:\(content.name)"
    case .items(let count): "items:primary:\(count)"
    case .selection(let old, let new): selectionToken(.primary, old, new)
    case .detail(let item): "detail:\(item?.text ?? "-")"
    case .layout(_, let layout): layout.token
    case .popover(let change): change.token
    case .action(let popover, let action): "action:\(popover):\(action)"
    }
  }
}

extension FolderChange<Thing, Thing> {
  var token: String {
    switch self {
    case .content(let column, let content): "content:\(column.rawValue):\(content.name)"
    case .items(let column, let count): "items:\(column.rawValue):\(count)"
    case .folder(let old, let new): selectionToken(.primary, old, new)
    case .file(let old, let new): selectionToken(.supplementary, old, new)
    case .state(let state): "state:\(state.name)"
    case .editor(let file): "detail:\(file?.text ?? "-")"
    case .layout(_, let layout): layout.token
    case .popover(let change): change.token
    case .action(let popover, let action): "action:\(popover):\(action)"
    }
  }
}
