import Foundation
import TestSupport
import Testing

@testable import Study

/// The course only suggests commands that work where the learner reads the suggestion.
@Suite(.completeProof) struct SuggestionTests {
    let home = CourseAtHome(course: CourseAtHome.small)

    /// Returns the suggestion after the given suggestion, and the argument that the learner adds to the suggested
    /// command. The switch must cover every new suggestion.
    private static func next(after suggestion: Suggestion?) -> (Suggestion, argument: String)? {
        switch suggestion {
        case nil: (.showAll(exercise: "1.1", file: nil), "")
        case .showAll(_, file: nil): (.showAll(exercise: "1.1", file: "Other.swift"), "")
        case .showAll: (.explain, "wrong-screen")
        case .explain: (.explore(words: ["1.1", "--runs", "2"]), "")
        case .explore: (.repeatRun(exercise: "1.1", seed: 7), "")
        case .repeatRun: (.compare(exercise: "1.1", alternative: "HeldTask"), "--yes")
        case .compare: (.page(exercise: "1.1", file: nil), "")
        case .page(_, file: nil): (.page(exercise: "1.1", file: "Other.swift"), "")
        case .page: (.open(exercise: "1.1"), "")
        case .open: (.nameFile(exercise: "1.1"), "Other.swift")
        case .nameFile: (.read(lesson: 1), "")
        case .read: (.lessons, "")
        case .lessons: (.exercises, "")
        case .exercises: (.doctor, "")
        case .doctor: (.play(lesson: 1, run: "another"), "")
        case .play: (.mac(part: 1), "")
        case .mac: (.ask(""), "")
        case .ask: (.readUsage, "1")
        case .readUsage: (.explainUsage, "crash")
        case .explainUsage: (.saveStories(words: ["1.1", "--runs", "2"]), "")
        case .saveStories: (.showRemarks(words: ["1.1", "--runs", "2"]), "")
        case .showRemarks: (.playStory(words: ["1.1"], story: "some.scenario", seed: 7), "")
        case .playStory: nil
        }
    }

    /// The commands that a learner types for all suggestions at one place.
    private func lines(at place: Suggestion.Place) -> [String] {
        var lines: [String] = []
        var last: Suggestion?
        while let (suggestion, argument) = Self.next(after: last) {
            let text = Suggestion.$place.withValue(place) { suggestion.text }
            let words = text.split(separator: " ").filter { !["FILE", "LESSON", "CODE"].contains($0) }
            lines.append((words.map(String.init) + [argument]).joined(separator: " "))
            last = suggestion
        }
        return lines
    }

    private static let refusals = [
        "usage:", "no command", "is more than", "needs more", "is not a", "cannot be read", "There is no",
    ]

    @Test func `every suggestion works in a shell`() throws {
        _ = try home.shell(
            "course open 1.1; cp swiftui-course/*/Rate.swift Other.swift; echo show > some.scenario")
        for line in lines(at: .shell) {
            #expect(line.hasPrefix("course "))
            let said = try home.shell("\(line) </dev/null 2>&1; test $? -ne 2 || echo usage:")
            #expect(!said.isEmpty && !Self.refusals.contains(where: said.contains), "\(line)\n\(said)")
        }
    }

    @Test func `every suggestion works at the prompt, also written as a shell command`() throws {
        _ = try home.shell(
            "course open 1.1; cp swiftui-course/*/Rate.swift Other.swift; echo show > some.scenario")
        let typed = lines(at: .prompt) + lines(at: .shell).filter { !$0.contains("doctor") }
        for line in typed {
            // A lesson waits for the learner's guesses, so the test sends empty lines.
            let said = try home.shell("printf '%s\\n' '\(line)' '' '' '' | course start 2>&1")
            let answer = said.split(separator: "> \(line)\n", maxSplits: 1).last.map(String.init) ?? ""
            #expect(!answer.isEmpty && !Self.refusals.contains(where: answer.contains), "\(line)\n\(answer)")
        }
    }

    @Test(arguments: [
        ("verify --all", "Not yet"), ("course verify", "Not yet"), ("verify --ledger", "GET"),
        ("why 1.1 1", "#1"),
        ("timeline --plain", "show"), ("guide scen", "scenario"), ("progress --json", "{"),
        ("hint 1.1", "Hint"),
        ("hint --json", "{"), ("verify --help", "usage: verify [EXERCISE] [FILE] [options]"),
        ("task 1.2", "1.2"),
        ("verify --al", "Did you mean --all?"), ("open 1.1 --json", "{"),
        ("start", "already at the prompt"), ("start 1.2", "`open 1.2` opens the exercise"),
        ("guide nonsense", "no guide is called"), ("edit 99", "finding 99 does not exist"),
    ])
    func `the prompt accepts every shell command`(line: String, expected: String) throws {
        _ = try home.shell("course open 1.1")
        let said = try home.shell("printf '%s\\n' verify '\(line)' | course start 2>&1")
        let answer = said.split(separator: "> \(line)\n", maxSplits: 1).last.map(String.init) ?? ""
        #expect(answer.contains(expected), "\(answer)")
    }

    @Test func `start with an exercise opens it, and an unknown exercise only prints an error`()
        throws
    {
        let opened = try home.shell(
            "echo task | course start 1.1; test -e ~/swiftui-course/*/*.swift && echo kept")
        #expect(opened.contains("1.1 (Return: verify) > task") && opened.hasSuffix("kept\n"))
        let refused = try home.shell("echo lessons | course start 77.7 2>&1; echo $?")
        #expect(refused.contains("77.7") && refused.contains("> lessons") && refused.hasSuffix("0\n"))
    }

    @Test func `a shell command without an exercise uses the exercise opened last`() throws {
        let refusal = try home.shell("course verify 2>&1; echo $?")
        #expect(
            refusal.contains("verify needs EXERCISE, because you have opened no exercise")
                && refusal.hasSuffix("2\n"))
        _ = try home.shell("course open 1.2; course open 1.1")
        #expect(try home.shell("course task").contains("1.1 "))
        #expect(try home.shell("course verify; echo $?").hasSuffix("1\n"))
        #expect(try home.shell("course why 1; echo $?").contains("#1"))
        #expect(try home.shell("course why 99 2>&1; echo $?").hasSuffix("2\n"))
        #expect(try home.shell("course exercises zebra; echo $?").hasSuffix("1\n"))
        let back = try home.shell("printf 'task\\n' | course start")
        #expect(back.contains("You were working on 1.1 ") && back.contains("1.1 (Return: verify) > task"))
    }

    @Test(arguments: [
        "lessons", "exercises", "task 1.1", "guide", "guide timeline", "progress", "explain", "verify 1.1",
    ])
    func `unwritable output ends with its own exit status`(command: String) throws {
        _ = try home.shell("course open 1.1")
        #expect(try home.shell("course \(command) >/dev/full 2>/dev/null; echo $?") == "5\n")
    }
}
