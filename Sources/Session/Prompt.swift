/// What stands before the cursor: where the learner is, and what Return does.
///
///     6.1 (Return: verify) >
public struct Prompt: Hashable, Sendable {
    public let place: String
    public let next: String

    public init(place: String, next: String) {
        self.place = place
        self.next = next
    }

    public var text: String { "\(place) (Return: \(next)) > " }
}
