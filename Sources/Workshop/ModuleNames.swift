import Foundation
import Spelling

/// The names in the modules that an answer can import: those of the engine, the toolchain's, and C's.
///
/// A compiled module has each of its names as plain text, between bytes that no name contains. So a name that does not occur in
/// this way is not declared; one that occurs may be. Each module is read once, however many names are looked for.
struct ModuleNames {
    private let engine: [Data]
    private let toolchain: [Data]

    init(_ toolchain: Toolchain, _ places: Places) {
        engine = Self.files(in: places.engine.modules, ending: ".swiftmodule")
        self.toolchain =
            Self.files(in: toolchain.libraries, ending: ".swiftmodule")
            + Self.files(in: places.cache, ending: ".pcm")
    }

    /// Those of the names that no module has.
    func missing(among names: Set<String>) -> Set<String> {
        var wanted = WantedWords(names)
        for module in engine + toolchain where !wanted.missing.isEmpty {
            Self.forEachWord(in: module) { wanted.see($0) }
        }
        return wanted.missing
    }

    /// Names of the engine's modules that are spelled nearly like this one.
    func names(near name: String) -> [String] {
        let (size, start) = (name.utf8.count, name.lowercased().utf8.first)
        var near: Set<String> = []
        for module in engine {
            Self.forEachWord(in: module) { word in
                guard abs(word.count - size) < 3, let first = word.first, first | 0x20 == start else {
                    return
                }
                near.insert(String(decoding: word, as: UTF8.self))
            }
        }
        return Spelling.suggestions(for: name, among: near.sorted())
    }

    private static func files(in folder: String, ending: String) -> [Data] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return paths.filter { $0.hasSuffix(ending) }.sorted().compactMap {
            try? Data(contentsOf: URL(filePath: "\(folder)/\($0)"), options: .alwaysMapped)
        }
    }

    /// Calls with each longest run of bytes that can be part of a name.
    private static func forEachWord(in module: Data, _ body: (UnsafeRawBufferPointer.SubSequence) -> Void) {
        module.withUnsafeBytes { bytes in
            var start = 0
            for place in 0...bytes.count {
                if place < bytes.count, partOfName[Int(bytes[place])] { continue }
                if place > start { body(bytes[start..<place]) }
                start = place + 1
            }
        }
    }

    private static let partOfName: [Bool] = (0...255).map { byte in
        switch UInt8(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

/// Some names, and which of them have not been seen yet.
private struct WantedWords {
    private(set) var missing: Set<String>
    /// Nearly all words are none of these, which their length and first byte show.
    private var beginnings = [Bool](repeating: false, count: 64 << 8)

    init(_ names: Set<String>) {
        missing = names.filter { $0.utf8.count < 64 }
        for name in names {
            guard let place = Self.place(name.utf8.count, name.utf8.first) else { continue }
            beginnings[place] = true
        }
    }

    mutating func see(_ word: UnsafeRawBufferPointer.SubSequence) {
        guard let place = Self.place(word.count, word.first), beginnings[place] else { return }
        missing.remove(String(decoding: word, as: UTF8.self))
    }

    /// No name of 64 letters or more is looked for: it counts as seen.
    private static func place(_ length: Int, _ first: UInt8?) -> Int? {
        guard let first, length < 64 else { return nil }
        return length << 8 | Int(first)
    }
}
