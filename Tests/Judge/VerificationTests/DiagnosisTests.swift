import Curriculum
import Grading
import Testing
import Verification

/// Findings whose sentences use facts from the source.
@Suite struct `A finding` {
    private static let course = Result { try CourseUnderTest() }

    private func sentences(_ name: String, _ code: FindingCode) throws -> [String] {
        let course = try Self.course.get()
        let exercise = try course.exercise("changing-picture")
        let file =
            name == "Starter"
            ? exercise.starter : exercise.wrong.first { $0.source.path.hasSuffix("/\(name).swift") }?.source
        let verdict = try course.judge(try #require(file).text, of: exercise).verdict
        return verdict.scenarios.flatMap(\.findings).filter { $0.code == code }.map(\.sentence)
    }

    @Test func `names what a task reads without an id`() throws {
        let told = try sentences("Starter", .missedFetch)
        #expect(!told.isEmpty)
        #expect(
            told.allSatisfy {
                $0.hasPrefix(
                    "The .task reads `width` and `height` but has no id, so it does not run again when they change."
                )
            }, "\(told)")
    }

    @Test func `names what an id leaves out`() throws {
        let told = try sentences("OneInput", .missedFetch)
        #expect(!told.isEmpty)
        #expect(
            told.allSatisfy {
                $0.contains("but its id leaves it out, so the .task does not run again when `")
            },
            "\(told)")
    }

    @Test func `does not blame a complete id`() throws {
        let told = try sentences("BusyFlag", .missedFetch)
        #expect(!told.isEmpty)
        #expect(told.allSatisfy { !$0.contains(".task reads") }, "\(told)")
    }

    @Test func `names the line of an unowned Swift task`() throws {
        let told = try sentences("UnownedTask", .unownedTask)
        #expect(!told.isEmpty)
        #expect(
            told.allSatisfy {
                $0.hasPrefix("The `Task` made at ProfilePicture.swift:35 in ProfilePicture's .onChange")
            }, "\(told)")
    }
}
