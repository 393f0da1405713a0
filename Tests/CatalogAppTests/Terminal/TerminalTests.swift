import Testing

/// The program itself in a terminal: tmux, of which every test has one of its own.
///
/// The tests run one after another, as on a busy machine they would wait for each other anyway.
@Suite(.serialized, .enabled(if: Multiplexer.isThere, "tmux is not installed"))
struct TerminalTests {}
