import Wire

extension ScreenLine {
    /// The thing as one line that a person reads: what a text says, and of everything else what it is.
    ///
    ///     Hello
    ///     button "Retry"
    ///     spinner
    public var written: String {
        switch kind {
        case .text, .heading, .placeholder: content
        case .spinner: content.isEmpty ? "spinner" : "spinner \"\(content)\""
        case .image: "image \(content)"
        case .button: "button \"\(content)\""
        case .field: "field \"\(content)\""
        case .toggle: "switch \"\(content)\""
        }
    }
}
