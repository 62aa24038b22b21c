import Foundation
import Workshop

extension Workshop {
    /// A workshop with the engine that was built beside the test program, behind the strongest wall of this machine.
    public static func underTest(
        limits: PhaseLimits = .init(), isForStrangers: Bool = false
    ) throws -> Workshop {
        let environment = ProcessInfo.processInfo.environment
        return Workshop(
            toolchain: try .locate(environment: environment), engine: try .locate(),
            wall: .strongest(environment: environment), limits: limits, isForStrangers: isForStrangers)
    }
}
