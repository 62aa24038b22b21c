extension Verdict {
    /// The index of the scenario to show: the scenario with the most important finding, or else the first that did not pass, or
    /// else the first. If several scenarios have that finding, visible scenarios come before hidden scenarios.
    ///
    /// Reports, timelines, replays and `why` show this run, so the picture always belongs to the first finding of a report.
    /// - Parameter isCandidate: returns false for scenarios that may not be shown.
    /// - Returns: nil if there is no candidate.
    public func tellingScenario(where isCandidate: (ScenarioVerdict) -> Bool = { _ in true }) -> Int? {
        let candidates = scenarios.indices.filter { isCandidate(scenarios[$0]) }
        let accused = candidates.compactMap { place in
            scenarios[place].findings.first.map { (place: place, finding: $0) }
        }
        // `min` returns the first of several equal elements.
        return accused.min { left, right in
            if left.finding.ranksBefore(right.finding) { return true }
            if right.finding.ranksBefore(left.finding) { return false }
            return !scenarios[left.place].isHidden && scenarios[right.place].isHidden
        }?.place
            ?? candidates.first { !scenarios[$0].passed } ?? candidates.first
    }
}
