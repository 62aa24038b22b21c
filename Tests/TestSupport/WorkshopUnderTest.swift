import Foundation
import Workshop

extension Workshop {
    /// A workshop with the engine that was built beside the test program, behind this machine's strongest
    /// sandbox.
    public static func underTest(
        limits: PhaseLimits = .init(), isForStrangers: Bool = false
    ) throws -> Workshop {
        let environment = ProcessInfo.processInfo.environment
        var engine = try Engine.locate()
        // `make check` uses a host with Swift's checks of exclusive access and of isolation.
        if let host = environment["COURSE_HOST"] {
            engine = Engine(
                modules: engine.modules, host: host, gate: engine.gate, macros: engine.macros,
                kits: engine.kits)
        }
        return Workshop(
            toolchain: try .locate(environment: environment), engine: engine,
            sandbox: .strongest(environment: environment), limits: limits, isForStrangers: isForStrangers)
    }
}
