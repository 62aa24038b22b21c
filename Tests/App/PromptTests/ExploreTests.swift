import Foundation
import TestSupport
import Testing

/// Tests `course explore`, for scripts and for people.
@Suite(.serialized) struct ExploreTests {
    let home = CourseAtHome(course: CourseAtHome.small)

    init() throws { _ = try home.shell("course open 1.1") }

    private func answer(_ source: String) throws {
        try source.write(to: home.answer, atomically: true, encoding: .utf8)
    }

    private static func wrong() throws -> String { try CourseAtHome.source("Starter") }

    /// An exercise's scenarios may accept an app that shows no message after a failure. Invented stories require a
    /// message after a failure.
    private static func right() throws -> String {
        try CourseAtHome.source("Solution").replacing("(data, _)", with: "(data, response)").replacing(
            "URLSession.shared.data(from: url) {",
            with: "URLSession.shared.data(from: url), (response as? HTTPURLResponse)?.statusCode == 200 {"
        ).replacing("guard let url", with: "rate = \"…\"\n            guard let url").replacing(
            "as: UTF8.self)\n            }",
            with:
                "as: UTF8.self)\n            } else if !Task.isCancelled { rate = \"Something went wrong\" }")
    }

    @Test func `the exit status reports a fault, and one seed finds the same each time`()
        throws
    {
        let command = "course explore 1.1 --runs 40 --json > $1; echo $?"
        try answer(Self.wrong())
        #expect(try home.shell("set one; \(command)") == "1\n")
        #expect(try home.shell("set two; \(command)") == "1\n")
        #expect(try home.shell("cmp one two && echo same") == "same\n")
        let text = try home.shell("cat one")
        let facts = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(facts["stories"] as? Int == 40 && facts["ending"] as? String == "runs")
        #expect((facts["found"] as? [[String: Any]])?.isEmpty == false)
        try answer(Self.right())
        #expect(try home.shell("set right; \(command)") == "0\n")
    }

    @Test func `findings are written for other programs, to the given place`() throws {
        try answer(Self.wrong())
        let said = try home.shell(
            "COLUMNS=200 course explore --runs 40 --save found/ --junit j.xml --sarif s.sarif; ls found; cat j.xml"
        )
        #expect(said.contains("Saved as found/missed-fetch-1.scenario."))
        #expect(said.contains("\nmissed-fetch-1.scenario\n"))
        #expect(said.contains("<failure type=\"missed-fetch\""))
        #expect(said.contains("`course lab two-currencies --script found/"))
        #expect(
            try home.shell("course lab 1.1 --script found/missed-fetch-1.scenario; true").contains("Host"))
        let log = try home.shell("course explore 1.1 --runs 40 --sarif -; cat s.sarif")
        #expect(log.hasPrefix("{\n") && log.contains("\"startLine\""))
        #expect(log.components(separatedBy: "\"version\" : \"2.1.0\"").count == 3)
        #expect(!log.contains("Found in story"))
    }

    @Test func `a fault is replayed by its number`() throws {
        #expect(try home.shell("course play 2>&1; echo $?").contains("you have explored no app yet"))
        try answer(Self.wrong())
        let said = try home.shell("COLUMNS=200 course explore 1.1 --runs 40; true")
        #expect(
            said.contains("\n1  ") && said.contains("`course play 1` replays the story of the first fault"))
        let played = try home.shell("COLUMNS=200 course play 1; echo $?")
        #expect(played.contains("Replaying fault 1"), "\(played)")
        #expect(played.contains("The fault shows here:"), "\(played)")
        #expect(try home.shell("course play 99 2>&1; echo $?").contains("the last exploration found only"))
        try answer(Self.right())
        #expect(
            try home.shell("course explore 1.1 --runs 40; course play 1 2>&1; true").contains(
                "found no fault"))
    }

    @Test func `the stories of a folder's app are kept, played again and accepted`() throws {
        let file = home.folder.appending(path: "Shop/Shop.swift")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        func write(atTheEnd: String) throws {
            try """
            import SwiftUI
            @main struct Shop: App { var body: some Scene { WindowGroup { Offer() } } }
            struct Offer: View {
                @State private var text = ""
                @State private var isLoading = true
                var body: some View {
                    VStack { if isLoading { ProgressView() }; Text(text) }.task {
                        let url = URL(string: "https://shop.test/offer")!
                        if let (data, response) = try? await URLSession.shared.data(from: url),
                            (response as? HTTPURLResponse)?.statusCode == 200
                        {
                            text = String(decoding: data, as: UTF8.self)
                            isLoading = false
                        }
                        \(atTheEnd)
                    }
                }
            }
            """.write(to: file, atomically: true, encoding: .utf8)
        }
        func course(_ words: String) throws -> String {
            try home.shell("COLUMNS=200 course \(words) 2>/dev/null; echo $?")
        }
        try write(atTheEnd: "")
        let none = try course("explore Shop --check")
        #expect(none.hasPrefix(".course/stories has no story") && none.hasSuffix("\n0\n"), "\(none)")
        let found = try course("explore Shop --runs 40")
        #expect(found.contains("The stories are in .course/stories") && found.hasSuffix("\n1\n"), "\(found)")
        try answer(Self.wrong())
        _ = try course("explore 1.1 --runs 20")
        let played = try home.shell("cd Shop && COLUMNS=200 course play 1 2>&1; true")
        #expect(played.contains("/offer"), "the folder's app is replayed, not the last one: \(played)")
        let there = try course("explore Shop --check")
        #expect(
            there.contains("still there  wrong-screen-1.scenario") && there.hasSuffix("\n1\n"), "\(there)")
        #expect(try course("explore Shop --runs 40 --baseline").hasSuffix("\n0\n"))
        #expect(try course("explore Shop --check").contains("accepted     wrong-screen-1.scenario"))
        let later = try course("explore Shop --runs 40")
        #expect(
            later.contains("not shown (listed in .course/stories/baseline)") && later.hasSuffix("\n0\n"),
            "\(later)")
        try FileManager.default.removeItem(at: home.folder.appending(path: "Shop/.course/stories/baseline"))
        try write(atTheEnd: "isLoading = false")
        let gone = try course("explore Shop --check")
        #expect(gone.contains("gone         wrong-screen-1.scenario") && gone.hasSuffix("\n0\n"), "\(gone)")
        #expect(try course("page Shop").hasPrefix("Wrote Shop/.course/run.html, "))
    }

    @Test(.completeProof) func `the command ends after its time limit and says so`() throws {
        try answer(Self.right())
        let said = try home.shell("COLUMNS=200 course explore 1.1 --for 500ms")
        #expect(said.contains("The search stopped after 500 ms"))
        #expect(said.contains("The explorer found no fault."))
    }

    // The test sends SIGTERM, because a background job of a shell ignores SIGINT. An exploration reacts to SIGTERM
    // as to SIGINT.
    @Test(.completeProof) func `an interrupted exploration prints its findings so far`() throws {
        try answer(Self.wrong())
        let said = try home.shell(
            "COLUMNS=200 course explore 1.1 --runs 1000000 --jobs 1 & sleep 10; kill -TERM $!; wait $!; echo $?"
        )
        #expect(said.contains("You stopped the search."))
        #expect(said.contains("missed-fetch") && said.hasSuffix("\n1\n"))
        try answer(Self.right())
        let clean = try home.shell(
            "COLUMNS=200 course explore 1.1 --runs 1000000 & sleep 8; kill -TERM $!; wait $!; echo $?")
        #expect(clean.contains("The explorer found no fault.") && clean.hasSuffix("\n130\n"))
    }

    @Test(arguments: [
        ("--runs 0", "--runs takes a whole number from 1 to 1000000"), ("--for soon", "such as 30s or 5min"),
        ("--for 0s", "such as 30s or 5min"), ("--json --sarif -", "would all write to standard output"),
        ("--save /dev/null/x --runs 1", "/dev/null/x cannot be written"),
        ("--junit /nowhere/j.xml --runs 1", "/nowhere/j.xml cannot be written"),
        ("--check", "--check needs the folder of an app"), ("--check --runs 1", "leave out --runs"),
        ("nothing", "no file, exercise or lesson is named \"nothing\""),
    ])
    func `wrong options produce an error`(options: String, said: String) throws {
        let words = try home.shell("course explore \(options) 2>&1; echo $?")
        #expect(words.contains(said) && words.hasSuffix("\n2\n"), "\(words)")
    }

    @Test func `stories are drawn, with the compared runs below`() throws {
        try home.write(
            "s.scenario",
            """
            # Another currency
            route GET /a replies text after 100ms
            route GET /b replies text after 100ms
            want /a
            show currency=a
            wait 40ms
            want /b
            set currency b
            settle
            see body of /b

            """)
        try answer(Self.wrong())
        let line = "course timeline 1.1 --script s.scenario --plain"
        let fresh = try home.shell("\(line) --against fresh; echo $?")
        #expect(fresh.contains("Against: \"The same app, started fresh with currency=b\""))
        #expect(fresh.contains("/b was wanted from 40 ms to the end of the run; never fetched."))
        #expect(fresh.contains("Request 1 for /b (Rate.swift:8): sent at 0 ms, answered at 100 ms."))
        #expect(fresh.hasSuffix("\n1\n"))
        let patient = try home.shell(
            "\(line) --against patient; course timeline 1.1 --against patient --plain; true")
        #expect(
            patient.components(separatedBy: "Against: \"The same story, with a user who waits").count == 3)
        #expect(try home.shell("\(line) --json --against fresh; true").contains("\"event\":\"against\""))
        #expect(try home.shell("\(line) --against fresh --svg - ; true").hasPrefix("<svg"))
        #expect(try home.shell("\(line) --scenario slow 2>&1; echo $?").contains("leave out one of them"))
        try home.write("bad.scenario", "show nothing=1\n")
        let bad = try home.shell("course timeline 1.1 --script bad.scenario 2>&1; echo $?")
        #expect(bad.contains("has no knob \"nothing\"") && bad.hasSuffix("\n2\n"))
        try home.write("hidden.scenario", "show\nhide\n")
        let hidden = try home.shell(
            "course timeline 1.1 --script hidden.scenario --against fresh 2>&1; echo $?")
        #expect(
            hidden.contains("the app is not on screen then")
                && hidden.hasSuffix("\n2\n"))
    }

    @Test(.completeProof) func `exploring a class's passing answers leaves their grades alone`()
        throws
    {
        let said = try home.shell(
            """
            mkdir -p class/anna class/ben class/cem
            cp "\(CourseAtHome.small.path)/Exercises/01-rates/01-two-currencies/Solution.swift" class/anna/Rate.swift
            cp "\(CourseAtHome.small.path)/Exercises/01-rates/01-two-currencies/Starter.swift" class/ben/Rate.swift
            cat > class/cem/Rate.swift << 'END'
            \(try Self.right())
            END
            course grade class --exercise 1.1 --out plain; course grade class --exercise 1.1 --out looked --explore 40
            cut -d, -f1-10 looked/results.csv | cmp - <(cut -d, -f1-10 plain/results.csv) && echo same
            """)
        #expect(
            said.contains(
                "Look at these answers yourself:\n  anna, two-currencies: wrong-screen\nResults:"))
        #expect(said.hasSuffix("same\n"))
    }

    @Test(.completeProof) func `class answers are compared with the course's right answers`()
        throws
    {
        let said = try home.shell(
            """
            cp -r "\(CourseAtHome.small.path)" course; export COURSE_ROOT=$PWD/course
            cd course/Exercises/01-rates/01-two-currencies; rm -r Right; mkdir Right; cd Right
            echo "// style: One" > One.swift; cat >> One.swift << 'END'
            \(try Self.right())
            END
            sed 's/One/Two/' One.swift > Two.swift
            tail -n +2 One.swift > ../Solution.swift
            sed -i 's/keeps showing the first one/says `Something went wrong` if it fails/' ../exercise.md
            cd; mkdir -p class/anna class/ben
            tail -n +2 course/Exercises/01-rates/01-two-currencies/Right/Two.swift > class/anna/Rate.swift
            sed 's/Something went wrong/It failed/' class/anna/Rate.swift > class/ben/Rate.swift
            course grade class --exercise 1.1 --out looked --explore 40
            """)
        #expect(said.contains("2 passed"))
        #expect(
            said.contains("Look at these answers yourself:\n  ben, two-currencies: wrong-screen\nResults:"),
            "\(said)"
        )
    }

    @Test func `the prompt explores the open exercise, and refuses one without a view`() throws {
        try answer(Self.wrong())
        let said = try home.shell("printf 'open 1.1\\nexplore\\nquit\\n' | COLUMNS=200 course start 2>&1")
        #expect(said.contains("missed-fetch"))
        #expect(said.contains("`explore --save stories` writes the stories"))
        let other = try CourseAtHome().shell("course explore 3.3 2>&1; echo $?")
        #expect(other.contains("the answer to 3.3 is a scenario") && other.hasSuffix("\n2\n"))
    }
}
