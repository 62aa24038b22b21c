import Scenario
import Wire

/// One mistake in an answer: the findings that have the same cause, in all scenarios. Every report shows an answer's
/// mistakes, with one finding of each mistake as evidence.
///
///     verdict.mistakes.first?.evidence.sentence
///     verdict.mistakes.first?.scenarios.count   // 8
public struct Mistake: Hashable, Sendable {
    /// A finding, and the index of the scenario whose run shows the finding.
    public struct Found: Hashable, Sendable {
        public var scenario: Int
        public var finding: Finding
    }
    /// The scenarios that show the mistake, the best evidence first: visible scenarios before hidden scenarios, and
    /// short scenarios before long ones.
    public var found: [Found]
    /// The index of another mistake, which explains this mistake, in the verdict's list of mistakes.
    public var reason: Int?

    public var evidence: Finding { found[0].finding }
    public var scenario: Int { found[0].scenario }
    public var scenarios: Set<Int> { Set(found.map(\.scenario)) }
}

extension Verdict {
    /// The mistakes in all scenarios, most important first: causes before consequences, then mistakes that a visible
    /// scenario shows.
    public var mistakes: [Mistake] { mistakes(in: Array(scenarios.indices)) }

    func mistakes(in candidates: [Int]) -> [Mistake] {
        let shortFirst = candidates.sorted { left, right in
            let (l, r) = (scenarios[left], scenarios[right])
            return (l.isHidden ? 1 : 0, l.length, left) < (r.isHidden ? 1 : 0, r.length, right)
        }
        var groups: [Cause: [Mistake.Found]] = [:]
        for scenario in shortFirst {
            for finding in scenarios[scenario].findings {
                groups[Cause(of: finding), default: []].append(.init(scenario: scenario, finding: finding))
            }
        }
        let place = Dictionary(shortFirst.enumerated().map { ($1, $0) }) { first, _ in first }
        var mistakes = groups.values.map { found in
            // The best evidence for a mistake is a finding that no other finding explains.
            Mistake(found: found.filter { !$0.finding.isExplained } + found.filter(\.finding.isExplained))
        }.sorted { left, right in
            if left.evidence.ranksBefore(right.evidence) { return true }
            if right.evidence.ranksBefore(left.evidence) { return false }
            let (l, r) = (left.scenario, right.scenario)
            return l == r ? left.evidence < right.evidence : place[l] ?? 0 < place[r] ?? 0
        }
        mistakes =
            mistakes.withHiddenOnesLater(of: \.showsAResult, in: self)
            .withHiddenOnesLater(of: \.countsRequests, in: self).withRarerOnesLater
        let numbers = Dictionary(mistakes.enumerated().map { (Cause(of: $1.evidence), $0) }) { first, _ in
            first
        }
        for number in mistakes.indices {
            mistakes[number].reason = mistakes[number].evidence.reason.flatMap { numbers[$0] }
        }
        return mistakes
    }
}

extension [Mistake] {
    /// Reorders the mistakes of one kind: mistakes in visible scenarios come before mistakes in hidden scenarios.
    /// All other mistakes keep their places in the list.
    fileprivate func withHiddenOnesLater(of isOfKind: (Mistake) -> Bool, in verdict: Verdict) -> [Mistake] {
        let places = indices.filter { isOfKind(self[$0]) }
        let hidden = places.filter { self[$0].isHidden(in: verdict) }
        let visible = places.filter { !self[$0].isHidden(in: verdict) }
        var ordered = self
        for (place, origin) in zip(places, visible + hidden) { ordered[place] = self[origin] }
        return ordered
    }

    /// If another mistake occurs in the same scenarios and in at least as many more, the rarer mistake comes later in
    /// the report. The sort moves only mistakes about requests or about disabled controls.
    fileprivate var withRarerOnesLater: [Mistake] {
        // Only the first 100 mistakes are sorted, because a run can have a mistake for each of its requests.
        prefix(100).reduce(into: []) { ordered, mistake in
            let place = ordered.firstIndex { mistake.outweighs($0) }
            ordered.insert(mistake, at: place ?? ordered.endIndex)
        } + dropFirst(100)
    }
}

extension Mistake {
    /// True if the finding is about a screen or a count, and no other finding explains it. A finding in a visible
    /// scenario names more details than a finding in a hidden scenario does.
    fileprivate var showsAResult: Bool {
        [.wrongScreen, .unmetExpectation].contains(evidence.code) && !evidence.isConsequence
            && !evidence.isExplained
    }

    /// True if the finding is about too few or too many requests, and no other finding explains it.
    fileprivate var countsRequests: Bool {
        isAboutRequests && [.missedFetch, .redundantFetch].contains(evidence.code)
    }

    fileprivate func isHidden(in verdict: Verdict) -> Bool { verdict.scenarios[scenario].isHidden }

    fileprivate func outweighs(_ other: Mistake) -> Bool {
        guard scenarios.count >= 2 * other.scenarios.count else { return false }
        // A fault that makes the screen wrong often also disables a control, so the wrong screen is the more important
        // mistake.
        if other.evidence.isOfDisabledControl, showsAResult {
            return scenarios.isSuperset(of: other.scenarios)
        }
        guard isAboutRequests, other.isAboutRequests else { return false }
        // A task that no view owns explains two other kinds of mistakes: needless requests, and requests that were not
        // canceled.
        if other.evidence.code == .unownedTask,
            other.evidence.scope == evidence.scope || evidence.code == .missingCancellation
        {
            return false
        }
        return scenarios.isSuperset(of: other.scenarios)
    }

    private var isAboutRequests: Bool {
        !evidence.isConsequence && !evidence.isExplained
            && [.missedFetch, .prematureCancel, .unownedTask, .missingCancellation, .redundantFetch]
                .contains(evidence.code)
    }
}

extension Finding {
    fileprivate var isOfDisabledControl: Bool {
        code == .missedFetch && symptom == MissedFetch.outOfReach && !isExplained
    }
}
