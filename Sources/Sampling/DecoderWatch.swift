import Foundation
import Wire

/// Sees what the app decodes from JSON, whichever file, library or generic function it does it in.
///
/// `JSONDecoder` is a class that can be inherited from, so its `decode` is called through a table that each class has in
/// memory. The entry is set to a function of ours with the same signature. A subclass of the app's has a table of its own and
/// is not seen. If a toolchain has no such entry, samples are what they are on the wire, and a self-test says so.
public enum DecoderWatch {
    /// Begins to watch. False if this toolchain's `JSONDecoder` cannot be watched.
    @discardableResult
    public static func begin() -> Bool {
        let table = unsafeBitCast(JSONDecoder.self as AnyClass, to: UnsafeMutablePointer<UInt>.self)
        guard let plain = address(of: plainSymbol), let watched = address(of: watchedSymbol) else {
            return false
        }
        for place in firstEntry..<firstEntry + mostEntries where table[place] == plain {
            table[place] = watched
            return true
        }
        return false
    }

    /// Behind the fields that every class has.
    private static let firstEntry = 8
    /// Within the class itself, which has 29 entries and as many words of offsets.
    private static let mostEntries = 32

    private static func address(of symbol: String) -> UInt? {
        dlsym(nil, symbol).map { UInt(bitPattern: $0) }
    }

    fileprivate static let plainSymbol =
        "$s20FoundationEssentials11JSONDecoderC6decode_4fromxxm_AA4DataVtKSeRzlF"
    fileprivate static let watchedSymbol = "course_decode"
}

extension JSONDecoder {
    /// What `decode` is without a watch.
    @_silgen_name("$s20FoundationEssentials11JSONDecoderC6decode_4fromxxm_AA4DataVtKSeRzlF")
    func decodePlainly<T: Decodable>(_ type: T.Type, from data: Data) throws -> T

    /// What `decode` is with it.
    @_silgen_name("course_decode")
    public func decodeOrSample<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        guard let token = SampleToken(body: data) else { return try decodePlainly(type, from: data) }
        return try Sampling.shared.decode(type, token, with: self)
    }
}
