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
    /// Of what it decodes no sample can be made. Whatever it gets, it fails; words are soonest told.
    private var undecodable: Set<ResourceShape> = []

    func kind(of resource: Resource) -> Reply.Content {
        let shape = ResourceShape(resource)
        return known[shape] ?? (undecodable.contains(shape) ? .text : usual)
    }

    /// Takes in what a run shows in which all else was answered with `usual`. What is decoded wants a sample, whatever comes
    /// to the screen of it; of all else, what is on screen has been of use.
    mutating func learn(from curtain: Curtain) {
        undecodable.formUnion(curtain.unsampled.map { ResourceShape($0.resource) })
        for resource in curtain.decoded { known[ResourceShape(resource)] = .sample }
        for sight in curtain.screen.sights {
            switch sight {
            case .image(let resource): learn(resource, .image)
            case .body(let resource) where usual != .sample: learn(resource, .text)
            case .body, .spinner, .error, .text, .button: break
            }
        }
    }

    private mutating func learn(_ resource: Resource, _ content: Reply.Content) {
        let shape = ResourceShape(resource)
        if known[shape] == nil { known[shape] = content }
    }
}

/// Why no sample could be made of what the app decodes a resource as.
public struct UnsampledType: Hashable, Sendable {
    public let resource: Resource
    public let type: String
    /// Which field it is, and what is wrong with it.
    public let problem: String
}
