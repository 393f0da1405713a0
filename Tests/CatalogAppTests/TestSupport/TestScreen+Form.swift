@testable import CatalogApp

extension TestScreen {
  /// The form that is being filled.
  var form: SupportForm? { if case .form(let form)? = state.modal { form } else { nil } }
}
