import Referee
import Scenario
import Wire
import Workshop

/// Plays a built app any number of times, one after the other, with one host for as long as that lives.
public final class Encores {
    private let workshop: Workshop
    private let app: BuiltApp
    private let sdk: Int
    private var running: RunningApp?

    /// - Parameter sdk: the version of Apple's SDK whose behavior the app sees.
    public init(of app: BuiltApp, in workshop: Workshop, sdk: Int = 27) {
        (self.app, self.sdk) = (app, sdk)
        self.workshop = workshop
    }

    public func play(_ scenario: Scenario, seed: RunSeed) throws(RefereeFault) -> Trace {
        try withHost { app throws(RefereeFault) in
            let trace = try Referee.run(scenario, seed: seed, sdk: sdk, on: app)
            return (trace, trace.outcome)
        }
    }

    /// Plays line by line, as `work` says, in fresh memory. What views do is seen by what comes of it, and is not told.
    /// - Parameters:
    ///   - errors: the words of an error on screen, if not the common ones.
    ///   - fixtures: the files that routes may reply with.
    ///   - unlisted: the replies to requests that no route mentions.
    public func perform<Result>(
        seed: RunSeed, errors: [String] = [], fixtures: [String: [UInt8]] = [:],
        unlisted: @escaping UnlistedReply,
        _ work: (inout Referee) throws(RefereeFault) -> Result
    ) throws(RefereeFault) -> Result {
        try withHost { app throws(RefereeFault) in
            var referee = try Referee(
                on: app, seed: seed, sdk: sdk, fixtures: fixtures, errors: errors,
                attention: Attention(workOfViews: false), unlisted: unlisted)
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
            // An app that did not complete has ended its host as well.
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
            try workshop.launch(app, .again)
        }
        running = started
        return started
    }
}
