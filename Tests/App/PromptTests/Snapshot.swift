import Foundation
import Testing

/// Compares the screen with the named file in `Snapshots/`.
///
/// `RECORD_SNAPSHOTS=1 swift test --filter PromptTests` writes the files; read the difference before
/// committing it. Texts that differ between runs, such as the home folder and times, are masked and always
/// have the same length.
func expectScreen(
    _ screen: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    let text =
        screen.replacing(#/home-[0-9a-f]{6}/#, with: "home-······")
        .replacing(#/verdict: \d+\.\d\d s/#, with: "verdict: ·.·· s") + "\n"
    let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Snapshots/\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
        try text.write(to: file, atomically: true, encoding: .utf8)
        return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "\(name) came out differently", sourceLocation: sourceLocation)
}
