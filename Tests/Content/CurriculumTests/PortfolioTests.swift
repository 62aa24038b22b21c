import FoundationEssentials
import Testing

@testable import Curriculum

@Suite struct `A portfolio` {
    let exercise: Exercise
    let attempt = AttemptSummary(
        exerciseID: "changing-picture", passed: true, score: 100, requests: 4, par: 3, wastedBytes: 12,
        wastedMilliseconds: 300, findings: ["missed-fetch"],
        contentVersion: "abc")

    init() throws {
        exercise = try #require(try Curriculum.load(Fixture.small).exercise(id: "changing-picture"))
    }

    /// A learner's machine: a workspace and a store in a separate folder.
    private struct Machine: ~Copyable {
        let workspace: Workspace
        let store: ProgressStore

        init(_ folder: URL) throws {
            workspace = Workspace(folder: folder.appending(path: "work"))
            store = try ProgressStore(file: folder.appending(path: "progress.sqlite"))
        }
    }

    private func withMachines(_ body: (borrowing Machine, borrowing Machine, URL) throws -> Void) throws {
        try Fixture.withFolder { folder in
            let here = try Machine(folder.appending(path: "here"))
            let there = try Machine(folder.appending(path: "there"))
            try body(here, there, folder.appending(path: "work.course"))
        }
    }

    private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

    @Test func `carries exported progress to another machine`() throws {
        try withMachines { here, there, file in
            try here.store.record(attempt)
            try here.store.markRead(lesson: "task-identity")
            try here.store.markRevealed(exercise: exercise.id)
            try Data("mine".utf8).write(to: try here.workspace.open(exercise).file)
            try Portfolio(store: here.store, workspace: here.workspace).write(to: file)

            let merge = try Portfolio(reading: file).merge(into: there.store, there.workspace)
            #expect(merge.newAttempts == 1 && merge.newLessons == 1 && merge.problems.isEmpty)
            #expect(merge.added == ["06-changing-picture/ProfilePicture.swift"])
            #expect(try there.store.attempts() == here.store.attempts())
            #expect(try there.store.progress() == here.store.progress())
            #expect(try there.store.revealed() == ["changing-picture"])
            #expect(try text(there.workspace.answerFile(for: exercise)) == "mine")
        }
    }

    @Test func `imports nothing the second time`() throws {
        try withMachines { here, there, file in
            try here.store.record(attempt)
            _ = try here.workspace.open(exercise)
            try Portfolio(store: here.store, workspace: here.workspace).write(to: file)
            _ = try Portfolio(reading: file).merge(into: there.store, there.workspace)
            let again = try Portfolio(reading: file).merge(into: there.store, there.workspace)
            #expect(again == PortfolioMerge())
            #expect(try there.store.attempts().count == 1)
        }
    }

    @Test func `keeps a different local answer as a copy`() throws {
        try withMachines { here, there, file in
            try Data("from there".utf8).write(to: try here.workspace.open(exercise).file)
            try Portfolio(store: here.store, workspace: here.workspace).write(to: file)
            let mine = try there.workspace.open(exercise).file
            try Data("mine".utf8).write(to: mine)
            let merge = try Portfolio(reading: file).merge(into: there.store, there.workspace)
            let kept = try #require(merge.replaced.first)
            #expect(try text(mine) == "from there")
            #expect(try text(URL(filePath: kept.copy)) == "mine")
        }
    }

    @Test func `reports files that it cannot write, and imports the rest`() throws {
        try withMachines { here, there, file in
            try here.store.record(attempt)
            _ = try here.workspace.open(exercise)
            try Portfolio(store: here.store, workspace: here.workspace).write(to: file)
            let place = there.workspace.answerFile(for: exercise)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let merge = try Portfolio(reading: file).merge(into: there.store, there.workspace)
            #expect(merge.problems == [FileFailure(place, .folder).description])
            #expect(merge.newAttempts == 1)
        }
    }

    @Test func `never overwrites on export`() throws {
        try withMachines { here, _, file in
            let mine = try here.workspace.open(exercise).file
            #expect(throws: FileFailure(mine, .exists)) {
                try Portfolio(store: here.store, workspace: here.workspace).write(to: mine)
            }
            #expect(try text(mine) == exercise.starter.text)
        }
    }

    @Test func `is refused with a reason if it is damaged, newer or foreign`() throws {
        try withMachines { here, there, file in
            try here.store.record(attempt)
            try Portfolio(store: here.store, workspace: here.workspace).write(to: file)
            let whole = try text(file)
            func refusal(of contents: String) throws -> PortfolioError? {
                try Data(contents.utf8).write(to: file)
                return #expect(throws: PortfolioError.self) { try Portfolio(reading: file) }
            }
            #expect(try refusal(of: String(whole.dropLast(20))) == .damaged(file.path))
            #expect(try refusal(of: whole.replacing("100", with: "101")) == .damaged(file.path))
            #expect(
                try refusal(of: whole.replacing("course export 1", with: "course export 2"))
                    == .newer(file.path, found: 2, known: 1))
            #expect(try refusal(of: "import SwiftUI\n") == .noExport(file.path))
            #expect(try refusal(of: "") == .noExport(file.path))
            #expect(try there.store.attempts().isEmpty)
        }
    }

    @Test(arguments: [
        "../../outside.swift", "/etc/passwd", "a/../../b", ".ssh/config", "a/.b", "a", "a//b", "a/b/c",
    ])
    func `from elsewhere cannot choose where it writes`(path: String) throws {
        try withMachines { here, there, file in
            var portfolio = try Portfolio(store: here.store, workspace: here.workspace)
            portfolio.answers = [Portfolio.Answer(path: path, contents: Data("x".utf8))]
            let merge = try portfolio.merge(into: there.store, there.workspace)
            #expect(merge.added.isEmpty && merge.problems.count == 1)
            #expect(!FileManager.default.fileExists(atPath: there.workspace.folder.path))
        }
    }
}
