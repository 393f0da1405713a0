import CZlib

extension UnsafeMutablePointer<z_stream> {
  /// Lets zlib take what follows a position in the input and give at most so many bytes; the position
  /// moves behind what it took.
  func pump(
    _ input: [UInt8], from position: inout Int, atMost chunk: Int,
    _ work: (UnsafeMutablePointer<z_stream>) -> Void
  ) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: chunk) { output, count in
      unsafe input.withUnsafeBufferPointer { all in
        let rest = unsafe all[position...]
        let room = unsafe UInt32(clamping: rest.count)
        // zlib reads there only, though its type lets it write.
        unsafe pointee.next_in = UnsafeMutablePointer<Bytef>(
          mutating: UnsafeBufferPointer(rebasing: rest).baseAddress)
        unsafe pointee.avail_in = room
        unsafe pointee.next_out = output.baseAddress
        unsafe pointee.avail_out = UInt32(clamping: output.count)
        unsafe work(self)
        unsafe position += Int(room - pointee.avail_in)
        unsafe count = output.count - Int(pointee.avail_out)
        unsafe pointee.next_in = nil
        unsafe pointee.next_out = nil
      }
    }
  }
}
