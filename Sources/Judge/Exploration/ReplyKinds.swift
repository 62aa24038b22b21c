import Referee
import Scenario
import Wire

/// The kind of response that the app can use, for each shape of resource: `/200/300` and `/80/60` have the same shape.
///
/// An unknown shape gets a sample: JSON if the app decodes it, a picture if the app shows it as a picture, and text
/// otherwise.
struct ReplyKinds: Hashable, Sendable {
    var known: [ResourceShape: Reply.Content] = [:]
    var usual = Reply.Content.sample
    /// Groups of similar resources that the app decodes into types for which the course cannot make sample data. The
    /// network replies with text to a request whose type has no sample.
    private var undecodable: Set<ResourceShape> = []

    func kind(of resource: Resource) -> Reply.Content {
        let shape = ResourceShape(resource)
        return known[shape] ?? (undecodable.contains(shape) ? .text : usual)
    }

    /// Adds the responses that the app used in a run. If an earlier run found the kind of response for a resource, a
    /// later run does not change the kind.
    mutating func learn(from curtain: StoryResult) {
        undecodable.formUnion(curtain.unsampled.map { ResourceShape($0.resource) })
        known.merge(curtain.kinds) { known, _ in known }
    }
}

/// A type that the app decodes, and the reason why the course cannot make sample data for the type.
public struct UnsampledType: Hashable, Sendable {
    public let resource: Resource
    public let type: String
    /// The field for which the course cannot make sample data, and the reason.
    public let problem: String
}
