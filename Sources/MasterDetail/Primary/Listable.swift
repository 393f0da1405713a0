/// What can be listed.
///
/// Identity survives reloads, sorting and renaming; equality tells a changed item from an
/// unchanged one.
public typealias Listable = Identifiable & Equatable & Sendable
