import Referee
import Scenario
import Wire
import Workshop

/// Runs a built app any number of times, one run after another, and reuses the app's process if possible.
public final class AppRunner {
    private let workshop: Workshop
    private let app: BuiltApp
    private let sdk: Int
    private let manner: HostManner
    private var running: RunningApp?

    /// - Parameters:
    ///   - sdk: the version of Apple's SDK whose behavior the app sees.
    ///   - manner: how many runs one process serves; `prepared` saves time from about twenty runs on.
    public init(of app: BuiltApp, in workshop: Workshop, sdk: Int = 27, manner: HostManner = .again) {
        (self.app, self.sdk, self.manner) = (app, sdk, manner)
        self.workshop = workshop
    }

    public func play(_ scenario: Scenario, seed: RunSeed) throws(RefereeFault) -> Trace {
        try withHost { app throws(RefereeFault) in
            let trace = try Referee.run(scenario, seed: seed, sdk: sdk, on: app)
            return (trace, trace.outcome)
        }
    }

    /// Runs the lines that `work` chooses, in fresh memory. The trace omits view events such as body evaluations and
    /// appearances, and all requests for a resource get the same sample data.
    /// - Parameters:
    ///   - errors: the words that mark an error on screen; empty for the common words.
    ///   - fixtures: the files that routes may reply with.
    ///   - unlisted: the responses to requests for which the scenario has no route.
    public func perform<Result>(
        seed: RunSeed, errors: [String] = [], fixtures: [String: [UInt8]] = [:],
        unlisted: @escaping UnlistedReply,
        _ work: (inout Referee) throws(RefereeFault) -> Result
    ) throws(RefereeFault) -> Result {
        try withHost { app throws(RefereeFault) in
            var referee = try Referee(
                on: app, seed: seed, sdk: sdk, fixtures: fixtures, errors: errors,
                attention: Attention(workOfViews: false), samples: .sameForEachRequest, unlisted: unlisted)
            let result = try work(&referee)
            return (result, referee.finish())
        }
    }

    private func withHost<Result>(
        _ work: (HostedApp) throws(RefereeFault) -> (Result, RunOutcome)
    ) throws(RefereeFault) -> Result {
        do throws(RefereeFault) {
            let app = try host()
            let (result, outcome) = try app.alongside { () throws(RefereeFault) in try work(HostedApp(app)) }
            // If the app did not complete its run, the app's process has ended too.
            if outcome != .completed { running = nil }
            return result
        } catch {
            running = nil
            throw error
        }
    }

    private func host() throws(RefereeFault) -> RunningApp {
        if let running { return running }
        let started = try RefereeFault.launching { () throws(MachineFault) in
            try workshop.launch(app, manner)
        }
        running = started
        return started
    }
}
