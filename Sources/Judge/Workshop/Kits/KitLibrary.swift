import Essentials
import Synchronization

/// The sources of the kits. A kit is the course's version of one of Apple's smaller frameworks: a folder of Swift files.
///
///     KitLibrary(folder).needed(by: files)      // ["CoreMedia", "AVFoundation"] for `import AVFoundation`
///
/// The course compiles a kit when an answer first imports it, and keeps the result on a `KitShelf`.
final class KitLibrary: Sendable {
    let folder: String
    let names: Set<String>
    private let found = Mutex<[String: [String]]>([:])

    init(_ folder: String) {
        self.folder = folder
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        names = Set(entries.filter { !$0.hasPrefix(".") })
    }

    /// The kits that the sources import directly, and the kits that those kits import. In the result, every kit follows
    /// the kits that it imports.
    func needed(by sources: [[UInt8]]) -> [String] {
        ordered(sources.reduce(into: Set()) { $0.formUnion(imports(in: $1)) })
    }

    /// The given kits and all kits that they import. In the result, every kit follows the kits that it imports. No kit
    /// imports itself, even indirectly.
    func ordered(_ wanted: Set<String>) -> [String] {
        var order: [String] = []
        var visited: Set<String> = []
        func add(_ name: String) {
            guard visited.insert(name).inserted else { return }
            needs(of: name).forEach(add)
            order.append(name)
        }
        wanted.sorted().forEach(add)
        return order
    }

    /// The kits that a kit's own sources import.
    func needs(of kit: String) -> [String] {
        if let known = found.withLock({ $0[kit] }) { return known }
        var needs: Set<String> = []
        for file in files(of: kit) {
            if let bytes = FileManager.default.contents(atPath: file) {
                needs.formUnion(imports(in: Array(bytes)))
            }
        }
        needs.remove(kit)
        let sorted = needs.sorted()
        found.withLock { $0[kit] = sorted }
        return sorted
    }

    func files(of kit: String) -> [String] {
        let inside = (try? FileManager.default.subpathsOfDirectory(atPath: "\(folder)/\(kit)")) ?? []
        return inside.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\(kit)/\($0)" }
    }

    func imports(in source: [UInt8]) -> Set<String> { Self.imports(in: source, among: names) }

    /// The modules that a source names after `import` or in `canImport`. A name in a comment also counts as an import,
    /// which only makes the build slower.
    static func imports(in source: [UInt8], among names: Set<String>) -> Set<String> {
        guard !names.isEmpty else { return [] }
        var imported: Set<String> = []
        for line in source.split(separator: UInt8(ascii: "\n")) where mentionsImport(line) {
            let words = line.split { !isName($0) }.map { String(decoding: $0, as: UTF8.self) }
            for (place, word) in words.enumerated() where word == "import" || word == "canImport" {
                // The module is the first word after `import`, or the second, as in `import struct CoreMedia.CMTime`.
                imported.formUnion(words[(place + 1)...].prefix(2).filter(names.contains))
            }
        }
        return imported
    }

    private static let word = Array("mport".utf8)

    private static func mentionsImport(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.count > word.count else { return false }
        return (line.startIndex...(line.endIndex - word.count)).contains {
            line[$0] == word[0] && line[$0..<($0 + word.count)].elementsEqual(word)
        }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: byte >= 128
        }
    }
}
