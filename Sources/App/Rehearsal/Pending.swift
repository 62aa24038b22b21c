import Grading
import Referee
import Reporting
import Scenario
import Text
import VirtualTime

/// What the caller has been asked to do and has not reported yet.
enum Pending: Sendable {
    case nothing
    /// - Parameter before: how many events there were before the line.
    case line(Rehearsal.Played, before: Int)
    case replay([Rehearsal.Played], Reason)
    case exploration

    enum Reason: Sendable {
        case rewound, restarted, broughtBack, reloaded
        /// The invented story with this number took the place of what was played.
        case staged(Int)
        /// What was played before the invented story is back.
        case putAway
    }

    var isNothing: Bool {
        if case .nothing = self { true } else { false }
    }

    /// For the message of a trap.
    var expected: String {
        switch self {
        case .nothing: "a line"
        case .line(let line, _): "to hear of `\(line.step.verb)`"
        case .exploration: "to hear of an exploration"
        case .replay(let lines, _): "to hear of a replay of \(Wording.count(lines.count, "line"))"
        }
    }
}

/// How the rehearsal reacts to the caller's reports. A report that it does not expect is the caller's mistake, and traps.
extension Rehearsal {
    /// Reports that the app did what `.carryOut` said.
    public mutating func carriedOut(_ take: Take) -> [LabEffect] {
        let (line, count) = endLine("carriedOut")
        let step = line.step
        let before = self.take.now
        lastLine = count
        self.take = take
        telling.note(take.events, from: lastLine)
        if !isUndone(line) { played.append(line) }
        if case .pick(let pick) = step.verb { return [.answer([drawn(by: pick)])] }
        let verb = asDrawn(step.verb)
        // An app that has ended has more to say than that nothing was fetched.
        let silence = take.outcome == nil ? verb.silence : .meansNothing
        let remarks = line.isTold ? remarks(after: step, since: before) : []
        let filled: [LabEffect] = verb == step.verb ? [] : [.hint("That is `\(verb)`.")]
        return filled + [.tell(from: lastLine, silence: silence)] + remarks + findings() + hints(after: verb)
            + ending
    }

    /// A gesture without its target changes nothing. Such a line is told and no part of the session, unless a story has it.
    private func isUndone(_ line: Played) -> Bool {
        guard !line.isTold, case .gesture = asDrawn(line.step.verb) else { return false }
        return take.events[lastLine...].contains {
            if case .checked(line.step.line, _, false, _) = $0.kind { true } else { false }
        }
    }

    /// Each check that does not hold, with its line.
    private var missedChecks: [String] {
        take.events.compactMap { event in
            guard case .checked(let line, let check, false, let found) = event.kind else { return nil }
            guard let reason = Self.reason(found) else {
                return "Line \(line), `\(check)`, does not hold. Found: \(found)"
            }
            return "Line \(line), `\(check)`, cannot be done: \(reason)."
        }
    }

    /// Of a gesture that could not be done: why, without the screen behind it, which is shown below.
    private static func reason(_ found: String) -> String? {
        found.firstRange(of: ". On screen: ").map { String(found[..<$0.lowerBound]) }
    }

    /// The verb with its holes filled, as the app was told.
    private func asDrawn(_ verb: Verb) -> Verb {
        guard case .template = verb else { return verb }
        return take.steps.last?.verb ?? verb
    }

    private func drawn(by pick: Pick) -> String {
        let values = pick.drawn(seed: seed)
        return Wording.list(pick.names.map { "\($0) is \(values[$0] ?? "")" }) + "."
    }

    /// Reports that the line cannot be carried out with this app; nothing has changed.
    public mutating func refused(_ fault: ScenarioFault, _ take: Take) -> [LabEffect] {
        _ = endLine("refused")
        self.take = take
        let nearest = fault.reason.split(separator: "\"").dropFirst().first.flatMap {
            Spelling.suggestions(for: String($0), among: fault.candidates).first
        }
        let next =
            nearest.map { " Did you mean \"\($0)\"?" }
            ?? (fault.candidates.isEmpty ? "" : " There is \(Wording.list(fault.candidates)).")
        return [.complain("\(fault.reason.asSentence).\(next)")]
    }

    /// Reports that this machine could not carry the line out.
    public mutating func failed(_ words: String, _ take: Take) -> [LabEffect] {
        _ = endLine("failed")
        self.take = take
        return [.complain(words)]
    }

    /// Reports that a new process has carried out what `.replay` or `.rebuild` said.
    public mutating func replayed(_ take: Take) -> [LabEffect] {
        let (lines, reason) = endReplay("replayed")
        (played, self.take) = (lines, take)
        lastLine = take.events.count
        telling.note(take.events, from: 0)
        _ = findings()
        var words: [String]
        switch reason {
        case .restarted: words = ["Everything is taken back. The app is not on screen yet."]
        case .broughtBack:
            words = [
                "`restart` is taken back. \(Wording.count(lines.count, "line")) replayed; it is \(take.now)."
            ]
        case .rewound:
            let last = lines.last.map { "after `\($0.step.verb)`" } ?? "before the first line"
            words = ["Back \(last), at \(take.now)."]
        case .staged(let number):
            words = [
                "Story \(number) is on stage, at \(take.now). Return plays on, `restart` brings your own lines back."
            ]
        case .putAway:
            words = [
                "The story is put away. \(Wording.count(lines.count, "line")) of your own replayed; it is \(take.now)."
            ]
        case .reloaded:
            words = ["Compiled. \(Wording.count(lines.count, "line")) replayed; it is \(take.now)."]
            words += missedChecks
        }
        // An app that has ended shows nothing any more.
        if !lines.isEmpty, take.outcome == nil {
            if !take.screen.isEmpty {
                // Behind a sentence about a check it would read as a part of that.
                if words.count == 1 { words[0] += " On screen:" } else { words.append("On screen:") }
            }
            words += Answers(self).screen
        }
        return [.answer(words)] + ending
    }

    /// Reports that `.replay` or `.rebuild` could not be done; everything is as it was.
    public mutating func failedToReplay(_ words: String) -> [LabEffect] {
        _ = endReplay("failedToReplay")
        return [.complain("\(words.asSentence)\nEverything is as it was.")]
    }

    /// Reports that the app, as its files are now, cannot carry out one of the lines.
    public mutating func failedToReplay(_ fault: ScenarioFault) -> [LabEffect] {
        let line = steps.first { $0.line == fault.line }.map { "`\($0.verb)`" } ?? "line \(fault.line)"
        let choice = fault.candidates.isEmpty ? "" : " There is \(Wording.list(fault.candidates))."
        return failedToReplay(
            "It compiles, but \(line) cannot be carried out any more: \(fault.reason).\(choice)")
    }

    /// - Parameter report: the method that was called, for the message of the trap.
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
        preconditionFailure("`\(report)` was called while the rehearsal expected \(pending.expected)")
    }
}
