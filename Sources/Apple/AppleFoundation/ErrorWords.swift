// What an error says of itself, in Apple's words (`decisions/0074`). Foundation on Linux has others for most errors.
//
// An app that says `error.localizedDescription` calls a function of Foundation's library by its symbol. The host defines the
// same symbol and comes first when the app's library is loaded, as with the C library's clock. `error as NSError` is
// not reached: that property is found through the object.

extension Error {
    /// In place of Foundation's `localizedDescription`.
    @_silgen_name("$ss5ErrorP10FoundationE20localizedDescriptionSSvg")
    public func _localizedDescription() -> String { ErrorWords.sentence(of: self) }
}

nonisolated enum ErrorWords {
    static func sentence(of error: some Error) -> String {
        if let words = (error as? any LocalizedError)?.errorDescription { return words }
        if let error = error as? DecodingError { return sentence(of: error) }
        if error is EncodingError {
            return "The data couldn’t be written because it isn’t in the correct format."
        }
        let words = (error as NSError).localizedDescription
        let general = "The operation could not be completed."
        guard words.hasPrefix(general) else { return words }
        return "The operation couldn’t be completed." + words.dropFirst(general.count)
    }

    private static func sentence(of error: DecodingError) -> String {
        let isMissing =
            switch error {
            case .keyNotFound, .valueNotFound: true
            case .typeMismatch, .dataCorrupted: false
            @unknown default: false
            }
        return "The data couldn’t be read because it "
            + (isMissing ? "is missing." : "isn’t in the correct format.")
    }
}
