import Foundation
import Testing

@testable import Curriculum

@Suite struct `Damaged progress` {
    let noon = Date(timeIntervalSince1970: 1_800_000_000)

    /// Writes a progress file with forty attempts, makes a backup, and damages the file.
    private func withHistory(_ body: (URL) throws -> Void) throws {
        try Fixture.withFolder { folder in
            let file = folder.appending(path: "progress.sqlite")
            do {
                let store = try ProgressStore(file: file)
                for score in 1...40 {
                    try store.record(AttemptSummary(exerciseID: "a", passed: false, score: score))
                }
            }
            try body(file)
        }
    }

    private func count(_ file: URL) throws -> Int { try ProgressStore(file: file).attempts().count }

    enum Damage: CaseIterable {
        case cutInHalf, cutToTenBytes, garbage, zeroed, empty, firstPage

        func happen(to file: URL) throws {
            var bytes = try Data(contentsOf: file)
            switch self {
            case .cutInHalf: bytes = bytes.prefix(bytes.count / 2)
            case .cutToTenBytes: bytes = bytes.prefix(10)
            case .garbage: bytes = Data("this is no database, but it is somebody's".utf8)
            case .zeroed: bytes = Data(repeating: 0, count: bytes.count)
            case .empty: bytes = Data()
            case .firstPage: bytes.replaceSubrange(100..<2000, with: Data(repeating: 0xAB, count: 1900))
            }
            try bytes.write(to: file)
        }
    }

    @Test(arguments: Damage.allCases)
    func `is set aside unchanged, and the course continues from the backup`(_ damage: Damage)
        throws
    {
        try withHistory { file in
            try damage.happen(to: file)
            let found = try Data(contentsOf: file)
            let store = try ProgressStore(file: file, now: noon)
            let place = URL(filePath: file.path + ".damaged-20270115T080000Z")
            let recovery = store.recovery
            #expect(
                recovery == .restored(from: URL(filePath: file.path + ".backup"), setAside: place))
            #expect(try Data(contentsOf: place) == found)
            let kept = try store.attempts().map(\.summary.score)
            #expect(kept == Array(1...40))
            try store.record(AttemptSummary(exerciseID: "a", passed: true, score: 100))
            let count = try count(file)
            #expect(count == 41)
        }
    }

    @Test func `is reported with the names of both files`() {
        let aside = URL(filePath: "/d/progress.sqlite.damaged-1")
        let backup = URL(filePath: "/d/progress.sqlite.backup")
        #expect(
            "\(ProgressRecovery.restored(from: backup, setAside: aside))"
                == "Your progress could not be read. The file was moved to /d/progress.sqlite.damaged-1, and the "
                + "course continues from its backup, /d/progress.sqlite.backup. Later attempts are missing."
        )
        #expect(
            "\(ProgressRecovery.begun(setAside: aside))"
                == "Your progress could not be read, and it has no backup. "
                + "The file was moved to /d/progress.sqlite.damaged-1, and the course begins a new one.")
    }

    @Test func `with a damaged backup keeps that backup unused`() throws {
        try withHistory { file in
            let backup = URL(filePath: file.path + ".backup")
            try Damage.garbage.happen(to: file)
            try Damage.cutInHalf.happen(to: backup)
            let store = try ProgressStore(file: file, now: noon)
            let recovery = store.recovery
            #expect(recovery == .begun(setAside: URL(filePath: file.path + ".damaged-20270115T080000Z")))
            #expect(FileManager.default.fileExists(atPath: backup.path))
        }
    }

    @Test func `returns from the backup if the file is gone`() throws {
        try withHistory { file in
            try FileManager.default.removeItem(at: file)
            let store = try ProgressStore(file: file)
            let recovery = store.recovery
            #expect(recovery == .restored(from: URL(filePath: file.path + ".backup"), setAside: nil))
            let count = try store.attempts().count
            #expect(count == 40)
        }
    }

    @Test func `is a new start if the file is empty and has no backup`() throws {
        try Fixture.withFolder { folder in
            let file = folder.appending(path: "progress.sqlite")
            try Data().write(to: file)
            let recovery = try ProgressStore(file: file).recovery
            #expect(recovery == nil)
        }
    }

    @Test func `leaves a folder in the file's place alone, and the course continues without storing`() throws
    {
        try Fixture.withFolder { folder in
            let file = folder.appending(path: "progress.sqlite")
            let inside = file.appending(path: "somebody's")
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
            try Data("here".utf8).write(to: inside)
            let store = try ProgressStore.atHand(file)
            let expected = ProgressError.cannotOpen(path: file.path, reason: "a folder has its name")
            let obstacle = store.obstacle
            #expect(obstacle == expected)
            #expect(throws: expected) {
                try store.record(AttemptSummary(exerciseID: "a", passed: true, score: 100))
            }
            let count = try store.attempts().count
            #expect(count == 0)
            #expect(try Data(contentsOf: inside) == Data("here".utf8))
        }
    }

    @Test func `is reported as a broken link if it is one`() throws {
        try Fixture.withFolder { folder in
            let file = folder.appending(path: "progress.sqlite")
            try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/nowhere/p")
            #expect(
                throws: ProgressError.cannotOpen(
                    path: file.path, reason: "it is a broken link to /nowhere/p")
            ) { _ = try ProgressStore(file: file) }
        }
    }

    @Test func `behind a link is set aside in its folder, and the link stays`() throws {
        try withHistory { file in
            let link = file.deletingLastPathComponent().appending(path: "link")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
            try Damage.garbage.happen(to: file)
            let place = try ProgressStore(file: link, now: noon).setAside
            #expect(place?.path == file.path + ".damaged-20270115T080000Z")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
            let count = try count(link)
            #expect(count == 40)
        }
    }

    @Test func `differs from an unreadable file, which stays in place`() throws {
        try withHistory { file in
            let folder = file.deletingLastPathComponent()
            chmod(folder.path, 0o777)
            chmod(file.path, 0)
            defer { chmod(file.path, 0o600) }
            let before = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let lines = try RecorderProcess.run(file, "b", count: 1, ["nobody"])
            let reason = ProgressError.cannotOpen(path: file.path, reason: "Permission denied")
            #expect(lines == ["found 0", "failed \(reason)", "held 0"])
            let after = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(Set(after).subtracting(before).isSubset(of: ["progress.sqlite.lock"]))
        }
    }

    @Test func `in a read-only folder can still be read`() throws {
        try withHistory { file in
            let folder = file.deletingLastPathComponent()
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                chmod(folder.appending(path: name).path, 0o444)
            }
            chmod(folder.path, 0o555)
            defer { chmod(folder.path, 0o755) }
            let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            let lines = try RecorderProcess.run(file, "b", count: 1, ["nobody"])
            #expect(lines.count == 3)
            #expect(lines.first == "found 40")
            let reason = ProgressError.readOnly(path: file.path)
            #expect(lines.dropFirst().first == "failed \(reason)")
            #expect(lines.last == "held 40")
            let after = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(after == before)
        }
    }

    @Test func `is not read if a newer program wrote it`() throws {
        try withHistory { file in
            do { try ProgressStore(file: file).pragma("user_version = 99") }
            let before = try Data(contentsOf: file)
            #expect(
                throws: ProgressError.newerFormat(path: file.path, found: 99, known: ProgressStore.format)
            ) { _ = try ProgressStore.atHand(file) }
            #expect(try Data(contentsOf: file) == before)
        }
    }

    @Test func `can be inspected without a change: its place and whether it is intact`() throws {
        try withHistory { file in
            let folder = file.deletingLastPathComponent()
            let sound = try #require(try ProgressHealth(of: file))
            #expect(
                sound.description == "40 attempts in \(file.path), \(sound.bytes / 1024) KiB, sound; "
                    + "its backup is \(file.path).backup")
            try Damage.cutInHalf.happen(to: file)
            let before = try Data(contentsOf: file)
            let damaged = try #require(try ProgressHealth(of: file))
            #expect(!damaged.isSound)
            #expect(damaged.remedy == "`course start` moves it aside and continues from the backup.")
            #expect(try Data(contentsOf: file) == before)
            let none = try ProgressHealth(of: folder.appending(path: "none.sqlite"))
            #expect(none == nil)
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "none.sqlite").path))
        }
    }

    @Test func `of every earlier format is upgraded with all its contents`() throws {
        for format in 1..<ProgressSchema.steps.count {
            try Fixture.withFolder { folder in
                let file = folder.appending(path: "progress.sqlite")
                do {
                    let old = try Database(path: file.path, patience: 0)
                    for statement in ProgressSchema.steps.prefix(format).joined() { try old.run(statement) }
                    try old.run(
                        """
                        INSERT INTO attempts (time, exercise, content_version, passed, score, requests,
                            redundant, missing_cancellations, findings) VALUES (1, 'a', 'v', 1, 80, 2, 1, 0, 'x')
                        """)
                    try old.run("PRAGMA user_version = \(format)")
                }
                let kept = try ProgressStore(file: file).attempts().map(\.summary)
                #expect(
                    kept == [
                        AttemptSummary(
                            exerciseID: "a", passed: true, score: 80, requests: 2, redundant: 1,
                            findings: ["x"], contentVersion: "v")
                    ])
            }
        }
    }
}
