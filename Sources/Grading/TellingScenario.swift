extension Verdict {
    /// The place of the scenario whose run explains the verdict best: the first that did not pass, or else the first.
    ///
    /// Reports, timelines, replays and `why` all show this one.
    /// - Parameter isCandidate: leaves out scenarios that may not be shown.
    /// - Returns: nil where there is no candidate.
    public func tellingScenario(where isCandidate: (ScenarioVerdict) -> Bool = { _ in true }) -> Int? {
        let candidates = scenarios.indices.filter { isCandidate(scenarios[$0]) }
        return candidates.first { !scenarios[$0].passed } ?? candidates.first
    }
}
