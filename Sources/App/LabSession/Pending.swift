import Grading
import Referee
import Reporting
import Scenario
import Text
import VirtualTime

/// The effect whose result the caller has not reported yet.
enum Pending: Sendable {
    case nothing
    case line(LabSession.Played, before: Int)
    case replay([LabSession.Played], Reason)
    case exploration

    enum Reason: Sendable {
        case rewound, restarted, broughtBack, reloaded
        /// The invented story with the given number replaced the person's lines.
        case staged(Int)
        /// The person's lines replaced the invented story.
        case putAway
    }

    var isNothing: Bool {
        if case .nothing = self { true } else { false }
    }

    /// Describes the report that the session expects, for the message of a trap.
    var expected: String {
        switch self {
        case .nothing: "a line"
        case .line(let line, _): "a report on `\(line.step.verb)`"
        case .exploration: "a report on an exploration"
        case .replay(let lines, _): "a report on a replay of \(Wording.count(lines.count, "line"))"
        }
    }
}

/// The methods by which the caller reports results. An unexpected report is a mistake of the caller, and traps.
extension LabSession {
    /// Call `carriedOut` after the app ran the line of `.carryOut`.
    public mutating func carriedOut(_ take: RunProgress) -> [LabEffect] {
        let (line, count) = endLine("carriedOut")
        let step = line.step
        let before = self.take.now
        lastLine = count
        self.take = take
        telling.note(take.events, from: lastLine)
        if !isUndone(line) { played.append(line) }
        if case .pick(let pick) = step.verb { return [.answer([drawn(by: pick)])] }
        let verb = asDrawn(step.verb)
        // After a crash, sentences such as "Nothing was fetched" would be misleading.
        let silence = take.outcome == nil ? verb.silence : .meansNothing
        let remarks = line.isTold ? remarks(after: step, since: before) : []
        let filled: [LabEffect] = verb == step.verb ? [] : [.hint("The line means `\(verb)`.")]
        return filled + [.tell(from: lastLine, silence: silence)] + remarks + findings() + hints(after: verb)
            + ending
    }

    /// True if the person typed a gesture that found no matching view on screen. A gesture without a target
    /// changed nothing, so its line does not become part of the session.
    private func isUndone(_ line: Played) -> Bool {
        guard !line.isTold, case .gesture = asDrawn(line.step.verb) else { return false }
        return take.events[lastLine...].contains {
            if case .checked(line.step.line, _, false, _) = $0.kind { true } else { false }
        }
    }

    private var missedChecks: [String] {
        take.events.compactMap { event in
            guard case .checked(let line, let check, false, let found) = event.kind else { return nil }
            guard let reason = Self.reason(found) else {
                return "Line \(line), `\(check)`, does not hold. Found: \(found)"
            }
            return "Line \(line), `\(check)`, cannot be done: \(reason)."
        }
    }

    /// The reason why a gesture failed. The text of the screen is left out, because the lab shows the screen
    /// separately.
    private static func reason(_ found: String) -> String? {
        found.firstRange(of: ". On screen: ").map { String(found[..<$0.lowerBound]) }
    }

    /// Returns the verb that the app ran. In a line that uses `pick`, the seed chooses the values.
    private func asDrawn(_ verb: Verb) -> Verb {
        guard case .template = verb else { return verb }
        return take.steps.last?.verb ?? verb
    }

    private func drawn(by pick: Pick) -> String {
        let values = pick.drawn(seed: seed)
        return Wording.list(pick.names.map { "\($0) is \(values[$0] ?? "")" }) + "."
    }

    /// Tells the session that the app cannot run the line, and that the app has not changed.
    public mutating func refused(_ fault: ScenarioFault, _ take: RunProgress) -> [LabEffect] {
        _ = endLine("refused")
        self.take = take
        let nearest = fault.reason.split(separator: "\"").dropFirst().first.flatMap {
            Spelling.suggestions(for: String($0), among: fault.candidates).first
        }
        let next =
            nearest.map { " Did you mean \"\($0)\"?" }
            ?? (fault.candidates.isEmpty
                ? "" : " Choose one of: \(fault.candidates.joined(separator: ", ")).")
        return [.complain("\(fault.reason.asSentence).\(next)")]
    }

    /// Call `failed` if this machine could not run the line.
    public mutating func failed(_ words: String, _ take: RunProgress) -> [LabEffect] {
        _ = endLine("failed")
        self.take = take
        return [.complain(words)]
    }

    /// Tells the session that a new process has run the lines of `.replay` or `.rebuild`.
    public mutating func replayed(_ take: RunProgress) -> [LabEffect] {
        let (lines, reason) = endReplay("replayed")
        (played, self.take) = (lines, take)
        lastLine = take.events.count
        telling.note(take.events, from: 0)
        _ = findings()
        var words: [String]
        switch reason {
        case .restarted: words = ["`restart` took back all lines. The app is not on screen yet."]
        case .broughtBack:
            words = [
                "`rewind` undid `restart`. The lab ran \(Wording.count(lines.count, "line")) again; the time is \(take.now)."
            ]
        case .rewound:
            let last = lines.last.map { "after `\($0.step.verb)`" } ?? "before the first line"
            words = ["The run is back \(last), at \(take.now)."]
        case .staged(let number):
            words = [
                "The lab loaded story \(number); the time is \(take.now). Return runs the story's next line, and `restart` brings your lines back."
            ]
        case .putAway:
            words = [
                "The lab closed the story and ran \(Wording.count(lines.count, "line")) of your own again; the time is \(take.now)."
            ]
        case .reloaded:
            words = [
                "The lab compiled your files and ran \(Wording.count(lines.count, "line")) again; the time is \(take.now)."
            ]
            words += missedChecks
        }
        // An app that has ended has no screen.
        if !lines.isEmpty, take.outcome == nil {
            if !take.screen.isEmpty {
                // After sentences about checks, "On screen:" gets a separate line, so that it does not look
                // like a part of the last check.
                if words.count == 1 { words[0] += " On screen:" } else { words.append("On screen:") }
            }
            words += Answers(self).screen
        }
        return [.answer(words)] + ending
    }

    /// Tells the session that `.replay` or `.rebuild` failed, and that the old process keeps running.
    public mutating func failedToReplay(_ words: String) -> [LabEffect] {
        _ = endReplay("failedToReplay")
        return [.complain("\(words.asSentence)\nYour session has not changed.")]
    }

    /// Call `failedToReplay` if the rebuilt app cannot run one of the lines.
    public mutating func failedToReplay(_ fault: ScenarioFault) -> [LabEffect] {
        let line = steps.first { $0.line == fault.line }.map { "`\($0.verb)`" } ?? "line \(fault.line)"
        let choice =
            fault.candidates.isEmpty ? "" : " Choose one of: \(fault.candidates.joined(separator: ", "))."
        return failedToReplay(
            "Your app compiles, but \(line) no longer works: \(fault.reason).\(choice)")
    }

    private mutating func endLine(_ report: String) -> (line: Played, before: Int) {
        guard case .line(let line, let before) = pending else { unexpected(report) }
        pending = .nothing
        return (line, before)
    }

    private mutating func endReplay(_ report: String) -> (lines: [Played], reason: Pending.Reason) {
        guard case .replay(let lines, let reason) = pending else { unexpected(report) }
        pending = .nothing
        return (lines, reason)
    }

    func unexpected(_ report: String) -> Never {
        preconditionFailure("`\(report)` was called while the session expected \(pending.expected)")
    }
}
