/// One question about cost: how much more is `subject` than `baseline`?
///
///     Benchmark(name: "verify an answer", subject: verify, baseline: compile, bound: 2.0, …).run()
///
/// Without a baseline the subject's own time is the answer, as information.
struct Benchmark {
    var name: String
    /// What the two sides are, so that the number can be checked.
    var explanation: String
    var subject: any Measurable
    var baseline: (any Measurable)?
    var measure = Measure.time
    /// The most that the median ratio may be.
    var bound: Double?
    /// The most in the other of time and processor time, of the same runs.
    var otherBound: Double?
    /// Pairs that count. One more goes first and is thrown away: it finds cold caches.
    var rounds = 10

    func run() throws(ProgramFailure) -> Result {
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

/// What can be done once, and what it took.
protocol Measurable {
    func run() throws(ProgramFailure) -> Cost
}

/// What is compared.
enum Measure: String, Codable {
    /// Real time, which a user waits.
    case time
    /// What is taken away from everything else that runs, on however many cores.
    case processorTime = "processor time"
    /// The most that was taken at once.
    case memory

    var other: Measure { self == .time ? .processorTime : .time }
}

/// What was measured: the costs of both sides, in the order of the rounds.
struct Result {
    var benchmark: Benchmark
    var subject: [Cost] = []
    var baseline: [Cost] = []

    /// The ratio that the bound is about.
    var ratios: Spread? { ratios(in: benchmark.measure) }

    /// The same runs, once for each bound.
    var perBound: [Result] {
        guard let otherBound = benchmark.otherBound else { return [self] }
        var other = self
        other.benchmark.measure = benchmark.measure.other
        other.benchmark.bound = otherBound
        return [self, other]
    }

    /// What the pairs say about the bound.
    enum GradedRuns: String, Codable {
        case holds
        case missed = "MISSED"
        /// The pairs scatter around the bound: the machine has other work to do.
        case unclear = "the pairs scatter too much to tell"
    }

    /// A bound is missed if three pairs of four miss it. Between that and a median that keeps it nothing can be told.
    var judgement: GradedRuns {
        guard let bound = benchmark.bound, let ratios, ratios.median > bound else { return .holds }
        return ratios.lowerQuarter > bound ? .missed : .unclear
    }

    /// Pair by pair: what slows the machine down for a while slows down both halves of a pair.
    func ratios(in measure: Measure) -> Spread? {
        let ratios = zip(subject, baseline).compactMap { pair -> Double? in
            guard let one = pair.0.amount(of: measure), let other = pair.1.amount(of: measure) else {
                return nil
            }
            return one / other
        }
        return ratios.isEmpty ? nil : Spread(ratios)
    }
}

/// The middle of some measurements and their ends. There is always at least one.
struct Spread {
    let median: Double
    let least: Double
    let most: Double
    /// A quarter of the values is less.
    let lowerQuarter: Double

    init(_ values: [Double]) {
        let sorted = values.sorted()
        guard let least = sorted.first, let most = sorted.last else {
            preconditionFailure("a spread of no measurements")
        }
        let half = sorted.count / 2
        median = sorted.count.isMultiple(of: 2) ? (sorted[half - 1] + sorted[half]) / 2 : sorted[half]
        self.least = least
        lowerQuarter = sorted[sorted.count / 4]
        self.most = most
    }
}
