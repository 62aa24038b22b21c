import Curriculum
import Foundation
import Testing

@testable import Classroom

@Suite struct `Shards of a class` {
    let submissions: Submissions

    init() throws {
        submissions = try Submissions()
        for number in 0..<12 {
            let text = number % 3 == 0 ? "solution" : "answer \(number)"
            try submissions.hand(in: text, as: "student\(number)/Picture.swift")
            if number % 2 == 0 { try submissions.hand(in: text, as: "student\(number)/Search.swift") }
        }
        try submissions.hand(in: "lost", as: "stray.txt")
        #expect(submissions.makeFolder(Array("z".utf8) + [0xE9]))
        #expect(submissions.makeFolder(Array("\\".utf8)))
    }

    private func classroom(seed: UInt64 = 1, jobs: Int = 1) throws -> Classroom {
        var rules = ClassRules()
        rules.roster = try Roster("id,name\nstudent1,One\nstudent99,Absent\n", file: "roster.csv")
        rules.shares = ["search-field": .init(weight: 3, isOptional: true)]
        return Classroom(
            exercises: [.picture, .search],
            conditions: Conditions(course: "1", compiler: "swift", seeds: Seeds(.init(seed))), rules: rules,
            jobs: jobs, judge: FakeJudge().judge)
    }

    private func book(_ shard: String? = nil, seed: UInt64 = 1) throws -> Gradebook {
        let ending = try classroom(seed: seed).grade(
            submissions.intake(), journal: submissions.journal(fresh: true),
            shard: shard.flatMap { Shard($0) })
        guard case .finished(let book) = ending else { throw CancellationError() }
        // Writes and reads the gradebook, because merging reads a gradebook from a file.
        let text = try ResultsJSON().text(of: book)
        return try JSONDecoder().decode(Gradebook.self, from: Data(text.utf8))
    }

    private func part(_ shard: String, seed: UInt64 = 1) throws -> GradebookMerge.Part {
        .init(try book(shard, seed: seed), from: "shard \(shard)")
    }

    private func refusal(_ parts: [GradebookMerge.Part]) -> String {
        do throws(ClassroomFault) {
            _ = try GradebookMerge(parts).gradebook()
            return "none"
        } catch {
            return "\(error)".split(separator: "\n").first.map(String.init) ?? ""
        }
    }

    @Test(arguments: [1, 2, 5, 40]) func `merge in any order to the bytes of the whole class`(count: Int)
        throws
    {
        let parts = try (1...count).map { try part("\($0)/\(count)") }
        let merged = try GradebookMerge(parts.reversed() + parts.prefix(1)).gradebook()
        let whole = try book()
        #expect(whole.students.contains { $0.student == "z\\xE9" })
        for format in Formats.all() {
            let (files, expected) = (try format.files(of: merged), try format.files(of: whole))
            #expect(files.map(\.name) == expected.map(\.name))
            #expect(try files.map { try $0.bytes } == expected.map { try $0.bytes }, "\(format.name)")
        }
    }

    @Test func `are refused if one is missing or from another grading`() throws {
        let (one, two) = (try part("1/2"), try part("2/2"))
        #expect(refusal([one]) == "Some shards are missing: 2/2.")
        #expect(refusal([]) == "You named no shard to merge.")
        #expect(
            refusal([one, try part("2/3")]) == "shard 1/2 is one of 2 shards, but shard 2/3 is one of 3.")
        #expect(
            refusal([one, try part("2/2", seed: 2)])
                == "shard 1/2 and shard 2/2 are not shards of one grading: the seeds are 1 and 2.")
        #expect(
            refusal([one, two, .init(try book(), from: "out")])
                == "out is not a shard: it contains the whole class.")
    }

    @Test func `are refused if one was graded twice with different results`() throws {
        let (one, two) = (try part("1/2"), try part("2/2"))
        var other = one
        other.source = "elsewhere"
        other.gradebook.students.removeLast()
        #expect(
            refusal([one, two, other])
                == "shard 1/2 and elsewhere are both shard 1/2, but their grades differ.")
    }

    @Test func `are refused if a submission changed between their gradings`() throws {
        let (one, two) = (try part("1/2"), try part("2/2"))
        var fewer = two
        fewer.gradebook.students[0].results = []
        let student = two.gradebook.students[0].student
        #expect(refusal([one, fewer]) == "The submission of \(student) is not the same in all shards.")
    }

    @Test(arguments: ["anna", "a\\b", "\\xE9", "Ünal", "tab\there", "\\", "x\\x41"])
    func `identify students by their names in the gradebook`(name: String) {
        for student in [Student(name), Student(Array(name.utf8) + [0xE9, 0x5C])] {
            #expect(Student(printed: student.name) == student)
        }
    }
}
