import Foundation
import Testing

@Suite struct MeasuredKindTests {
    let home = CourseAtHome()

    private func folder(_ name: String) -> String { "\(CourseAtHome.root.path)/Exercises/\(name)" }

    @Test func `a report shows the spent budget, and the task shows the limit`() throws {
        let exercise = folder("08-what-appears-means/04-back-again")
        let start = try home.shell("course verify back-again \(exercise)/Starter.swift --plain || true")
        #expect(start.contains("Spent of the budget\nFAIL short-absence  4 of 1 request\n"))
        let solution = try home.shell("course verify back-again \(exercise)/Solution.swift --plain")
        #expect(
            solution.contains("ok   short-absence  1 of 1 request\nok   long-absence   2 of 2 requests\n"))
        let task = try home.shell("course open back-again >opened; course task back-again")
        #expect(task.contains("the starter works, but spends more than the table allows."))
        #expect(task.contains("expect at most 1 request   # the budget"))
    }

    @Test func `a report shows which parts of the working code still work`() throws {
        let exercise = folder("09-cancellation-is-cooperation/02-busy")
        let start = try home.shell("course verify busy \(exercise)/Starter.swift --plain || true")
        #expect(start.contains("9 of 9 scenarios work as before."))
        let wrong = try home.shell(
            "course verify busy \(exercise)/Wrong/FlagOfTheOther.swift --plain || true")
        #expect(wrong.contains("Your change broke "))
        let json = try home.shell("course verify busy \(exercise)/Wrong/FlagOfTheOther.swift --json || true")
        #expect(json.contains("\"other-account\",\n    \"hidden\""))
        let task = try home.shell("course open busy >opened; course task busy")
        #expect(task.contains("the starter passes 9 of 11 scenarios"))
    }
}
