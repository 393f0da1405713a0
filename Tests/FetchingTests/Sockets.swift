import Foundation

#if canImport(Glibc)
import Glibc
private let stream = Int32(SOCK_STREAM.rawValue)
private let noSignal = Int32(MSG_NOSIGNAL)
#elseif canImport(Musl)
import Musl
private let stream = SOCK_STREAM
private let noSignal = Int32(MSG_NOSIGNAL)
#else
import Darwin
private let stream = SOCK_STREAM
private let noSignal: Int32 = 0
#endif

// The few socket calls of the test server that differ between Linux and macOS.

func makeSocket() -> Int32 {
  socket(AF_INET, stream, 0)
}

/// Calls `body` with the address 127.0.0.1 and a port.
func withAddress(port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = UInt16(port).bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  return withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
}

func boundPort(of socket: Int32) -> Int? {
  var address = sockaddr_in()
  var size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let code = withUnsafeMutablePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) }
  }
  return code == 0 ? Int(UInt16(bigEndian: address.sin_port)) : nil
}

/// A client that has gone must not end the tests.
func disableSIGPIPE(_ socket: Int32) {
  #if canImport(Darwin)
  var on: Int32 = 1
  setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
  #endif
}

/// False if the client has closed.
func sendAll(_ bytes: [UInt8], to socket: Int32) -> Bool {
  var sent = 0
  while sent < bytes.count {
    let count = bytes[sent...].withUnsafeBytes { send(socket, $0.baseAddress, $0.count, noSignal) }
    guard count > 0 else { return false }
    sent += count
  }
  return true
}

/// Waits until the client closes, at most so long; for ever if negative.
func hasClosed(_ socket: Int32, milliseconds: Int32) -> Bool {
  var events = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
  return poll(&events, 1, milliseconds) != 0
}
