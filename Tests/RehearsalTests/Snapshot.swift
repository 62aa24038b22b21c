import Foundation
import Testing

/// Compares a text with the file of this name in `Snapshots/`, and shows where they part.
///
/// `RECORD_SNAPSHOTS=1 swift test` writes the files anew; read the difference before committing it.
func expectSnapshot(
    _ text: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    // Escape characters as words: a snapshot is read by people, in a browser too.
    let text = text.replacingOccurrences(of: "\u{1B}", with: "␛")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Snapshots").appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
        try text.write(to: file, atomically: true, encoding: .utf8)
        return
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
        Issue.record(
            "There is no snapshot \(name). RECORD_SNAPSHOTS=1 makes it.", sourceLocation: sourceLocation)
        return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    guard text != expected else { return }
    Issue.record(
        "\(name) came out differently (- the file, + now):\n\(difference(expected, text))",
        sourceLocation: sourceLocation)
}

/// Lines that went and lines that came, in their places, between lines that stayed.
private func difference(_ old: String, _ new: String) -> String {
    let old = old.components(separatedBy: "\n")
    let new = new.components(separatedBy: "\n")
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
    }
    var lines: [String] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
        if i < old.count, removed.contains(i) {
            lines.append("- \(old[i])")
            i += 1
        } else if j < new.count, inserted.contains(j) {
            lines.append("+ \(new[j])")
            j += 1
        } else {
            if i < old.count { lines.append("  \(old[i])") }
            i += 1
            j += 1
        }
    }
    return lines.joined(separator: "\n")
}
