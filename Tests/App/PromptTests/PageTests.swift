import Foundation
import Testing

/// Tests `course page`, for scripts and for people.
@Suite(.serialized) struct PageTests {
    let home = CourseAtHome(course: CourseAtHome.small)

    init() throws { _ = try home.shell("course open 1.1") }

    private func data(_ file: String) throws -> [String: Any] {
        let page = try String(contentsOf: home.folder.appending(path: file), encoding: .utf8)
        let start = try #require(page.range(of: "id=\"data\">"))
        let end = try #require(page[start.upperBound...].range(of: "</script>"))
        let json = page[start.upperBound..<end.lowerBound]
        return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }

    private func titles(_ file: String) throws -> [String?] {
        let data = try data(file)
        return ["run", "against"].map { (data[$0] as? [String: Any])?["title"] as? String }
    }

    @Test func `the page shows the run that explains the verdict, and exits with verify's status`() throws {
        let said = try home.shell("course page; echo $?")
        #expect(said.hasPrefix("Wrote run.html, ") && said.hasSuffix("\n1\n"))
        let run = try #require(try data("run.html")["run"] as? [String: Any])
        #expect((run["findings"] as? [Any])?.isEmpty == false)
        #expect((run["sources"] as? [[String: Any]])?.first?["file"] as? String == "Rate.swift")
        try CourseAtHome.source("Solution").write(to: home.answer, atomically: true, encoding: .utf8)
        #expect(try home.shell("course page 1.1 -o right.html; echo $?").hasSuffix("\n0\n"))
        #expect(try home.shell("course page 1.1 --out=- | cmp - right.html && echo same") == "same\n")
        let facts = try home.shell("course page 1.1 -o right.html --json")
        #expect(facts.contains("\"file\" : \"right.html\""))
    }

    @Test func `the page plays another run beside the first`() throws {
        _ = try home.shell(
            "course page 1.1 --against solution -o a.html; course page --against patient -o b.html; true")
        #expect(try titles("a.html")[1] == "The course's solution")
        #expect(try titles("b.html")[1] == "The same story, with a user who waits after each line")
    }

    @Test func `a page can show a file's scenario, and a learner's own view`() throws {
        try home.write(
            "Hello.swift", "import SwiftUI\nstruct Hello: View { var body: some View { Text(\"Hi\") } }\n")
        try home.write("s.scenario", "# Twice\nshow\nhide\nshow\nsee \"Hi\"\n")
        #expect(try home.shell("course page Hello.swift; echo $?").hasSuffix("\n0\n"))
        #expect(try titles("run.html")[0] == "On screen, until all is settled")
        #expect(
            try home.shell("course page Hello.swift --script s.scenario --against fresh; echo $?").hasSuffix(
                "\n0\n"))
        #expect(try titles("run.html") == ["Twice", "The same app, started fresh"])
    }

    @Test(arguments: [
        ("--scenario slow --script s", "leave out one of them", 2),
        ("--scenario nothing", "has no scenario", 2),
        ("--root Other", "--root chooses", 2),
        ("--against nothing", "patient (a user who waits) or solution (the course's answer)", 2),
        ("Other.swift --against solution", "only exercises have a solution", 2),
        ("-o no/run.html", "the folder does not exist", 2),
        ("Other.swift Other.swift", "two files are named Other.swift", 2), ("-x", "has no option -x", 2),
    ])
    func `impossible requests are refused`(words: String, fact: String, status: Int) throws {
        try home.write(
            "Other.swift", "import SwiftUI\nstruct Other: View { var body: some View { Text(\"\") } }\n")
        let line = words.contains("swift") ? words : "1.1 \(words)"
        let said = try home.shell("course page \(line) 2>&1; echo $?")
        #expect(said.contains(fact) && said.hasSuffix("\n\(status)\n"), "\(said)")
    }

    @Test func `an answer that does not compile produces no page, and the reason is printed`() throws {
        try "import SwiftUI\nnonsense\n".write(to: home.answer, atomically: true, encoding: .utf8)
        let said = try home.shell("course page 1.1; echo $?; ls run.html 2>&1; true")
        #expect(said.contains("does not compile") && said.contains("\n3\n") && said.contains("No such file"))
    }

    @Test func `only a terminal offers the page below a verdict`() throws {
        // `read line` keeps the program running, because the terminal closes when its program ends.
        let terminal = try PseudoTerminal(
            running: ["sh", "-c", "course verify 1.1; read line"], environment: home.environment)
        let screen = try terminal.wait(for: "shows this run in a browser")
        #expect(screen.contains("`course page 1.1 -o run.html` shows"))
        #expect(!(try home.shell("course verify 1.1; true").contains("in a browser")))
    }

    @Test func `no page is offered if the answer did not run`() throws {
        let home = CourseAtHome(course: CourseAtHome.forms)
        _ = try home.shell("course open 1.1")
        let terminal = try PseudoTerminal(
            running: ["sh", "-c", "course verify 1.1; echo over; read line"], environment: home.environment)
        #expect(!(try terminal.wait(for: "over")).contains("in a browser"))
    }
}
