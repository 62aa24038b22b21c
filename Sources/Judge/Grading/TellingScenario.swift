extension Verdict {
    /// The index of the scenario that reports show. Prefers the scenario with the best evidence of the first mistake,
    /// then a scenario that did not pass, then the first scenario.
    ///
    /// Reports, timelines, replays and the command `why` all show the run of this scenario.
    /// - Parameter isCandidate: false for a scenario that the learner must not see.
    /// - Returns: nil if no scenario is a candidate.
    public func tellingScenario(where isCandidate: (ScenarioVerdict) -> Bool = { _ in true }) -> Int? {
        let candidates = scenarios.indices.filter { isCandidate(scenarios[$0]) }
        return mistakes(in: candidates).first?.scenario
            ?? candidates.first { !scenarios[$0].passed } ?? candidates.first
    }
}
