import Referee
import Scenario
import VirtualTime
import Wire

/// Invents stories for an exercise's correct answers: the user is mostly patient, and responses are late, fail and
/// vary.
struct TaskStoryInventor {
    let setting: StorySetting
    let failures: [Reply.Content]

    func story(_ number: Int, on stage: StoryRunner) throws(RefereeFault) -> Story {
        var random = stage.seed.stream(for: "task story \(number)")
        let weather = weather(stage.seed, &random)
        let length = Int.random(in: 1...8, using: &random)
        let patience = Int.random(in: 0..<4, using: &random)
        var lines: [Verb] = []
        let told = try stage.play(in: weather) { run throws(RefereeFault) in
            var inputs = Inputs()
            var touches = Touches()
            var deeds = 0
            for _ in 0..<40 where deeds < length && run.referee.outcome == nil {
                let line = deed(after: lines, inputs, touches, run.referee, &random)
                guard try run.carryOut(line) else {
                    touches.learn(from: line, refused: run.refusal)
                    continue
                }
                deeds += 1
                inputs.follow(line)
                lines.append(line)
                let pause = pause(patience, &random)
                for line in pause where try run.carryOut(line) { lines.append(line) }
            }
        }
        let names = SampleNames(in: lines, under: stage.seed, asked: told.requests.map(\.resource))
        return Story(
            lines: lines + [Self.look, .settle(limit: .seconds(60))], weather: weather, names: names)
    }

    /// A `settle` line with a limit, which can end before a late response arrives.
    private static let look = Verb.settle(limit: .seconds(10))

    private func pause(_ patience: Int, _ random: inout SplitMix64) -> [Verb] {
        let draw = Int.random(in: 0..<8, using: &random)
        // A patient user waits after each line; a hasty user seldom waits.
        if draw < patience * 3 { return [draw == 0 ? .settle(limit: .seconds(60)) : Self.look] }
        return draw % 2 == 0 ? [] : [.wait(.milliseconds(draw > 4 ? 400 : 40))]
    }

    // MARK: - The world

    private func weather(_ seed: RunSeed, _ random: inout SplitMix64) -> StoryNetwork {
        var weather = StoryNetwork(
            seed: StoryNetwork.draw(near: seed, &random), kinds: setting.kinds, failure: nil)
        // If the app expects a picture, a response with text counts as a failure.
        let isPicture = setting.shapes.allSatisfy { setting.kinds.known[$0] == .image }
        let failures = failures + (isPicture ? [.text] : [])
        func failure(_ random: inout SplitMix64) -> ResponseSequence.Turn {
            .other(failures[Int.random(in: 0..<failures.count, using: &random)])
        }
        let turns: [ResponseSequence.Turn] =
            switch Int.random(in: 0..<10, using: &random) {
            case 0: [.usual]
            case 1: [.late]
            case 2, 3: [.usual, .late]
            case 4: [failure(&random)]
            case 5: [failure(&random), .usual]
            case 6: [failure(&random), .late]
            case 7: [failure(&random), failure(&random), .usual]
            case 8: [.usual, failure(&random), .late]
            default: [.usual, failure(&random), failure(&random), .usual]
            }
        let shape = Bool.random(using: &random) ? setting.shapes.randomElement(using: &random) : nil
        weather.succession = ResponseSequence(shape: shape, turns: turns)
        return weather
    }

    // MARK: - The next line

    private func deed(
        after lines: [Verb], _ inputs: Inputs, _ known: Touches, _ referee: Referee,
        _ random: inout SplitMix64
    ) -> Verb {
        guard lines.endShown else {
            if lines.last(where: { $0.name == .network }) == .network(.off) { return .network(.on) }
            return .show(shown(inputs, isFirst: lines.isEmpty, &random).settings)
        }
        if lines.endAway { return .gesture(.foreground) }
        let last = lines.last { !$0.passesTime }
        // Repeats the last tap, for example on a button that loads the next page.
        if let last, case .gesture(.tap) = last, Int.random(in: 0..<5, using: &random) == 0 { return last }
        var choices: [Verb] = []
        let touches = known.on(referee.screen)
        for _ in 0..<min(6, touches.count * 2) {
            if let touch = touches.randomElement(using: &random) { choices.append(.gesture(touch)) }
        }
        for _ in 0..<4 { change(of: inputs, before: lines, &random).map { choices.append($0) } }
        choices += [.hide, .rerender(times: 1)]
        if case .gesture(.open)? = last { choices += [.gesture(.back), .gesture(.back), .gesture(.back)] }
        if referee.screen.contains(where: { $0.kind == .tabs || $0.kind == .edge }) {
            choices += [.gesture(.back), .gesture(.dismiss)]
        }
        if Int.random(in: 0..<8, using: &random) == 0 {
            choices = [.gesture(.background), .gesture(.back), .gesture(.refresh), .network(.off), .hide]
            if lines.contains(.network(.off)) { choices.append(.network(.on)) }
        }
        return choices[Int.random(in: 0..<choices.count, using: &random)]
    }

    private func shown(_ inputs: Inputs, isFirst: Bool, _ random: inout SplitMix64) -> Inputs {
        // On later visits, the inputs mostly stay the same as on the first visit.
        if !isFirst, Int.random(in: 0..<3, using: &random) > 0 { return inputs }
        return setting.values.draw(&random)
    }

    /// Sets an input to another value, sometimes to an earlier value.
    private func change(of inputs: Inputs, before lines: [Verb], _ random: inout SplitMix64) -> Verb? {
        guard let name = setting.values.names.randomElement(using: &random) else { return nil }
        let earlier = lines.compactMap { line -> String? in
            switch line {
            case .set(let setting) where setting.knob == name: setting.value
            case .show(let settings): settings.first { $0.knob == name }?.value
            case .pick, .template, .route, .network, .hide, .set, .rerender, .gesture, .wait, .settle, .want,
                .may, .within, .see, .expect:
                nil
            }
        }
        let all = Int.random(in: 0..<3, using: &random) == 0 ? earlier : setting.values.choices(of: name)
        return all.filter { $0 != inputs.value(of: name) }.randomElement(using: &random).map {
            .set(KnobSetting(knob: name, value: $0))
        }
    }
}
