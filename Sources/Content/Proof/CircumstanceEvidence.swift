import Curriculum
import Scenario

/// What the lines of a scenario cannot do without, if it is to meet a circumstance.
///
/// It never accuses wrongly: where lines cannot tell, because the host decides what a knob or a tap means, nothing is missing.
struct CircumstanceEvidence {
    /// The scenario as each seed has it; nothing of one that cannot be read, which is reported where it is played.
    private let drawings: [Drawing]

    /// Seeds draw different values, so a scenario meets what it meets under one of these.
    private static let seeds: ClosedRange<UInt64> = 1...40

    init(_ source: ScenarioSource) {
        let scenario = try? Scenario(parsing: source.text, name: source.name)
        drawings = Self.seeds.compactMap { seed in
            (try? scenario?.resolved(seed: RunSeed(seed))).map { Drawing(steps: $0.steps.map(\.verb)) }
        }
    }

    /// What is missing, in words; nil if nothing is known to be.
    func lack(of circumstance: Circumstance) -> String? {
        guard drawings.count == Self.seeds.count else { return nil }
        var first: String?
        for drawing in drawings {
            guard let lack = drawing.lack(of: circumstance) else { return nil }
            first = first ?? lack
        }
        return first
    }
}

/// The lines that one seed makes of a scenario.
private struct Drawing {
    let steps: [Verb]

    func lack(of circumstance: Circumstance) -> String? {
        func need(_ holds: Bool, _ what: String) -> String? { holds ? nil : what }
        switch circumstance {
        case .firstLoadFails: return need(fails, "no answer that fails")
        case .status404: return need(asksForTheUnknown || replies(status: 404...404), "no status 404")
        case .status500: return need(replies(status: 500...599), "no status from 500 on")
        case .status204: return need(replies(status: 201...299), "no status from 201 to 299")
        case .undecodable: return need(replies.contains { !fails($0) }, "no answer with the status 200")
        case .emptyList: return need(replies.contains(where: isData), "no answer that could be a list")
        case .leftInFlight, .coveredInFlight:
            return need(deeds.count >= 2, "not two steps after \"show\", one to leave and one to come back")
        case .leftAfterFailure:
            return need(fails, "no answer that fails")
                ?? need(deeds.count >= 2, "not two steps after \"show\", one to leave and one to come back")
        case .secondAttemptFails:
            return need(failures > 1 || failsForEver, "no second answer that fails")
        case .leftDuringSecondAttempt, .actionAfterFailure:
            return need(fails, "no answer that fails") ?? need(!deeds.isEmpty, "no step after \"show\"")
        // A knob of the host may change two inputs, or one twice.
        case .actionAfterSuccess, .twoInputsAtOnce, .changeAndBackAtOnce, .redrawInFlight, .redrawAfter:
            return need(!deeds.isEmpty, "no step after \"show\"")
        case .changeAsAnswerArrives:
            return need(hasDeedAfterTime, "no step after \"show\" and after time has passed")
        case .sameActionInFlight:
            return need(hasTwins || setsAgain, "no step of the user that is there twice")
        case .changeAndBack: return need(threads.contains(where: Self.returns) || hasTwins, "no A, B, A")
        case .overtaken:
            return need(latencies.count > 1, "no two answers that take different times")
        case .words: return need(looks.contains { Self.isOfWords($0.sight) }, "no look at words")
        case .spinnerBesideError:
            return need(looks.contains { $0.sight == .spinner && !$0.isExpected }, "no \"see no spinner\"")
        case .buttonWhileLoading, .oldContentUnderNew:
            return need(looks.contains { !$0.isExpected }, "no \"see no\"")
        case .boundaryValues, .unorderedPair, .idsThatConcatenate: return nil
        }
    }

    // MARK: The world

    private var routes: [Route] { steps.compactMap { if case .route(let route) = $0 { route } else { nil } } }
    private var replies: [Reply] { routes.flatMap(\.replies) }

    private var fails: Bool { failures > 0 || goesOff || asksForTheUnknown }
    private var failures: Int { replies.count(where: fails) }
    private var goesOff: Bool { steps.contains(.network(.off)) }
    /// The last reply of a route is used forever, and what no route names is answered with a status 404.
    private var failsForEver: Bool {
        goesOff || asksForTheUnknown || routes.contains { $0.replies.last.map(fails) == true }
    }

    private var asksForTheUnknown: Bool {
        let known = Set(routes.map(\.resource))
        return steps.contains { step in
            if case .want(let resources, _) = step { !known.isSuperset(of: resources) } else { false }
        }
    }

    /// The time of one answer that is not always the same is two times.
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

    /// What is done to the app once it is on screen.
    private var deeds: [Verb] {
        Array(steps.filter(\.isDeed).drop { $0.name != .show }.dropFirst())
    }

    private var hasTwins: Bool {
        let gestures = steps.filter { if case .gesture = $0 { true } else { false } }
        return Set(gestures).count < gestures.count
    }

    private var hasDeedAfterTime: Bool {
        let shown = steps.drop { $0.name != .show }
        return shown.drop { !$0.passesTime }.contains(where: \.isDeed)
    }

    /// Some knob is set twice after `show`.
    private var setsAgain: Bool {
        let names = deeds.compactMap { if case .set(let setting) = $0 { setting.knob } else { nil } }
        return Set(names).count < names.count
    }

    /// One after the other: what was wanted, what the user did, and what each knob was set to.
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

    /// True if a value comes again after another one.
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
        case .text, .button, .body: true
        case .spinner, .error, .image: false
        }
    }
}
