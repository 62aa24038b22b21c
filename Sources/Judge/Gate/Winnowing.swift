// Winnowing: fingerprints of a source that stay the same when names, strings and comments change. The module works only
// on Swift's tokens.

import SwiftParser
import SwiftSyntax
import Wire

/// Fingerprints a source by its tokens, so that copies can be found among many sources.
///
///     Winnowing.marks(of: Array("let a = 1 …".utf8))     // the same marks as for "let b = 2 …"
///
/// Of every `window` neighboring sequences of `run` tokens, the fingerprint contains the smallest hash (Schleimer,
/// Wilkerson and Aiken 2003). Two sources that share `run + window - 1` tokens in a row share a fingerprint. The
/// comparison ignores matches shorter than `run` tokens.
public enum Winnowing {
    static let run = 10
    static let window = 6

    public static func marks(of source: [UInt8]) -> [TokenMark] {
        let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let lines = SourceLocationConverter(fileName: "", tree: tree)
        var symbols: [(hash: UInt32, line: Int)] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            guard let symbol = symbol(of: token) else { continue }
            let line = lines.location(for: token.positionAfterSkippingLeadingTrivia).line
            symbols.append((hash(symbol.utf8), line))
        }
        guard symbols.count >= run else { return [] }
        let runs = (0...(symbols.count - run)).map { start in
            let part = symbols[start..<(start + run)]
            return TokenMark(
                hash: hash(part.lazy.flatMap { $0.hash.bytes }), from: part[start].line,
                to: part[start + run - 1].line)
        }
        return winnowed(runs)
    }

    /// The text with which a token enters the fingerprint. All names get one symbol, all numbers get another, and all
    /// strings a third, because a copyist easily changes names, numbers and strings.
    private static func symbol(of token: TokenSyntax) -> String? {
        switch token.tokenKind {
        case .endOfFile: nil
        case .identifier, .dollarIdentifier: "name"
        case .stringSegment: "text"
        case .integerLiteral, .floatLiteral: "number"
        default: token.text
        }
    }

    /// Keeps the smallest hash of each window; among equal hashes, the last one counts. Each position appears once in
    /// the result, even if several windows contain the position.
    private static func winnowed(_ runs: [TokenMark]) -> [TokenMark] {
        var kept: [Int] = []
        for start in 0...max(0, runs.count - window) {
            let end = min(runs.count, start + window)
            var least = start
            for place in start..<end where runs[place].hash <= runs[least].hash { least = place }
            if kept.last != least { kept.append(least) }
        }
        return kept.map { runs[$0] }
    }

    /// The hash function FNV-1a, which gives the same values on every machine.
    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt32 {
        bytes.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
}

extension UInt32 {
    fileprivate var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
