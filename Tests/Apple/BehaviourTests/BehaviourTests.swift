import Foundation
import TestSupport
import Testing

/// What SwiftUI does, each behaviour held by three files of one name in `Behaviours/`:
///
/// - `TaskOrder.swift`, a view `TaskOrder` with an `input: Int`, which prints what happens to it;
/// - `TaskOrder.scenario`, what is done to it: `set input 2` gives it another input;
/// - `TaskOrder.timeline`, what has to come of it, as text. `RECORD_SNAPSHOTS=1` writes it.
///
/// A `.facts` file beside them holds every fact that was recorded.
///
/// Where Apple's SDKs differ, the timeline is that of the newest, and `TaskOrder.sdk26.timeline` that of an older one.
///
/// They are compiled together, once: those that import a kit, and the others. Each runs twice, and both runs have to agree to the byte.
@Suite struct `SwiftUI's behaviour` {
    @Test(arguments: Gallery.names(importingKits: false)) func `is as written down`(name: String) throws {
        try expect(name, in: Gallery.plain.get())
    }

    @Test(.completeProof, arguments: Gallery.names(importingKits: true))
    func `of kits is as written down`(name: String) throws {
        try expect(name, in: Gallery.ofKits.get())
    }

    private func expect(_ name: String, in gallery: Gallery) throws {
        let first = try gallery.play(name)
        #expect(try gallery.play(name) == first, "two runs differ")
        try expect(TimelineText(first), of: name, "timeline")
        if gallery.has(name, "sdk26.timeline") {
            try expect(TimelineText(gallery.play(name, sdk: 26)), of: name, "sdk26.timeline")
        }
        if gallery.has(name, "facts") { try expect(FactText(first), of: name, "facts") }
    }

    private func expect(_ run: some CustomStringConvertible, of name: String, _ kind: String) throws {
        try expectSnapshot(run.description, "\(name).\(kind)", in: "Behaviours")
    }
}

extension Gallery {
    fileprivate func has(_ name: String, _ kind: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "\(name).\(kind)").path)
    }
}
