import Foundation
import Testing

/// What SwiftUI does, each behaviour held by three files of one name in `Behaviours/`:
///
/// - `TaskOrder.swift`, a view `TaskOrder` with an `input: Int`, which says with `print` what happens to it;
/// - `TaskOrder.scenario`, what is done to it: `set input 2` gives it another input;
/// - `TaskOrder.timeline`, what has to come of it, as text. `RECORD_SNAPSHOTS=1` writes it anew.
///
/// One of them has a `.facts` as well: everything that was recorded of it.
///
/// Where Apple's SDKs differ, the timeline is that of the newest, and `TaskOrder.sdk26.timeline` that of an older one.
///
/// All of them are compiled together, once. Each runs twice, and both runs have to agree to the byte.
@Suite struct `SwiftUI's behaviour` {
    @Test(arguments: Gallery.names) func `is as written down`(name: String) throws {
        let gallery = try Gallery.shared.get()
        let first = try gallery.play(name)
        #expect(try gallery.play(name) == first, "two runs differ")
        try gallery.expect(TimelineText(first), of: name, in: "timeline")
        if gallery.has(name, "sdk26.timeline") {
            try gallery.expect(TimelineText(gallery.play(name, sdk: 26)), of: name, in: "sdk26.timeline")
        }
        if gallery.has(name, "facts") { try gallery.expect(FactText(first), of: name, in: "facts") }
    }
}

extension Gallery {
    fileprivate func has(_ name: String, _ kind: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "\(name).\(kind)").path)
    }

    /// The text that a behaviour's run has to come to stands in a file of its name.
    fileprivate func expect(_ run: some CustomStringConvertible, of name: String, in kind: String) throws {
        let (text, file) = (run.description, folder.appending(path: "\(name).\(kind)"))
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(text == expected, "\(file.lastPathComponent)")
    }
}
