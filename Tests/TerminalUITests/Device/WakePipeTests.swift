import Testing

@testable import TerminalUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

struct WakePipeTests {
  private let pipe: WakePipe

  init() throws { pipe = try WakePipe() }

  @Test func `a wait takes what came before it, however often`() {
    for _ in 0..<3 { pipe.wake() }
    pipe.wait()
    #expect(!pipe.drain())
  }

  @Test func `a full pipe keeps nobody waiting`() {
    for _ in 0..<100_000 { pipe.wake() }
    pipe.wait()
    #expect(!pipe.drain())
  }

  @Test func `what a signal writes wakes nobody by itself`() {
    var mark = WakePipe.signalMark
    #expect(write(pipe.writer, &mark, 1) == 1)
    #expect(!pipe.drain())
  }

  @Test func `another thread ends a wait`() {
    let thread = TestThread { [pipe] in pipe.wake() }
    pipe.wait()
    thread.join()
  }

  @Test func `programs that are started do not inherit it`() {
    for end in [pipe.reader, pipe.writer] {
      #expect(fcntl(end, F_GETFD) & FD_CLOEXEC != 0)
    }
  }
}
