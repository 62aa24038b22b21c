extension Verdict {
    /// The place of the scenario whose run explains the verdict best: that of the most telling finding, or else the first that did
    /// not pass, or else the first.
    ///
    /// Reports, timelines, replays and `why` all show this one, so a picture belongs to the finding at the top of a report.
    /// - Parameter isCandidate: leaves out scenarios that may not be shown.
    /// - Returns: nil where there is no candidate.
    public func tellingScenario(where isCandidate: (ScenarioVerdict) -> Bool = { _ in true }) -> Int? {
        let candidates = scenarios.indices.filter { isCandidate(scenarios[$0]) }
        let accused = candidates.compactMap { place in
            scenarios[place].findings.first.map { (place: place, finding: $0) }
        }
        // The first of those that rank alike: `min` keeps the earliest.
        return accused.min { $0.finding.ranksBefore($1.finding) }?.place
            ?? candidates.first { !scenarios[$0].passed } ?? candidates.first
    }
}
