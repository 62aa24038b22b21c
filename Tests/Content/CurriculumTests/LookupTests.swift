import Testing

@testable import Curriculum

@Suite struct `A lookup` {
    let course: Curriculum

    init() throws { course = try Curriculum.load(Fixture.small) }

    /// The result of searching for an exercise, as text: found or ambiguous, with the ids.
    private func answer(_ word: String) -> String {
        switch course.exercise(matching: word) {
        case .found(let exercise): "found \(exercise.id)"
        case .ambiguous(let several): "ambiguous \(several.map(\.id).joined(separator: " "))"
        case .unknown(let near): "unknown \(near.map(\.id).joined(separator: " "))"
        }
    }

    @Test(arguments: [
        ("two-inputs", "found two-inputs"),
        ("6.2", "found two-inputs"),
        ("TWO", "found two-inputs"),
        ("ch", "found changing-picture"),
        ("6.", "ambiguous changing-picture two-inputs scrolling"),
        ("chnaging-picture", "unknown changing-picture"),
        ("5.1", "unknown changing-picture"),
        ("zzz", "unknown "),
    ])
    func `finds an exercise by id, number or prefix`(word: String, expected: String) {
        #expect(answer(word) == expected)
    }

    @Test(arguments: ["two-inputs", "6.2", "TWO", "ch", "6.", "chnaging-picture", "zzz", "6", ""])
    func `in one exercise's folder finds the same, and nothing for an unclear word`(word: String) {
        let alone = Curriculum.exercise(matching: word, alone: Fixture.small)
        guard case .found(let exercise) = course.exercise(matching: word) else {
            return #expect(alone == nil)
        }
        #expect(alone?.id == exercise.id && alone?.contentVersion == exercise.contentVersion)
        #expect(alone?.scenarios == exercise.scenarios && alone?.wrong == [])
    }
}
