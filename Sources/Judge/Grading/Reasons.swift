import Scenario
import VirtualTime

/// Finds the finding that explains another finding of the same run.
///
/// A consequence costs no points. A finding that another finding explains costs its points, but appears after the other
/// finding in reports:
///
/// - A control that the user could not operate explains later missing requests and content.
/// - An unowned task explains why the request of the task was not cancelled. A finding about a needless or repeated
///   request explains why the same request also outlived its view.
/// - A finding about an unwanted request, or about a request that continued for too long, explains why the app did not
///   request the same content later.
/// - A missing request explains a request for another resource in the same instant.
/// - If the screen shows a cancellation as an error, or keeps content from an earlier visit, the finding about it
///   explains the other faults of the same screen. A missing error explains a spinner in its place.
/// - If the app repeats a failed request without a user action, the repetition explains a wrong screen later in the
///   run. The repeated request got the response that the scenario meant for a later request.
/// - A wrong screen explains a later missed fetch: an app that shows a refusal as content does not load the content
///   again.
struct Reasons {
    /// The findings are sorted, so the first of several reasons is the most important one. Each reason is the index of
    /// a finding in this array.
    private let findings: [Finding]
    private let order: StepOrder
    private let requests: [Set<Int>]
    private let evidence: Evidence
    /// For each request's id, the indexes of the findings about the request.
    private var accusations: [Int: [Int]] = [:]
    /// For each resource, the earliest finding about a needless request or a request that continued for too long.
    private var needless: [Resource: Int] = [:]
    /// The first missing request of each instant, as the index of a finding.
    private var misses: [VirtualInstant: Int] = [:]
    /// The finding that explains all faults of one screen.
    private var screens: [VirtualInstant: Int] = [:]
    private let lost: Int?
    private let wrongScreen: Int?
    private let firstMiss: Int?
    /// The first finding about a failed request that the app sent again without a user action.
    private let repetition: Int?

    init(for all: [Finding], in evidence: Evidence) {
        let findings = all.sorted()
        let order = StepOrder(of: evidence.trace)
        (self.findings, self.evidence, self.order) = (findings, evidence, order)
        requests = findings.map { Set($0.requests) }
        func earliest(_ matches: (Finding) -> Bool) -> Int? {
            findings.indices.filter { matches(findings[$0]) && !findings[$0].isConsequence }
                .min { order.place(of: findings[$0]) < order.place(of: findings[$1]) }
        }
        lost = earliest(\.isOutOfReach)
        wrongScreen = earliest { $0.code == .wrongScreen }
        firstMiss = earliest { $0.code == .missedFetch }
        repetition = earliest { UnmetExpectation.hasRepetition($0, evidence) }
        for (place, finding) in findings.enumerated() where !finding.isConsequence {
            if finding.code == .missedFetch, misses[finding.at] == nil { misses[finding.at] = place }
            if finding.explainsScreen || finding.isWithoutError && screens[finding.at] == nil {
                screens[finding.at] = place
            }
            for request in finding.requests { accusations[request, default: []].append(place) }
            guard [.unownedTask, .missingCancellation, .redundantFetch].contains(finding.code) else {
                continue
            }
            for resource in Set(finding.requests.compactMap { evidence.record($0)?.resource })
            where needless[resource].map({ finding.at < findings[$0].at }) ?? true {
                needless[resource] = place
            }
        }
    }

    /// The findings together with their reasons, the most important finding first.
    var explained: [Finding] {
        let causes = findings.firstIndex { !$0.isConsequence }
        let firstAbout = Dictionary(
            findings.indices.compactMap { place in
                findings[place].isConsequence ? nil : findings[place].resource.map { ($0, place) }
            }
        ) { first, _ in first }
        let reasons = findings.indices.map { place in
            let finding = findings[place]
            return finding.isConsequence
                ? finding.resource.flatMap { firstAbout[$0] } ?? causes : reason(of: place)
        }
        return findings.indices.map { place in
            var root = reasons[place]
            // Follows a finding's chain of reasons back to the first reason, in at most eight steps.
            for _ in 0..<8 { root = root.flatMap { reasons[$0] } ?? root }
            var finding = findings[place]
            finding.reason = root.map { Cause(of: findings[$0]) }
            return finding
        }.sorted()
    }

    private func reason(of place: Int) -> Int? {
        isCutOff(place) ?? sameRequest(place) ?? earlierRequest(place) ?? earlierScreen(place)
            ?? wantedInstead(place) ?? sameScreen(place) ?? earlierRepetition(place)
    }

    /// If the app repeated a request without a user action, the finding about the repetition explains a wrong screen
    /// later in the run.
    private func earlierRepetition(_ place: Int) -> Int? {
        guard findings[place].code == .wrongScreen, let repetition,
            findings[repetition].at <= findings[place].at
        else { return nil }
        return repetition
    }

    /// A screen that shows a cancellation as an error, or content from an earlier visit, often lacks expected content too.
    private func sameScreen(_ place: Int) -> Int? {
        guard findings[place].code == .wrongScreen, !findings[place].explainsScreen,
            let reason = screens[findings[place].at], reason != place
        else { return nil }
        return findings[reason].isWithoutError && !findings[place].isStillLoading ? nil : reason
    }

    /// The finding about the gesture that failed, if the failed gesture can explain a later finding.
    private func isCutOff(_ place: Int) -> Int? {
        let finding = findings[place]
        guard let lost, lost != place, finding.dependsOnGestures else { return nil }
        let isLater =
            finding.at != findings[lost].at
            ? finding.at > findings[lost].at
            // In one instant, a scenario has the `want` line first, then the gesture, then the `see` line.
            : finding.code != .wrongScreen || finding.scenarioLine ?? 0 > findings[lost].scenarioLine ?? 0
        return isLater && !isOfEarlierAction(finding, in: findings[lost]) ? lost : nil
    }

    /// True if the missing request belongs to an action that came before the failed gesture in the same instant.
    private func isOfEarlierAction(_ finding: Finding, in lost: Finding) -> Bool {
        guard finding.at == lost.at, finding.code == .missedFetch,
            let deed = evidence.deed(aroundLine: finding.scenarioLine)
        else { return false }
        return deed != lost.scenarioLine.flatMap(evidence.verb)
    }

    /// A finding of another kind about the same requests, if it explains the given finding.
    private func sameRequest(_ place: Int) -> Int? {
        guard let request = findings[place].requests.first else { return nil }
        let others = (accusations[request] ?? []).filter { other in
            findings[other].code != findings[place].code && requests[other].isSuperset(of: requests[place])
        }
        if findings[place].isLeftover, let needless = others.first(where: { findings[$0].isNeedless }) {
            return needless
        }
        return others.first { other in
            let isSwapped =
                findings[place].isNeedless && findings[other].isLeftover
                && requests[place].isSuperset(of: requests[other])
            return other < place && !isSwapped
        }
    }

    private func earlierRequest(_ place: Int) -> Int? {
        let finding = findings[place]
        guard finding.code == .missedFetch, let cause = finding.resource.flatMap({ needless[$0] }),
            findings[cause].at < finding.at
        else { return nil }
        return cause
    }

    /// The finding about a missing request in the instant in which the app sent an unwanted request.
    private func wantedInstead(_ place: Int) -> Int? {
        let finding = findings[place]
        if finding.code == .redundantFetch { return finding.isSurplus ? nil : misses[finding.at] }
        // A request is also wrong if the user stops wanting the resource in the instant in which the app sends the
        // request.
        guard finding.isLeftover, let request = finding.requests.first.flatMap(evidence.record),
            evidence.isForWant(endingAt: request.started, request)
        else { return nil }
        return misses[request.started]
            ?? findings.indices.first {
                findings[$0].code == .missedFetch && findings[$0].resource == request.resource
                    && findings[$0].at < request.started
            }
    }

    private func earlierScreen(_ place: Int) -> Int? {
        guard findings[place].code == .missedFetch, let wrongScreen, let firstMiss else { return nil }
        return order.place(of: findings[wrongScreen]) < order.place(of: findings[firstMiss])
            ? wrongScreen : nil
    }
}

extension Finding {
    fileprivate var isOutOfReach: Bool {
        code == .wrongScreen && !isConsequence && symptom == ScreenFault.outOfReach.symptom(of: nil)
    }

    fileprivate var explainsScreen: Bool {
        code == .wrongScreen && !isConsequence
            && [ScreenFault.cancellationSymptom, Visits.symptom].contains(symptom)
    }

    /// True if the screen lacked an error after a failed request.
    fileprivate var isWithoutError: Bool {
        code == .wrongScreen && !isConsequence && symptom == ScreenFault.noErrorState(nil).symptom(of: nil)
    }

    fileprivate var isStillLoading: Bool { symptom == ScreenFault.stillLoading.symptom(of: nil) }

    /// True if the finding is about an unnecessary repetition of a wanted request.
    fileprivate var isSurplus: Bool { code == .redundantFetch && symptom == RedundantFetch.surplus }

    /// True if the finding is about a request that the app should never have sent.
    fileprivate var isNeedless: Bool { code == .redundantFetch && !isConsequence }

    /// True if the finding is about work that continued for too long.
    fileprivate var isLeftover: Bool { [.unownedTask, .missingCancellation].contains(code) }

    fileprivate var dependsOnGestures: Bool {
        switch code {
        case .missedFetch, .prematureCancel, .unownedTask, .missingCancellation, .redundantFetch,
            .wrongScreen,
            .unmetExpectation:
            true
        case .brokeProtocol, .crash, .exitedEarly, .noTimePassing, .limitExceeded, .updateCycle,
            .missingEnvironmentObject, .retryStorm, .offMainWrite, .stateWrittenDuringBody,
            .duplicateIdentity, .workInInit, .workInBody, .notAScenario, .falseAlarm, .bugNotCaught,
            .notAForm,
            .unfounded, .overlooked, .misjudged:
            false
        }
    }
}
