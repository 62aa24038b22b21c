// Makes `localizedDescription` return Apple's wording of error messages (`decisions/0074`). Linux's Foundation has
// different texts for most errors.
//
// Code that reads `error.localizedDescription` calls a function of Foundation. The dynamic loader finds the function by
// a symbol. The host defines a function with the same symbol as Foundation's function, and the loader finds the host's
// function first. `(error as NSError).localizedDescription` keeps Foundation's wording, because Swift calls this
// property through the class and not by a symbol.

extension Error {
    /// Replaces Foundation's property `localizedDescription`.
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
