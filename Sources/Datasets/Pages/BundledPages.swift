/// The pages that are part of the program: those of the sample's courses and topics.
package enum BundledPages {
  /// The HTML of a page; nil where the address is of none.
  package static func html(at address: String) -> String? {
    CourseSample.page(at: address) ?? BundledFeed.page(at: address)
  }
}
