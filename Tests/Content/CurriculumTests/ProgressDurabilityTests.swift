import Foundation
import Testing

@testable import Curriculum

/// Tests the progress file after a kill, with several terminals, and on a full disk.
@Suite struct `Progress under interruption` {
    private func file(in folder: URL) -> URL { folder.appending(path: "progress.sqlite") }

    private func stored(_ lines: [String]) -> Set<Int> {
        Set(lines.filter { $0.hasPrefix("stored ") }.compactMap { Int($0.dropFirst(7)) })
    }

    @Test func `survives kill -9 if it was reported as stored`() throws {
        try Fixture.withFolder { folder in
            let file = file(in: folder)
            for round in 1...12 {
                let recorder = try RecorderProcess(file, "round-\(round)", count: 100_000)
                // Each round kills the recorder later than the round before, while the recorder
                // opens or writes the file.
                try recorder.wait(forLines: round % 4)
                usleep(UInt32(round) * 1700)
                recorder.kill()
                let promised = stored(try recorder.lines())

                let store = try ProgressStore(file: file)
                let recovery = store.recovery
                #expect(recovery == nil)
                let kept = Set(try store.attempts(of: "round-\(round)").map(\.summary.score))
                #expect(promised.subtracting(kept).isEmpty)
                // The recorder may have stored one attempt that it had not printed yet.
                #expect(kept.count <= promised.count + 1)
            }
            let kept = try ProgressStore(file: file).attempts()
            #expect(kept.count > 12)
        }
    }

    @Test func `makes its backup again if power failed during the backup`() throws {
        try Fixture.withFolder { folder in
            let file = file(in: folder)
            try ProgressStore(file: file).record(AttemptSummary(exerciseID: "a", passed: true, score: 100))
            try Data("half a backup".utf8).write(to: URL(filePath: file.path + ".backup.new"))
            try Data("a backup no more".utf8).write(to: URL(filePath: file.path + ".backup"))
            do { _ = try ProgressStore(file: file) }
            try Data("no database".utf8).write(to: file)
            let kept = try ProgressStore(file: file).attempts().map(\.summary.exerciseID)
            #expect(kept == ["a"])
        }
    }

    @Test func `keeps what two terminals record at the same time`() throws {
        try Fixture.withFolder { folder in
            let file = file(in: folder)
            let recorders = try ["left", "right"].map { try RecorderProcess(file, $0, count: 60) }
            let lines = try recorders.map { try $0.lines() }
            #expect(lines.map(stored) == [Set(1...60), Set(1...60)])
            let store = try ProgressStore(file: file)
            for name in ["left", "right"] {
                let scores = Set(try store.attempts(of: name).map(\.summary.score))
                #expect(scores == Set(1...60))
            }
        }
    }

    @Test func `shows an open session what another has recorded`() throws {
        try Fixture.withFolder { folder in
            let old = try ProgressStore(file: file(in: folder))
            let before = try old.progress()
            _ = try RecorderProcess.run(file(in: folder), "two-inputs", count: 1)
            try old.record(AttemptSummary(exerciseID: "two-inputs", passed: false, score: 0))
            let after = try old.progress()
            #expect(!before.hasPassed("two-inputs"))
            #expect(after.hasPassed("two-inputs"))
        }
    }

    @Test func `continues in the new file after another session set the old one aside`() throws {
        try Fixture.withFolder { folder in
            let file = file(in: folder)
            let old = try ProgressStore(file: file)
            try old.record(AttemptSummary(exerciseID: "before", passed: true, score: 100))
            try FileManager.default.moveItem(at: file, to: folder.appending(path: "aside"))
            try old.record(AttemptSummary(exerciseID: "after", passed: true, score: 100))
            let kept = try ProgressStore(file: file).attempts().map(\.summary.exerciseID)
            #expect(kept == ["before", "after"])
        }
    }

    @Test(.enabled(if: bubblewrapWorks))
    func `reports a full disk at each attempt and keeps what was stored`() throws {
        try Fixture.withFolder { folder in
            let disk = folder.appending(path: "disk")
            try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
            let file = disk.appending(path: "progress.sqlite")
            let sandbox = Self.sandbox + ["--size", "300000", "--tmpfs", disk.path]
            let lines = try RecorderProcess.run(file, "changing-picture", count: 400, in: sandbox)
            let stored = stored(lines)
            #expect(!stored.isEmpty)
            let failures = Set(lines.filter { $0.hasPrefix("failed ") })
            #expect(failures == ["failed \(ProgressError.diskFull(path: file.path))"])
            let held = try #require(lines.last?.split(separator: " ").last.flatMap { Int($0) })
            #expect(lines.last?.hasPrefix("held ") == true)
            #expect(held >= stored.count)
        }
    }

    @Test func `treats a limit or quota on files as a full disk`() throws {
        try Fixture.withFolder { folder in
            let file = file(in: folder)
            let lines = try RecorderProcess.run(file, "a", count: 300, ["limit=60000"])
            let stored = stored(lines)
            #expect(!stored.isEmpty)
            let failures = Set(lines.filter { $0.hasPrefix("failed ") })
            #expect(failures == ["failed \(ProgressError.diskFull(path: file.path))"])
            let kept = Set(try ProgressStore(file: file).attempts().map(\.summary.score))
            #expect(stored.subtracting(kept).isEmpty)
        }
    }

    @Test(.enabled(if: bubblewrapWorks))
    func `on a read-only disk can be read, and each attempt says why it is lost`()
        throws
    {
        try Fixture.withFolder { folder in
            let file = file(in: folder)
            try ProgressStore(file: file).record(AttemptSummary(exerciseID: "a", passed: true, score: 100))
            let sandbox = Self.sandbox + ["--ro-bind", folder.path, folder.path]
            let lines = try RecorderProcess.run(file, "b", count: 2, in: sandbox)
            #expect(lines.first == "found 1")
            #expect(
                lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("failed Progress is not stored:") }
            )
            #expect(lines.count == 4)
        }
    }

    private static let sandbox = ["/usr/bin/bwrap", "--bind", "/", "/", "--dev-bind", "/dev", "/dev"]

    private static var bubblewrapWorks: Bool {
        let process = Process()
        process.executableURL = URL(filePath: sandbox[0])
        process.arguments = sandbox.dropFirst() + ["/bin/true"]
        do {
            try process.run()
        } catch {
            return false
        }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
