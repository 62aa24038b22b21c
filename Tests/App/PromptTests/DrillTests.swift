import Foundation
import Testing

@Suite(.serialized) struct DrillTests {
    private let home = CourseAtHome(course: CourseAtHome.small)

    @Test func `a wrong guess shows the timeline and two sentences, and is kept when the input ends`() throws
    {
        let page = try home.shell("printf 'many\\n7\\n' | course drill 2>errors; echo $?; cat errors")
        #expect(page.contains("Drill 1 of 4, part 1"))
        #expect(page.contains("Type a number"))
        #expect(page.contains("Measured: **1**, and you said \"7\"."))
        #expect(page.contains("A task follows only its `id`. Here one rate came."))
        #expect(page.contains("0 of 1 right. Back tomorrow: A rate and its id."))
        let progress = try home.shell("course progress")
        #expect(progress.contains("Drills answered: 1, 0 right. The next drill is due in 1 day."))
    }

    @Test func `a program reads measured answers as JSON`() throws {
        let text = try home.shell(
            "printf '1\\n1\\nq\\n' | course drill --json --count 3 --part 1 2>questions")
        let facts = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let drills = try #require(facts["drills"] as? [[String: Any]])
        #expect(drills.map { $0["answer"] as? String } == ["1", "2"])
        #expect(drills.map { $0["right"] as? Bool } == [true, false])
        #expect(facts["due"] as? Int == 0)
        #expect(try home.shell("cat questions").contains("How many rates are fetched?"))
    }

    @Test func `the prompt runs drills too, and a part without drills is refused`() throws {
        let page = try home.shell("printf 'drill --count 2\\n1\\n?\\nprogress\\n' | course start")
        #expect(page.contains("Right: **1**."))
        #expect(page.contains("Drills answered: 2, 1 right. The next drill is due in 1 day."))
        let refused = try home.shell("course drill --part 9 2>&1; echo $?")
        #expect(refused.contains("part 9 has no drills") && refused.hasSuffix("2\n"))
    }

    @Test func `a drill that the course no longer has is never due`() throws {
        _ = try home.shell("printf '7\\nq\\n' | course drill --part 1 2>errors")
        #expect(try home.shell("course progress").contains("The next drill is due in 1 day."))
        let progress = try home.shell(
            "cp -r \"$COURSE_ROOT\" later; rm later/Lessons/Drills/*; COURSE_ROOT=later course progress")
        #expect(progress.contains("0 right. No drill is due."))
    }
}
