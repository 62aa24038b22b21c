/// The result of the cause proof: how many reports on wrong answers begin with the cause.
public struct CauseReport: Sendable, Encodable {
    public let version = 1
    public let answers: [BlamedAnswer]
    public let named: Int
    public let holds: Bool

    init(_ answers: [BlamedAnswer]) {
        self.answers = answers
        named = answers.count(where: \.isNamed)
        holds = named * 10 >= answers.count * 9
    }

    private enum CodingKeys: String, CodingKey { case version, answers, named, holds }
}
