import Foundation
import Testing

/// Compares a text with the named file in the `Snapshots` folder beside the test, and shows the difference.
///
///     try expectSnapshot(page.text, "verdict.txt")
///
/// `RECORD_SNAPSHOTS=1 make test` writes the files again; read the difference before you commit it.
///
/// - Parameter folder: the folder of the calling test file.
public func expectSnapshot(
    _ text: String, _ name: String, in folder: String = "Snapshots", test: String = #filePath,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
    // Makes escape characters visible, because people read snapshots, also in a browser.
    let text = text.replacing("\u{1B}", with: "␛")
    let file = URL(filePath: test).deletingLastPathComponent().appending(path: folder).appending(path: name)
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
        "\(name) differs (- the file, + now):\n\(difference(expected, text))", sourceLocation: sourceLocation)
}

/// The lines of both texts, with `-` before a removed line and `+` before a new line.
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
