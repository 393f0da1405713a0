// What stands within lines: styles, links, line breaks and pictures.
extension HTMLReader {
  mutating func beginInline(_ element: HTMLElement, _ attributes: HTMLAttributes) {
    switch element {
    case .a: if attributes[.href] != nil { inline.look.link = link(attributes) ?? -1 }
    case .q: mark(0x201C)
    default:
      // A style within itself needs no second end.
      inline.look.style.formUnion(element.textStyle)
    }
  }

  /// An end tag ends its style wherever it stands: that is how mis-nested ones are meant.
  mutating func endInline(_ element: HTMLElement) {
    switch element {
    case .a: inline.look.link = -1
    case .q: mark(0x201D)
    default: inline.look.style.subtract(element.textStyle)
    }
  }

  mutating func void(_ element: HTMLElement, _ attributes: HTMLAttributes?) {
    switch element {
    case .br:
      if preformatted != nil {
        preformatted?.breakLine()
      } else if !inline.breakLine(), heading == nil {
        // Two of them part paragraphs.
        flush()
      }
    case .hr:
      if preformatted == nil { flush() }
      blocks.add(.rule)
    case .img: if let attributes { image(attributes) }
    case .base:
      if let address = attributes?.bytes(.href) {
        base = BaseAddress(address, against: base) ?? base
      }
    default: break
    }
  }

  private mutating func mark(_ scalar: UInt32) {
    var bytes: [UInt8] = []
    bytes.append(scalar: scalar)
    if preformatted == nil { inline.append(0..<bytes.count, of: bytes) }
  }

  /// The link of an anchor, kept; nil where it leads nowhere that is safe and whole.
  private mutating func link(_ attributes: HTMLAttributes) -> Int? {
    address(attributes, .href).map { inline.keep($0) }
  }

  private func address(_ attributes: HTMLAttributes, _ name: HTMLAttributes.Name) -> String? {
    guard let value = attributes.bytes(name) else { return nil }
    let address = URLReference.resolved(URLReference.cleaned(value), against: base)
    guard AddressParts.schemeLength(of: address[...]) != nil, URLReference.isSafe(address) else {
      return nil
    }
    return URLReference.withoutUser(String(decoding: address, as: UTF8.self))
  }

  private mutating func image(_ attributes: HTMLAttributes) {
    guard !attributes.isTrackingPixel else { return }
    // Where pictures are loaded late, the first address is of an empty one, held in itself.
    let address = address(attributes, .src) ?? address(attributes, .lazySource)
    guard let words = attributes.line(.alt) ?? attributes.line(.title) else {
      if let address, silentImages.count < Self.mostSilentImages {
        silentImages.append(TextImage(Self.fileName(of: address), address: address))
      }
      return
    }
    let text = Array(words.utf8)
    guard preformatted == nil else {
      preformatted?.append(0..<text.count, of: text)
      return
    }
    let look = inline.look
    inline.look.style.insert(.image)
    inline.look.image = address.map { inline.keep($0) } ?? -1
    inline.append(0..<text.count, of: text)
    inline.look = look
  }

  private static let mostSilentImages = 64

  /// The last part of an address's path; the address itself where there is none.
  private static func fileName(of address: String) -> String {
    let path = AddressParts(Array(address.utf8)[...]).path
    let name = path.split(separator: UInt8(ascii: "/")).last
    return name.map { String(decoding: $0, as: UTF8.self) } ?? address
  }
}
