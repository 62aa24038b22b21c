import CWords
import Essentials
import Text

/// The names in the modules that an answer can import: the engine, the kits, the toolchain and C.
///
/// A compiled module contains its names as plain text, between bytes that no name contains. If the plain text of a
/// module lacks a name, the module does not declare the name. If a module's plain text contains a name, the module may
/// declare the name. A search for many names reads each module only once.
struct ModuleNames {
    private let engine: [Data]
    private let toolchain: [Data]

    init(_ toolchain: Toolchain, _ places: Places, _ kits: [BuiltKit]) {
        engine =
            Self.files(in: places.engine.modules, ending: ".swiftmodule")
            + kits.flatMap { Self.files(in: $0.modules(on: places.kits), ending: ".swiftmodule") }
        self.toolchain =
            Self.files(in: toolchain.libraries, ending: ".swiftmodule")
            + Self.files(in: places.cache, ending: ".pcm")
    }

    func missing(among names: Set<String>) -> Set<String> {
        // Names of at least `COURSE_WORD_LIMIT` bytes count as declared, because the search skips long names.
        var missing = names.filter { $0.utf8.count < Int(COURSE_WORD_LIMIT) }
        let beginnings = WordBeginnings(of: missing)
        for module in engine + toolchain where !missing.isEmpty {
            Self.forEachWord(in: module, with: beginnings) { missing.remove($0) }
        }
        return missing
    }

    /// Names from the engine's modules whose spelling resembles the given name.
    func names(near name: String) -> [String] {
        var near: Set<String> = []
        let beginnings = WordBeginnings(near: name)
        for module in engine { Self.forEachWord(in: module, with: beginnings) { near.insert($0) } }
        return Spelling.suggestions(for: name, among: near.sorted())
    }

    private static func files(in folder: String, ending: String) -> [Data] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return paths.filter { $0.hasSuffix(ending) }.sorted().compactMap {
            try? Data(contentsOf: URL(filePath: "\(folder)/\($0)"), options: .alwaysMapped)
        }
    }

    private static func forEachWord(
        in module: Data, with beginnings: WordBeginnings, _ body: (String) -> Void
    ) {
        module.withUnsafeBytes { bytes in
            var place = 0
            while true {
                let length = course_next_word(bytes.baseAddress, bytes.count, &place, beginnings.wanted)
                guard length > 0 else { return }
                body(String(decoding: bytes[place..<place + length], as: UTF8.self))
                place += length
            }
        }
    }
}

/// Skips most words quickly, by comparing lengths and first bytes with the names to find. Most words fail the filter
/// for name beginnings, so only a few words need a full comparison.
private struct WordBeginnings {
    private(set) var wanted = [Bool](repeating: false, count: Int(COURSE_WORD_LIMIT) << 8)

    init(of names: Set<String>) {
        for name in names {
            guard let first = name.utf8.first else { continue }
            want(first, lengths: [name.utf8.count])
        }
    }

    /// Admits words that begin with the name's first letter in either case, and whose length differs from the name's
    /// length by at most two.
    init(near name: String) {
        guard let small = name.lowercased().utf8.first, let large = name.uppercased().utf8.first else {
            return
        }
        for first in [small, large] { want(first, lengths: name.utf8.count - 2...name.utf8.count + 2) }
    }

    private mutating func want(_ first: UInt8, lengths: some Sequence<Int>) {
        for length in lengths where (1..<Int(COURSE_WORD_LIMIT)).contains(length) {
            wanted[length << 8 | Int(first)] = true
        }
    }
}
