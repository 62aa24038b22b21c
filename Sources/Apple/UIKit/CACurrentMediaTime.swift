import VirtualTime

/// The seconds since the device was started, on the course's clock: the app is the first thing that it does.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CACurrentMediaTime() -> Double { (Simulation.shared.now - .zero) / .seconds(1) }
