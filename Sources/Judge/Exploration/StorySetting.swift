import Referee
import Scenario
import Wire

/// Facts about an app that the explorer knows before the first story: the inputs and the usable kinds of responses.
struct StorySetting: Sendable {
    let knobs: [Knob]
    let values: KnobValues
    let kinds: ReplyKinds
    let unused: [Resource]
    /// The shapes of the resources that a fresh app requests, in order.
    let shapes: [ResourceShape]
    /// The kinds of content on a settled screen, from the test run that showed the most content.
    let offered: [ScreenLine.Kind]

    let isWholeApp: Bool

    /// Decoded types for which the course cannot make sample data.
    let unsampled: [UnsampledType]

    /// Runs the app with sample data, with texts and with pictures, to learn which kinds of responses the app uses.
    init(probing stage: StoryRunner, hints: SourceOutline.KnobHints) throws(RefereeFault) {
        var knobs: [Knob] = []
        var kinds = ReplyKinds()
        var asked: [Resource] = []
        var offered: [ScreenLine.Kind] = []
        var unsampled: [UnsampledType] = []
        for content in [Reply.Content.sample, .text, .image] {
            kinds.usual = content
            let weather = StoryNetwork(seed: stage.seed, kinds: kinds, failure: nil)
            let curtain = try stage.play(in: weather) { run throws(RefereeFault) in
                knobs = run.referee.knobs
                try run.carryOut(.show(KnobValues(knobs, hints).first.settings))
                try run.settle()
                let screen = run.referee.screen
                if screen.count > offered.count { offered = screen.map(\.kind) }
            }
            asked += curtain.requests.map(\.resource).filter { !stage.opening.routes($0) }
            unsampled += curtain.unsampled.filter { !unsampled.contains($0) }
            kinds.learn(from: curtain)
        }
        kinds.usual = .sample
        var shapes: [ResourceShape] = []
        var unused: [Resource] = []
        for resource in asked where !shapes.contains(ResourceShape(resource)) {
            shapes.append(ResourceShape(resource))
            if kinds.known[ResourceShape(resource)] == nil { unused.append(resource) }
        }
        (self.knobs, values) = (knobs, KnobValues(knobs, hints))
        (self.kinds, self.shapes, self.unused, self.offered) = (kinds, shapes, unused, offered)
        self.unsampled = unsampled
        isWholeApp = stage.isWholeApp
    }
}
