import Foundation
import VirtualTime

// Replaces `Data(contentsOf:)` and `String(contentsOf:)`. Files load as on a device. Loading a web address blocks the
// thread, and an app in the course has only one thread. On the main queue, loading a web address ends the app. The
// app's last message contains the line of the modifier, action or task that led to the call. On queues other than the
// main queue, loading a web address throws a network error, and the console shows the call. An app's calls reach the
// functions in this file, because the functions have the initializers' symbols.

@_silgen_name("$s20FoundationEssentials4DataV10contentsOf7optionsAcA3URLVh_AC14ReadingOptionsVtKcfC")
public func dataOfContents(_ url: URL, _ options: Data.ReadingOptions) throws -> Data {
    try BlockingLoad.check(url, "Data(contentsOf:)")
    return try originalData(url, options)
}

@_silgen_name("$sSS20FoundationEssentialsE10contentsOf8encodingSSAA3URLVh_SSAAE8EncodingVtKcfC")
public func textOfContents(_ url: URL, _ encoding: String.Encoding) throws -> String {
    try BlockingLoad.check(url, "String(contentsOf:)")
    return try originalText(url, encoding)
}

@_silgen_name("$sSS10FoundationE10contentsOfSS0A10Essentials3URLVh_tKcfC")
public func guessedTextOfContents(_ url: URL) throws -> String {
    try BlockingLoad.check(url, "String(contentsOf:)")
    return try originalGuess(url)
}

private enum BlockingLoad {
    static func check(_ url: URL, _ call: String) throws {
        guard Queues.isVirtual, !url.isFileURL else { return }
        let advice =
            "\(call) is only for files. For a web address, it blocks its thread until the server responds. "
            + "Use try await URLSession.shared.data(from:) instead."
        if Simulation.shared.isOnMain { Queues.end(advice) }
        print("\(call) did not load \(url.absoluteString): in the course, it only loads files.")
        throw URLError(.notConnectedToInternet, userInfo: [NSLocalizedDescriptionKey: advice])
    }
}

@_silgen_name("course_original_data")
private func originalData(_ url: URL, _ options: Data.ReadingOptions) throws -> Data
@_silgen_name("course_original_text")
private func originalText(_ url: URL, _ encoding: String.Encoding) throws -> String
@_silgen_name("course_original_guess")
private func originalGuess(_ url: URL) throws -> String
