import Referee
import Scenario
import VirtualTime
import Wire

/// Invents a story line by line while the app runs: each line is a random choice among the possible actions.
struct StoryInventor {
    let setting: StorySetting
    let memory: StoryMemory

    /// Invents the story with this number, runs it, and judges the run.
    func tell(number: Int, on stage: StoryRunner) throws(RefereeFault) -> ToldStory {
        var random = stage.seed.stream(for: "story \(number)")
        var weather = weather(number, stage.seed, &random)
        let known = memory.beginning(&random)
        let opening = stage.opening.lines
        let beginning = known?.lines ?? opening
        // The same lines seldom lead to the same state if the network behaves differently.
        if let known, Int.random(in: 0..<4, using: &random) > 0 {
            weather = StoryNetwork(
                seed: known.weather.seed, kinds: memory.kinds, failure: known.weather.failure,
                hasLongLists: known.weather.hasLongLists)
        }
        var lines: [Verb] = []
        var states: [AbstractState] = []
        var hang: Verb?
        var touches = memory.touches
        let length = opening.count + Int.random(in: 3...12, using: &random)
        // One story in four has a patient user, who waits after each action.
        let isPatient = Int.random(in: 0..<4, using: &random) == 0
        let told = try stage.play(in: weather) { run throws(RefereeFault) in
            var inputs = Inputs()
            while lines.count < length, run.referee.outcome == nil {
                let planned = lines.count < beginning.count ? beginning[lines.count] : nil
                let line =
                    planned
                    ?? (isPatient && lines.last.map { !$0.passesTime } ?? false
                        ? .wait(.seconds(2)) : next(after: lines, inputs, touches, run.referee, &random))
                // The story ends before a line that made the app hang in an earlier story.
                if memory.avoids(line) { break }
                guard try run.carryOut(line) else {
                    touches.learn(from: line, refused: run.refusal)
                    // A line that could not run changed nothing and is not part of the story.
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
            shapes: told.requests.map { ResourceShape($0.resource) }, kinds: told.kinds,
            views: told.views, hang: hang)
    }

    private func weather(_ number: Int, _ seed: RunSeed, _ random: inout SplitMix64) -> StoryNetwork {
        var failure: StoryNetwork.Failure?
        if Int.random(in: 0..<3, using: &random) == 0,
            let shape = memory.shapes.randomElement(using: &random)
        {
            var contents: [Reply.Content] = [
                .failure(.offline), .status(500), .status(404), .failure(.timeout),
            ]
            // The failing response may also be a text that the app can neither show as a picture nor decode.
            if [.image, .sample].contains(memory.kinds.known[shape]) { contents += [.text, .text] }
            failure = StoryNetwork.Failure(
                shape: shape, content: contents[Int.random(in: 0..<contents.count, using: &random)])
        }
        return StoryNetwork(
            seed: StoryNetwork.draw(near: seed, &random), kinds: memory.kinds, failure: failure,
            hasLongLists: Int.random(in: 0..<6, using: &random) == 0)
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
            // A wait between `hide` and `show` reveals work that continues after the view has disappeared.
            if lines.last == .hide, Int.random(in: 0..<3, using: &random) > 0 {
                return Bool.random(using: &random)
                    ? .settle(limit: StoryRunner.longest) : .wait(.milliseconds(100))
            }
            // In some stories, the user opens the app without a network connection.
            if lines.isEmpty, Int.random(in: 0..<16, using: &random) == 0 { return .network(.off) }
            return .show(setting.values.draw(&random).settings)
        }
        if lines.endAway {
            return Bool.random(using: &random) ? .gesture(.foreground) : .wait(.milliseconds(100))
        }
        if case .gesture(.tap)? = lines.last, Int.random(in: 0..<8, using: &random) == 0 {
            return lines[lines.count - 1]
        }
        // While the network is off and the app shows an error, the next line turns the network on with a probability of
        // one third.
        if lines.last(where: { $0.name == .network }) == .network(.off), referee.showsError,
            Int.random(in: 0..<3, using: &random) == 0
        {
            return .network(.on)
        }
        // Waits and input changes are more likely than other lines, because most faults need nothing else.
        var choices = Array(repeating: wait(referee, &random), count: 2)
        if let change = change(of: inputs, &random) { choices += Array(repeating: change, count: 4) }
        let touches = known.on(referee.screen)
        if let touch = touches.randomElement(using: &random) {
            choices += Array(repeating: .gesture(touch), count: min(4, touches.count + 1))
        }
        choices += known.attempt(on: referee.screen, &random).map { [.gesture($0)] } ?? []
        choices.append(.settle(limit: StoryRunner.longest))
        choices += departures(from: referee, after: lines)
        if Int.random(in: 0..<6, using: &random) == 0 {
            choices += [.refresh, .back, .dismiss, .background, .scroll(to: .end)].map { .gesture($0) }
        }
        // After a story has opened a page, going back is more likely.
        if case .gesture(.open)? = lines.last(where: { $0.isDeed }) {
            choices += [.gesture(.back), .gesture(.back)]
        }
        if Int.random(in: 0..<30, using: &random) == 0 {
            choices = [.network(lines.contains(.network(.off)) ? .on : .off)]
        }
        return choices[Int.random(in: 0..<choices.count, using: &random)]
    }

    /// If a request is in flight, leaving a screen shows most faults.
    private func departures(from referee: Referee, after lines: [Verb]) -> [Verb] {
        let isLoading = !referee.inFlight.isEmpty
        let tabs = referee.screen.filter { $0.kind == .tabs }.flatMap { Touches.titles($0.content) }
        var leaving: [Verb] = isLoading ? tabs.map { .gesture(.tab(title: $0)) } : []
        guard setting.isWholeApp else {
            return leaving + [.rerender(times: 1), .hide] + (isLoading ? [.hide] : [])
        }
        leaving.append(.gesture(.background))
        if isLoading {
            // A tap may have opened a page, so the page may have a back button.
            if lines.contains(where: { [.tap, .open].contains($0.name) }) { leaving.append(.gesture(.back)) }
        }
        return leaving
    }

    /// A wait until just before, exactly at or just after the next event, or a wait of a fixed duration.
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

/// A story that has run, with the states and the findings of the run.
struct ToldStory: Sendable {
    let story: Story
    /// The states of the story, one for each line.
    var states: [AbstractState] = []
    var accusations: [StoryFinding] = []
    var remarks: [StoryRemark] = []
    /// The options of each picker in the story, by the picker's label.
    var options: [String: [String]] = [:]
    var dead: Set<Touches.Attempt> = []
    /// The shapes of the requested resources, and the kinds of response that the app used.
    var shapes: [ResourceShape] = []
    var kinds: [ResourceShape: Reply.Content] = [:]
    var views: Set<String> = []
    /// The story line after which the app exceeded the time limit.
    var hang: Verb?
}

extension RunOutcome {
    var isHang: Bool { self == .exceeded(.processorTime) || self == .exceeded(.wallTime) }

    /// True if the app crashed because it called a piece of code that the course had left out. If the app crashes
    /// because of a left-out piece, the fault is not the app's.
    var endedAtLeftOutPiece: Bool {
        if case .crashed(_, let message, _) = self { message.contains(SourceCut.calledWords) } else { false }
    }
}
