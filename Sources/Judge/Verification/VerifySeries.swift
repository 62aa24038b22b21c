import Curriculum
import Grading
import Referee
import Scenario
import Synchronization
import Wire
import Workshop

/// One of the course's answers, built once and graded under many seeds.
///
///     switch try VerifySeries.of(bytes, by: marker, with: cast) {
///     case .success(let series): try series.judge(seed: 7).verdict.passed
///     case .failure(let unbuilt): …
///     }
public struct VerifySeries {
    private let judgement: (RunSeed) throws(VerificationFault) -> GradedRuns
    private let passing: (RunSeed) throws(VerificationFault) -> Bool

    /// Runs all scenarios with this seed, one after the other, and grades the runs.
    public func judge(seed: RunSeed) throws(VerificationFault) -> GradedRuns { try judgement(seed) }

    /// True if the answer passes all scenarios with this seed. The check of a seed stops at the first scenario that
    /// fails.
    public func passes(seed: RunSeed) throws(VerificationFault) -> Bool { try passing(seed) }

    /// The exercise's apps, each built once for all answers.
    public final class Cast: Sendable {
        private let built = Mutex<[String: BuiltApp]>([:])

        public init() {}

        func app(
            _ app: ExampleApp, build: (ExampleApp) throws(VerificationFault) -> BuiltApp
        ) throws(VerificationFault) -> BuiltApp {
            if let known = built.withLock({ $0[app.source.path] }) { return known }
            let made = try build(app)
            built.withLock { $0[app.source.path] = made }
            return made
        }
    }

    /// Builds the answer, or the exercise's apps that check it.
    public static func of(
        _ bytes: [UInt8], by marker: Verifier, with cast: Cast
    ) throws(VerificationFault) -> Result<VerifySeries, Unbuilt> {
        if let trial = marker.trial { return .success(try of(bytes, trial, by: marker, with: cast)) }
        return try marker.build(marker.exercise.app(with: bytes), launches: 0).map { ofApp($0, by: marker) }
    }

    private static func ofApp(_ app: BuiltApp, by marker: Verifier) -> VerifySeries {
        let encores = AppRunner(of: app, in: marker.workshop, sdk: marker.exercise.settings.sdk.year)
        func play(_ scenario: Scenario, _ seed: RunSeed) throws(VerificationFault) -> Trace {
            try VerificationFault.playing(in: marker.exercise) { () throws(RefereeFault) in
                try encores.play(scenario, seed: seed)
            }
        }
        return VerifySeries(
            judgement: { seed throws(VerificationFault) in
                var traces: [Trace] = []
                for scenario in marker.scenarios { traces.append(try play(scenario, seed)) }
                return marker.judgement(on: traces, of: app)
            },
            passing: { seed throws(VerificationFault) in
                for scenario in marker.scenarios {
                    let trace = try play(scenario, seed)
                    guard ScenarioVerdict(judging: trace, work: app.work).passed else { return false }
                }
                return !marker.scenarios.isEmpty
            })
    }

    private static func of(
        _ bytes: [UInt8], _ trial: any FormVerifier, by marker: Verifier, with cast: Cast
    ) throws(VerificationFault) -> VerifySeries {
        var encores: [String: (runner: AppRunner, work: [WorkNote])] = [:]
        for app in trial.apps {
            let built = try cast.app(app) { app throws(VerificationFault) in
                try marker.build(app, launches: 0)
            }
            let runner = AppRunner(
                of: built, in: marker.workshop, sdk: marker.exercise.settings.sdk.year)
            encores[app.source.path] = (runner, built.work)
        }
        let hosts = encores
        func judge(_ seed: RunSeed) throws(VerificationFault) -> GradedRuns {
            let mark = try trial.mark(bytes) { plays throws(VerificationFault) in
                plays.compactMap { play in
                    hosts[play.app.source.path].map { host in
                        Result { () throws(RefereeFault) in
                            AppRun(trace: try host.runner.play(play.scenario, seed: seed), work: host.work)
                        }
                    }
                }
            }
            guard case .judged(let judgement) = mark else {
                throw .exercise(marker.exercise.id, "an answer that cannot be judged")
            }
            return judgement
        }
        return VerifySeries(
            judgement: judge, passing: { seed throws(VerificationFault) in try judge(seed).verdict.passed })
    }
}
