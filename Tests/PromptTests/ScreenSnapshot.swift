import Foundation
import Testing

/// A screen that a person has looked at once, kept in a file beside the tests.
///
/// `RECORD_SNAPSHOTS=1 swift test` writes the files anew; look at the difference before you commit it.
enum ScreenSnapshot {
    static func check(
        _ screen: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "Snapshots/\(name).txt")
        let text = screen + "\n"
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text, sourceLocation: sourceLocation)
    }
}
