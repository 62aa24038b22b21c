import Curriculum
import Scenario
import Wire

/// Finds the missing lines without which a scenario cannot cause a circumstance.
///
/// The check reports only lines that are certainly missing. The check reports nothing about the effects of knobs and taps,
/// because the lines of a scenario do not show them.
struct CircumstanceEvidence {
    /// The lines of the scenarios under each seed; empty if a scenario cannot be parsed.
    private let drawings: [Drawing]

    private static let seeds: ClosedRange<UInt64> = 1...40

    /// Reads one scenario, or several scenarios that cause a circumstance together.
    init(_ sources: [ScenarioSource]) {
        let scenarios = sources.compactMap { try? Scenario(parsing: $0.text, name: $0.name) }
        drawings = Self.seeds.compactMap { seed in
            let drawn = scenarios.compactMap { try? $0.resolved(seed: RunSeed(seed)) }
            return drawn.count < sources.count ? nil : Drawing(steps: drawn.flatMap(\.steps).map(\.verb))
        }
    }

    /// Returns the missing lines, in words; nil if no line is missing.
    ///
    /// A scenario can have different values under each seed. A circumstance must occur under at least one seed; if
    /// `needsEverySeed` is true, it must occur under every seed.
    func lack(of circumstance: Circumstance) -> String? {
        guard drawings.count == Self.seeds.count else { return nil }
        let lacks = drawings.map { $0.lack(of: circumstance) }
        if circumstance.needsEverySeed { return lacks.compactMap { $0 }.first }
        return lacks.contains(nil) ? nil : lacks[0]
    }
}

/// A scenario's lines under one seed.
private struct Drawing {
    let steps: [Verb]

    func lack(of circumstance: Circumstance) -> String? {
        func need(_ holds: Bool, _ what: String) -> String? { holds ? nil : what }
        switch circumstance {
        case .firstLoadFails: return need(fails, "no response that fails")
        case .status404: return need(asksForTheUnknown || replies(status: 404...404), "no status 404")
        case .status500: return need(replies(status: 500...599), "no status from 500 on")
        case .status204: return need(replies(status: 201...299), "no status from 201 to 299")
        case .undecodable: return need(replies.contains { !fails($0) }, "no response with status 200")
        case .everyFailure: return missing(Self.failures.subtracting(failureKinds).map(\.rawValue), "failure")
        case .everyStatus:
            return missing(Self.statuses.subtracting(showableStatuses).map(String.init), "status")
        case .threeInARow: return need(replies.count >= 3, "fewer than three replies")
        case .emptyList: return need(replies.contains(where: isData), "no response that could be a list")
        case .leftInFlight, .coveredInFlight:
            return need(
                deeds.count >= 2, "fewer than two steps after \"show\": one to leave and one to come back")
        case .leftAfterFailure:
            return need(fails, "no response that fails")
                ?? need(
                    deeds.count >= 2, "fewer than two steps after \"show\": one to leave and one to come back"
                )
        case .appReturns:
            return need(returnsToTheApp, "no \"background\" step with a later \"foreground\" step")
        case .secondAttemptFails:
            return need(failures > 1 || failsForEver, "no second response that fails")
        case .leftDuringSecondAttempt, .actionAfterFailure:
            return need(fails, "no response that fails") ?? need(!deeds.isEmpty, "no step after \"show\"")
        // A knob of the host may change two inputs of the view, or one input twice.
        case .actionAfterSuccess, .twoInputsAtOnce, .changeAndBackAtOnce, .redrawInFlight, .redrawAfter:
            return need(!deeds.isEmpty, "no step after \"show\"")
        case .changeAsAnswerArrives:
            return need(hasDeedAfterTime, "no step after \"show\" and a wait")
        case .sameActionInFlight:
            return need(hasTwins || setsAgain, "no user step that occurs twice")
        case .changeAndBack:
            return need(
                threads.contains(where: Self.returns) || hasTwins,
                "no value that changes and returns (A, B, A)")
        case .overtaken:
            return need(latencies.count > 1, "no two responses with different latencies")
        case .words:
            return need(looks.contains { Self.isOfWords($0.sight) }, "no \"see\" line for a text or button")
        case .spinnerBesideError:
            return need(
                looks.contains { $0.sight == .spinner && !$0.isExpected }, "no line \"see no spinner\"")
        case .buttonWhileLoading, .oldContentUnderNew:
            return need(looks.contains { !$0.isExpected }, "no \"see no\" line")
        case .boundaryValues, .unorderedPair, .idsThatConcatenate, .twoItems: return nil
        case .restStays: return need(!looks.isEmpty, "no \"see\"")
        }
    }

    // MARK: The world

    private var routes: [Route] { steps.compactMap { if case .route(let route) = $0 { route } else { nil } } }
    private var replies: [Reply] { routes.flatMap(\.replies) }

    private var fails: Bool { failures > 0 || goesOff || asksForTheUnknown }
    private var failures: Int { replies.count(where: fails) }
    private var goesOff: Bool { steps.contains(.network(.off)) }
    /// The last reply of a route repeats forever, and the network responds with 404 to resources without a route.
    private var failsForEver: Bool {
        goesOff || asksForTheUnknown || routes.contains { $0.replies.last.map(fails) == true }
    }

    private var asksForTheUnknown: Bool {
        let known = Set(routes.map(\.resource))
        return steps.contains { step in
            if case .want(let resources, _) = step { !known.isSuperset(of: resources) } else { false }
        }
    }

    private static let failures: Set<TransportError> = [.offline, .timeout, .reset, .refused]
    private static let withoutContent: Set<Int> = [204, 304]
    private static let statuses: Set<Int> = [201, 202, 204, 299, 304, 400, 404, 500]

    private var failureKinds: Set<TransportError> {
        Set(replies.compactMap { if case .failure(let kind) = $0.content { kind } else { nil } })
    }

    /// The statuses of responses that an app could mistake for a success. A status is included if the response has
    /// content, or if responses with this status never have content.
    private var showableStatuses: Set<Int> {
        Set(
            replies.compactMap { reply in
                switch reply.content {
                case .status(let status): Self.withoutContent.contains(status) ? status : nil
                case .image, .text, .sample, .samples, .fixture, .json:
                    reply.status.flatMap { Self.withoutContent.contains($0) ? nil : $0 }
                case .failure: nil
                }
            })
    }

    private func missing(_ names: [String], _ what: String) -> String? {
        names.isEmpty ? nil : "no \(what) \(names.sorted().joined(separator: ", "))"
    }

    /// The latencies of all responses; for a varying latency, the shortest and the longest value.
    private var latencies: Set<Duration> {
        let all = replies.flatMap { [$0.latency, $0.latency + $0.jitter] }
        return Set(asksForTheUnknown ? all + [.milliseconds(100)] : all)
    }

    private func replies(status range: ClosedRange<Int>) -> Bool {
        replies.contains { $0.answersStatus.map(range.contains) ?? false }
    }

    private func fails(_ reply: Reply) -> Bool { reply.answersStatus != 200 }

    private func isData(_ reply: Reply) -> Bool {
        switch reply.content {
        case .fixture, .json: true
        case .image, .text, .sample, .samples, .status, .failure: false
        }
    }

    // MARK: The user

    /// The steps after `show` that act on the app.
    private var deeds: [Verb] {
        Array(steps.filter(\.isDeed).drop { $0.name != .show }.dropFirst())
    }

    private var returnsToTheApp: Bool {
        steps.drop { $0 != .gesture(.background) }.contains(.gesture(.foreground))
    }

    private var hasTwins: Bool {
        let gestures = steps.filter { if case .gesture = $0 { true } else { false } }
        return Set(gestures).count < gestures.count
    }

    private var hasDeedAfterTime: Bool {
        let shown = steps.drop { $0.name != .show }
        return shown.drop { !$0.passesTime }.contains(where: \.isDeed)
    }

    /// True if the scenario sets a knob twice after `show`.
    private var setsAgain: Bool {
        let names = deeds.compactMap { if case .set(let setting) = $0 { setting.knob } else { nil } }
        return Set(names).count < names.count
    }

    /// The lines about wanted resources, the gestures, and the values of each knob, as separate lists in the scenario's
    /// order.
    private var threads: [[String]] {
        var wants: [String] = []
        var gestures: [String] = []
        var knobs: [String: [String]] = [:]
        for step in steps {
            switch step {
            case .want(let resources, _): wants.append("\(resources.sorted())")
            case .gesture(let gesture): gestures.append("\(gesture)")
            case .set(let setting): knobs[setting.knob, default: []].append(setting.value)
            case .show(let settings):
                for setting in settings { knobs[setting.knob, default: []].append(setting.value) }
            case .pick, .template, .route, .network, .hide, .rerender, .wait, .settle, .may, .see, .within,
                .expect:
                break
            }
        }
        return [wants, gestures] + knobs.values.map { $0 }
    }

    /// True if a value returns after a different value: A, B, A.
    private static func returns(_ thread: [String]) -> Bool {
        thread.indices.contains { last in
            guard let first = thread[..<last].firstIndex(of: thread[last]) else { return false }
            return thread[first..<last].contains { $0 != thread[last] }
        }
    }

    // MARK: The screen

    private var looks: [(sight: Sight, isExpected: Bool)] { steps.compactMap(\.look) }

    private static func isOfWords(_ sight: Sight) -> Bool {
        switch sight {
        case .text, .wholeText, .button, .body, .only: true
        case .spinner, .error, .image, .above: false
        }
    }
}
