import Referee
import Scenario
import Text
import VirtualTime

/// Facts that explain why a `see` line failed: an earlier response on screen, a failed request, or an unusual body.
struct ScreenClues {
    let sight: Sight
    let isExpected: Bool
    let check: FailedCheck
    let past: ScreenFault.Past
    let last: LastHappening
    let evidence: Evidence

    private var at: VirtualInstant { check.at }
    private var showsError: Bool { check.showsError }

    /// A sentence such as `The screen showed "160 of 160 letters" in place of …`, if the description of the screen
    /// leaves this text out.
    var variant: String? {
        guard isExpected, let text = sight.words, let variant = past.variant(of: text),
            !check.found.contains(variant)
        else { return nil }
        return "The screen showed \"\(variant)\" in place of the text that belongs to this state."
    }

    /// The most useful additional fact about the wrong screen.
    var remark: String? {
        if let request = requestOnReturn {
            return "The app sent this request at \(request.started), when the user returned to the app."
        }
        if let difference = OpenSheet(check.found)?.difference(about: sight, isExpected: isExpected) {
            return difference
        }
        guard isExpected else { return otherFailure }
        let clues = [
            lateSpinner, otherOrder, oldInputs, earlierResponse, earlierError, earlierRequest,
            waitingRequests, refusedBody, otherJSON, olderRequest, earlierFailure, otherFailure,
        ]
        return clues.lazy.compactMap(\.self).first
    }

    /// A spinner that came later, while the same request was still in flight.
    private var lateSpinner: String? {
        guard sight == .spinner, !check.isMomentary, let waiting = past.onItsWay,
            let record = evidence.records.last(where: {
                $0.resource == waiting && $0.isInFlight(after: at)
            })
        else { return nil }
        let looksAtFirst = check.words.hasSuffix("at first")
        let later = evidence.trace.events.first { event in
            guard event.at > at || looksAtFirst && event.at == at, event.at < record.ended,
                case .screen(let lines) = event.kind
            else { return false }
            return lines.contains { $0.kind == .spinner }
        }
        return later.map {
            "A spinner came only \($0.at == at ? "with a later update of the same instant" : "at \($0.at)")."
        }
    }

    /// The `.task` without an id that sent the answered request, if an input has changed since the task's start. The task
    /// still has the values of its start.
    private var oldInputs: String? {
        guard sight.isOfWords, let answered, let scope = answered.scope, scope.phase == .task,
            let note = evidence.note(on: scope), !note.hasIdentity,
            let task = evidence.lastTask(before: answered)
        else { return nil }
        let changed = evidence.inputsSet(after: task.started, until: at)
        guard !changed.isEmpty else { return nil }
        let names = Wording.list(changed.prefix(8).map { "`\($0)`" })
        return "The .task\(task.place) had started at \(task.started), before \(names) changed."
    }

    /// Both texts of an `above` line are on screen, but the second is nowhere below the first.
    private var otherOrder: String? {
        guard case .above(let upper, let lower) = sight, let above = upper.words, let below = lower.words,
            check.found.contains("\"\(above)\""), check.found.contains("\"\(below)\"")
        else { return nil }
        return "\"\(below)\" was on screen, but not below \"\(above)\"."
    }

    private var earlierResponse: String? {
        guard sight == .spinner, let waiting = past.onItsWay, past.answers.shows(waiting) else { return nil }
        guard past.answers.showsAgain(waiting) else {
            return "The screen still showed an earlier response to \(waiting)."
        }
        // An error that comes back may be a new one.
        return showsError ? nil : "The screen showed an earlier response to \(waiting) again."
    }

    /// The previous request for the resource failed, so the screen may still show that request's error.
    private var earlierError: String? {
        guard sight == .spinner, let waiting = past.retried, let failure = past.failed[waiting] else {
            return errorOfAnother
        }
        let request =
            showsError
            ? "The screen still showed the error of the request before, which" : "The request before it"
        return "\(request) had \(failure.ending) at \(failure.at)."
    }

    /// The screen lacks a spinner, and still shows the error of the last failed request, for another resource.
    private var errorOfAnother: String? {
        guard sight == .spinner, showsError, past.onItsWay != nil, let failure = past.latestFailure,
            past.errorSince == failure.at
        else { return nil }
        return "The screen still showed the error of \(failure.resource), which had failed at \(failure.at)."
    }

    /// The end of the previous request may have hidden the spinner.
    private var earlierRequest: String? {
        guard sight == .spinner, let waiting = past.onItsWay else { return nil }
        if past.cancellations[waiting] == at {
            return "The previous request for \(waiting) was cancelled in the same instant."
        }
        let other = past.cancellations.filter { $0.value == at }.keys.min()
        return other.map { cancelled in
            let write = past.writeSinceRequest.map { ", and then the app wrote `\($0)`" } ?? ""
            return "\(cancelled) was cancelled in the same instant\(write)."
        }
    }

    /// The requests in flight, if the screen lacks one of several spinners.
    private var waitingRequests: String? {
        guard case .above(.spinner, .spinner) = sight else { return nil }
        let waiting = past.allOnTheirWay
        return waiting.count > 1 ? "\(Wording.list(waiting.map { "\($0)" })) were on their way." : nil
    }

    /// The wrong screen follows JSON that differs from the usual JSON.
    private var otherJSON: String? {
        guard showsError || sight == .error || check.found.contains("a spinner"), let answered,
            answered.oddity == nil, case .otherJSON? = answered.oddBody,
            case .answered(status: 200, _) = answered.ending
        else { return nil }
        return answered.oddBody.map { "The response was \($0.words)." }
    }

    /// The answered request, if the app sent it only because the user returned to the app.
    var requestOnReturn: RequestRecord? {
        answered.flatMap { evidence.deed(of: $0) == .gesture(.foreground) ? $0 : nil }
    }

    /// The answered request, if no other event followed the response.
    private var answered: RequestRecord? { last.answered.flatMap(evidence.record) }

    private var refusedBody: String? {
        guard let text = sight.words, evidence.trace.scenario.errors.contains(where: text.contains),
            let answered, answered.oddBody == nil, case .answered(status: 200, _) = answered.ending,
            past.latestFailure == nil
        else { return nil }
        return "The status was 200, so only the body tells the app that the load has failed."
    }

    /// After the app had sent the answered request, the user began to want the resource again.
    private var olderRequest: String? {
        guard sight.isOfWords, let answered,
            let want = evidence.ledger.epochs.last(where: {
                $0.epoch.resource == answered.resource && $0.epoch.start < at && $0.epoch.contains(at)
            })?.epoch, answered.started < want.start,
            !evidence.records.contains(where: {
                $0.resource == answered.resource && want.start <= $0.started && $0.started <= at
            })
        else { return nil }
        return
            "This request was sent at \(answered.started). When the user wanted \(want.resource) again, at "
            + "\(evidence.moment(want.start, ofLine: want.openedBy)), the app sent no new request."
    }

    private var earlierFailure: String? {
        guard !showsError, last.answered == nil, let failure = past.latestFailure, failure.at < at,
            past.answers.hasShown(failure.resource), sight.resource == failure.resource
        else { return nil }
        return "A request for it had failed before, at \(failure.at)."
    }

    /// The screen shows an error in place of content, and the last failed request was for another resource.
    private var otherFailure: String? {
        let isConcerned = sight.resource == nil ? sight == .error && !isExpected : isExpected
        guard showsError, isConcerned, let failure = past.latestFailure, failure.resource != sight.resource
        else { return nil }
        return "The request that had failed last was \(failure.resource), at \(failure.at)."
    }
}

extension Sight {
    /// The resource whose content the `see` line expects; nil if the line expects something else.
    var resource: Resource? {
        switch self {
        case .image(let resource), .body(let resource): resource
        case .spinner, .error, .text, .wholeText, .button, .above, .only: nil
        }
    }

    var isOfWords: Bool {
        switch self {
        case .text, .wholeText, .button: true
        case .spinner, .error, .image, .body: false
        case .above(let upper, let lower): upper.isOfWords || lower.isOfWords
        case .only(let sights): sights.contains(where: \.isOfWords)
        }
    }
}
