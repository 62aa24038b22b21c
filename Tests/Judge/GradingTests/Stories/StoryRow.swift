import Referee
import Scenario
import TestSupport
import VirtualTime
import Wire

/// One event of a story at a moment: a scenario line, a request, or a screen.
///
///     0 may /a                                a line that runs
///     300 see image /a | a spinner            a line that fails, and what is on screen
///     0 GET /a + 300                          a request, the sign of its ending in a `Diagram`, and its end
///     200 screen image first, spinner         the screen from now on
///     200 gone                                the view has left
///     200 came                                the view has appeared
///     200 swapped Loader                      the parent passed the view another `Loader` in `model`
///     200 unsettled                           a `settle` line gave up
///     200 ended idChanged                     the view's task was cancelled, and why
struct StoryRow {
    private(set) var step: (VirtualInstant, Step)?
    private(set) var events: [TraceEvent] = []

    /// - Parameter number: the number for both the scenario line and the request of this row.
    init(_ text: String, number: Int, scope: Scope) {
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        guard words.count == 2, let moment = Int(words[0]) else { fatalError("no moment: \(text)") }
        let first = words[1].prefix { $0 != " " }
        switch first {
        case "gone": events = [at(moment, .fact(.disappeared(view: scope.view, location: nil)))]
        case "came": events = [at(moment, .fact(.appeared(view: scope.view, location: nil)))]
        case "swapped":
            let type = String(words[1].dropFirst(first.count + 1))
            events = [at(moment, .fact(.objectReplaced(view: scope.view, property: "model", type: type)))]
        case "unsettled":
            let remainder = Remainder(requests: [], tasks: [], nextTimer: nil)
            events = [at(moment, .unsettled(remainder))]
        case "ended":
            let reason =
                CancellationReason(rawValue: String(words[1].dropFirst(first.count + 1))) ?? .disappeared
            events = [at(moment, .fact(.taskCancelled(view: scope.view, serial: 1, reason: reason)))]
        case "screen": events = [at(moment, .screen(Self.screen(words[1].dropFirst(first.count))))]
        case _ where first.allSatisfy(\.isUppercase): events = Self.request(words[1], number, moment, scope)
        default: read(words[1], number, moment)
        }
    }

    private static func screen(_ text: Substring) -> [ScreenLine] {
        text.split(separator: ",").map { part in
            let words = part.split(separator: " ", maxSplits: 1)
            guard let kind = ScreenLine.Kind(rawValue: String(words[0])) else {
                fatalError("no kind: \(part)")
            }
            return ScreenLine(kind, words.count > 1 ? String(words[1]) : "")
        }
    }

    private static func request(_ text: String, _ id: Int, _ moment: Int, _ scope: Scope) -> [TraceEvent] {
        let words = text.split(separator: " ").map(String.init)
        let resource = Resource(method: words[0], path: words[1])
        let start = at(moment, .requested(outgoing(id, resource), resource), scope)
        guard words.count == 4, let end = Int(words[3]), let sign = words[2].first,
            let ending = Diagram.ending(sign, id)
        else { return [start] }
        // If no view owns a task, the code that made the task cancels it.
        return [start, at(end, ending, sign == "x" && scope.isUnowned ? scope : nil)]
    }

    private mutating func read(_ text: String, _ number: Int, _ moment: Int) {
        let parts = text.components(separatedBy: " | ")
        let verb: Verb
        do { verb = try Scenario(parsing: parts[0], name: "row").steps[0].verb } catch {
            fatalError("\(error)")
        }
        step = (instant(moment), Step(line: number, verb: verb))
        events = [at(moment, .stepped(line: number))]
        if case .want(let resources, _) = verb { events.append(at(moment, .wanted(resources))) }
        guard parts.count > 1 else { return }
        let held = parts[1] == "held"
        events.append(
            at(moment, .checked(line: number, check: parts[0], held: held, found: held ? "" : parts[1])))
    }
}
