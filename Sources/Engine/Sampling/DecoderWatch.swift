import Foundation
import Wire

/// Sees everything that the app decodes from JSON, in whichever file, library or generic function.
///
/// `JSONDecoder` is an open class, so calls to `decode` go through a table that each class has in memory. We
/// copy the entry for `decode` from our own subclass, whose method has the signature that the compiler
/// checks. If the app subclasses `JSONDecoder`, the subclass has its own table and goes unseen.
public enum DecoderWatch {
    /// Starts watching, once. Returns false if this toolchain's `JSONDecoder` cannot be watched; a sample
    /// then stays as it is on the wire.
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

    /// Forgets all samples, so that the next app's types are read as often as the first one's.
    public static func startOver() { Sampling.shared.startOver() }

    /// Set before any code of the app runs.
    nonisolated(unsafe) private static var isWatching = false

    /// Skips the fields that every class has.
    private static let firstEntry = 8
    /// Smaller than the class's table, so that we never read past its end.
    private static let mostEntries = 32

    private static func entries(of type: AnyClass) -> UnsafeMutablePointer<UInt> {
        unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
    }

    private static let plainSymbol = "$s20FoundationEssentials11JSONDecoderC6decode_4fromxxm_AA4DataVtKSeRzlF"
}

/// Supplies the method that replaces `JSONDecoder.decode`. No instance exists: the method
/// runs on plain decoders.
private final class WatchedDecoder: JSONDecoder, @unchecked Sendable {
    override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        guard let token = SampleToken(body: data) else { return try decodePlainly(type, from: data) }
        return try Sampling.shared.decode(type, token, with: self)
    }
}

extension JSONDecoder {
    /// The original `decode`, called directly instead of through the table.
    @_silgen_name("$s20FoundationEssentials11JSONDecoderC6decode_4fromxxm_AA4DataVtKSeRzlF")
    func decodePlainly<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}
