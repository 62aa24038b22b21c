import Wire

extension ScreenLine {
    /// The screen line for people: a text without its kind, and any other element with its kind and content.
    ///
    ///     Hello
    ///     button "Retry"
    ///     spinner
    public var written: String {
        switch kind {
        case .text, .heading, .placeholder, .redacted: content
        case .tabs: "tabs \(content)"
        case .edge: "--- \(content) ---"
        case .spinner: content.isEmpty ? "spinner" : "spinner \"\(content)\""
        case .image: "image \(content)"
        case .button: "button \"\(content)\""
        case .field: "field \"\(content)\""
        case .toggle: "switch \"\(content)\""
        }
    }
}
