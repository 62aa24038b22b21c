import Foundation
import Referee
import Scenario
import Workshop

/// Compares a scenario of a hundred steps, from starting the app's process to the end of the trace, with
/// compiling the answer.
struct HundredSteps: Measurable {
    private let workshop: Workshop
    private let app: BuiltApp
    private let scenario: Scenario

    static func benchmark(_ parts: Parts) throws -> Benchmark {
        Benchmark(
            name: "a scenario of 100 steps",
            explanation: "playing it with a built answer / swiftc -c -wmo of that answer",
            subject: try HundredSteps(parts), baseline: VerifyAgainstCompiler.compilation(parts), bound: 0.25)
    }

    init(_ parts: Parts) throws {
        let environment = ProcessInfo.processInfo.environment
        workshop = Workshop(
            toolchain: try .locate(environment: environment), engine: try .locate(),
            sandbox: .strongest(environment: environment))
        let files = try VerifyAgainstCompiler.sources(parts).map { path in
            Answer.File(
                name: URL(fileURLWithPath: path).lastPathComponent,
                bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), author: .course)
        }
        let result = try workshop.build(Answer(files: files, root: "Host()"))
        guard case .built(let app) = result else {
            throw ProgramFailure("the answer is not built: \(result)")
        }
        self.app = app
        scenario = try Scenario(parsing: Self.lines, name: "hundred-steps")
    }

    /// The scenario's lines: routes and `show`, then changes, each with a wait and a check.
    private static var lines: String {
        let routes = [200, 300].map { "route /200/\($0) replies image after 100ms to 200ms" }
        let rounds = (1...24).flatMap { round in
            let height = round.isMultiple(of: 2) ? 200 : 300
            return ["want /200/\(height)", "set height \(height)", "wait 300ms", "see image /200/\(height)"]
        }
        return (routes + ["show height=200"] + rounds + ["settle"]).joined(separator: "\n")
    }

    var stepCount: Int { scenario.steps.count }

    func traces() throws(ProgramFailure) -> IdenticalTraces {
        try IdenticalTraces("the same trace", of: play)
    }

    func play() throws(ProgramFailure) -> Trace {
        do {
            let running = try workshop.launch(app)
            return try running.alongside { try Referee.run(scenario, seed: 1, on: HostedApp(running)) }
        } catch {
            throw ProgramFailure("the scenario was not played: \(error)")
        }
    }

    func run() throws(ProgramFailure) -> Cost {
        let processor = Self.processorSeconds
        let began = ContinuousClock.now
        let trace = try play()
        let elapsed = ContinuousClock.now - began
        guard trace.outcome == .completed, stepCount == 100 else {
            throw ProgramFailure("\(stepCount) steps ended as \(trace.outcome)")
        }
        // This process cannot measure the host's memory, so the benchmark has no bound for memory.
        return Cost(
            seconds: elapsed / .seconds(1), processorSeconds: Self.processorSeconds - processor,
            peakKilobytes: 0)
    }

    /// The time of this process and of its ended children.
    private static var processorSeconds: Double {
        var own = rusage()
        var children = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &own)
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &children)
        return own.seconds + children.seconds
    }
}
