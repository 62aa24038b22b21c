import Referee
import Scenario
import Workshop

/// Plays a built app any number of times, one after the other, with one host for as long as that lives.
final class Encores {
    private let workshop: Workshop
    private let app: BuiltApp
    private var running: RunningApp?

    init(of app: BuiltApp, in workshop: Workshop) {
        self.app = app
        self.workshop = workshop
    }

    func play(_ scenario: Scenario, seed: RunSeed) throws(RefereeFault) -> Trace {
        do throws(RefereeFault) {
            let trace = try Referee.run(scenario, seed: seed, on: HostedApp(try host()))
            // An app that did not complete has ended its host as well.
            if trace.outcome != .completed { running = nil }
            return trace
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
