/// One question about cost: how much more is `subject` than `baseline`?
///
///     Benchmark(name: "verify an answer", subject: verify, baseline: compile, bound: 2.0, …).measure()
///
/// Without a baseline the subject's own time is the answer, as information.
struct Benchmark {
    var name: String
    /// What the two sides are, for whoever doubts the number.
    var explanation: String
    var subject: Program
    var baseline: Program?
    /// The most that the median ratio may be.
    var bound: Double?
    /// Pairs that count. One more goes first and is thrown away: it finds cold caches.
    var rounds = 10

    func measure() throws(ProgramFailure) -> Result {
        var result = Result(benchmark: self)
        for round in 0...rounds {
            let subject = try subject.run()
            let baseline = try baseline?.run()
            guard round > 0 else { continue }
            result.subject.append(subject)
            if let baseline { result.baseline.append(baseline) }
        }
        return result
    }
}

/// What was measured: the costs of both sides, in the order of the rounds.
struct Result {
    var benchmark: Benchmark
    var subject: [Cost] = []
    var baseline: [Cost] = []

    /// Pair by pair: what slows the machine down for a while slows down both halves of a pair.
    var ratios: Spread? { ratios(of: \.seconds) }

    /// The same for processor time, which knows nothing of how many cores were free.
    var processorRatios: Spread? { ratios(of: \.processorSeconds) }

    var holds: Bool {
        guard let bound = benchmark.bound, let ratios else { return true }
        return ratios.median <= bound
    }

    private func ratios(of part: KeyPath<Cost, Double>) -> Spread? {
        baseline.isEmpty ? nil : Spread(zip(subject, baseline).map { $0[keyPath: part] / $1[keyPath: part] })
    }
}

/// The middle of some measurements and their ends. There is always at least one.
struct Spread {
    let median: Double
    let least: Double
    let most: Double

    init(_ values: [Double]) {
        let sorted = values.sorted()
        guard let least = sorted.first, let most = sorted.last else {
            preconditionFailure("a spread of no measurements")
        }
        let half = sorted.count / 2
        median = sorted.count.isMultiple(of: 2) ? (sorted[half - 1] + sorted[half]) / 2 : sorted[half]
        self.least = least
        self.most = most
    }
}
