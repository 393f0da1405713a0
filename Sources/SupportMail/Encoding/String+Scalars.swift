extension String {
  init(scalars: some Sequence<Unicode.Scalar>) {
    self = String(String.UnicodeScalarView(scalars))
  }
}
