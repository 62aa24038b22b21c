import Referee
import Scenario
import VirtualTime
import Wire

/// What of a story can be compared between apps: what each looks like, and has sent, whenever the user has waited.
struct StoryProfile: Sendable {
    /// After each `settle` line that was carried out.
    let stops: [Stop]

    /// All that was asked for.
    var asked: Set<Resource> { Set(stops.last.map { Array($0.counts.keys) } ?? []) }

    struct Stop: Sendable {
        /// The story's lines up to here.
        let lines: Int
        let sights: Set<Sight>
        /// How often each resource was asked for in the whole story so far.
        let counts: [Resource: Int]
        /// What the app had already, or had ordered, when it was left, or its inputs changed: it may keep that.
        let kept: Set<Resource>
        let cancelled: Int
        /// Nothing happens by itself for a while: what is on screen is no matter of moments.
        let isStill: Bool
        /// Nothing was done to the app while it waited by itself, as one does that asks only when the user pauses.
        let isUnhurried: Bool
        /// The app has ended.
        let isOver: Bool

        var sent: Int { counts.values.reduce(0, +) }
        /// Of what was sent, that which is no read.
        var orders: Int { counts.filter { $0.key.method != "GET" }.values.reduce(0, +) }
    }

    /// - Parameter words: texts that are looked for, and no others.
    init(
        of story: Story, on stage: StoryStage, seed: RunSeed, words: [String]
    ) throws(RefereeFault) {
        var stops: [Stop] = []
        var isUnhurried = true
        var kept: Set<Resource> = []
        _ = try stage.play(in: story.weather, seed: seed) { run throws(RefereeFault) in
            for (place, line) in story.lines.enumerated() {
                if !line.passesTime, run.referee.nextDeadline != nil { isUnhurried = false }
                if line.mayPutAway { kept = run.referee.had }
                guard try run.carryOut(line) else { return }
                guard line.name == .settle else { continue }
                stops.append(Stop(run.referee, lines: place + 1, words: words, isUnhurried, kept))
            }
        }
        self.stops = stops
    }
}

extension StoryProfile.Stop {
    private static let stillness = Duration.seconds(2)

    fileprivate init(
        _ referee: Referee, lines: Int, words: [String], _ isUnhurried: Bool, _ kept: Set<Resource>
    ) {
        (self.lines, self.isUnhurried, self.kept) = (lines, isUnhurried, kept)
        counts = Dictionary(referee.asked.map { ($0, 1) }, uniquingKeysWith: +)
        let named = words.flatMap { [Sight.text($0), .button($0)] }
        let looked = [.spinner, .error] + counts.keys.flatMap { [Sight.image($0), .body($0)] } + named
        sights = Set(looked.filter(referee.sees))
        cancelled = referee.events.count { if case .cancelled = $0.kind { true } else { false } }
        isStill = referee.nextMoment.map { $0 - referee.now > Self.stillness } ?? true
        isOver = referee.outcome != nil
    }
}

extension Referee {
    /// What has been asked for so far, in order.
    var asked: [Resource] {
        events.compactMap { if case .requested(_, let resource) = $0.kind { resource } else { nil } }
    }
}

extension Referee {
    /// What was answered, and what was ordered.
    fileprivate var had: Set<Resource> {
        var asked: [Int: Resource] = [:]
        var had: Set<Resource> = []
        for event in events {
            switch event.kind {
            case .requested(let request, let resource):
                asked[request.id] = resource
                if resource.method != "GET" { had.insert(resource) }
            case .responded(let id, let status, _): if status < 300 { asked[id].map { _ = had.insert($0) } }
            case .cancelled, .failed, .gaveUp, .stepped, .wanted, .checked, .unsettled, .screen, .console,
                .fact:
                break
            }
        }
        return had
    }
}

extension Verb {
    /// What is on screen may go, and come again.
    fileprivate var mayPutAway: Bool {
        switch self {
        case .hide, .show, .set: true
        case .gesture: [.back, .dismiss, .tab, .open, .background].contains(name)
        case .pick, .template, .route, .network, .rerender, .wait, .settle, .want, .may, .see, .within,
            .expect:
            false
        }
    }
}
