import Foundation
import Testing

/// What SwiftUI does, each behaviour held by three files of one name in `Behaviours/`:
///
/// - `TaskOrder.swift`, a view `TaskOrder` with an `input: Int`, which says with `print` what happens to it;
/// - `TaskOrder.scenario`, what is done to it: `set input 2` gives it another input;
/// - `TaskOrder.timeline`, what has to come of it, as text. `RECORD_SNAPSHOTS=1` writes it anew.
///
/// Where Apple's SDKs differ, the timeline is that of the newest, and `TaskOrder.sdk26.timeline` that of an older one.
///
/// All of them are compiled together, once. Each runs twice, and both runs have to agree to the byte.
@Suite struct `SwiftUI's behaviour` {
    @Test(arguments: Gallery.names) func `is as written down`(name: String) throws {
        let gallery = try Gallery.shared.get()
        let first = try gallery.play(name)
        #expect(try gallery.play(name) == first, "two runs differ")
        try Timeline(file: gallery.folder.appending(path: "\(name).timeline")).expect(first)
        let older = gallery.folder.appending(path: "\(name).sdk26.timeline")
        if FileManager.default.fileExists(atPath: older.path) {
            try Timeline(file: older).expect(gallery.play(name, sdk: 26))
        }
    }
}

/// The text that a behaviour's run has to come to.
private struct Timeline {
    let file: URL

    func expect(_ text: String) throws {
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(text == expected, "\(file.lastPathComponent)")
    }
}
