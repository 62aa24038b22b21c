import Referee
import Scenario
import VirtualTime
import Wire

/// Draws a story while it is played: each line from what is possible at that moment.
struct StoryTeller {
    let setting: StorySetting
    let memory: StoryMemory

    /// Plays the story with this number, judges it, and says what it went through.
    func tell(number: Int, on stage: StoryStage) throws(RefereeFault) -> ToldStory {
        var random = stage.seed.stream(for: "story \(number)")
        var weather = weather(number, stage.seed, &random)
        let known = memory.beginning(&random)
        let opening = stage.opening.lines
        let beginning = known?.lines ?? opening
        // In another world the same lines seldom lead to the same place.
        if let known, Int.random(in: 0..<4, using: &random) > 0 {
            weather = Weather(seed: known.weather.seed, kinds: memory.kinds, failure: known.weather.failure)
        }
        var lines: [Verb] = []
        var states: [AbstractState] = []
        var hang: Verb?
        var touches = memory.touches
        let length = opening.count + Int.random(in: 3...12, using: &random)
        // A user who waits does what is done twice on the same screen.
        let isPatient = Int.random(in: 0..<4, using: &random) == 0
        let told = try stage.play(in: weather) { run throws(RefereeFault) in
            var inputs = Inputs()
            while lines.count < length, run.referee.outcome == nil {
                let planned = lines.count < beginning.count ? beginning[lines.count] : nil
                let line =
                    planned
                    ?? (isPatient && lines.last.map { !$0.passesTime } ?? false
                        ? .wait(.seconds(2)) : next(after: lines, inputs, touches, run.referee, &random))
                // There is more to see elsewhere.
                if memory.avoids(line) { break }
                guard try run.carryOut(line) else {
                    touches.learn(from: line, refused: run.refusal)
                    // It could not be done: nothing has changed, and it is no part of the story.
                    if planned == nil, Touches.Attempt(line) != nil { continue }
                    if planned != nil || Int.random(in: 0..<4, using: &random) == 0 { break }
                    continue
                }
                inputs.follow(line)
                lines.append(line)
                if !(run.referee.outcome?.isHang ?? false) {
                    states.append(AbstractState(after: line, run.referee))
                }
            }
            try run.settle()
            if run.referee.outcome?.isHang ?? false { hang = lines.last { !$0.passesTime } }
        }
        let names = SampleNames(in: lines, under: stage.seed, asked: told.requests.map(\.resource))
        let story = Story(lines: lines, weather: weather, names: names)
        guard lines.starts(with: opening) else { return ToldStory(story: story) }
        let judge = StoryJudge(stage: stage)
        let accusations = try judge.accusations(of: story, told: told)
        return ToldStory(
            story: story, states: states, accusations: accusations,
            remarks: try judge.remarks(on: story, told: told), options: touches.options, dead: touches.dead,
            shapes: told.requests.map { ResourceShape($0.resource) }, kinds: told.kinds, hang: hang)
    }

    private func weather(_ number: Int, _ seed: RunSeed, _ random: inout SplitMix64) -> Weather {
        var failure: Weather.Failure?
        if Int.random(in: 0..<3, using: &random) == 0,
            let shape = memory.shapes.randomElement(using: &random)
        {
            var contents: [Reply.Content] = [
                .failure(.offline), .status(500), .status(404), .failure(.timeout),
            ]
            // An answer that is no picture, or does not decode.
            if [.image, .sample].contains(memory.kinds.known[shape]) { contents += [.text, .text] }
            failure = Weather.Failure(
                shape: shape, content: contents[Int.random(in: 0..<contents.count, using: &random)])
        }
        return Weather(seed: Weather.draw(near: seed, &random), kinds: memory.kinds, failure: failure)
    }

    // MARK: - The next line

    private func next(
        after lines: [Verb], _ inputs: Inputs, _ known: Touches, _ referee: Referee,
        _ random: inout SplitMix64
    ) -> Verb {
        guard lines.endShown else {
            if lines.last(where: { $0.name == .network }) == .network(.off), Bool.random(using: &random) {
                return .network(.on)
            }
            // What goes on without its view shows in the time before it comes back.
            if lines.last == .hide, Int.random(in: 0..<3, using: &random) > 0 {
                return Bool.random(using: &random)
                    ? .settle(limit: StoryStage.longest) : .wait(.milliseconds(100))
            }
            return .show(setting.values.draw(&random).settings)
        }
        if lines.endAway {
            return Bool.random(using: &random) ? .gesture(.foreground) : .wait(.milliseconds(100))
        }
        // An impatient user touches twice.
        if case .gesture(.tap)? = lines.last, Int.random(in: 0..<8, using: &random) == 0 {
            return lines[lines.count - 1]
        }
        // What failed without a connection is tried again with one.
        if lines.last(where: { $0.name == .network }) == .network(.off), referee.showsError,
            Int.random(in: 0..<3, using: &random) == 0
        {
            return .network(.on)
        }
        // Time and inputs come more often than the rest: most faults need nothing else.
        var choices = Array(repeating: wait(referee, &random), count: 2)
        if let change = change(of: inputs, &random) { choices += Array(repeating: change, count: 4) }
        let touches = known.on(referee.screen)
        if let touch = touches.randomElement(using: &random) {
            choices += Array(repeating: .gesture(touch), count: min(4, touches.count + 1))
        }
        choices += known.attempt(on: referee.screen, &random).map { [.gesture($0)] } ?? []
        choices += [.rerender(times: 1), .settle(limit: StoryStage.longest), .hide]
        // What is on its way when the view goes tells most about it.
        if !referee.inFlight.isEmpty { choices.append(.hide) }
        if Int.random(in: 0..<6, using: &random) == 0 {
            choices += [.refresh, .back, .dismiss, .background, .scroll(to: .end)].map { .gesture($0) }
        }
        // A page that was pushed is left again.
        if case .gesture(.open)? = lines.last(where: { $0.isDeed }) {
            choices += [.gesture(.back), .gesture(.back)]
        }
        if Int.random(in: 0..<30, using: &random) == 0 {
            choices = [.network(lines.contains(.network(.off)) ? .on : .off)]
        }
        return choices[Int.random(in: 0..<choices.count, using: &random)]
    }

    /// Just before, at or just after what happens next, or a plain time.
    private func wait(_ referee: Referee, _ random: inout SplitMix64) -> Verb {
        let plain: [Duration] = [
            .milliseconds(10), .milliseconds(40), .milliseconds(100), .milliseconds(400),
        ]
        let time = plain[Int.random(in: 0..<plain.count, using: &random)]
        guard let next = referee.nextMoment, Bool.random(using: &random) else { return .wait(time) }
        let distance = next - referee.now
        let near = [distance - .milliseconds(1), distance, distance + .milliseconds(1)]
        let chosen = near[Int.random(in: 0..<near.count, using: &random)]
        return .wait(chosen > .zero && chosen < .seconds(20) ? chosen : time)
    }

    private func change(of inputs: Inputs, _ random: inout SplitMix64) -> Verb? {
        guard let name = setting.values.names.randomElement(using: &random) else { return nil }
        let others = setting.values.choices(of: name).filter { $0 != inputs.value(of: name) }
        return others.randomElement(using: &random).map { .set(KnobSetting(knob: name, value: $0)) }
    }
}

/// A story that was played, what it went through, and what is wrong in it.
struct ToldStory: Sendable {
    let story: Story
    /// After each line.
    var states: [AbstractState] = []
    var accusations: [Accusation] = []
    var remarks: [StoryRemark] = []
    /// What the pickers that it met offer.
    var options: [String: [String]] = [:]
    /// What did nothing.
    var dead: Set<Touches.Attempt> = []
    /// What it asked for, and what of it came to the screen.
    var shapes: [ResourceShape] = []
    var kinds: [ResourceShape: Reply.Content] = [:]
    /// The line after which the app ran for so long that it was stopped.
    var hang: Verb?
}

extension RunOutcome {
    /// It took all the time that a play has.
    var isHang: Bool { self == .exceeded(.processorTime) || self == .exceeded(.wallTime) }
}
