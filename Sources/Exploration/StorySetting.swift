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

    /// What the app decodes and no sample can be made of.
    let unsampled: [UnsampledType]

    /// Shows the app once with samples, once with texts and once with pictures, and looks what it makes of them.
    init(probing stage: StoryStage) throws(RefereeFault) {
        var knobs: [Knob] = []
        var kinds = ReplyKinds(listed: stage.routes)
        var asked: [Resource] = []
        var unsampled: [UnsampledType] = []
        for content in [Reply.Content.sample, .text, .image] {
            kinds.usual = content
            let weather = Weather(seed: stage.seed, kinds: kinds, failure: nil)
            let curtain = try stage.play(in: weather) { referee throws(RefereeFault) in
                knobs = referee.knobs
                let inputs = KnobValues(referee.knobs).first
                try referee.carryOut(Step(line: 1, verb: .show(inputs.settings)))
                try referee.carryOut(Step(line: 2, verb: .settle(limit: StoryStage.longest)))
            }
            asked += curtain.requests.map(\.resource).filter { kinds.listed[$0] == nil }
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
        (self.knobs, values) = (knobs, KnobValues(knobs))
        (self.kinds, self.shapes, self.unused, self.unsampled) = (kinds, shapes, unused, unsampled)
    }
}

/// The values to choose from, the plainest first.
struct KnobValues: Sendable {
    private let values: [(name: String, choices: [String])]

    init(_ knobs: [Knob]) {
        values = knobs.map { knob in
            let choices =
                switch knob.kind {
                case "int": ["1", "2", "3", "0", "40", "200"]
                case "double": ["1", "2", "0.5", "0", "100"]
                case "bool": ["false", "true"]
                default: ["a", "b", "c", ""]
                }
            return (knob.name, choices)
        }
    }

    /// Every input with its plainest value.
    var first: Inputs { Inputs(values.map { KnobSetting(knob: $0.name, value: $0.choices[0]) }) }

    var names: [String] { values.map(\.name) }

    func choices(of name: String) -> [String] { values.first { $0.name == name }?.choices ?? [] }
}
