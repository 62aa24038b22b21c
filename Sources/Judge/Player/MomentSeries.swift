import Grading
import Referee
import Reporting
import Scenario
import Text
import VirtualTime
import Wire

/// Cuts a run into moments. Each event is a moment, and equal consecutive events share a moment.
///
/// Consecutive scenario lines share a moment if they cause no event. Consecutive body evaluations of one list's rows
/// share a moment.
struct MomentSeries {
    private(set) var moments: [PlayedMoment] = []
    private(set) var screens: [[PlayedRun.Item]] = [[]]
    private(set) var tasks: [PlayedTask] = []
    /// The number of events that the page leaves out, because the number of moments is limited.
    private(set) var leftOut = 0
    private var starts: [Int: Int] = [:]
    private var ends: [Int: Int] = [:]
    private var screenPlaces: [[PlayedRun.Item]: Int] = [[]: 0]
    private var alike = 1
    private var plain = ""
    private let axis: TimelineAxis
    private let files: [String]

    init(of trace: Trace, on axis: TimelineAxis, files: [String]) {
        (self.axis, self.files) = (axis, files)
        let text = MomentText(of: trace)
        for event in trace.events { take(event, text, trace.pictures) }
        let end = trace.events.reduce(trace.end) { max($0, $1.at) }
        let last = trace.outcome == .completed ? "The run ends." : trace.outcome.inWords
        var place: SourceLocation?
        if case .crashed(_, _, let location) = trace.outcome { place = location }
        add(.end, last, at: end, place: place)
    }

    func span(ofRequest id: Int) -> (from: Int?, to: Int?) { (starts[id], ends[id]) }

    /// The last moment that is not later than the given instant.
    func moment(at instant: VirtualInstant) -> Int {
        max(0, (moments.firstIndex { $0.at > instant.milliseconds } ?? moments.count) - 1)
    }

    func file(_ name: String?) -> Int? { name.flatMap { files.firstIndex(of: $0.printable) } }

    private mutating func take(_ event: TraceEvent, _ text: MomentText, _ pictures: [String: Resource]) {
        guard moments.count < PlayedRun.mostMoments else { return leaveOut(event) }
        guard let (kind, sentence) = text.of(event) else { return }
        var place = event.scope?.location
        var step: Int?
        var request: Int?
        switch event.kind {
        case .stepped(let line): step = line
        case .requested(let sent, _):
            request = sent.id
            place = sent.location ?? place
            starts[sent.id] = moments.count
        case .cancelled(let id), .gaveUp(let id), .responded(let id, _, _), .failed(let id, _):
            request = id
            if ends[id] == nil { ends[id] = moments.count }
        case .screen(let lines):
            show(lines.map { $0.named(by: pictures) })
        case .fact(let fact): place = follow(fact, otherwise: place)
        case .wanted, .checked, .unsettled, .console: break
        }
        add(kind, sentence, at: event.at, place: place, step: step, request: request)
    }

    /// Assigns an event beyond the limit of moments to the last moment.
    private mutating func leaveOut(_ event: TraceEvent) {
        leftOut += 1
        switch event.kind {
        case .requested(let sent, _): starts[sent.id] = moments.count
        case .cancelled(let id), .gaveUp(let id), .responded(let id, _, _), .failed(let id, _):
            if ends[id] == nil { ends[id] = moments.count }
        case .fact(.taskFinished(_, let serial)):
            if let task = tasks.lastIndex(where: { $0.number == serial }) { tasks[task].to = moments.count }
        case .stepped, .wanted, .checked, .unsettled, .screen, .console, .fact: break
        }
    }

    private mutating func follow(_ fact: Fact, otherwise place: SourceLocation?) -> SourceLocation? {
        switch fact {
        case .appeared(_, let location), .disappeared(_, let location), .changeReported(_, let location):
            return location ?? place
        case .taskStarted(_, let serial, let location):
            tasks.append(
                PlayedTask(
                    number: serial, from: moments.count, file: file(location?.file), line: location?.line))
            return location ?? place
        case .taskCancelled(_, let serial, _), .taskFinished(_, let serial):
            guard let task = tasks.lastIndex(where: { $0.number == serial }) else { return place }
            if case .taskFinished = fact { tasks[task].to = moments.count }
            guard let file = tasks[task].file, let line = tasks[task].line else { return place }
            return SourceLocation(file: files[file], line: line)
        case .diagnosed(let diagnosis): return diagnosis.scope?.location ?? place
        case .initialised, .bodyEvaluated, .stateWritten, .identityChanged, .objectReplaced, .touchedDisabled,
            .sampled,
            .messaged:
            return place
        }
    }

    private var screen = 0
    /// The bytes that later screens may still use on the page.
    private var room = 300_000
    private static let mostItems = 200

    private mutating func show(_ lines: [ScreenLine]) {
        var items = lines.prefix(Self.mostItems).map {
            PlayedRun.Item(kind: $0.kind.rawValue, text: $0.content.shown(most: 300))
        }
        if lines.count > items.count {
            items.append(.init(kind: "text", text: "and \(lines.count - items.count) more"))
        }
        if screenPlaces[items] == nil, room < 0 {
            items = [.init(kind: "placeholder", text: "This run showed more screens than the page can hold.")]
        }
        if screenPlaces[items] == nil {
            screenPlaces[items] = screens.count
            screens.append(items)
            room -= items.reduce(0) { $0 + 40 + $1.text.utf8.count }
        }
        screen = screenPlaces[items] ?? 0
    }

    private mutating func add(
        _ kind: PlayedMoment.Kind, _ text: String, at instant: VirtualInstant, place: SourceLocation?,
        step: Int? = nil, request: Int? = nil
    ) {
        let file = file(place?.file)
        let new = PlayedMoment(
            at: instant.milliseconds, when: instant.description, x: axis.column(of: instant), kind: kind,
            text: text.shown(), screen: screen, file: file, line: file == nil ? nil : place?.line,
            steps: step.map { [$0] }, request: request)
        guard !join(new) else { return }
        (alike, plain) = (1, new.text)
        moments.append(new)
    }

    /// Merges a new moment into the last moment if both are equal, or if both are scenario lines.
    private mutating func join(_ new: PlayedMoment) -> Bool {
        guard var last = moments.last, last.at == new.at else { return false }
        if let steps = last.steps, let more = new.steps {
            // A scenario line joins the moment of the previous scenario line if the previous line caused no event.
            last.text += ", \(new.text)"
            last.steps = steps + more
            if new.kind == .deed { last.kind = .deed }
        } else {
            let told = last.text
            last.text = plain
            guard last.isLike(new), new.kind != .task else { return false }
            last.text = told
            alike += 1
            last.text = "\(plain) (\(Wording.times(alike)))"
            last.screen = new.screen
        }
        moments[moments.count - 1] = last
        return true
    }
}
