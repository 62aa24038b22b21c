import Foundation
import Wire

/// Watches all JSON that the app decodes with `JSONDecoder`, even inside libraries and generic functions.
///
/// `JSONDecoder` is an open class, so each call of `decode` goes through the class's method table in memory. To watch
/// `JSONDecoder`, the course replaces the entry for `decode` in the method table of `JSONDecoder` with a subclass's
/// entry. A subclass in the app has a separate table, so calls of its `decode` are not watched.
public enum DecoderWatch {
    /// Starts to watch `JSONDecoder`; later calls have no effect. Returns false if this toolchain's `JSONDecoder`
    /// cannot be watched. Without the watch, the course makes no samples.
    @discardableResult
    public static func begin() -> Bool {
        if isWatching { return true }
        guard let plain = dlsym(nil, plainSymbol).map({ UInt(bitPattern: $0) }) else { return false }
        let (table, ours) = (entries(of: JSONDecoder.self), entries(of: WatchedDecoder.self))
        let place = (firstEntry..<firstEntry + mostEntries).first { table[$0] == plain && ours[$0] != plain }
        guard let place else { return false }
        table[place] = ours[place]
        isWatching = true
        return true
    }

    /// Deletes the samples of the previous app.
    public static func startOver() { Sampling.shared.startOver() }

    nonisolated(unsafe) private static var isWatching = false

    /// The index in a class's table at which the search begins, after the fields that every class has.
    private static let firstEntry = 8
    /// The search for `decode` ends after this many entries of a class's method table.
    private static let mostEntries = 32

    private static func entries(of type: AnyClass) -> UnsafeMutablePointer<UInt> {
        unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
    }

    private static let plainSymbol = "$s20FoundationEssentials11JSONDecoderC6decode_4fromxxm_AA4DataVtKSeRzlF"
}

/// The method `WatchedDecoder.decode` replaces `JSONDecoder.decode`. `WatchedDecoder` has no instances, because the
/// method runs on ordinary decoders.
private final class WatchedDecoder: JSONDecoder, @unchecked Sendable {
    override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        guard let token = SampleToken(body: data) else { return try decodePlainly(type, from: data) }
        return try Sampling.shared.decode(type, token, with: self)
    }
}

extension JSONDecoder {
    /// The original `decode`, called without the method table.
    @_silgen_name("$s20FoundationEssentials11JSONDecoderC6decode_4fromxxm_AA4DataVtKSeRzlF")
    func decodePlainly<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}
