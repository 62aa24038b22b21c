// Verification: takes one answer from its source to its verdict.
//
// The module only orders the steps: other modules read, compile, run and grade the answer. `course verify`,
// `course grade` and the prompt use this module, with different sources of answers.

import Curriculum
import Dispatch
import Essentials
import Grading
import Referee
import Scenario
import Synchronization
import Workshop

/// Verifies answers to one exercise.
///
///     let marker = try Verifier(for: exercise, in: workshop)
///     guard case .judged(let judgement) = try marker.mark(answer) else { … }
///     judgement.verdict.passed
public struct Verifier: Sendable {
    public let exercise: Exercise
    public private(set) var seed: RunSeed
    let workshop: Workshop
    let scenarios: [Scenario]
    let rubric: Rubric
    /// Cancels the work: `mark` then throws `.cancelled`.
    let cancellation: Cancellation?
    private let solution = SolutionRuns()

    /// Reads the exercise's scenarios and prices. Throws `.exercise` if a scenario or a price is wrong.
    public init(
        for exercise: Exercise, in workshop: Workshop, seed: RunSeed = 1,
        until cancellation: Cancellation? = nil
    ) throws(VerificationFault) {
        self.exercise = exercise
        self.cancellation = cancellation
        self.workshop = workshop
        self.seed = seed
        var scenarios: [Scenario] = []
        for source in exercise.scenarios {
            var scenario = try VerificationFault.parsing(in: exercise) { () throws(ScenarioError) in
                try Scenario(
                    parsing: source.text, name: source.name, isHidden: source.isHidden,
                    firstLine: source.firstLine, file: source.file, fixtures: exercise.fixtures,
                    errors: exercise.errors)
            }
            scenario.task = exercise.task
            scenarios.append(scenario)
        }
        self.scenarios = scenarios
        rubric = try Self.rubric(of: exercise)
    }

    /// Compiles the answer once, and runs every scenario in fresh memory. For a scenario, a form or a review, the
    /// verifier checks the answer with runs of the exercise's apps.
    /// - Parameter bytes: the learner's file, unchanged.
    public func mark(_ bytes: [UInt8]) throws(VerificationFault) -> VerifyOutcome {
        try mark(bytes, under: [seed])[0].mark
    }

    /// Builds the answer once, and runs every scenario under each seed. Precondition: the list of seeds is not empty.
    /// - Returns: an outcome for each seed; a single outcome if the answer was not built.
    public func mark(
        _ bytes: [UInt8], under seeds: [RunSeed]
    ) throws(VerificationFault) -> [(seed: RunSeed, mark: VerifyOutcome)] {
        let result = Result { () throws(VerificationFault) in try marked(bytes, under: seeds) }
        // A child process that was stopped proves nothing about the answer.
        if cancellation?.isCancelled == true { throw .cancelled }
        return try result.get()
    }

    private func marked(
        _ bytes: [UInt8], under seeds: [RunSeed]
    ) throws(VerificationFault) -> [(seed: RunSeed, mark: VerifyOutcome)] {
        let markers = seeds.map(with)
        let trials = markers.compactMap { marker in marker.trial.map { (marker, $0) } }
        if !trials.isEmpty {
            return try trials.map { marker, trial throws(VerificationFault) in
                (marker.seed, try trial.mark(bytes, playing: marker.playAll))
            }
        }
        switch try build(exercise.app(with: bytes), launches: hostCount, each: .again) {
        case .failure(let unbuilt): return [(seeds[0], unbuilt.mark)]
        case .success(let app):
            return try markers.map { marker throws(VerificationFault) in
                (marker.seed, .judged(try marker.judge(app)))
            }
        }
    }

    private func with(seed: RunSeed) -> Verifier {
        var other = self
        other.seed = seed
        return other
    }

    /// The number of scenarios that take as long as starting one host process.
    private static let worthAHost = 20

    /// The number of host processes: one for each group of `worthAHost` scenarios, but never more than the number of
    /// processor cores.
    private var hostCount: Int {
        min(AllCores.count, (scenarios.count + Self.worthAHost - 1) / Self.worthAHost)
    }

    func build(
        _ answer: Answer, launches: Int, each manner: HostManner = .once
    ) throws(VerificationFault) -> Result<BuiltApp, Unbuilt> {
        try VerificationFault.building { () throws(MachineFault) in
            try workshop.build(answer, for: launches, each: manner, until: cancellation)
        }.app
    }

    /// The standard prices with the exercise's changes.
    private static func rubric(of exercise: Exercise) throws(VerificationFault) -> Rubric {
        var prices: [FindingCode: Rubric.Price] = [:]
        for (name, points) in exercise.points {
            guard let code = FindingCode(rawValue: name) else {
                throw .exercise(exercise.id, "`points` names \"\(name)\", but no finding has that name")
            }
            prices[code] = Rubric.Price(points, most: 100)
        }
        return .standard.with(prices)
    }

    private func judge(_ app: BuiltApp) throws(VerificationFault) -> GradedRuns {
        let runs = Mutex(Runs(count: scenarios.count))
        // Each host process takes the next scenario that no other host process has started. The verdict lists the
        // scenarios in file order.
        DispatchQueue.concurrentPerform(iterations: hostCount) { _ in
            let encores = AppRunner(of: app, in: workshop, sdk: exercise.settings.sdk.year)
            while let index = runs.withLock({ $0.next() }) {
                let result = Result { () throws(RefereeFault) in
                    try encores.play(scenarios[index], seed: seed)
                }
                runs.withLock { $0.end(index, result) }
            }
        }
        var traces: [Trace] = []
        for (scenario, result) in zip(scenarios, runs.withLock({ $0.judged })) {
            traces.append(try trace(of: result, in: scenario))
        }
        return judgement(on: traces, of: app)
    }

    /// The trace of a successful run. If a scenario cannot run with the learner's answer but runs with the course's
    /// solution, the answer is at fault.
    private func trace(of result: Result<Trace, RefereeFault>, in scenario: Scenario)
        throws(VerificationFault)
        -> Trace
    {
        let fault: VerificationFault
        let reason: String
        switch result {
        case .success(let trace):
            let unchecked = trace.outcome == .completed ? trace.uncheckedLines : []
            if unchecked.isEmpty { return trace }
            fault = .unchecked(scenario: trace.scenario.name, lines: unchecked)
            reason = "the app ended its run before the last line of the scenario"
        case .failure(.machine(let machine)):
            throw .machine(machine)
        case .failure(.scenario(let line)):
            fault = VerificationFault(.scenario(line), in: exercise)
            reason =
                "the course's Host.swift cannot carry out the scenario with your answer, although it can with other answers "
                + "(\(line.reason)). One of your declarations may have a name that Host.swift uses"
        }
        guard var trace = try solution.run(scenario, by: self) else { throw fault }
        trace.events = []
        trace.pictures = [:]
        trace.outcome = .brokeProtocol(reason)
        return trace
    }

    /// - Parameter traces: the traces in the order of the scenarios; fewer traces if later scenarios did not run.
    func judgement(on traces: [Trace], of app: BuiltApp) -> GradedRuns {
        let verdict = Verdict(
            judging: traces, rubric: rubric, work: app.work, unplayed: Array(scenarios[traces.count...]))
        return GradedRuns(verdict: verdict, traces: traces, warnings: app.warnings, app: app)
    }

    /// Runs a scenario in its own process.
    func play(_ scenario: Scenario, with app: BuiltApp) throws(RefereeFault) -> Trace {
        let running = try RefereeFault.launching { () throws(MachineFault) in try workshop.launch(app) }
        return try running.alongside { () throws(RefereeFault) in
            try Referee.run(
                scenario, seed: seed, sdk: exercise.settings.sdk.year, on: HostedApp(running))
        }
    }
}
