extension Verdict {
    /// The index of the scenario to show: the scenario with the evidence of the first mistake, or else the first that did not
    /// pass, or else the first.
    ///
    /// Reports, timelines, replays and `why` show this run, so the picture always belongs to the first finding of a report.
    /// - Parameter isCandidate: returns false for scenarios that may not be shown.
    /// - Returns: nil if there is no candidate.
    public func tellingScenario(where isCandidate: (ScenarioVerdict) -> Bool = { _ in true }) -> Int? {
        let candidates = scenarios.indices.filter { isCandidate(scenarios[$0]) }
        return mistakes(in: candidates).first?.scenario
            ?? candidates.first { !scenarios[$0].passed } ?? candidates.first
    }
}
