import Referee
import Scenario
import VirtualTime
import Wire

/// The behavior of an app in a story, for comparisons: the screen and the requests after each `settle` line.
struct StoryProfile: Sendable {
    /// One element for each `settle` line that ran.
    let stops: [Stop]

    var asked: Set<Resource> { Set(stops.last.map { Array($0.counts.keys) } ?? []) }

    struct Stop: Sendable {
        /// The number of story lines before the stop of the profile.
        let lines: Int
        let sights: Set<Sight>
        let counts: [Resource: Int]
        /// Resources with a successful response, or with a request other than GET, before the user left or an input
        /// changed. When the user returns, the app may show loaded content again without a new request.
        let kept: Set<Resource>
        let cancelled: Int
        /// True if the app does nothing by itself for two seconds, so the screen does not depend on exact timing.
        let isStill: Bool
        /// True if no line acted on the app while one of the app's timers ran. Apps that debounce send requests only
        /// after a pause.
        let isUnhurried: Bool
        let isOver: Bool

        var sent: Int { counts.values.reduce(0, +) }
        var orders: Int { counts.filter { $0.key.method != "GET" }.values.reduce(0, +) }
    }

    /// - Parameter words: the texts that the profile looks for on screen.
    init(
        of story: Story, on stage: StoryRunner, seed: RunSeed, words: [String]
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
    var asked: [Resource] {
        events.compactMap { if case .requested(_, let resource) = $0.kind { resource } else { nil } }
    }
}

extension Referee {
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
    /// True if the line may hide content that can return to the screen later.
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
