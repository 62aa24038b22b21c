import Wire
import Workshop

/// Why a run stops before its last line.
enum Interruption: Error {
    case fault(RefereeFault)
    case app(RunOutcome)
}

/// The frames that go to the app and the answers that come back, one for one.
struct HostLink {
    let app: any AppUnderTest

    /// Greets the app.
    /// - Returns: the knobs of the app.
    func greet(seed: UInt64, sdk: Int, attention: Attention) throws(Interruption) -> [Knob] {
        let answer = try ask(.hello(version: wireVersion, seed: seed, sdk: sdk, attention: attention))
        guard case .ready(let version, let knobs) = answer else {
            throw .app(.brokeProtocol("the app host did not greet"))
        }
        guard version == wireVersion else {
            throw .app(.brokeProtocol("the app host speaks version \(version), not \(wireVersion)"))
        }
        return knobs
    }

    /// Says one frame and waits for its answer.
    func ask(_ frame: RefereeFrame) throws(Interruption) -> HostFrame {
        do throws(WireFault) {
            return try app.exchange(frame)
        } catch {
            throw interruption(after: error)
        }
    }

    /// What the fault means for the run: the end of the app, or a fault of this machine.
    func interruption(after fault: WireFault) -> Interruption {
        do throws(MachineFault) {
            return .app(try app.outcome(after: fault))
        } catch {
            return .fault(.machine(error))
        }
    }
}
