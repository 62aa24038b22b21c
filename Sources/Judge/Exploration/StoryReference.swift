import Scenario
import Wire

/// What a story is compared with, as a scenario that draws and plays like any other.
///
///     StoryReference.fresh.scenario(for: story)?.title  // The same app, begun afresh with width=2
public enum StoryReference: String, CaseIterable, Sendable {
    /// The same app begun afresh, with the inputs that the story has come to at its end.
    case fresh
    /// The same user, who waits after each line until all is settled.
    case patient

    /// Lines that judge are left out: they are about the story's own moments.
    /// - Parameter story: with its `pick` lines drawn.
    /// - Returns: nil for a fresh app where the story ends without the app on screen.
    public func scenario(for story: Scenario) -> Scenario? {
        let verbs = story.steps.map(\.verb)
        let lines: [Verb]
        let title: String
        switch self {
        case .fresh:
            guard verbs.endShown else { return nil }
            var inputs = Inputs()
            for verb in verbs { inputs.follow(verb) }
            let settings = inputs.settings.map { " \($0.knob)=\($0.value)" }.joined()
            let world = verbs.filter { $0.name == .route } + verbs.filter { $0.name == .network }.suffix(1)
            lines = world + [.show(inputs.settings), .settle(limit: StoryStage.longest)]
            title = "The same app, begun afresh" + (settings.isEmpty ? "" : " with\(settings)")
        case .patient:
            lines = verbs.flatMap { verb -> [Verb] in
                if verb.isDeed { return [verb, .settle(limit: StoryStage.longest)] }
                return [.route, .network].contains(verb.name) ? [verb] : []
            }
            title = "The same lines, by a user who waits after each"
        }
        return Scenario(
            name: "\(story.name), \(rawValue)", title: title,
            steps: lines.steps, fixtures: story.fixtures, errors: story.errors)
    }
}
