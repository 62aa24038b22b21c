import FoundationEssentials
import Testing

@testable import Terminal

/// Text that a person has looked at once, kept in a file beside the tests.
///
/// `RECORD_SNAPSHOTS=1 swift test` writes the files anew; look at the difference before you commit it.
enum Snapshot {
    static func check(
        _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "Snapshots/\(name).txt")
        // Escapes are shown, so that a snapshot can be read and compared in any editor.
        let visible = text.replacing("\u{1B}[", with: "␛[")
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try Data(visible.utf8).write(to: file)
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(visible == expected, "Snapshots/\(name).txt", sourceLocation: sourceLocation)
    }
}
