import Grading
import Referee
import Scenario
import VirtualTime
import Wire

/// The result of running a story: the final screen, the requests and the events.
struct StoryResult: Sendable {
    let screen: SettledScreen
    let requests: [(resource: Resource, at: VirtualInstant)]
    /// Resources that the app first requested after it had received a response, such as the pictures of a list.
    let derived: Set<Resource>
    /// True if the app is still working after the last line, for example because it polls.
    let isRestless: Bool
    let outcome: RunOutcome?
    /// The lines that could not run, because their target was missing.
    let missedLines: Set<Int>
    /// The GET requests that continued after their view disappeared, each with the story line that caused the request.
    let outliving: [Outliving]
    let decoded: Set<Resource>
    /// The resources for whose types the course cannot make sample data.
    let unsampled: [UnsampledType]
    let events: [TraceEvent]
    /// The state after each line of the story. The last moment in the list is the state after the app has settled.
    let moments: [Moment]
    private let bodies: SentBodies
    private let end: VirtualInstant

    struct Outliving {
        let resource: Resource
        let line: Int
    }

    init(after run: StoryRun) {
        let referee = run.referee
        moments = run.moments
        outliving = Self.outliving(referee)
        var requests: [(Resource, VirtualInstant)] = []
        var missed: Set<Int> = []
        var decoded: Set<Resource> = []
        var unsampled: [UnsampledType] = []
        var isRestless = false
        var direct: Set<Resource> = []
        var hasAnswers = false
        let words = referee.words
        for event in referee.events {
            switch event.kind {
            case .requested(_, let resource):
                requests.append((resource, event.at))
                if !hasAnswers { direct.insert(resource) }
            case .responded: hasAnswers = true
            case .checked(let line, _, let held, _): if !held { missed.insert(line) }
            case .unsettled: isRestless = true
            case .fact(.sampled(let word, let type, let problem)):
                guard let resource = words[word] else { continue }
                if let problem {
                    unsampled.append(UnsampledType(resource: resource, type: type, problem: problem))
                } else {
                    decoded.insert(resource)
                }
            case .stepped, .wanted, .cancelled, .gaveUp, .failed, .screen, .console, .fact: break
            }
        }
        derived = Set(requests.map(\.0)).subtracting(direct)
        (self.decoded, self.unsampled) = (decoded, unsampled)
        self.requests = requests
        self.isRestless = isRestless
        missedLines = missed
        outcome = referee.outcome
        bodies = SentBodies(referee)
        screen = SettledScreen(Moment(referee), with: bodies)
        events = referee.events
        end = referee.now
    }

    private static func outliving(_ referee: Referee) -> [Outliving] {
        guard let hide = referee.steps.first(where: { $0.verb == .hide }) else { return [] }
        var line = 0
        var begun: [Int: Outliving] = [:]
        var left: Set<Int> = []
        for event in referee.events {
            switch event.kind {
            case .stepped(let next):
                line = next
                if line == hide.line { left = Set(begun.keys) }
            case .requested(let request, let resource) where line < hide.line && resource.method == "GET":
                begun[request.id] = Outliving(resource: resource, line: line)
            case .cancelled(let request): begun[request] = nil
            case .responded(let request, _, _), .failed(let request, _), .gaveUp(let request):
                if line < hide.line { begun[request] = nil }
            case .requested, .wanted, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
        return begun.filter { left.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
    }

    var views: Set<String> {
        Set(
            events.compactMap { event in
                guard case .fact(.appeared(let view, _)) = event.kind else { return nil }
                return RunTally.name(ofView: view)
            })
    }

    /// The kinds of response that the app used. A resource that the app decodes gets sample data, even if the screen
    /// shows its body.
    var kinds: [ResourceShape: Reply.Content] {
        var kinds: [ResourceShape: Reply.Content] = [:]
        for sight in screen.sights {
            switch sight {
            case .image(let resource): kinds[ResourceShape(resource)] = .image
            case .body(let resource): kinds[ResourceShape(resource)] = .text
            case .spinner, .error, .text, .wholeText, .button, .above, .only: break
            }
        }
        for resource in decoded { kinds[ResourceShape(resource)] = .sample }
        return kinds
    }

    /// The screen at a moment, with the resource of each network body.
    func screen(at moment: Moment) -> SettledScreen { SettledScreen(moment, with: bodies) }

    var touchedDisabled: Bool {
        events.contains { if case .fact(.touchedDisabled) = $0.kind { true } else { false } }
    }

    var isCalm: Bool { outcome == nil && !isRestless }

    /// True if the run shows a fault without a comparison, such as a crash, an exceeded limit or a write from a
    /// background thread.
    func hasFaults(_ story: Story, seed: RunSeed) -> Bool {
        !ScenarioVerdict(judging: trace(of: story, seed: seed)).findings.isEmpty
    }

    /// The story's run as a trace, for a scenario without checks.
    func trace(of story: Story, seed: RunSeed) -> Trace {
        let scenario = Scenario(name: "story", title: "story", steps: story.lines.steps)
        return Trace(
            scenario: scenario, seed: seed, events: events, outcome: outcome ?? .completed, end: end)
    }

    /// The run as a trace, for a scenario with added `want` and `may` lines. `want` and `may` lines do not change a
    /// run, so the story need not run again.
    /// - Returns: nil if `lines` adds other lines than `want` and `may`, because such lines need a new run.
    func trace(of story: Story, with lines: [Verb], seed: RunSeed) -> Trace? {
        func isOwn(_ line: Verb) -> Bool { line.name != .want && line.name != .may }
        guard lines.filter(isOwn) == story.lines + [.settle(limit: StoryRunner.longest)] else { return nil }
        var ahead = lines.steps[...]
        var all: [TraceEvent] = []
        for event in events {
            guard case .stepped(let line) = event.kind else {
                all.append(event)
                continue
            }
            // Lines of the opening have the number 0.
            while line > 0, let step = ahead.popFirst() {
                all.append(TraceEvent(at: event.at, .stepped(line: step.line)))
                if case .want(let resources, _) = step.verb {
                    all.append(TraceEvent(at: event.at, .wanted(resources)))
                }
                if isOwn(step.verb) { break }
            }
        }
        var trace = trace(of: story, seed: seed)
        (trace.scenario.steps, trace.events) = (lines.steps, all)
        return trace
    }
}
