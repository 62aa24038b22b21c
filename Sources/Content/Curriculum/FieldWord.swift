import Text

///     project: xcode-26
enum FieldWord {
    /// - Parameter problem: makes the error from a fact and a next step.
    static func read<Word: RawRepresentable<String> & CaseIterable>(
        _ text: String, of name: String, or problem: (_ fact: String, _ nextStep: String) -> CurriculumProblem
    ) throws(CurriculumProblem) -> Word {
        if let word = Word(rawValue: text) { return word }
        let known = Word.allCases.map(\.rawValue)
        let meant = Spelling.suggestions(for: text, among: known).first
        throw problem(
            "\"\(name)\" cannot be \"\(text)\"",
            meant.map { "Did you mean \"\($0)\"?" } ?? "Write \(known.joined(separator: " or ")).")
    }
}
