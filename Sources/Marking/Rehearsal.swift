import Grading
import Referee
import Scenario
import Workshop

/// An answer of the course's own that was built once and is judged under one seed after the other.
///
///     switch try marker.rehearse(bytes) {
///     case .success(let rehearsal): try rehearsal.judge(seed: 7).verdict.passed
///     case .failure(let unbuilt): …
///     }
public final class Rehearsal {
    private let marker: Marker
    private let app: BuiltApp
    private var running: RunningApp?

    init(of app: BuiltApp, by marker: Marker) {
        self.marker = marker
        self.app = app
    }

    /// Plays every scenario under this seed, one after the other.
    public func judge(seed: UInt64) throws(MarkingFault) -> Judgement {
        var traces: [Trace] = []
        for scenario in marker.scenarios { traces.append(try play(scenario, seed: seed)) }
        return Judgement(
            verdict: Verdict(judging: traces, rubric: marker.rubric), traces: traces, warnings: app.warnings)
    }

    private func play(_ scenario: Scenario, seed: UInt64) throws(MarkingFault) -> Trace {
        do throws(RefereeFault) {
            let trace = try Referee.run(scenario, seed: seed, on: HostedApp(try host()))
            // Whatever ended the app has ended its host as well.
            if trace.outcome != .completed { running = nil }
            return trace
        } catch {
            running = nil
            switch error {
            case .machine(let fault): throw .machine(fault)
            case .scenario(let fault): throw .exercise(marker.exercise.id, "\(fault)")
            }
        }
    }

    private func host() throws(RefereeFault) -> RunningApp {
        if let running { return running }
        do throws(MachineFault) {
            let started = try marker.workshop.launchForEncores(app)
            running = started
            return started
        } catch {
            throw .machine(error)
        }
    }
}

extension Marker {
    /// Builds an answer of the course's own, to be judged as often as it takes.
    /// - Returns: what can be judged, or how far the answer came.
    public func rehearse(_ bytes: [UInt8]) throws(MarkingFault) -> Result<Rehearsal, Unbuilt> {
        switch try build(answer(bytes), launches: 0) {
        case .refused(let findings): .failure(Unbuilt(mark: .refused(findings)))
        case .rejected(let diagnostics): .failure(Unbuilt(mark: .rejected(diagnostics)))
        case .exceeded(let limit, let phase): .failure(Unbuilt(mark: .exceeded(limit, phase)))
        case .built(let app): .success(Rehearsal(of: app, by: self))
        }
    }

    /// Why there is nothing to play.
    public struct Unbuilt: Error {
        public let mark: Mark
    }
}
