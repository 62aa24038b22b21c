import Foundation

// `Data(contentsOf:)` and `String(contentsOf:)`. For a file they work as usual. For a web address they would
// block the app's one thread, and Foundation on Linux throws an error that the answer would mistake for the
// network's. So they end the app, and name the line of the modifier, action or task that leads to the call.
// The functions have the initializers' own symbols, so calls arrive here.

@_silgen_name("$s20FoundationEssentials4DataV10contentsOf7optionsAcA3URLVh_AC14ReadingOptionsVtKcfC")
public func dataOfContents(_ url: URL, _ options: Data.ReadingOptions) throws -> Data {
    BlockingLoad.check(url, "Data(contentsOf:)")
    return try originalData(url, options)
}

@_silgen_name("$sSS20FoundationEssentialsE10contentsOf8encodingSSAA3URLVh_SSAAE8EncodingVtKcfC")
public func textOfContents(_ url: URL, _ encoding: String.Encoding) throws -> String {
    BlockingLoad.check(url, "String(contentsOf:)")
    return try originalText(url, encoding)
}

@_silgen_name("$sSS10FoundationE10contentsOfSS0A10Essentials3URLVh_tKcfC")
public func guessedTextOfContents(_ url: URL) throws -> String {
    BlockingLoad.check(url, "String(contentsOf:)")
    return try originalGuess(url)
}

private enum BlockingLoad {
    static func check(_ url: URL, _ call: String) {
        guard Queues.isVirtual, !url.isFileURL else { return }
        Queues.end(
            "\(call) is only for files. For a web address, it blocks its thread until the server responds. "
                + "Use try await URLSession.shared.data(from:) instead.")
    }
}

@_silgen_name("course_original_data")
private func originalData(_ url: URL, _ options: Data.ReadingOptions) throws -> Data
@_silgen_name("course_original_text")
private func originalText(_ url: URL, _ encoding: String.Encoding) throws -> String
@_silgen_name("course_original_guess")
private func originalGuess(_ url: URL) throws -> String
