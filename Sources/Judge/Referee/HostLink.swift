import Wire
import Workshop

/// The reason why a run stops before the last line of the scenario.
enum Interruption: Error {
    case fault(RefereeFault)
    case app(RunOutcome)
}

/// Sends messages to the app. Each message gets one reply.
struct HostLink {
    let app: any AppUnderTest

    /// Sends the greeting.
    /// - Returns: the knobs of the app.
    func greet(seed: UInt64, sdk: Int, attention: Attention) throws(Interruption) -> [Knob] {
        let answer = try ask(.hello(version: wireVersion, seed: seed, sdk: sdk, attention: attention))
        guard case .ready(let version, let knobs) = answer else {
            throw .app(.brokeProtocol("the app's host process did not answer the course's first message"))
        }
        guard version == wireVersion else {
            throw .app(
                .brokeProtocol(
                    "the app's host process uses version \(version) of the protocol, and the course uses version \(wireVersion)"
                ))
        }
        return knobs
    }

    func ask(_ message: RefereeMessage) throws(Interruption) -> HostMessage {
        do throws(WireFault) {
            return try app.exchange(message)
        } catch {
            throw interruption(after: error)
        }
    }

    /// The cause of a connection fault: the app has ended, or this machine has a problem.
    func interruption(after fault: WireFault) -> Interruption {
        do throws(MachineFault) {
            return .app(try app.outcome(after: fault))
        } catch {
            return .fault(.machine(error))
        }
    }
}
