import Foundation
import Spelling

/// The names in the modules that an answer can import: those of the engine, the toolchain's, and C's.
///
/// A compiled module has each of its names as plain text, between bytes that no name contains. So a name that does not occur in
/// this way is not declared; one that occurs may be.
struct ModuleNames {
    private let engine: [Data]
    private let toolchain: [Data]

    init(_ toolchain: Toolchain, _ places: Places) {
        engine = Self.files(in: places.engine.modules, ending: ".swiftmodule")
        self.toolchain =
            Self.files(in: toolchain.libraries, ending: ".swiftmodule")
            + Self.files(in: places.cache, ending: ".pcm")
    }

    /// False only if no module has it.
    func declare(_ name: String) -> Bool {
        let text = Data(name.utf8)
        return (engine + toolchain).contains { Self.occurs(text, in: $0) }
    }

    /// Names of the engine's modules that are spelled nearly like this one.
    func names(near name: String) -> [String] {
        let start = name.lowercased().prefix(1)
        var near: Set<String> = []
        for module in engine {
            for word in module.split(whereSeparator: { !Self.isPartOfName($0) })
            where abs(word.count - name.utf8.count) < 3 {
                let word = String(decoding: word, as: UTF8.self)
                if word.lowercased().hasPrefix(start) { near.insert(word) }
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

    private static func occurs(_ name: Data, in module: Data) -> Bool {
        var rest = module.startIndex..<module.endIndex
        while let place = module.range(of: name, in: rest) {
            let before = place.lowerBound == module.startIndex ? 0 : module[place.lowerBound - 1]
            let after = place.upperBound == module.endIndex ? 0 : module[place.upperBound]
            if !isPartOfName(before), !isPartOfName(after) { return true }
            rest = place.upperBound..<module.endIndex
        }
        return false
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
