/// One cost question: the cost of `subject` as a multiple of the cost of `baseline`.
///
///     Benchmark(name: "verify an answer", subject: verify, baseline: compile, bound: 2.0, …).run()
///
/// Without a baseline, the result is the subject's time and has no bound.
struct Benchmark {
    var name: String
    /// What the benchmark compares, so that a reader can check the ratio.
    var explanation: String
    var subject: any Measurable
    var baseline: (any Measurable)?
    var measure = Measure.time
    var bound: Double?
    /// A second bound for the same runs: a bound on processor time if `bound` is on real time, and a bound on real
    /// time otherwise.
    var otherBound: Double?
    /// The number of rounds, each with a pair of measurements. An extra pair runs first and is ignored, because the
    /// caches are still cold.
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

/// A program or function that runs once and returns its cost.
protocol Measurable {
    func run() throws(ProgramFailure) -> Cost
}

enum Measure: String, Codable {
    /// Real time, for which users wait.
    case time
    /// Processor time on all cores; no other work can use this time.
    case processorTime = "processor time"
    case memory

    var other: Measure { self == .time ? .processorTime : .time }
}

/// The costs of the subject and of the baseline, in the order of the rounds.
struct Result {
    var benchmark: Benchmark
    var subject: [Cost] = []
    var baseline: [Cost] = []

    /// The ratios that are compared with the bound.
    var ratios: Spread? { ratios(in: benchmark.measure) }

    /// Copies of this result, one for each bound of the benchmark.
    var perBound: [Result] {
        guard let otherBound = benchmark.otherBound else { return [self] }
        var other = self
        other.benchmark.measure = benchmark.measure.other
        other.benchmark.bound = otherBound
        return [self, other]
    }

    /// Whether the measured ratio is within the bound.
    enum Judgement: String, Codable {
        case holds
        case missed = "MISSED"
        /// The measured ratios scatter around the bound because the machine does other work.
        case unclear = "the pairs scatter too much to tell"
    }

    /// A bound is kept if the median ratio of the pairs is within the bound. A bound is missed if three quarters
    /// of the ratios exceed the bound. If a bound is neither kept nor missed, the result is unclear.
    var judgement: Judgement {
        guard let bound = benchmark.bound, let ratios, ratios.median > bound else { return .holds }
        return ratios.lowerQuarter > bound ? .missed : .unclear
    }

    /// Compares pair by pair: a temporary slowdown of the machine affects both measurements of a pair.
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

/// The median, quartiles and extremes of one or more measurements.
struct Spread {
    let median: Double
    let least: Double
    let most: Double
    /// The lower quartile: a quarter of the values is smaller.
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
