import Referee
import Scenario
import Wire

/// What is known of an app before the first story: its inputs, and what it can make something of.
struct StorySetting: Sendable {
    let knobs: [Knob]
    let values: KnobValues
    let kinds: ReplyKinds
    /// What was asked for, and none of its answers came to the screen.
    let unused: [Resource]
    /// The shapes of what a fresh app asks for, in order.
    let shapes: [ResourceShape]
    /// What is on screen when the app has settled, with the kind of answers that brings more of it.
    let offered: [ScreenLine.Kind]

    /// Shows the app once with texts and once with pictures, and looks which of them get to the screen.
    init(probing stage: StoryStage, hints: SourceOutline.KnobHints) throws(RefereeFault) {
        var knobs: [Knob] = []
        var kinds = ReplyKinds()
        var asked: [Resource] = []
        var offered: [ScreenLine.Kind] = []
        for content in [Reply.Content.text, .image] {
            var trial = kinds
            trial.usual = content
            let weather = Weather(seed: stage.seed, kinds: trial, failure: nil)
            let curtain = try stage.play(in: weather) { run throws(RefereeFault) in
                knobs = run.referee.knobs
                try run.carryOut(.show(KnobValues(knobs, hints).first.settings))
                try run.settle()
                let screen = run.referee.screen
                if screen.count > offered.count { offered = screen.map(\.kind) }
            }
            asked += curtain.requests.map(\.resource)
            kinds.known.merge(curtain.screen.kinds) { _, new in new }
        }
        let pictures = kinds.known.values.count { $0 == .image }
        if pictures * 2 > kinds.known.count { kinds.usual = .image }
        var shapes: [ResourceShape] = []
        var unused: [Resource] = []
        for resource in asked where !shapes.contains(ResourceShape(resource)) {
            shapes.append(ResourceShape(resource))
            if kinds.known[ResourceShape(resource)] == nil { unused.append(resource) }
        }
        (self.knobs, values) = (knobs, KnobValues(knobs, hints))
        (self.kinds, self.shapes, self.unused, self.offered) = (kinds, shapes, unused, offered)
    }
}
