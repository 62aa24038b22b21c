import Referee
import Scenario
import Wire

/// A pull to refresh that sends no request and changes nothing, although the screen loaded its content over the network.
struct RefreshWithoutRequest {
    let line: Int
    /// The resource of the first GET request since the user came to the screen.
    let resource: Resource

    /// Finds a story's first pull to refresh that has no effect.
    static func all(in told: StoryResult, of story: Story) -> [RefreshWithoutRequest] {
        for (place, line) in story.lines.enumerated() where line == .gesture(.refresh) {
            guard let pull = TapWithoutEffect.Touched(place, in: told, of: story), pull.sent.isEmpty,
                pull.after == pull.before,
                story.lines[..<place].last(where: { $0.name == .network }) != .network(.off),
                let resource = firstRead(before: place, in: told, of: story)
            else { continue }
            return [RefreshWithoutRequest(line: place + 1, resource: resource)]
        }
        return []
    }

    /// The resource of the first GET request since the user came to the screen; nil if the screen sent no GET request.
    private static func firstRead(before place: Int, in told: StoryResult, of story: Story) -> Resource? {
        let arrivals: Set<VerbName> = [.show, .tap, .open, .tab, .back, .dismiss]
        guard
            let arrival = story.lines[..<place].lastIndex(where: { $0.name.map(arrivals.contains) ?? false })
        else { return nil }
        let before = arrival > 0 ? told.moments[arrival - 1].events : 0
        for event in told.events[before..<told.moments[place - 1].events] {
            if case .requested(_, let resource) = event.kind, resource.method == "GET" { return resource }
        }
        return nil
    }

    /// The story up to the pull to refresh, with a `want` for the missing request.
    func charge(_ story: Story, others: Set<Resource>) -> SuspectedFault {
        SuspectedFault(
            lines: [.may(others.sorted())] + story.lines.prefix(line - 1)
                + [
                    .want([resource], within: .seconds(1)), .may(others.subtracting([resource]).sorted()),
                    story.lines[line - 1], .settle(limit: StoryRunner.longest), .wait(.seconds(1)),
                ],
            codes: [.missedFetch], resources: [resource])
    }
}
