import Wire

extension ScreenLine {
    /// The line for people: only the content of a text, but the kind and the content of all other elements.
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
