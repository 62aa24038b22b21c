import FoundationEssentials
import Testing

@testable import Curriculum

@Suite struct `The progress store` {
    let failed = AttemptSummary(
        exerciseID: "changing-picture", passed: false, score: 60, requests: 2, redundant: 1,
        missingCancellations: 1, par: 3, wastedBytes: 12_288, wastedMilliseconds: 200,
        findings: ["missed-fetch", "redundant-fetch"], contentVersion: "abc", seed: .max, hintsUsed: 2)
    let passed = AttemptSummary(exerciseID: "changing-picture", passed: true, score: 100, requests: 1)
    let noon = Date(timeIntervalSince1970: 1_800_000_000)

    private func file(in folder: URL) -> URL { folder.appending(path: "data/progress.sqlite") }

    @Test func `keeps every attempt unchanged`() throws {
        try Fixture.withFolder { folder in
            do {
                let store = try ProgressStore(file: file(in: folder))
                try store.record(failed, at: noon)
                try store.record(passed, at: noon + 60)
                try store.markRead(lesson: "task-identity")
            }
            let store = try ProgressStore(file: file(in: folder))
            let attempts = try store.attempts()
            #expect(
                attempts == [Attempt(time: noon, summary: failed), Attempt(time: noon + 60, summary: passed)])
            let progress = try store.progress()
            #expect(progress == Progress(attempts: [failed, passed], lessonsRead: ["task-identity"]))
            let other = try store.attempts(of: "two-inputs")
            #expect(other.isEmpty)
        }
    }

    @Test func `remembers each shown hint once`() throws {
        try Fixture.withFolder { folder in
            do {
                let store = try ProgressStore(file: file(in: folder))
                for step in [1, 2, 2] {
                    try store.recordHint(step, in: "missed-fetch", of: "changing-picture")
                }
            }
            let progress = try ProgressStore(file: file(in: folder)).progress()
            #expect(progress.hintsShown(in: "missed-fetch", of: "changing-picture") == 2)
            #expect(progress.hintsShown(in: "wrong-screen", of: "changing-picture") == 0)
        }
    }

    @Test func `lets two terminals write to one file`() throws {
        try Fixture.withFolder { folder in
            let first = try ProgressStore(file: file(in: folder))
            let second = try ProgressStore(file: file(in: folder))
            for _ in 1...20 {
                try first.record(failed)
                try second.record(passed)
            }
            let count = try first.attempts().count
            #expect(count == 40)
        }
    }

    @Test func `refuses a newer program's file and leaves it alone`() throws {
        try Fixture.withFolder { folder in
            let file = file(in: folder)
            do {
                let store = try ProgressStore(file: file)
                try store.record(passed)
                try store.pragma("user_version = 99")
            }
            #expect(
                throws: ProgressError.newerFormat(path: file.path, found: 99, known: ProgressStore.format)
            ) {
                _ = try ProgressStore(file: file)
            }
            let text = ProgressError.newerFormat(path: "P", found: 9, known: 1).description
            #expect(
                text == "The progress in P was written by a newer version of the course (format 9, this one "
                    + "knows 1). Nothing was changed. Update the course.")
        }
    }

    @Test func `sets a damaged file aside with the time in its name, and starts a new one`() throws {
        try Fixture.withFolder { folder in
            let file = file(in: folder)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("this is no database, but it is somebody's".utf8).write(to: file)
            let store = try ProgressStore(file: file, now: noon)
            let setAside = store.setAside
            let place = try #require(setAside)
            #expect(place.lastPathComponent == "progress.sqlite.damaged-20270115T080000Z")
            #expect(try String(contentsOf: place, encoding: .utf8).hasPrefix("this is no database"))
            try store.record(passed)
            let count = try store.attempts().count
            #expect(count == 1)
        }
    }

    @Test func `treats a file with a hole as damaged`() throws {
        try Fixture.withFolder { folder in
            let file = file(in: folder)
            do {
                let store = try ProgressStore(file: file)
                for _ in 1...200 { try store.record(failed) }
                try store.pragma("wal_checkpoint(TRUNCATE)")
            }
            var data = try Data(contentsOf: file)
            data.replaceSubrange(4096..<8192, with: Data(repeating: 0xAB, count: 4096))
            try data.write(to: file)
            let store = try ProgressStore(file: file)
            let setAside = store.setAside
            #expect(setAside != nil)
        }
    }

    @Test func `stores with an attempt the hints and the reference shown before it`() throws {
        try Fixture.withFolder { folder in
            let store = try ProgressStore(file: file(in: folder))
            try store.record(passed)
            try store.recordHint(1, in: "missed-fetch", of: passed.exerciseID)
            try store.recordHint(2, in: "missed-fetch", of: passed.exerciseID)
            try store.recordHint(1, in: "missed-fetch", of: "two-inputs")
            try store.record(passed)
            try store.markRevealed(exercise: passed.exerciseID)
            try store.record(passed)
            let kept = try store.attempts().map(\.summary)
            #expect(kept.map(\.hintsUsed) == [0, 2, 2])
            #expect(kept.map(\.sawReference) == [false, false, true])
        }
    }

    @Test func `keeps a pass of an older version and marks it as such`() throws {
        let exercise = try #require(try Curriculum.load(Fixture.small).exercises.first)
        let old = AttemptSummary(exerciseID: exercise.id, passed: true, score: 100, contentVersion: "old")
        var progress = Progress(attempts: [old])
        #expect(progress.hasPassed(exercise.id))
        #expect(progress.hasPassedOnlyOlder(exercise))
        var new = old
        new.contentVersion = exercise.contentVersion
        progress.add(new)
        #expect(!progress.hasPassedOnlyOlder(exercise))
    }

    @Test func `reports a full disk and loses nothing that was stored`() throws {
        try Fixture.withFolder { folder in
            let file = file(in: folder)
            let store = try ProgressStore(file: file)
            try store.record(passed)
            try store.pragma("max_page_count = 1")
            var large = failed
            large.findings = [String(repeating: "x", count: 100_000)]
            var error: ProgressError?
            do throws(ProgressError) { try store.record(large) } catch let thrown { error = thrown }
            #expect(error == .diskFull(path: file.path))
            let kept = try store.attempts().map(\.summary)
            #expect(kept == [passed])
        }
    }

    @Test func `reports a read-only file and still reads it`() throws {
        try Fixture.withFolder { folder in
            let file = file(in: folder)
            let store = try ProgressStore(file: file)
            try store.record(passed)
            try store.pragma("query_only = 1")
            var error: ProgressError?
            do throws(ProgressError) { try store.record(failed) } catch let thrown { error = thrown }
            #expect(error == .readOnly(path: file.path))
            let kept = try store.attempts().map(\.summary)
            #expect(kept == [passed])
        }
    }

    @Test func `reports in a sentence that its folder cannot be created`() {
        let file = URL(filePath: "/dev/null/course/progress.sqlite")
        #expect(throws: ProgressError.cannotOpen(path: file.path, reason: "its folder cannot be made")) {
            _ = try ProgressStore(file: file)
        }
    }

    @Test func `is where the desktop's conventions put it`() {
        func path(_ environment: [String: String]) -> String {
            ProgressStore.defaultFile(environment: environment).path
        }
        #expect(path(["XDG_DATA_HOME": "/data", "HOME": "/users/ada"]) == "/data/course/progress.sqlite")
        #expect(path(["HOME": "/users/ada"]) == "/users/ada/.local/share/course/progress.sqlite")
        #expect(
            path(["XDG_DATA_HOME": "relative", "HOME": "/users/ada"])
                == "/users/ada/.local/share/course/progress.sqlite")
    }
}
