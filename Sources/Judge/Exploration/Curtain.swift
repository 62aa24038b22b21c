import Grading
import Referee
import Scenario
import VirtualTime
import Wire

/// What is left to see and to count when a story is over.
struct Curtain: Sendable {
    let screen: SettledScreen
    /// What was asked for, in order, with the time from the beginning.
    let requests: [(resource: Resource, at: VirtualInstant)]
    /// What was asked for only after an answer had come, such as the pictures of a list.
    let derived: Set<Resource>
    /// Something still goes on: a poll, a clock, a stream.
    let isRestless: Bool
    /// Nil if the app lives.
    let outcome: RunOutcome?
    /// The lines that could not be done, because there was nothing to touch.
    let missedLines: Set<Int>
    /// The reads that were still on their way when the view went, and were not cancelled: what they were for, and the line
    /// with which they began.
    let outliving: [Outliving]
    /// What the app decoded as JSON.
    let decoded: Set<Resource>
    /// What it could not decode, because no sample could be made of its type.
    let unsampled: [UnsampledType]
    let events: [TraceEvent]
    /// After each line, the last of them when all was settled.
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

    /// What the app made something of, and as what: what it decodes wants a sample, whatever comes to the screen of it.
    var kinds: [ResourceShape: Reply.Content] {
        var kinds: [ResourceShape: Reply.Content] = [:]
        for sight in screen.sights {
            switch sight {
            case .image(let resource): kinds[ResourceShape(resource)] = .image
            case .body(let resource): kinds[ResourceShape(resource)] = .text
            case .spinner, .error, .text, .button: break
            }
        }
        for resource in decoded { kinds[ResourceShape(resource)] = .sample }
        return kinds
    }

    /// What was on screen then, and whose it was.
    func screen(at moment: Moment) -> SettledScreen { SettledScreen(moment, with: bodies) }

    /// A control was touched that was disabled.
    var touchedDisabled: Bool {
        events.contains { if case .fact(.touchedDisabled) = $0.kind { true } else { false } }
    }

    /// It lives, and nothing goes on any more.
    var isCalm: Bool { outcome == nil && !isRestless }

    /// Whether something is wrong in this run that needs no comparison: a crash, a limit, a write from a wrong thread.
    func hasFaults(_ story: Story, seed: RunSeed) -> Bool {
        !ScenarioVerdict(judging: trace(of: story, seed: seed)).findings.isEmpty
    }

    /// The run as that of a scenario without anything that judges.
    func trace(of story: Story, seed: RunSeed) -> Trace {
        let scenario = Scenario(name: "story", title: "story", steps: story.lines.steps)
        return Trace(
            scenario: scenario, seed: seed, events: events, outcome: outcome ?? .completed, end: end)
    }

    /// The run as that of a scenario that has lines beside the story's own which say what is wanted. Those do nothing, so the
    /// story need not be played again to be judged by them.
    /// - Returns: nil if one of the lines looks at the screen, which only a run can.
    func trace(of story: Story, with lines: [Verb], seed: RunSeed) -> Trace? {
        func isOwn(_ line: Verb) -> Bool { line.name != .want && line.name != .may }
        guard lines.filter(isOwn) == story.lines + [.settle(limit: StoryStage.longest)] else { return nil }
        var ahead = lines.steps[...]
        var all: [TraceEvent] = []
        for event in events {
            guard case .stepped(let line) = event.kind else {
                all.append(event)
                continue
            }
            // What a story begins with has no number of its own.
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
