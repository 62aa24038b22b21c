import Referee
import Scenario
import Wire

/// What a moment of a story is like, without its details: two stories whose states are the same are hardly different.
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

/// The states that stories went through, and the stories that came to a new one first.
struct StoryMemory: Sendable {
    private var known: Set<AbstractState> = []
    /// The lines up to a new state, in the world in which they led there.
    private var ways: [Story] = []
    private(set) var storiesWithoutNews = 0
    private(set) var touches = Touches()
    /// How often the app was stopped by the clock after this line. Each time costs as much as a hundred other stories.
    private var hangs: [Verb: Int] = [:]
    private static let mostHangs = 3
    /// What is asked for, by its shape and in the order of its first request, and what the app can make of it.
    private(set) var shapes: [ResourceShape]
    private(set) var kinds: ReplyKinds

    init(_ setting: StorySetting) { self.init(shapes: setting.shapes, kinds: setting.kinds) }

    init(shapes: [ResourceShape] = [], kinds: ReplyKinds = ReplyKinds()) {
        (self.shapes, self.kinds) = (shapes, kinds)
    }

    var states: Int { known.count }

    mutating func take(in told: ToldStory) {
        storiesWithoutNews += 1
        if let line = told.hang { hangs[line, default: 0] += 1 }
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

    /// Whether it is known well enough that the app hangs there.
    func avoids(_ line: Verb) -> Bool { hangs[line, default: 0] >= Self.mostHangs }

    /// What the next story begins with: half of them go on where something new was seen.
    func beginning(_ random: inout SplitMix64) -> Story? {
        guard Bool.random(using: &random), !ways.isEmpty else { return nil }
        return ways[Int.random(in: 0..<ways.count, using: &random)]
    }
}
