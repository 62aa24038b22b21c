import Grading
import Referee
import Scenario
import VirtualTime
import Wire

/// What came of one line at the prompt: entries in the order in which things happened, each with its moment.
///
///     let account = Account(of: events[start...], in: events, pictures: referee.pictures)
///     account.entries.map(\.text)     // ["#1 GET /200/300, ProfilePicture's .task (Picture.swift:12)", …]
///
/// It is for a glance: what happened several times within an instant is told once, and what only explains, such as a
/// written state, is left to `facts`.
public struct Account: Sendable, Hashable {
    public struct Entry: Sendable, Hashable {
        public enum Sign: Sendable, Hashable {
            case sent, answered, failed, cancelled
            case appeared, disappeared, body, task
            case held, missed, noticed, printed
        }
        public var at: VirtualInstant
        public var sign: Sign
        public var text: String
    }

    public private(set) var entries: [Entry] = []
    /// What is on screen now, if that changed.
    public private(set) var screen: [ScreenLine]?
    /// How many requests were sent.
    public private(set) var requests = 0
    /// What is still on its way, as `#2 /200/200`.
    public private(set) var inFlight: [String] = []
    /// The names of what is told together, by place in `entries`.
    private var names: [Int: [String]] = [:]

    /// - Parameters:
    ///   - news: the end of `events` that is told.
    ///   - events: everything so far.
    public init(of news: ArraySlice<TraceEvent>, in events: [TraceEvent], pictures: [String: Resource] = [:])
    {
        let background = Background(events[..<news.startIndex])
        var told = background
        for event in news {
            told.take(event)
            take(event, knowing: told)
        }
        join()
        if let last = told.screen, last != background.screen ?? [] {
            screen = last.map { $0.named(by: pictures) }
        }
        inFlight = told.inFlight
    }

    private mutating func take(_ event: TraceEvent, knowing told: Background) {
        func entry(_ sign: Entry.Sign, _ text: String) {
            entries.append(Entry(at: event.at, sign: sign, text: text))
        }
        switch event.kind {
        case .requested(let request, let resource):
            requests += 1
            entry(.sent, "#\(request.id) \(resource)\(told.sender(of: event, request))")
        case .responded(let id, let status, let bytes):
            entry(
                status < 400 ? .answered : .failed,
                "\(told.request(id)) answered \(status), \(Wording.count(bytes, "byte"))")
        case .failed(let id, let error):
            entry(.failed, "\(told.request(id)) failed: \(error.rawValue)")
        case .cancelled(let id):
            entry(.cancelled, "\(told.request(id)) cancelled\(told.age(of: id, at: event.at))")
        case .checked(_, let check, let held, let found):
            entry(held ? .held : .missed, Self.words(check, held: held, found: found))
        case .console(let text):
            entry(.printed, text)
        case .fact(let fact):
            take(fact, at: event.at, knowing: told)
        default:
            break
        }
    }

    /// A gesture is a check only in that what is touched has to be there.
    private static func words(_ check: String, held: Bool, found: String) -> String {
        if held { return "\(check): holds" }
        let isQuestion = ["see", "expect", "within", "may"].contains(check.prefix { $0 != " " })
        return isQuestion ? "\(check): does not hold. Found: \(found)" : "\(check) cannot be done: \(found)"
    }

    private mutating func take(_ fact: Fact, at instant: VirtualInstant, knowing told: Background) {
        func entry(_ sign: Entry.Sign, _ text: String) {
            entries.append(Entry(at: instant, sign: sign, text: text))
        }
        switch fact {
        case .bodyEvaluated(let view, let cause):
            let reason = if case .stateChanged(let name) = cause { " (\(name) changed)" } else { "" }
            group(.body, "\(Background.name(view))\(reason)", at: instant)
        case .appeared(let view, _):
            group(.appeared, Background.name(view), at: instant)
        case .disappeared(let view, _):
            group(.disappeared, Background.name(view), at: instant)
        case .identityChanged(let view):
            entry(.noticed, "\(Background.name(view)) has another .id: it is a new view from now on")
        case .taskStarted(let view, let serial, let location):
            entry(.task, "task \(serial) of \(Background.name(view)) started\(Background.at(location))")
        case .taskCancelled(let view, let serial, let reason):
            let why =
                switch reason {
                case .disappeared: "its view disappeared"
                case .idChanged: "its id changed"
                }
            entry(.cancelled, "task \(serial) of \(Background.name(view)) cancelled: \(why)")
        case .changeReported(let view, let location):
            entry(.task, "onChange of \(Background.name(view)) was told\(Background.at(location))")
        case .diagnosed(let diagnosis):
            entry(.missed, diagnosis.message)
        case .initialised, .stateWritten, .taskFinished:
            break
        }
    }

    /// Adds a name to those of the same sign and instant.
    private mutating func group(_ sign: Entry.Sign, _ name: String, at instant: VirtualInstant) {
        let place = entries.lastIndex { $0.sign == sign && $0.at == instant } ?? entries.endIndex
        if place == entries.endIndex { entries.append(Entry(at: instant, sign: sign, text: "")) }
        names[place, default: []].append(name)
    }

    private mutating func join() {
        for (place, names) in names {
            let list = Self.counted(names)
            switch entries[place].sign {
            case .appeared: entries[place].text = "\(list) appeared"
            case .disappeared: entries[place].text = "\(list) disappeared"
            default: entries[place].text = "body of \(list)"
            }
        }
        names = [:]
    }

    /// `Host, Row 30 times`, and of very many the first few.
    private static func counted(_ names: [String]) -> String {
        var order: [String] = []
        var counts: [String: Int] = [:]
        for name in names {
            if counts[name] == nil { order.append(name) }
            counts[name, default: 0] += 1
        }
        let shown = order.prefix(mostNames).map { name in
            counts[name] == 1 ? name : "\(name) \(Wording.times(counts[name] ?? 1))"
        }
        let left = order.count - shown.count
        return left > 0 ? shown.joined(separator: ", ") + " and \(left) more" : Wording.list(shown)
    }

    private static let mostNames = 6
}
