import Foundation

/// A short name for a set of files that changes when one of them does. It tells versions apart; it proves nothing.
struct Fingerprint: Hashable, CustomStringConvertible {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325  // FNV-1a

    init(files: [String], text: String = "") {
        mix(text)
        for path in files {
            add(path)
            let inside = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
            for name in inside.sorted() { add("\(path)/\(name)") }
        }
    }

    var description: String { String(hash, radix: 36) }

    private mutating func add(_ path: String) {
        var facts = stat()
        guard stat(path, &facts) == 0 else { return mix("\(path) is missing") }
        let changed =
            facts.st_mode & S_IFMT == S_IFDIR ? "" : "\(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec)"
        mix("\(path) \(facts.st_size) \(changed)")
    }

    private mutating func mix(_ text: String) {
        for byte in text.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
}
