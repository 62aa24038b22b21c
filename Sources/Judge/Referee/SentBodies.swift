import Scenario
import Wire

/// The bodies that the network has sent in a run. The bodies show which content is on screen, and whether the content is current.
struct SentBodies {
    /// The resource and the status of the response that contained the body.
    struct Origin: Hashable {
        let resource: Resource
        let status: Int
    }

    /// The body with status 200 that arrived last for each resource.
    private var latest: [Resource: BodyMark] = [:]
    /// The body with status 200 of the newest answered request for each resource. An app drops the late response of an
    /// older request.
    private var newest: [Resource: (request: Int, mark: BodyMark)] = [:]
    private(set) var origins: [BodyMark: Origin] = [:]
    private var all: [Resource: [BodyMark]] = [:]

    mutating func add(_ response: Response, to request: Int, from resource: Resource) {
        let mark = BodyMark(of: response.body)
        if response.status == 200 {
            latest[resource] = mark
            if newest[resource].map({ $0.request <= request }) ?? true { newest[resource] = (request, mark) }
        }
        origins[mark] = Origin(resource: resource, status: response.status)
        all[resource, default: []].append(mark)
    }

    func all(of resource: Resource) -> [BodyMark] { all[resource] ?? [] }

    /// The bodies that an app may show as the content of the resource.
    func current(of resource: Resource) -> [BodyMark] {
        [latest[resource], newest[resource]?.mark].compactMap(\.self)
    }

    private func isCurrent(_ mark: BodyMark) -> Bool {
        origins[mark].map { current(of: $0.resource).contains(mark) } ?? true
    }

    /// A description such as `the picture of /a`, `an earlier picture of /a`, or
    /// `the picture of /a, which came with status 404`.
    func picture(_ mark: BodyMark) -> String {
        guard let origin = origins[mark] else { return "a picture" }
        if origin.status != 200 {
            return "the picture of \(origin.resource.path), which came with status \(origin.status)"
        }
        return "\(isCurrent(mark) ? "the" : "an earlier") picture of \(origin.resource.path)"
    }

    /// A note about outdated content on screen, such as ` (of an earlier response)` or ` (which came with status 404)`.
    /// Empty for the latest content and for the app's own words.
    func age(of text: String) -> String {
        let marks = origins.keys.filter { $0.isPart(of: text) }
        let longest = marks.max { ($0.size, $0.fingerprint) < ($1.size, $1.fingerprint) }
        guard let longest, let origin = origins[longest], !isCurrent(longest) else { return "" }
        return origin.status == 200
            ? " (of an earlier response)" : " (which came with status \(origin.status))"
    }
}

extension BodyMark {
    /// A body shorter than `leastSize` counts as shown only if a text on screen equals the whole body. An app's own
    /// words may contain a short body by chance.
    private static let leastSize = 8

    fileprivate var size: Int { text?.utf8.count ?? 0 }

    fileprivate func isPart(of words: String) -> Bool {
        guard let text, !text.isEmpty else { return false }
        return text == words || size >= Self.leastSize && words.contains(text)
    }
}
