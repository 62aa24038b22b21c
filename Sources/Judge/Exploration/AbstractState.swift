import Referee
import Scenario
import Wire

/// A summary of one moment of a story. Two stories that reach the same states are almost the same.
struct AbstractState: Hashable, Sendable {
    private let screen: [ScreenLine.Kind]
    private let inFlight: [ResourceShape]
    private let tasks: Int
    private let line: VerbName?

    init(after line: Verb, _ referee: Referee) {
        var tasks = 0
        for event in referee.events {
            guard case .fact(let fact) = event.kind else { continue }
            if case .taskStarted = fact { tasks += 1 }
            if case .taskFinished = fact { tasks -= 1 }
        }
        self.tasks = tasks
        self.line = line.name
        inFlight = referee.inFlight.map { ResourceShape($0) }
        screen = Array(referee.screen.map(\.kind).prefix(40))
    }
}

/// Every state that a story has reached, with the first story that reached the state.
struct StoryMemory: Sendable {
    private var known: Set<AbstractState> = []
    /// The lines that led to each new state, with the network's behavior.
    private var ways: [Story] = []
    private(set) var storiesWithoutNews = 0
    private(set) var views: Set<String> = []
    private(set) var touches = Touches()
    /// The lines after which the app did not respond within the time limit. A run that exceeds the time limit costs as
    /// much as a thousand stories.
    private var hangs: Set<Verb> = []
    /// The shapes of the requested resources, in the order of their first requests.
    private(set) var shapes: [ResourceShape]
    private(set) var kinds: ReplyKinds

    init(_ setting: StorySetting) { self.init(shapes: setting.shapes, kinds: setting.kinds) }

    init(shapes: [ResourceShape] = [], kinds: ReplyKinds = ReplyKinds()) {
        (self.shapes, self.kinds) = (shapes, kinds)
    }

    var states: Int { known.count }

    mutating func take(in told: ToldStory) {
        storiesWithoutNews += 1
        if let line = told.hang { hangs.insert(line) }
        views.formUnion(told.views)
        touches.options.merge(told.options) { known, _ in known }
        touches.dead.formUnion(told.dead)
        for shape in told.shapes where !shapes.contains(shape) { shapes.append(shape) }
        for (shape, kind) in told.kinds where kinds.known[shape] == nil { kinds.known[shape] = kind }
        for (place, state) in told.states.enumerated() where known.insert(state).inserted {
            storiesWithoutNews = 0
            if ways.count < 1000 {
                var way = told.story
                way.lines = Array(way.lines[...place])
                ways.append(way)
            }
        }
    }

    /// True if an earlier story shows that the app hangs after this line.
    func avoids(_ line: Verb) -> Bool { hangs.contains(line) }

    /// The first lines of the next story; nil if the next story begins without such lines. Half of the stories begin
    /// with lines that lead to a known state.
    func beginning(_ random: inout SplitMix64) -> Story? {
        guard Bool.random(using: &random), !ways.isEmpty else { return nil }
        return ways[Int.random(in: 0..<ways.count, using: &random)]
    }
}
