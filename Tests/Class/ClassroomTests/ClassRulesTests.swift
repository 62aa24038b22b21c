import Curriculum
import Foundation
import Testing

@testable import Classroom

@Suite struct `Under a class's rules` {
    let submissions: Submissions

    init() throws { submissions = try Submissions() }

    // MARK: - Time

    @Test(arguments: [
        ("2026-11-20T23:59:00Z", "2026-11-20T23:59:00Z"), ("2026-11-20 23:59+01:00", "2026-11-20T22:59:00Z"),
        ("2026-11-20T23:59:30-0530", "2026-11-21T05:29:30Z"), ("2024-02-29 00:00Z", "2024-02-29T00:00:00Z"),
    ])
    func `a time is read in its zone`(text: String, utc: String) {
        #expect(Moment(text)?.utc == utc)
    }

    @Test(arguments: [
        "", "tomorrow", "2026-13-01", "2026-02-31", "2026-11-20 24:00", "2026-11-20 12", "2026-11-2",
        "26-11-20",
    ])
    func `a wrong date or time is refused`(text: String) {
        #expect(Moment(text) == nil)
    }

    @Test func `a date without a time means the day's end`() throws {
        let day = try #require(Moment("2026-11-20"))
        let next = try #require(Moment("2026-11-21 00:00"))
        #expect(next.seconds - day.seconds == 1)
    }

    @Test(arguments: [
        ("10% a day", 1, 90), ("10% a day", 12, 0), ("10% a day, at most 3", 5, 70),
        ("10% a day, at most 3, then 0", 3, 70), ("10% a day, at most 3 days, then 0", 4, 0),
        ("25% per day", 2, 50),
        ("0% a day", 9, 100),
    ])
    func `the rule decides the deduction for late answers`(rule: String, days: Int, score: Int) throws {
        #expect(try #require(LateRule(rule)).score(100, after: days) == score)
    }

    @Test(arguments: [
        "", "10", "ten % a day", "110% a day", "10% a day, at most 0", "10% a day, then 0",
        "10% a day, or so",
    ])
    func `an unknown rule is refused`(text: String) { #expect(LateRule(text) == nil) }

    @Test func `a deduction leaves the original score, and an extension prevents the deduction`() throws {
        try submissions.hand(in: "solution", as: "anna/Picture.swift")
        try submissions.hand(in: "solution", as: "ben/Picture.swift")
        for name in ["anna", "ben"] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
                ofItemAtPath: "\(submissions.path)/\(name)/Picture.swift")
        }
        var rules = ClassRules()
        rules.deadline = Deadline(due: Moment(seconds: 1_000_000 - 90_000), rule: LateRule("10% a day"))
        rules.roster = try Roster("student,extension\nben,2 days\ncleo,\n", file: "roster.csv")
        let book = try gradebook(rules)
        let results = book.students.map { ($0.student, $0.results[0]) }
        #expect(results.map(\.0) == ["anna", "ben", "cleo"])
        #expect(results.map(\.1.grade.score) == [100, 100, 0])
        #expect(results.map(\.1.counted) == [80, 100, 0])
        #expect(results[0].1.late == .init(days: 2, adjusted: 80) && results[1].1.late == nil)
        #expect(results[2].1.grade.outcome == .missing)
    }

    // MARK: - The class list

    @Test func `the roster finds a student by login, number, name or email address`() throws {
        let roster = try Roster(
            "\u{FEFF}SIS Login ID;ID number;Full name;Email address;Group\r\naa1;47;Anna Adams;anna@x.edu;A\r\n;48;\"Brown; Ben\";b.brown@x.edu;B\r\n",
            file: "roster.csv")
        let names = [
            "aa1", "AA1", "47", "Anna Adams", "adamsanna", "anna@x.edu", "b.brown", "brown ben", "zoe",
        ]
        #expect(names.map { roster.member(called: $0) } == [0, 0, 0, 0, 0, 0, 1, 1, nil])
        #expect(roster.members[1].person.section == "B")
    }

    @Test func `the roster finds no student by a name that two students share`() throws {
        let roster = try Roster("id,name\n1,Kim Lee\n2,Kim Lee\n", file: "roster.csv")
        #expect(roster.member(called: "Kim Lee") == nil && roster.member(called: "2") == 1)
    }

    @Test(arguments: [
        ("", "roster.csv:1: the course cannot use the class list: it is empty."),
        ("a,b\n1,2\n", "roster.csv:1:"),
        (
            "student,extension\nanna,soon\n",
            "roster.csv:2: the course cannot use the class list: \"soon\" is not an extension"
        ),
        (
            "student,section\n,A\n",
            "roster.csv:2: the course cannot use the class list: this line names no student"
        ),
    ])
    func `an unusable roster is refused with its line and the reason`(text: String, words: String) {
        let fault = #expect(throws: ClassroomFault.self) { try Roster(text, file: "roster.csv") }
        #expect(fault?.description.hasPrefix(words) == true)
    }

    // MARK: - class.yaml

    @Test func `the template of class.yaml can be read, with its fields commented out or not`() throws {
        #expect(try ClassFile(ClassFile.template, file: "class.yaml").exercises.isEmpty)
        let lines = ClassFile.template.split(separator: "\n").filter {
            $0.contains(": ") || $0.hasSuffix(":")
        }
        let fields = lines.filter {
            $0.hasPrefix("# ") && $0.dropFirst(2).first?.isLowercase == true || $0.hasPrefix("#   ")
        }
        let text = fields.filter { !$0.contains("%") || $0.contains("late:") }.map { $0.dropFirst(2) }.joined(
            separator: "\n")
        let file = try ClassFile(text, file: "class.yaml")
        #expect(file.roster == "roster.csv" && file.seeds == 3 && file.late != nil && file.due != nil)
        #expect(file.exercises.map(\.word) == ["6.1", "6.2", "7.2"])
        #expect(file.exercises.map(\.share.weight) == [2, 1, 1] && file.exercises[2].share.isOptional)
    }

    @Test(arguments: [
        ("due: soon\n", "class.yaml:1: \"soon\" is not a time such as 2026-11-20 23:59."),
        ("seeds: 3\nlaet: 10% a day\n", "class.yaml:2: unknown field \"laet\" (did you mean \"late\"?)."),
        ("exercises:\n  6.1: { wieght: 2 }\n", "class.yaml:2: unknown exercise field \"wieght\""),
        ("exercises:\n  6.1: { weight: -2 }\n", "class.yaml:2: \"-2\" is not a weight such as 2."),
        ("- a\n- b\n", "class.yaml:1: fields are expected, such as seeds: 3."), ("due: [\n", "class.yaml:"),
    ])
    func `a mistake in class.yaml is reported with its line`(text: String, words: String) {
        let fault = #expect(throws: ClassroomFault.self) { try ClassFile(text, file: "class.yaml") }
        #expect(fault?.description.hasPrefix(words) == true, "\(fault?.description ?? "")")
    }

    // MARK: - What counts

    private func gradebook(_ rules: ClassRules, _ exercises: [Exercise] = [.picture]) throws -> Gradebook {
        let classroom = Classroom(
            exercises: exercises, conditions: .test, rules: rules, judge: FakeJudge().judge)
        guard
            case .finished(let book) = try classroom.grade(
                submissions.intake(), journal: submissions.journal())
        else { throw CancellationError() }
        return book
    }

    @Test func `the last attempt or the best one counts`() throws {
        try submissions.hand(in: "solution", as: "adamsanna_47_90_Picture.swift")
        try submissions.hand(in: "wrong", as: "adamsanna_47_91_Picture-1.swift")
        var rules = ClassRules()
        #expect(try gradebook(rules).students[0].results[0].counted == 40)
        rules.counts = .best
        let best = try gradebook(rules).students[0].results[0]
        #expect(best.counted == 100 && best.attempts == 2)
    }

    @Test func `an optional exercise counts if it raises the total`() throws {
        try submissions.hand(in: "wrong", as: "anna/Picture.swift")
        try submissions.hand(in: "solution", as: "anna/Search.swift")
        try submissions.hand(in: "solution", as: "ben/Picture.swift")
        var rules = ClassRules()
        #expect(try gradebook(rules, [.picture, .search]).students.map(\.total) == [70, 50])
        rules.shares = ["search-field": .init(weight: 2, isOptional: true)]
        #expect(try gradebook(rules, [.picture, .search]).students.map(\.total) == [80, 100])
    }

    @Test func `the worst of several seeds counts and is named`() {
        let good = Grade(.passed, "", score: 100)
        let bad = Grade(.notPassed, "", score: 60)
        #expect(Grade.worst(of: [(1, good), (2, good)])?.seed == nil)
        let worst = Grade.worst(of: [(1, good), (2, bad), (3, bad)])
        #expect(worst?.score == 60 && worst?.seed == .number(2))
        #expect(Seeds(7, count: 3).all == [7, 8, 9])
        let secret = Seeds(.secret(), count: 2).all
        #expect(secret[0] != secret[1] && secret.allSatisfy(\.isSecret))
    }

    @Test func `each answer is in exactly one shard`() throws {
        for number in 0..<30 {
            try submissions.hand(in: "by \(number % 20)", as: "student\(number)/Picture.swift")
        }
        try submissions.hand(in: "x", as: "missing/notes.txt")
        let classroom = Classroom.of()
        var lines: [String] = []
        for number in 1...4 {
            let ending = try classroom.grade(
                submissions.intake(), journal: submissions.journal(fresh: true), shard: Shard("\(number)/4"))
            guard case .finished(let book) = ending else { throw CancellationError() }
            lines += book.lines
        }
        #expect(
            lines.sorted()
                == (try classroom.lines(submissions.intake(), submissions.journal(fresh: true))).sorted())
        #expect(Shard("0/4") == nil && Shard("5/4") == nil && Shard("x") == nil)
    }
}
