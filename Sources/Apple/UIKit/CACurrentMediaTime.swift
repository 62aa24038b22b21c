import VirtualTime

/// The virtual time since the app started, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CACurrentMediaTime() -> Double { (Simulation.shared.now - .zero) / .seconds(1) }
