import Grading
import Referee
import Reporting
import Scenario
import VirtualTime

/// The lab's comments after each line: the story's findings, hints, and the end of the app.
extension LabSession {
    func remarks(after step: Step, since before: VirtualInstant) -> [LabEffect] {
        guard let story else { return [] }
        let sent = Set(
            take.events[lastLine...].compactMap { event in
                if case .requested(let request, _) = event.kind { request.id } else { nil }
            })
        let sentences = story.remarks(after: step, from: before, to: take.now, sent: sent)
        return sentences.isEmpty ? [] : [.answer(sentences.map { "The fault shows here: \($0)" })]
    }

    /// Hints for people who run their view in the lab for the first time.
    mutating func hints(after verb: Verb) -> [LabEffect] {
        if case .set = verb, !take.isShown {
            return [.hint("The app is not on screen. `show` puts the app on screen.")]
        }
        let isNews = take.events[lastLine...].contains {
            if case .responded = $0.kind { true } else { false }
        }
        guard isNews else { return [] }
        let routes = take.steps.compactMap {
            if case .route(let route) = $0.verb { route.resource } else { nil }
        }
        let new = RequestRecord.all(in: tellingTrace).filter { record in
            guard case .answered = record.ending else { return false }
            return !unrouted.contains(record.resource)
                && !routes.contains { $0.covers(record.resource) }
        }
        guard let first = new.first else { return [] }
        let isFirst = unrouted.isEmpty
        unrouted.formUnion(new.map(\.resource))
        let resource = first.resource.method == "GET" ? first.resource.path : "\(first.resource)"
        if case .answered(404, _) = first.ending {
            return [
                .hint(
                    "\(resource) has no route, so the network replied 404. Try `route \(resource) replies text after 300ms`."
                )
            ]
        }
        // The hint about samples appears only once, because samples are usually suitable.
        guard isFirst else { return [] }
        return [
            .hint(
                "\(resource) has no route, so the network replied with a sample of the type that the app decodes. `route \(resource) replies 500` sets a different response."
            )
        ]
    }

    var ending: [LabEffect] {
        guard let outcome = take.outcome, outcome != .completed else { return [] }
        return [
            .complain(
                "\(outcome.inWords) `rewind` takes back the last line, `reload` compiles your files again, and `restart` takes back all lines."
            )
        ]
    }
}

extension Verb {
    /// The lab's message after a line that had no effect.
    var silence: Silence {
        switch role {
        case .deed: .nothingFetched
        case .time: .nothingHappened
        case .judgement, .statement: .meansNothing
        }
    }
}
