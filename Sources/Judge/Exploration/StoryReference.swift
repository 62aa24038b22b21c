import Scenario
import Wire

/// The scenarios with which a story is compared.
///
///     StoryReference.fresh.scenario(for: story)?.title  // The same app, started fresh with width=2
public enum StoryReference: String, CaseIterable, Sendable {
    /// The same app, started fresh with the final inputs of the story.
    case fresh
    /// The same lines from a patient user, who waits after each line until the app has settled.
    case patient

    /// The scenario with which the story is compared, without the story's checks.
    /// - Parameter story: a scenario without `pick` lines, as `resolved(seed:)` returns it.
    /// - Returns: nil if the app is not on screen at the end of the story, for a comparison with a fresh app.
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
            lines = world + [.show(inputs.settings), .settle(limit: StoryRunner.longest)]
            title = "The same app, started fresh" + (settings.isEmpty ? "" : " with\(settings)")
        case .patient:
            lines = verbs.flatMap { verb -> [Verb] in
                if verb.isDeed { return [verb, .settle(limit: StoryRunner.longest)] }
                return [.route, .network].contains(verb.name) ? [verb] : []
            }
            title = "The same story, with a user who waits after each line"
        }
        return Scenario(
            name: "\(story.name), \(rawValue)", title: title,
            steps: lines.steps, fixtures: story.fixtures, errors: story.errors)
    }
}
