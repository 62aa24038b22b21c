import Foundation
import Testing

/// Scripts can run every command of the prompt.
@Suite(.serialized) struct ScriptTests {
    let home = CourseAtHome(course: CourseAtHome.small)

    private func json(_ command: String) throws -> Any {
        let text = try home.shell("course \(command) --json 2>errors; echo >> errors; true")
        do {
            return try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        } catch {
            throw NoJSON(
                description: "course \(command) --json printed:\n\(text)\n\(try home.shell("cat errors"))")
        }
    }

    private struct NoJSON: Error, CustomStringConvertible { let description: String }

    private func facts(_ command: String) throws -> [String: Any] {
        try #require(try json(command) as? [String: Any])
    }

    private func list(_ command: String) throws -> [[String: Any]] {
        try #require(try json(command) as? [[String: Any]])
    }

    @Test func `comparing an answer that is a scenario shows no requests`() throws {
        let page = try CourseAtHome().shell("course open 3.3 >opened; course compare 3.3 --yes")
        #expect(page.contains("`-` marks your lines"))
        #expect(!page.contains("Requests"))
    }

    @Test func `a judge or review exercise shows its cases or its change`() throws {
        let home = CourseAtHome(course: CourseAtHome.forms)
        let judged = try home.shell("course task 1.1 --json")
        #expect(judged.contains(#""with-id""#) && judged.contains(#""cases""#))
        let reviewed = try home.shell("course task 1.2")
        #expect(reviewed.contains("13 +                 Task { await load() }"))
        #expect(try home.shell("course lab 1.1 4 < /dev/null").contains("course:") == false)
        try home.write("Cities.form", "1: no\n2: no\n3: no\n4: no\n5: no\n6: no\n")
        #expect(
            try home.shell("course timeline 1.1 Cities.form --scenario with-id; true").contains(
                "Case 3, with-id"))
        let refused = try home.shell("course explore 1.2 2>&1; echo $?")
        #expect(
            refused.contains("the answer to 1.2 is a form, but explore needs an app")
                && refused.hasSuffix("2\n"))
        try home.write("Review.form", "16: missed-fetch\n")
        #expect(try home.shell("course verify 1.2 Review.form; echo $?").hasSuffix("1\n"))
        try home.write("Review.form", "16 missed-fetch\n")
        #expect(try home.shell("course verify 1.2 Review.form; echo $?").hasSuffix("3\n"))
    }

    @Test func `a question prints its lesson, run and exercise, or the nearest question`()
        throws
    {
        let home = CourseAtHome()
        let page = try home.shell("course ask why does my task run twice; echo $?")
        #expect(
            page.contains("Why does my task run twice?") && page.contains("course lab 8 --root out-and-back"))
        #expect(page.hasSuffix("0\n"))
        let near = try home.shell("course ask zebra tasks on bicycles; echo $?")
        #expect(near.contains("No question of the course has all these words.") && near.hasSuffix("1\n"))
        let facts = try home.shell("course ask task-twice --json")
        #expect(facts.contains(#""exercise" : "reloading-tabs""#) && facts.contains(#""part" : 8"#))
        let unanswered = try home.shell("course ask timeout")
        #expect(unanswered.contains("No lesson answers this question yet."))
        let asked = try home.shell("printf 'ask why does my spinner never stop\\nask\\n' | course start")
        #expect(asked.contains("without resetting the flag") && asked.contains("`ask load-once`"))
    }

    @Test func `every command prints only JSON with --json`() throws {
        #expect(try facts("next")["command"] as? String == "read 1")
        #expect(try list("lessons").count == 1)
        #expect(try list("exercises").count == 2)
        #expect(try facts("open 1.1")["isNew"] as? Bool == true)
        #expect(try facts("task 1.1")["exercise"] as? String == "two-currencies")
        #expect(try facts("show 1.1")["text"] as? String == CourseAtHome.source("Starter"))
        #expect(try facts("edit 1.1 --with true")["changed"] as? Bool == false)
        #expect(try facts("fix 1.1 1 '// mine'")["changed"] as? Bool == true)
        #expect(try facts("verify 1.1")["passed"] as? Bool == false)
        #expect(try facts("why 1.1 1")["request"] as? Int == 1)
        #expect(try list("explain missed-f").first?["code"] as? String == "missed-fetch")
        #expect(try list("explain").count > 10)
        #expect(try facts("guide scen")["title"] as? String == "The scenario language")
        #expect(try list("guide").count > 5)
        #expect(try list("review").isEmpty)
        #expect(try facts("compare 1.1 --yes")["scenarios"] is [Any])
        #expect(try facts("reset 1.1 --yes")["copy"] is String)
        #expect(try facts("progress")["lessonsRead"] is [Any])
        #expect(try facts("export out")["file"] as? String == "\(home.folder.path)/out")
        #expect(try json("import out") is [String: Any])
        #expect(try list("doctor").contains { $0["name"] as? String == "progress" })
    }

    @Test(arguments: [80, 40]) func `help fits the window`(width: Int) throws {
        let pages = try home.shell(
            // Some commands have names of two words, so the shell must split `$words`.
            "course completions --words command | while read -r words; do COLUMNS=\(width) course $words --help; done; "
                + "COLUMNS=\(width) course help")
        #expect(pages.contains("usage: course verify [EXERCISE] [FILE]"))
        // A line that learners type literally is never broken.
        let long = pages.split(separator: "\n").filter {
            $0.count > width && !$0.contains("course completions")
        }
        #expect(long.isEmpty, "\(long)")
    }

    @Test func `hint --json prints the next hint and the earlier hints`() throws {
        _ = try home.shell("course open 1.1; course verify 1.1; true")
        let first = try facts("hint 1.1")
        #expect(first["steps"] as? Int == 3)
        #expect(first["isForLastRun"] as? Bool == true)
        #expect((first["hints"] as? [Any])?.count == 1)
        #expect((try facts("hint 1.1")["hints"] as? [Any])?.count == 2)
        // The prompt continues from the hint that `--json` printed last.
        #expect(try home.shell("printf 'open 1.1\\nhint\\n' | course start").contains("Hint 3 of 3"))
        #expect((try facts("hint 1.1")["hints"] as? [Any])?.count == 3)
    }

    @Test func `read --json prints a lesson's questions and measured results`() throws {
        let parts = try #require(try facts("read 1")["parts"] as? [[String: Any]])
        #expect(parts.compactMap { $0["answer"] as? String } == ["1"])
    }

    @Test func `a review prints the exercises that no longer pass, and exits with status 1`() throws {
        _ = try home.shell("course open 1.1")
        try CourseAtHome.source("Solution").write(to: home.answer, atomically: true, encoding: .utf8)
        _ = try home.shell("course verify 1.1")
        let held = try list("review")
        #expect(held.first?["passed"] as? Bool == true)
        #expect(held.first?["seed"] as? Int != 1)
        try CourseAtHome.source("Starter").write(to: home.answer, atomically: true, encoding: .utf8)
        #expect(try home.shell("course review 1.1 > said; echo $?; cat said").hasPrefix("1\n"))
        #expect(try (list("review").first?["findings"] as? [String])?.isEmpty == false)
    }

    @Test func `every command uses the folder of start unless it names another`() throws {
        _ = try home.shell("mkdir desk; cd desk; printf 'quit\\n' | course start --dir answers")
        #expect(
            try facts("open 1.1")["file"] as? String
                == "\(home.folder.path)/desk/answers/01-two-currencies/Rate.swift")
        #expect(try facts("verify 1.1")["passed"] as? Bool == false)
        // The course remembers only the folder that `start` names, not the `--dir` of other commands.
        #expect(
            try (facts("open 1.1 --dir once")["file"] as? String)?.hasPrefix("\(home.folder.path)/once/")
                == true)
        #expect(try facts("verify 1.1 --dir once")["passed"] as? Bool == false)
        #expect(try (facts("task 1.1")["file"] as? String)?.contains("/desk/answers/") == true)
        let refusal = try home.shell("touch file; course start --dir file </dev/null 2>&1; true")
        #expect(refusal.contains("\(home.folder.path)/file cannot be written"))
        #expect(try (facts("task 1.1")["file"] as? String)?.contains("/desk/answers/") == true)
        #expect(try home.shell("course start --dir=~/tilde </dev/null").contains("`~/tilde`"))
        _ = try home.shell("printf 'export ~/tilde/out\\nimport ~/tilde/out\\nquit\\n' | course start")
        #expect(try home.shell("ls tilde").contains("out\n"))
        let back = try home.shell("printf 'quit\\n' | course start --dir swiftui-course")
        #expect(back.contains("~/swiftui-course"))
        #expect(
            try (facts("task 1.1")["file"] as? String)?.hasPrefix("\(home.folder.path)/swiftui-course/")
                == true)
    }
}
