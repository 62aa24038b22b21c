import Grading
import Referee
import Scenario
import Text
import VirtualTime
import Wire

/// The events after one line at the lab's prompt, in order of time, each with its moment.
///
///     let account = Account(of: events[start...], in: events, pictures: referee.pictures)
///     account.entries.map(\.text)     // ["#1 GET /200/300, ProfilePicture's .task (Picture.swift:12)", …]
///
/// An event that happens several times within an instant has one entry. An account keeps only a few of many similar
/// entries. The command `facts` shows the events that are left out, such as writes of state.
public struct Account: Sendable, Hashable {
    public struct Entry: Sendable, Hashable {
        public enum Sign: Sendable, Hashable {
            case sent, answered, failed, cancelled
            case appeared, disappeared, body, task
            case held, missed, noticed, printed

            /// A sentence that names several views, such as `Host, Row appeared`.
            fileprivate func sentence(about list: String) -> String {
                switch self {
                case .appeared: "\(list) appeared"
                case .disappeared: "\(list) disappeared"
                case .body: "body of \(list)"
                case .sent, .answered, .failed, .cancelled, .task, .held, .missed, .noticed, .printed: list
                }
            }
        }
        public var at: VirtualInstant
        public var sign: Sign
        public var text: String
        /// The name that distinguishes the entry from similar entries, such as `#2`; nil for an entry without a name.
        var name: String?
        /// Two entries without a `likeness` are similar if their whole texts are equal.
        var likeness: String?
    }

    public private(set) var entries: [Entry] = []
    /// The screen, if it has changed.
    public private(set) var screen: [ScreenLine]?
    public private(set) var requests = 0
    /// The first few requests that are still in flight, such as `#2 /200/200`.
    public private(set) var inFlight: [String] = []
    /// The requests that were sent while the network was off. The app learns that a request has failed only when time
    /// passes.
    public private(set) var failing: [String] = []
    /// The names that an entry lists, by the entry's index in `entries`; for entries about several views or requests.
    private var names: [Int: [String]] = [:]
    /// For each sign and instant, the entry that reports all events with this sign and instant.
    private var grouped: [Moment: Int] = [:]

    private struct Moment: Hashable {
        let sign: Entry.Sign
        let at: VirtualInstant
    }

    /// - Parameters:
    ///   - news: the events to report, which are the last events of `events`.
    ///   - events: all events of the run so far.
    ///   - lost: the ids of the requests that the app sent while the network was off.
    public init(
        of news: ArraySlice<TraceEvent>, in events: [TraceEvent], pictures: [String: Resource] = [:],
        lost: Set<Int> = []
    ) {
        let background = Background(events[..<news.startIndex])
        var told = background
        for event in news {
            told.take(event)
            take(event, knowing: told)
        }
        join()
        entries = AccountGathering.gather(entries)
        if let last = told.screen, last != background.screen ?? [] {
            screen = last.map { $0.named(by: pictures) }
        }
        inFlight = told.inFlight { !lost.contains($0) }
        failing = told.inFlight { lost.contains($0) }
    }

    private mutating func take(_ event: TraceEvent, knowing told: Background) {
        func entry(_ sign: Entry.Sign, _ text: String, request id: Int? = nil, alike: String? = nil) {
            let name = id.map { "#\($0)" }
            entries.append(Entry(at: event.at, sign: sign, text: text, name: name, likeness: alike))
        }
        switch event.kind {
        case .requested(let request, let resource):
            requests += 1
            let sender = told.sender(of: event, request)
            entry(.sent, "#\(request.id) \(resource.brief)\(sender)", request: request.id, alike: sender)
        case .responded(let id, let status, let bytes):
            entry(
                status < 400 ? .answered : .failed,
                "\(told.request(id)) answered \(status), \(Wording.count(bytes, "byte"))", request: id,
                alike: "\(status)")
        case .failed(let id, let error):
            entry(
                .failed, "\(told.request(id)) failed: \(error.rawValue)", request: id, alike: error.rawValue)
        case .cancelled(let id):
            entry(
                .cancelled, "\(told.request(id)) cancelled\(told.age(of: id, at: event.at))", request: id,
                alike: "request")
        case .gaveUp(let id):
            entry(
                .cancelled,
                "\(told.request(id)) given up\(told.age(of: id, at: event.at)): the app's own time-out",
                request: id, alike: "given up")
        case .checked(_, let check, let held, let found):
            entry(held ? .held : .missed, Self.words(check, held: held, found: found))
        case .console(let text):
            entry(.printed, Self.shortened(text), alike: "printed")
        case .unsettled(let remainder):
            entry(.noticed, "`settle` ended here. Still going on: \(remainder)")
        case .fact(let fact):
            take(fact, at: event.at, knowing: told)
        case .stepped, .wanted, .screen:
            break
        }
    }

    /// The beginning of a printed line, if the line is long. The command `facts` shows long lines completely.
    private static func shortened(_ text: String) -> String {
        let most = 400
        guard text.utf8.count > most else { return text }
        let (head, size) = (text.prefix(most), Wording.grouped(text.utf8.count))
        return "\(head)… (\(size) bytes; `facts` shows all of them)"
    }

    /// A gesture fails only if its target is missing, so the text says "cannot be done" instead of "does not hold".
    private static func words(_ check: String, held: Bool, found: String) -> String {
        if held { return "\(check): holds" }
        let isQuestion = ["see", "expect", "within", "may"].contains(check.prefix { $0 != " " })
        return isQuestion ? "\(check): does not hold. Found: \(found)" : "\(check) cannot be done: \(found)"
    }

    private mutating func take(_ fact: Fact, at instant: VirtualInstant, knowing told: Background) {
        func entry(_ sign: Entry.Sign, _ text: String, task: Int? = nil, alike: String? = nil) {
            let name = task.map { "task \($0)" }
            entries.append(Entry(at: instant, sign: sign, text: text, name: name, likeness: alike))
        }
        switch fact {
        case .bodyEvaluated(let view, let cause):
            let reason =
                switch cause {
                case .stateChanged(let name): " (\(name) changed)"
                case .modelChanged: " (its model changed)"
                case .mounted, .inputChanged, .environmentChanged, .rerendered: ""
                }
            group(.body, "\(Background.name(view))\(reason)", at: instant)
        case .appeared(let view, _):
            group(.appeared, Background.name(view), at: instant)
        case .disappeared(let view, _):
            group(.disappeared, Background.name(view), at: instant)
        case .identityChanged(let view):
            entry(
                .noticed,
                "a view in \(Background.name(view)) has a new identity, so SwiftUI treats it as a new view")
        case .objectReplaced(let view, let property, let type):
            entry(.noticed, "\(Background.name(view)) got another \(type) in `\(property)`")
        case .taskStarted(let view, let serial, let location):
            let whose = "of \(Background.name(view)) started\(Background.at(location))"
            entry(.task, "task \(serial) \(whose)", task: serial, alike: whose)
        case .taskCancelled(let view, let serial, let reason):
            let why =
                switch reason {
                case .disappeared: "its view disappeared"
                case .idChanged: "its id changed"
                }
            let fate = "of \(Background.name(view)) cancelled: \(why)"
            entry(.cancelled, "task \(serial) \(fate)", task: serial, alike: fate)
        case .changeReported(let view, let location):
            entry(.task, "onChange of \(Background.name(view)) ran\(Background.at(location))")
        case .touchedDisabled(let label):
            entry(.noticed, "\"\(label)\" is disabled: a touch does nothing")
        case .sampled(_, let type, let problem?):
            entry(
                .missed,
                "the course cannot make a sample of \(type): \(problem). Next: reply with `json` or a `fixture`"
            )
        case .sampled(_, _, nil):
            break
        case .messaged(let id, let bytes, let isSent):
            let what = "message \(isSent ? "to" : "from") the server, \(Wording.count(bytes, "byte"))"
            entry(isSent ? .sent : .answered, "\(told.request(id)) \(what)", alike: what)
        case .diagnosed(let diagnosis):
            entry(.missed, diagnosis.message)
        case .initialised, .stateWritten, .taskFinished:
            break
        }
    }

    /// Adds a name to the entry with the same sign and the same instant.
    private mutating func group(_ sign: Entry.Sign, _ name: String, at instant: VirtualInstant) {
        let moment = Moment(sign: sign, at: instant)
        let place = grouped[moment] ?? entries.endIndex
        if place == entries.endIndex { entries.append(Entry(at: instant, sign: sign, text: "")) }
        grouped[moment] = place
        names[place, default: []].append(name)
    }

    private mutating func join() {
        for (place, names) in names {
            entries[place].text = entries[place].sign.sentence(about: Self.counted(names))
        }
        names = [:]
        grouped = [:]
    }

    /// The first few names with their counts: `Host, Row 30 times`.
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
