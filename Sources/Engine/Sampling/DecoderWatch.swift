import Foundation
import Wire

/// Sees what the app decodes from JSON, whichever file, library or generic function it does it in.
///
/// `JSONDecoder` can be inherited from, so its `decode` is called through a table that each class has in memory. The entry for
/// it is taken over from a subclass of ours, whose method the compiler holds to the same signature. A subclass of the app's
/// has its own table and is not seen.
public enum DecoderWatch {
    /// Begins to watch, if that has not been done. False if this toolchain's `JSONDecoder` cannot be watched; a sample is then
    /// what it is on the wire.
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

    /// Forgets what was made, so that the next app's types are read as often as the first one's.
    public static func startOver() { Sampling.shared.startOver() }

    /// Written before any code of the app runs.
    nonisolated(unsafe) private static var isWatching = false

    /// Behind the fields that every class has.
    private static let firstEntry = 8
    /// Fewer than the class has, so nothing behind it is read.
    private static let mostEntries = 32

    private static func entries(of type: AnyClass) -> UnsafeMutablePointer<UInt> {
        unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
    }

    private static let plainSymbol = "$s20FoundationEssentials11JSONDecoderC6decode_4fromxxm_AA4DataVtKSeRzlF"
}

/// Stands in for `JSONDecoder`. It never has a value: its method runs with plain decoders.
private final class WatchedDecoder: JSONDecoder, @unchecked Sendable {
    override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        guard let token = SampleToken(body: data) else { return try decodePlainly(type, from: data) }
        return try Sampling.shared.decode(type, token, with: self)
    }
}

extension JSONDecoder {
    /// What `decode` is without a watch: the function itself, past the table.
    @_silgen_name("$s20FoundationEssentials11JSONDecoderC6decode_4fromxxm_AA4DataVtKSeRzlF")
    func decodePlainly<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}
