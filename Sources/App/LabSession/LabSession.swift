// LabSession: the lab's prompt as a pure function. A state and a typed line give a new state and effects.
//
// Start at `LabSession.handle`, which takes a typed line and returns the effects for the caller to perform. The
// caller performs the effects and reports each result through `carriedOut` or `replayed`, two methods in `Pending`.
// `Line` parses a line, `Answers` replies to questions, `Ancestry` finds the causes of a request. The module
// LabSession uses no terminal, file or process, so tests only pass in lines and compare effects.

import Grading
import Referee
import Reporting
import Scenario
import Text
import VirtualTime

/// A session of the lab: one app, driven line by line.
///
///     var session = LabSession(take: Take(referee), style: style)
///     perform(session.handle("set height 200"))
///
/// The session keeps the lines that have run. To rewind, the session starts the app again and runs all lines except
/// the removed ones. Two runs of the same lines are identical, byte for byte.
///
/// After the effects `.carryOut`, `.replay` and `.rebuild`, the session traps unless the caller reports the result
/// before the next line.
public struct LabSession: Sendable {
    struct Played: Sendable {
        let step: Step
        /// True for a line of the story, false for a line that the person typed.
        let isTold: Bool
    }

    public var steps: [Step] { played.map(\.step) }
    /// The run of the app so far. While the app runs a line, `take.events` is empty.
    public internal(set) var take: RunProgress
    public var style: PageStyle
    public let seed: RunSeed
    /// The text of the first comment line, which becomes the title of the saved scenario.
    private(set) var title: String?
    var played: [Played] = []
    /// The index of the last line's first event.
    var lastLine = 0
    var telling = TellingEvents()
    /// The resources without a route that the session has already mentioned in a hint.
    var unrouted: Set<Resource> = []
    private let elsewhere: Set<String>
    /// The story that Return runs line by line.
    var story: Story? { invented.onStage ?? given }
    private let given: Story?
    var invented = InventedStories()
    /// The lines that `restart` removed. A `rewind` right after `restart` runs the removed lines again.
    var takenBack: [Played] = []
    /// The findings that the session has reported to the person.
    var told: Set<LiveFinding> = []
    /// The effect whose result the caller still has to report.
    var pending = Pending.nothing

    /// - Parameters:
    ///   - story: the story that Return runs line by line.
    ///   - elsewhere: names of commands that work only at the course's prompt, for a message if the person types
    ///     one in the lab.
    public init(
        take: RunProgress, style: PageStyle, seed: RunSeed, story: Story? = nil, elsewhere: Set<String> = []
    ) {
        self.elsewhere = elsewhere
        given = story
        self.take = take
        self.style = style
        self.seed = seed
    }

    /// The prompt shows the virtual time. In a story, the prompt also shows the line that Return runs if that line
    /// is short enough.
    public var prompt: String {
        guard take.outcome == nil else { return "\(take.now), ended >" }
        guard story != nil else { return "\(take.now) >" }
        guard let next = nextLine else { return "\(take.now), the end >" }
        let whole = "\(take.now) (Return: \(next.verb)) >"
        return whole.count <= style.width - 8 ? whole : "\(take.now) (Return: line \(next.line)) >"
    }

    private var nextLine: Step? {
        let told = played.count(where: \.isTold)
        return story.flatMap { $0.steps.indices.contains(told) ? $0.steps[told] : nil }
    }

    /// Parses the lines without running them. Throws at the first line that cannot be parsed.
    public static func check(_ lines: [String], file: String) throws(LineFault) {
        var steps: [Step] = []
        var takenBack: [Step] = []
        for (place, text) in lines.enumerated() {
            switch try Line(text, after: steps.picks, number: place + 1, file: file) {
            case .verb(let verb): steps.append(Step(line: place + 1, verb: verb))
            case .step: steps.append(Step(line: place + 1, verb: .wait(.zero)))
            case .rewind where steps.isEmpty: (steps, takenBack) = (takenBack, [])
            case .rewind(let count): steps.removeLast(min(count, steps.count))
            case .restart: (takenBack, steps) = (steps, [])
            case .nothing, .remark, .screen, .requests, .reload, .host, .auto, .quit, .timeline, .page, .why,
                .facts,
                .explore, .play, .save, .help:
                break
            }
        }
    }

    /// - Parameters:
    ///   - file: the name of the line's source, for messages; nil at the prompt.
    public mutating func handle(_ text: String, number: Int = 1, file: String? = nil) -> [LabEffect] {
        precondition(
            pending.isNothing, "`handle` was called while the session expected \(pending.expected)")
        do throws(LineFault) {
            let line = try Line(text, after: steps.picks, number: number, file: file ?? "line")
            // Lines that the person types during a story get numbers after the story's last line.
            return perform(line, number: number + (story?.steps.last?.line ?? 0))
        } catch {
            let word = text.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
            if file == nil, elsewhere.contains(word), !Word.beginnings.contains(word) {
                return [
                    .complain(
                        "`\(word)` is a command of the course's prompt, not of the lab. `quit` leaves the lab, and `help` lists its commands."
                    )
                ]
            }
            // At the prompt, the error message needs no line number: the typed line is directly above the message.
            return [.complain(file == nil ? error.fact.asSentence : "\(error)")]
        }
    }

    // MARK: - Lines

    private mutating func perform(_ line: Line, number: Int) -> [LabEffect] {
        switch line {
        case .nothing: return playNext()
        case .remark(let text):
            title = title ?? (text.isEmpty ? nil : text)
            return []
        case .verb(let verb): return carryOut(Step(line: number, verb: verb))
        case .step:
            guard take.outcome == nil else { return [.complain(hasEnded)] }
            guard let next = take.nextMoment else {
                return [
                    .answer(["The app is idle: no timer is running and no request is in flight."])
                ]
            }
            return carryOut(Step(line: number, verb: .wait(next - take.now)))
        case .rewind(let count): return rewind(count)
        case .restart where invented.onStage != nil: return replay(invented.putAway(), .putAway)
        case .restart:
            if !played.isEmpty { takenBack = played }
            return replay([], .restarted)
        case .host: return [.showHost]
        case .auto(let isOn): return [.watch(isOn)]
        case .reload:
            pending = .replay(played, .reloaded)
            return [.rebuild(steps)]
        case .explore(let length): return explore(length)
        case .play(let number): return play(number)
        case .save(let path, let mayReplace): return save(path, mayReplace)
        case .screen: return [.answer(Answers(self).screen)]
        case .requests: return [.answer(Answers(self).requests)]
        case .timeline(let path):
            guard !take.events.isEmpty else { return [.answer(["Nothing has happened yet."])] }
            let timeline = Timeline(trace)
            return [path.map { .draw(path: $0, svg: timeline.svg) } ?? .drawing(timeline.lines(style))]
        case .page(let path):
            guard !take.events.isEmpty else { return [.answer(["Nothing has happened yet."])] }
            return [.page(path: path)]
        case .facts(let all): return [.answer(Answers(self).facts(from: all ? 0 : lastLine))]
        case .why(let id): return [.answer(Answers(self).why(id))]
        case .help(let word): return [.answer(HelpText.lines(word, style))]
        case .quit: return [.quit]
        }
    }

    private mutating func playNext() -> [LabEffect] {
        guard let story else { return [] }
        guard let next = nextLine else {
            return [
                .answer([
                    "That was the last line of \(story.name). `rewind` takes a line back, and `quit` leaves the lab."
                ])
            ]
        }
        let line = "\(next.verb)"
        // The story's next line is shown separately only if the line does not fit into the prompt.
        return (prompt.contains(line) ? [] : [.answer([line])]) + carryOut(next, isTold: true)
    }

    private mutating func carryOut(_ step: Step, isTold: Bool = false) -> [LabEffect] {
        guard take.outcome == nil else { return [.complain(hasEnded)] }
        pending = .line(Played(step: step, isTold: isTold), before: take.events.count)
        // Drops the session's copy of the events, so that the referee can append to its array without copying the
        // array.
        take.events = []
        return [.carryOut(step)]
    }

    private mutating func rewind(_ count: Int) -> [LabEffect] {
        if played.isEmpty, !takenBack.isEmpty {
            let lines = takenBack
            takenBack = []
            return replay(lines, .broughtBack)
        }
        guard !played.isEmpty else {
            return [.complain("You have run no line yet, so `rewind` has nothing to take back.")]
        }
        guard count <= played.count else {
            return [
                .complain(
                    "The lab has run only \(Wording.count(played.count, "line")). `restart` takes back all lines."
                )
            ]
        }
        return replay(Array(played.dropLast(count)), .rewound)
    }

    mutating func replay(_ lines: [Played], _ reason: Pending.Reason) -> [LabEffect] {
        pending = .replay(lines, reason)
        return [.replay(lines.map(\.step))]
    }

    private func save(_ path: String, _ mayReplace: Bool) -> [LabEffect] {
        guard !steps.isEmpty else {
            return [.complain("You have run no line yet, so `save` has nothing to save.")]
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let scenario = Scenario(name: name, title: title ?? name, steps: steps)
        return [.save(path: path, text: scenario.description, mayReplace: mayReplace)]
    }

    var hasEnded: String {
        "The app has ended. `rewind` takes back the last line, `reload` compiles your files again, and `restart` takes back all lines."
    }
}

extension String {
    var asSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension [Step] {
    fileprivate var picks: [Pick] {
        compactMap { if case .pick(let pick) = $0.verb { pick } else { nil } }
    }
}
