import AppProject
import Wire

/// The source of one of an app's files, without code that only Apple's compiler accepts. The code that stays keeps its
/// lines and columns.
struct AppSource {
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // The course's compiler crashes on `@UIApplicationMain` and `@NSApplicationMain`, which Apple has
        // replaced with `@main`.
        for word in ["@UIApplicationMain", "@NSApplicationMain"] { blank(word) }
    }

    /// Drops the imports of missing modules, so that the compiler reports all errors instead of only the first missing module.
    ///
    /// - Returns: the missing modules that are not part of the system. The app may still use names that only a removed
    ///   module declares.
    mutating func drop(importsExcept own: Set<String>) -> Set<String> {
        let known = own.union(AppleFrameworks.offered).union(["Lab"])
        let text = String(decoding: bytes, as: UTF8.self)
        let absent = ImportScan.modules(in: text).subtracting(known)
        guard !absent.isEmpty else { return [] }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for index in lines.indices where lines[index].contains("import") {
            guard let match = lines[index].wholeMatch(of: Self.form), absent.contains(String(match.output.1))
            else {
                continue
            }
            lines[index] = String(repeating: " ", count: lines[index].utf8.count)
        }
        bytes = Array(lines.joined(separator: "\n").utf8)
        return absent.subtracting(AppleFrameworks.elsewhere).subtracting(Self.systems)
    }

    private nonisolated(unsafe) static let form =
        /\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias|actor)\s+)?(\w+)[\w.]*\s*;?\s*(?:\/\/.*)?/

    /// System modules whose declarations are also in the course's Foundation.
    private static let systems: Set<String> = [
        "Darwin", "Glibc", "Musl", "Android", "WinSDK", "CRT", "ucrt", "WASILibc", "ObjectiveC", "os_log",
    ]

    private mutating func blank(_ word: String) {
        let word = Array(word.utf8)
        guard bytes.count >= word.count else { return }
        var place = 0
        while place <= bytes.count - word.count {
            if bytes[place] == word[0], bytes[place..<place + word.count].elementsEqual(word) {
                for index in place..<place + word.count { bytes[index] = 32 }
            }
            place += 1
        }
    }
}
