import Referee
import VirtualTime
import Wire

/// One event of a run as JSON: `t` in virtual milliseconds, `event` in the past tense, and the fields of that event.
///
/// The JSON of an event leaves out fields that have no value for this kind of event. `docs/facts.md` lists the events
/// and their fields.
public struct EventFacts: Encodable, Sendable, Equatable {
    public let t: Double
    public let event: String
    public var view: String?
    public var type: String?
    public var phase: String?
    public var file: String?
    public var line: Int?
    public var unowned: Bool?
    public var id: Int?
    public var method: String?
    public var resource: String?
    public var resources: [String]?
    public var url: String?
    public var status: Int?
    public var bytes: Int?
    public var error: String?
    public var scenarioLine: Int?
    public var check: String?
    public var held: Bool?
    public var found: String?
    public var lines: [String]?
    public var screen: [ScreenFacts]?
    public var text: String?
    public var task: Int?
    public var reason: String?
    public var state: String?
    public var thread: String?

    /// A line on the screen, as JSON.
    public struct ScreenFacts: Encodable, Sendable, Equatable {
        public let kind: String
        public let content: String
    }

    public init(_ traced: TraceEvent) {
        t = traced.at.milliseconds
        event = Self.name(of: traced.kind)
        view = traced.scope?.view
        phase = traced.scope?.phase.rawValue
        type = traced.scope?.type
        file = traced.scope?.location?.file
        line = traced.scope?.location?.line
        unowned = traced.scope?.isUnowned == true ? true : nil
        fill(from: traced.kind)
    }

    /// A single line of JSON.
    public var jsonLine: String {
        get throws { try VerdictFacts.text(of: self, isIndented: false) }
    }

    private static func name(of kind: TraceEvent.Kind) -> String {
        switch kind {
        case .stepped: "stepped"
        case .wanted: "wanted"
        case .requested: "request"
        case .cancelled, .gaveUp: "cancel"
        case .responded: "response"
        case .failed: "failure"
        case .checked: "checked"
        case .unsettled: "unsettled"
        case .screen: "screen"
        case .console: "console"
        case .fact(let fact): fact.name
        }
    }

    private mutating func fill(from kind: TraceEvent.Kind) {
        switch kind {
        case .stepped(let line): scenarioLine = line
        case .wanted(let wanted): resources = wanted.map(\.description)
        case .requested(let outgoing, let target):
            id = outgoing.id
            method = outgoing.method
            resource = target.description
            url = outgoing.url
            bytes = outgoing.bodyBytes
            file = file ?? outgoing.location?.file
            line = line ?? outgoing.location?.line
        case .cancelled(let number): id = number
        case .gaveUp(let number):
            id = number
            reason = "timeout"
        case .responded(let number, let code, let count):
            id = number
            status = code
            bytes = count
        case .failed(let number, let fault):
            id = number
            error = fault.rawValue
        case .checked(let line, let what, let result, let seen):
            scenarioLine = line
            check = what
            held = result
            found = seen
        case .unsettled(let remainder):
            resources = remainder.requests.map(\.description)
            text = remainder.description
        case .screen(let things):
            lines = things.map(\.written)
            screen = things.map { ScreenFacts(kind: $0.kind.rawValue, content: $0.content) }
        case .console(let line): text = line
        case .fact(let fact): fill(from: fact)
        }
    }

    private mutating func fill(from fact: Fact) {
        switch fact {
        case .bodyEvaluated(let name, let cause):
            view = name
            reason = cause.name
            if case .stateChanged(let changed) = cause { state = changed }
        case .initialised(let name, let made):
            view = name
            type = made
        case .identityChanged(let name):
            view = name
        case .objectReplaced(let name, let property, let replaced):
            view = name
            state = property
            type = replaced
        case .appeared(let name, let location), .disappeared(let name, let location),
            .changeReported(let name, let location):
            place(name, location)
        case .taskStarted(let name, let serial, let location):
            place(name, location)
            task = serial
        case .taskCancelled(let name, let serial, let why):
            view = name
            task = serial
            reason = why.rawValue
        case .taskFinished(let name, let serial):
            view = name
            task = serial
        case .stateWritten(let name, let written, let isOnMain):
            view = name
            state = written
            thread = isOnMain ? "main" : "other"
        case .touchedDisabled(let label): text = label
        case .sampled(_, let decoded, let problem):
            type = decoded
            error = problem
        case .messaged(let id, let size, let isSent):
            self.id = id
            bytes = size
            reason = isSent ? "sent" : "received"
        case .diagnosed(let diagnosis):
            reason = diagnosis.kind.rawValue
            text = diagnosis.message
            if let scope = diagnosis.scope {
                place(scope.view, scope.location)
                phase = scope.phase.rawValue
            }
        }
    }

    private mutating func place(_ name: String, _ location: SourceLocation?) {
        view = name
        file = location?.file ?? file
        line = location?.line ?? line
    }
}

extension Fact {
    fileprivate var name: String {
        switch self {
        case .initialised: "initialised"
        case .bodyEvaluated: "bodyEvaluated"
        case .appeared: "appeared"
        case .disappeared: "disappeared"
        case .taskStarted: "taskStarted"
        case .taskCancelled: "taskCancelled"
        case .taskFinished: "taskFinished"
        case .stateWritten: "stateWritten"
        case .identityChanged: "identityChanged"
        case .objectReplaced: "objectReplaced"
        case .changeReported: "changeReported"
        case .touchedDisabled: "touchedDisabled"
        case .sampled: "sampled"
        case .messaged: "messaged"
        case .diagnosed: "diagnosed"
        }
    }
}

extension BodyCause {
    fileprivate var name: String {
        switch self {
        case .mounted: "mounted"
        case .inputChanged: "inputChanged"
        case .stateChanged: "stateChanged"
        case .modelChanged: "modelChanged"
        case .environmentChanged: "environmentChanged"
        case .rerendered: "rerendered"
        }
    }
}
