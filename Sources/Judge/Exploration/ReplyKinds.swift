import Referee
import Scenario
import Wire

/// What the app can make something of, by the shape of what it asks for.
///
/// What has not been seen before gets a sample, which is JSON for an app that decodes it, a picture for one that makes a
/// picture of it, and a text for any other.
struct ReplyKinds: Hashable, Sendable {
    var known: [ResourceShape: Reply.Content] = [:]
    var usual = Reply.Content.sample
    /// The app decodes these, and no sample can be made of their types. They get words: any answer fails to decode.
    private var undecodable: Set<ResourceShape> = []

    func kind(of resource: Resource) -> Reply.Content {
        let shape = ResourceShape(resource)
        return known[shape] ?? (undecodable.contains(shape) ? .text : usual)
    }

    /// Takes in what the app made of the answers of a run. What is known already stays.
    mutating func learn(from curtain: Curtain) {
        undecodable.formUnion(curtain.unsampled.map { ResourceShape($0.resource) })
        known.merge(curtain.kinds) { known, _ in known }
    }
}

/// Why no sample could be made of what the app decodes a resource as.
public struct UnsampledType: Hashable, Sendable {
    public let resource: Resource
    public let type: String
    /// Which field it is, and what is wrong with it.
    public let problem: String
}
