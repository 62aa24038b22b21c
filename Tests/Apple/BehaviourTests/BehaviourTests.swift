import Foundation
import TestSupport
import Testing

/// Checks the engine's SwiftUI against three files per behavior, which have the same name in the folder `Behaviours/`:
///
/// - `TaskOrder.swift`: declares a view `TaskOrder` with the property `input: Int`; the view prints its events
/// - `TaskOrder.scenario`: the user's actions; `set input 2` changes the view's input
/// - `TaskOrder.timeline`: the expected result as text; `RECORD_SNAPSHOTS=1` writes it
///
/// An optional `.facts` file lists every recorded fact.
///
/// Where Apple's SDKs differ, `TaskOrder.timeline` is for the newest SDK, `TaskOrder.sdk26.timeline` for an
/// older SDK.
///
/// All views are compiled once into two apps: views that import a kit, and all other views. Each view runs
/// twice, and both runs must be identical to the byte.
@Suite struct `SwiftUI's behavior` {
    @Test(arguments: Gallery.names(importingKits: false)) func `matches its timeline`(name: String) throws {
        try expect(name, in: Gallery.plain.get())
    }

    @Test(.completeProof, arguments: Gallery.names(importingKits: true))
    func `of kits matches its timeline`(name: String) throws {
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
