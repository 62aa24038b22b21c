import Foundation
import TestSupport
import Testing

@Suite(.completeProof) struct AlternativesTests {
    let home = CourseAtHome(course: CourseAtHome.small)

    private func compare(_ words: String) throws -> String {
        _ = try home.shell("course open 1.1")
        try home.write("swiftui-course/01-two-currencies/Rate.swift", CourseAtHome.source("Solution"))
        return try home.shell("course compare 1.1 \(words) --yes --plain 2>&1 || true")
    }

    @Test func `the page lists right answers and their trade-offs below the reference`() throws {
        let page = try compare("")
        #expect(page.contains("Your answer has the same code as the reference."))
        #expect(page.contains("Other ways"))
        #expect(page.contains("HeldTask**: A task kept by hand, which a button could begin as well"))
    }

    @Test func `naming a right answer shows it instead of the reference, without its first line`() throws {
        let page = try compare("heldtask")
        #expect(page.contains("the lines of HeldTask."))
        #expect(page.contains("+     @State private var work: Task<Void, Never>?"))
        #expect(!page.contains("// style:"))
        #expect(!page.contains("Other ways"))
    }

    @Test func `an unknown name prints the names that exist`() throws {
        let said = try compare("HeldTusk")
        #expect(
            said.contains("no other right answer is called \"HeldTusk\"; exercise 1.1 has HeldTask.")
        )
        #expect(said.contains("Did you mean course compare 1.1 HeldTask?"))
    }

    @Test func `programs can read the list`() throws {
        let facts = try compare("HeldTask --json")
        #expect(facts.contains("\"alternative\" : \"HeldTask\""))
        #expect(facts.contains("\"name\" : \"HeldTask\""))
    }

    @Test func `other ways to mark a change are listed with their trade-offs`() throws {
        let home = CourseAtHome(course: CourseAtHome.forms)
        let page = try home.shell("course open 1.2 >opened; course compare 1.2 --yes --plain 2>&1 || true")
        #expect(page.contains("NamesTheCause**: It names the cause, a task that nothing owns"))
        let chosen = try home.shell("course compare 1.2 namesthecause --yes --plain 2>&1 || true")
        #expect(chosen.contains("+ 13: unowned-task"))
    }

    @Test func `where a run decides each case, the page says that there is no other answer`() throws {
        let home = CourseAtHome(course: CourseAtHome.forms)
        let page = try home.shell("course open 1.1 >opened; course compare 1.1 --yes --plain 2>&1 || true")
        #expect(
            page.contains("This exercise has no other right answers: in each case, the run decides whether"))
        #expect(
            try home.shell("course compare 1.1 InHaste --yes 2>&1 || true").contains(
                "1.1 has no other right answers"))
    }

    @Test func `before a pass, compare's question shows how to answer it`() throws {
        _ = try home.shell("course open 1.1")
        let terminal = try PseudoTerminal(
            running: ["sh", "-c", "course compare 1.1"], environment: home.environment)
        let screen = try terminal.wait(for: "no) >")
        #expect(screen.contains("reference solution?\n"))
        #expect(screen.contains("yes or no (Return: no) >"))
    }

    @Test func `at the prompt, compare needs no exercise name`() throws {
        _ = try compare("")
        let said = try home.shell(
            "printf '%s\\n' 'open 1.1' verify 'compare HeldTask' | course start --plain 2>&1")
        #expect(said.contains("the lines of HeldTask."))
    }
}
