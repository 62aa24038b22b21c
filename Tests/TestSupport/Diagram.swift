import Grading
import Referee
import Scenario
import VirtualTime
import Wire

/// A trace drawn as aligned text; one column is 100 ms.
///
///     want /a    |---|            wanted from the first bar to the second
///     GET /a     o---x            started, in flight, cancelled
///     GET /b     ..o--+           answered with 1,000 bytes
///
/// A request can end with `!` (time-out), `5` (status 500), `4` (status 404), `2` (status 204) or `t` (the
/// app's own time-out). `*` is a request that starts and gets its response in one instant; `%` is a request
/// that starts and is cancelled in one instant. If a `want` lane has no second bar, the user wants the
/// resource until the run ends. Requests are numbered in the order of their starts; if several start in one
/// instant, in the order of their lanes.
public struct Diagram {
    public var trace: Trace

    public init(
        _ text: String, scenario: String? = nil, phase: ScopePhase = .task, type: String? = nil,
        isUnowned: Bool = false, isResumedByHand: Bool = false,
        outcome: RunOutcome = .completed, extra: [TraceEvent] = []
    ) {
        let lanes = text.split(separator: "\n").map { Lane(String($0)) }
        let width = lanes.map(\.cells.count).max() ?? 1
        let scope = Scope(
            view: "Host/Picture", phase: phase, type: type, location: line(12), isUnowned: isUnowned)
        var events: [TraceEvent] = []
        var steps: [Step] = []
        var wanted: [Resource] = []
        var requests = 0
        var open: [Int: Int] = [:]
        for column in 0..<width {
            let now = 100 * column
            let wants = lanes.filter { $0.isWant && $0.isWanted(at: column) }.map(\.resource)
            if wants != wanted || column == 0 && lanes.contains(where: \.isWant) {
                wanted = wants
                steps.append(Step(line: steps.count + 1, verb: .want(wants)))
                events.append(at(now, .wanted(wants)))
            }
            for (place, lane) in lanes.enumerated() where !lane.isWant && column < lane.cells.count {
                let cell = lane.cells[column]
                if "o*%".contains(cell) {
                    requests += 1
                    open[place] = requests
                    var request = outgoing(requests, lane.resource)
                    if isResumedByHand { request.isResumedByHand = true }
                    events.append(at(now, .requested(request, lane.resource), scope))
                }
                guard let id = open[place], let ending = Self.ending(cell, id) else { continue }
                events.append(at(now, ending))
            }
        }
        var parsed = Scenario(name: "diagram", title: "Diagram", steps: steps)
        if let scenario {
            do { parsed = try Scenario(parsing: scenario, name: "diagram") } catch { fatalError("\(error)") }
        }
        trace = Trace(
            scenario: parsed, seed: 1, events: events + extra, outcome: outcome,
            end: instant(100 * (width - 1)))
    }

    /// How a request ended, by its sign in the diagram; nil if the sign does not end the request.
    public static func ending(_ cell: Character, _ id: Int) -> TraceEvent.Kind? {
        switch cell {
        case "+", "*": .responded(request: id, status: 200, bytes: 1000)
        case "5": .responded(request: id, status: 500, bytes: 10)
        case "4": .responded(request: id, status: 404, bytes: 10)
        case "2": .responded(request: id, status: 204, bytes: 0)
        case "!": .failed(request: id, .timeout)
        case "x", "%": .cancelled(request: id)
        case "t": .gaveUp(request: id)
        default: nil
        }
    }

    private struct Lane {
        var isWant: Bool
        var resource: Resource
        var cells: [Character]

        init(_ line: String) {
            let words = line.split(separator: " ")
            isWant = words[0] == "want"
            resource = Resource(method: isWant ? "GET" : String(words[0]), path: String(words[1]))
            cells = words.count > 2 ? Array(words[2]) : []
        }

        func isWanted(at column: Int) -> Bool {
            cells.prefix(column + 1).count { $0 == "|" } % 2 == 1
        }
    }

    // MARK: - The verdict

    public var ledger: Ledger { Ledger(of: trace) }
    public var findings: [Finding] { ScenarioVerdict(judging: trace).findings }

    /// Each finding as `code: sentence`, with notes from the source.
    public func told(knowing work: WorkNote...) -> [String] {
        ScenarioVerdict(judging: trace, work: work).findings.map { "\($0.code.rawValue): \($0.sentence)" }
    }

    public var told: [String] { findings.map { "\($0.code.rawValue): \($0.sentence)" } }
}

extension Trace {
    /// A run that executes one line and ends with the given outcome.
    public static func ended(_ outcome: RunOutcome, scope: Scope? = nil) -> Trace {
        let scenario = Scenario(name: "run", title: "Run", steps: [Step(line: 1, verb: .show([]))])
        return Trace(
            scenario: scenario, seed: 1, events: [at(0, .stepped(line: 1), scope)], outcome: outcome,
            end: instant(250))
    }

    /// A run in which the engine reported the same mistake several times.
    public static func diagnosed(_ kind: Diagnosis.Kind, _ message: String, times: Int = 1) -> Trace {
        var trace = ended(.completed)
        let scope = Scope(view: "Host/List", phase: .body, location: line(30))
        trace.events += (0..<times).map { count in
            let fact = Fact.diagnosed(Diagnosis(kind: kind, message: message, scope: scope))
            return at(100 + count, .fact(fact))
        }
        return trace
    }

    public var told: [String] {
        ScenarioVerdict(judging: self).findings.map { "\($0.code.rawValue): \($0.sentence)" }
    }
}
