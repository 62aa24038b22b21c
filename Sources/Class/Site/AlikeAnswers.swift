/// A row of the list of near-identical answers: a pair, or one file that several students handed in.
struct AlikeAnswers: Encodable {
    var exercise: String
    var share: Int
    /// The indices of the students who handed in each answer. `right` is empty in a row about one file that several
    /// students handed in.
    var left: [Int]
    var right: [Int]
    var page: String?
}
