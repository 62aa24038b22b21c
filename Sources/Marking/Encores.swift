import Referee
import Scenario
import Workshop

/// Plays one built app of the course's own as often as anybody likes, with one host for as long as that lives.
final class Encores {
    private let workshop: Workshop
    private let app: BuiltApp
    private var running: RunningApp?

    init(of app: BuiltApp, in workshop: Workshop) {
        self.app = app
        self.workshop = workshop
    }

    func play(_ scenario: Scenario, seed: UInt64) throws(RefereeFault) -> Trace {
        do throws(RefereeFault) {
            let trace = try Referee.run(scenario, seed: seed, on: HostedApp(try host()))
            // Whatever ended the app has ended its host as well.
            if trace.outcome != .completed { running = nil }
            return trace
        } catch {
            running = nil
            throw error
        }
    }

    private func host() throws(RefereeFault) -> RunningApp {
        if let running { return running }
        do throws(MachineFault) {
            let started = try workshop.launchForEncores(app)
            running = started
            return started
        } catch {
            throw .machine(error)
        }
    }
}
