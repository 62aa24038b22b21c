/// A row of the list of answers that are nearly the same: two of them, or one file that several handed in.
struct AlikeAnswers: Encodable {
    var exercise: String
    var share: Int
    /// The places of those who handed in the first, and the second; the second is empty for one file.
    var left: [Int]
    var right: [Int]
    var page: String?
}
