import FoundationEssentials
import Testing

@testable import Curriculum

@Suite struct `A drill` {
    static let template = """
        ---
        id: follow
        title: What a task follows
        part: 6
        ---

        ```vary
        inner, outer: .task { } ; - | - ; .task { }
        city: oslo | rome
        ```

        ```swift drill
        struct Host: View {
            var body: some View {
                Text("<<city>>")
                    <<inner>>
            }
            <<outer>>
        }
        ```

        ```predict drill
        program: drill
        scenario: |
          show
        question: How many in <<city>>?
        measure: requests
        ```

        One sentence. Another one.
        """

    static func idea(_ text: String = template) throws(CurriculumProblem) -> DrillIdea {
        try DrillIdea(text, file: "Lessons/Drills/follow.md")
    }

    @Test func `has a variant for each combination of values`() throws {
        let idea = try Self.idea()
        #expect(idea.variants.map(\.key) == ["0-0", "0-1", "1-0", "1-1"])
        let lesson = idea.lesson(of: idea.variants[1])
        let program = try #require(lesson.program("drill"))
        #expect(
            program.pieces[0].text == """
                struct Host: View {
                    var body: some View {
                        Text("rome")
                            .task { }
                    }
                }
                """)
        #expect(lesson.runs.map(\.question) == ["How many in rome?"])
    }

    @Test func `compiles a program once for all runs that share it`() throws {
        let text = Self.template.replacing("Text(\"<<city>>\")", with: "Text(\"\")")
        let everything = try Self.idea(text).everything
        #expect(everything.programs.map(\.name) == ["p0", "p1"])
        #expect(everything.runs.map(\.program) == ["p0", "p0", "p1", "p1"])
        #expect(everything.runs.map(\.name) == ["v0", "v1", "v2", "v3"])
    }

    @Test(arguments: [
        ("city: oslo | rome", "town: oslo | rome", "A hole has no values"),
        ("inner, outer: .task { } ; - |", "inner, outer: .task { } |", "The holes cannot be read"),
        ("question: How many in <<city>>?", "", "The file does not have exactly one question"),
        ("One sentence. Another one.", "", "The question has no explanation"),
    ]) func `with a mistake is refused`(old: String, new: String, fact: String) {
        let text = Self.template.replacing(old, with: new)
        let error = #expect(throws: CurriculumProblem.self) { try Self.idea(text) }
        #expect(error?.description.contains(fact) == true)
    }
}

@Suite struct `A file of a drill` {
    @Test func `is named for its part and its id, so that the ids are known without reading it`() throws {
        try Fixture.withCopy { root in
            let folder = root.url.appending(path: "Lessons/Drills")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "06-follow.md")
            try Data(`A drill`.template.utf8).write(to: file)
            #expect(DrillIdea.survey(root).1.isEmpty)
            #expect(try Curriculum.load(root).drills == ["follow"])
            try FileManager.default.moveItem(at: file, to: folder.appending(path: "07-follow.md"))
            let problems = DrillIdea.survey(root).1.map(\.description)
            #expect(problems.count == 1 && problems[0].contains("Rename the file \"06-follow.md\"."))
        }
    }
}

@Suite struct `The schedule of drills` {
    private func answers(_ days: [(Int, Bool)], of idea: String = "follow") -> [DrillAnswer] {
        days.map { DrillAnswer(idea: idea, variant: "0-0", guess: "1", isRight: $0.1, day: $0.0) }
    }

    @Test func `brings a wrong idea back after 1, 3 and 7 days`() {
        let due = { (days: [(Int, Bool)]) in DrillSchedule(answers(days)).standings["follow"]?.due }
        #expect(due([(10, false)]) == 11)
        #expect(due([(10, false), (11, true)]) == 14)
        #expect(due([(10, false), (11, true), (14, true)]) == 21)
        #expect(due([(10, false), (11, true), (14, true), (21, true)]) == nil)
        #expect(due([(10, false), (11, true), (14, false)]) == 15)
    }

    @Test func `does not count a right guess before the day`() {
        #expect(
            DrillSchedule(answers([(10, false), (10, true)])).standings["follow"]?.due == 11)
        #expect(DrillSchedule(answers([(10, true)])).standings["follow"]?.due == nil)
    }

    @Test func `begins a round with what is due, then what is new in read lessons`() throws {
        let ideas = try ["one", "two", "three", "four"].enumerated().map { place, id in
            try `A drill`.idea(
                `A drill`.template.replacing("id: follow", with: "id: \(id)")
                    .replacing("part: 6", with: "part: \(place + 1)"))
        }
        let schedule = DrillSchedule(answers([(10, false)], of: "three") + answers([(10, true)], of: "one"))
        let round = { (day: Int, count: Int) in
            schedule.round(of: ideas, count: count, on: day, partsRead: [4]).map(\.idea.id)
        }
        #expect(round(11, 4) == ["three", "four", "two", "one"])
        #expect(round(10, 4) == ["four", "two", "one", "three"])
        #expect(round(10, 2) == ["four", "two"])
    }

    @Test func `shows the same idea in other clothes`() throws {
        let idea = try `A drill`.idea()
        let keys = DrillSchedule(answers([(10, false)])).round(of: [idea], count: 9, on: 11)
            .map(\.variant.key)
        #expect(keys == ["1-1", "0-1", "1-0", "0-0"])
    }

    @Test func `ends a round with what got better`() {
        let before = DrillSchedule(answers([(10, false)]))
        let right = answers([(11, true)])[0]
        let wrong = answers([(11, false)], of: "other")[0]
        #expect(
            DrillRoundLine([("What a task follows", right), ("Leaving", wrong)], before: before).text
                == "1 of 2 right. Better than last time: What a task follows. Back tomorrow: Leaving.")
        #expect(DrillRoundLine([], before: before).text == "You answered no drill.")
    }

    @Test func `counts no idea that the course no longer has`() {
        let schedule = DrillSchedule(answers([(10, false)], of: "gone") + answers([(12, false)]))
        let standing = DrillStanding(schedule, on: 12)
        #expect(standing.answered == 2)
        #expect(standing.due(of: ["follow"]) == 0 && standing.daysToNext(of: ["follow"]) == 1)
        #expect(standing.due(of: ["follow", "gone"]) == 1 && standing.daysToNext(of: ["gone"]) == 0)
        #expect(standing.due(of: []) == 0 && standing.daysToNext(of: []) == nil)
    }

    @Test func `survives in the learner's progress, and in an export`() throws {
        try Fixture.withFolder { folder in
            let answer = DrillAnswer(
                idea: "follow", variant: "0-1", guess: "2", isRight: false, day: DrillAnswer.day())
            let file = folder.appending(path: "export")
            do {
                let store = try ProgressStore(file: folder.appending(path: "one/progress.sqlite"))
                try store.record(answer)
                let workspace = Workspace(folder: folder.appending(path: "work"))
                try Portfolio(store: store, workspace: workspace).write(to: file)
            }
            let store = try ProgressStore(file: folder.appending(path: "two/progress.sqlite"))
            let other = Workspace(folder: folder.appending(path: "other"))
            for _ in 1...2 { _ = try Portfolio(reading: file).merge(into: store, other) }
            let drills = try store.drills()
            #expect(drills == DrillSchedule([answer]))
            let progress = try store.progress().drills
            #expect(progress.answered == 1)
            #expect(progress.due(of: ["follow"]) == 0 && progress.daysToNext(of: ["follow"]) == 1)
        }
    }
}
