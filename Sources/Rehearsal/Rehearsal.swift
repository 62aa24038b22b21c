// Rehearsal: the lab's prompt as a pure function from (state, line) to (state, effects).
//
// Start here. `Rehearsal.handle` takes a line and returns what has to be done; whoever plays with the app
// reports back through `carriedOut` and `replayed`. `Line` reads a line, `Answers` words what is asked for, `Ancestry`
// knows why. Nothing here touches a terminal, a file or a process, so a test is a list of lines and what came of them.

import Grading
import Referee
import Reporting
import Scenario
import Spelling
import Text
import VirtualTime

/// Somebody playing with an app, line by line.
///
///     var rehearsal = Rehearsal(take: Take(referee), style: style)
///     perform(rehearsal.handle("set height 200"))
///
/// It keeps the lines that were carried out. Going back in time is beginning anew with fewer of them: two runs of the
/// same lines are the same, byte for byte.
public struct Rehearsal: Sendable {
    /// The lines that the app at hand has carried out.
    public private(set) var steps: [Step] = []
    public private(set) var take: Take
    public var style: PageStyle
    public let seed: UInt64
    /// The first remark, which is what the saved scenario is called.
    private(set) var title: String?
    /// The first event of the last line.
    private var lastLine = 0
    /// What a reader has been told that no route answers.
    private var unrouted: Set<Resource> = []
    /// The lines that Return plays, one after the other.
    private let story: Story?
    /// Which of `steps` are the story's. Invariant: as many as there are steps.
    private var isTold: [Bool] = []
    /// What is being done now, and takes its place among `steps` when it has worked.
    private var pending: Pending?

    private enum Pending: Sendable {
        /// - Parameter before: how many events there were until then.
        case line(Step, isTold: Bool, before: Int)
        case replay([Step], Reason)
    }

    private enum Reason: Sendable { case rewound, restarted, reloaded }

    /// - Parameter story: lines that an empty line plays.
    public init(take: Take, style: PageStyle, seed: UInt64, story: Story? = nil) {
        self.story = story
        self.take = take
        self.style = style
        self.seed = seed
    }

    /// What stands before the cursor: where on the virtual clock the app is.
    ///
    /// While a story is played, the line that Return plays stands there too, where it fits.
    public var prompt: String {
        guard take.outcome == nil else { return "\(take.now), ended >" }
        guard story != nil else { return "\(take.now) >" }
        guard let next = nextLine else { return "\(take.now), the end >" }
        let whole = "\(take.now) (Return: \(next.verb)) >"
        return whole.count <= style.width - 8 ? whole : "\(take.now) (Return: line \(next.line)) >"
    }

    /// The line of the story that comes next.
    private var nextLine: Step? {
        let told = isTold.count { $0 }
        return story.flatMap { $0.steps.indices.contains(told) ? $0.steps[told] : nil }
    }

    /// Looks whether the lines can be read, one after the other, and carries none of them out.
    public static func check(_ lines: [String], file: String) throws(LineFault) {
        var steps: [Step] = []
        for (place, text) in lines.enumerated() {
            switch try Line(text, after: steps.picks, number: place + 1, file: file) {
            case .verb(let verb): steps.append(Step(line: place + 1, verb: verb))
            case .step: steps.append(Step(line: place + 1, verb: .wait(.zero)))
            case .rewind(let count): steps.removeLast(min(count, steps.count))
            case .restart: steps = []
            default: break
            }
        }
    }

    /// - Parameters:
    ///   - number: the line's number in `file`.
    ///   - file: what messages call the place it comes from.
    /// - Returns: what has to be done now, in this order.
    public mutating func handle(_ text: String, number: Int = 1, file: String? = nil) -> [LabEffect] {
        do throws(LineFault) {
            let line = try Line(text, after: steps.picks, number: number, file: file ?? "line")
            // What is typed into a story has numbers of its own.
            return perform(line, number: number + (story?.steps.last?.line ?? 0))
        } catch {
            // At the prompt the line stands just above.
            return [.complain(file == nil ? error.fact.asSentence : "\(error)")]
        }
    }

    /// The app did what `.carryOut` said.
    public mutating func carriedOut(_ take: Take) -> [LabEffect] {
        guard case .line(let step, let isTold, let count) = pending else { return [] }
        pending = nil
        let before = self.take.now
        lastLine = count
        self.take = take
        steps.append(step)
        self.isTold.append(isTold)
        if case .pick(let pick) = step.verb { return [.answer([drawn(by: pick)])] }
        let verb = asDrawn(step.verb)
        // An app that has ended has more to say than that nothing was fetched.
        let silence = take.outcome == nil ? verb.silence : .meansNothing
        let remarks = isTold ? remarks(after: step, since: before) : []
        let filled: [LabEffect] = verb == step.verb ? [] : [.hint("That is `\(verb)`.")]
        return filled + [.tell(from: lastLine, silence: silence)] + remarks + hints(after: verb) + ending
    }

    /// What the app was told, where the line has holes.
    private func asDrawn(_ verb: Verb) -> Verb {
        guard case .template = verb else { return verb }
        return take.steps.last?.verb ?? verb
    }

    private func drawn(by pick: Pick) -> String {
        let values = pick.drawn(seed: seed)
        return Wording.list(pick.names.map { "\($0) is \(values[$0] ?? "")" }) + "."
    }

    /// The line cannot be carried out with this app; nothing has changed.
    public mutating func refused(_ fault: ScenarioFault, _ take: Take) -> [LabEffect] {
        pending = nil
        self.take = take
        let nearest = fault.reason.split(separator: "\"").dropFirst().first.flatMap {
            Spelling.suggestions(for: String($0), among: fault.candidates).first
        }
        let next =
            nearest.map { " Did you mean \"\($0)\"?" }
            ?? (fault.candidates.isEmpty ? "" : " There is \(Wording.list(fault.candidates)).")
        return [.complain("\(fault.reason.asSentence).\(next)")]
    }

    /// The machine, or the app's process, did not let the line be carried out.
    public mutating func failed(_ words: String, _ take: Take) -> [LabEffect] {
        pending = nil
        self.take = take
        return [.complain(words)]
    }

    /// A new process has carried out what `.replay` or `.rebuild` said.
    public mutating func replayed(_ take: Take) -> [LabEffect] {
        guard case .replay(let steps, let reason) = pending else { return [] }
        pending = nil
        (self.steps, self.take) = (steps, take)
        isTold = Array(isTold.prefix(steps.count))
        lastLine = take.events.count
        var words: [String]
        switch reason {
        case .restarted: words = ["Everything is taken back. The app is not on screen yet."]
        case .rewound:
            let last = steps.last.map { "after `\($0.verb)`" } ?? "before the first line"
            words = ["Back \(last), at \(take.now)."]
        case .reloaded:
            words = ["Compiled. \(Wording.count(steps.count, "line")) replayed; it is \(take.now)."]
            if take.missedChecks > 0 {
                words.append(
                    "\(Wording.count(take.missedChecks, "check does", plural: "checks do")) not hold.")
            }
        }
        // An app that has ended shows nothing any more.
        if !steps.isEmpty, take.outcome == nil {
            if !take.screen.isEmpty { words[words.count - 1] += " On screen:" }
            words += Answers(self).screen
        }
        return [.answer(words)] + ending
    }

    /// What `.replay` or `.rebuild` said could not be done; everything is as it was.
    public mutating func failedToReplay(_ words: String) -> [LabEffect] {
        pending = nil
        return [.complain("\(words.asSentence)\nEverything is as it was.")]
    }

    /// The app of the files as they are now cannot carry out one of the lines.
    public mutating func failedToReplay(_ fault: ScenarioFault) -> [LabEffect] {
        let line = steps.first { $0.line == fault.line }.map { "`\($0.verb)`" } ?? "line \(fault.line)"
        let choice = fault.candidates.isEmpty ? "" : " There is \(Wording.list(fault.candidates))."
        return failedToReplay(
            "It compiles, but \(line) cannot be carried out any more: \(fault.reason).\(choice)")
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
                return [.answer(["Nothing is left to happen: no timer runs, and no request is on its way."])]
            }
            return carryOut(Step(line: number, verb: .wait(next - take.now)))
        case .rewind(let count): return rewind(count)
        case .restart: return replay([], .restarted)
        case .reload:
            pending = .replay(steps, .reloaded)
            return [.rebuild(steps)]
        case .save(let path, let mayReplace): return save(path, mayReplace)
        case .screen: return [.answer(Answers(self).screen)]
        case .requests: return [.answer(Answers(self).requests)]
        case .timeline(let path):
            guard !take.events.isEmpty else { return [.answer(["Nothing has happened yet."])] }
            let timeline = Timeline(Answers(self).trace)
            return [path.map { .draw(path: $0, svg: timeline.svg) } ?? .drawing(timeline.lines(style))]
        case .facts(let all): return [.answer(Answers(self).facts(from: all ? 0 : lastLine))]
        case .why(let id): return [.answer(Answers(self).why(id))]
        case .help(let word): return [.answer(HelpText.lines(word, style))]
        case .quit: return [.quit]
        }
    }

    /// An empty line means nothing, unless a story waits for it.
    private mutating func playNext() -> [LabEffect] {
        guard let story else { return [] }
        guard let next = nextLine else {
            return [.answer(["That was the last line of \(story.name). `rewind` goes back, `quit` leaves."])]
        }
        let line = "\(next.verb)"
        // The prompt had it already, unless there was no room.
        return (prompt.contains(line) ? [] : [.answer([line])]) + carryOut(next, isTold: true)
    }

    private func remarks(after step: Step, since before: VirtualInstant) -> [LabEffect] {
        guard let story else { return [] }
        let sentences = story.remarks(after: step, from: before, to: take.now)
        return sentences.isEmpty ? [] : [.answer(sentences.map { "Here it went wrong: \($0)" })]
    }

    private mutating func carryOut(_ step: Step, isTold: Bool = false) -> [LabEffect] {
        guard take.outcome == nil else { return [.complain(hasEnded)] }
        pending = .line(step, isTold: isTold, before: take.events.count)
        // Until it has been carried out the story is the app's alone. Whoever else holds on to it would have all of it
        // copied with each line.
        take.events = []
        return [.carryOut(step)]
    }

    private mutating func rewind(_ count: Int) -> [LabEffect] {
        guard !steps.isEmpty else { return [.complain("There is nothing to take back yet.")] }
        guard count <= steps.count else {
            return [
                .complain(
                    "Only \(Wording.count(steps.count, "line was", plural: "lines were")) carried out. `restart` takes back all."
                )
            ]
        }
        return replay(Array(steps.dropLast(count)), .rewound)
    }

    private mutating func replay(_ steps: [Step], _ reason: Reason) -> [LabEffect] {
        pending = .replay(steps, reason)
        return [.replay(steps)]
    }

    private func save(_ path: String, _ mayReplace: Bool) -> [LabEffect] {
        guard !steps.isEmpty else { return [.complain("There is nothing to save yet.")] }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let scenario = Scenario(name: name, title: title ?? name, steps: steps)
        return [.save(path: path, text: scenario.description, mayReplace: mayReplace)]
    }

    /// What somebody who plays with a view of their own wonders at first.
    private mutating func hints(after verb: Verb) -> [LabEffect] {
        if case .set = verb, !take.isShown {
            return [.hint("The app is not on screen: `show` puts it there.")]
        }
        let isNews = take.events[lastLine...].contains {
            if case .responded(_, 404, _) = $0.kind { true } else { false }
        }
        guard isNews else { return [] }
        let records = RequestRecord.all(in: Answers(self).trace)
        let routed = take.steps.compactMap {
            if case .route(let route) = $0.verb { route.resource } else { nil }
        }
        let new = records.filter { record in
            guard case .answered(404, _) = record.ending else { return false }
            return !routed.contains(record.resource) && !unrouted.contains(record.resource)
        }
        guard let first = new.first?.resource else { return [] }
        unrouted.formUnion(new.map(\.resource))
        let resource = first.method == "GET" ? first.path : "\(first)"
        return [
            .hint("No route says how \(resource) answers. Try `route \(resource) replies text after 300ms`.")
        ]
    }

    // MARK: - The end of the app

    private var hasEnded: String {
        "The app has ended. `rewind` takes back the last line, `reload` compiles again, `restart` begins anew."
    }

    private var ending: [LabEffect] {
        guard let outcome = take.outcome, outcome != .completed else { return [] }
        return [
            .complain(
                "\(outcome.inWords) `rewind` goes back to before that, `reload` compiles your files again, `restart` begins anew."
            )
        ]
    }
}

extension String {
    /// What stands by itself begins with a capital.
    fileprivate var asSentence: String { prefix(1).uppercased() + dropFirst() }
}

extension [Step] {
    fileprivate var picks: [Pick] {
        compactMap { if case .pick(let pick) = $0.verb { pick } else { nil } }
    }
}

extension Verb {
    /// What a reader wonders when nothing came of the line.
    fileprivate var silence: Silence {
        switch self {
        case .show, .hide, .set, .rerender, .gesture: .nothingFetched
        case .wait, .settle: .nothingHappened
        default: .meansNothing
        }
    }
}
