import VirtualTime

@MainActor final class KnobBoard {
    static let shared = KnobBoard()

    /// Maps each knob's name to the value from the scenario. A knob starts with the scenario's value when the
    /// knob appears on screen.
    var settings: [String: String] = [:]

    /// Maps each knob's name to a function that sets the knob on screen.
    var turners: [String: @MainActor (String) -> Void] = [:]

    private init() {}

    func startOver() {
        Leftovers.keep(turners)
        (settings, turners) = ([:], [:])
    }
}

public struct KnobDeclaration: Hashable, Sendable {
    public let name: String
    public let kind: KnobKind
}

@MainActor protocol KnobDeclaring {
    static var kind: KnobKind { get }
}

extension Knob: KnobDeclaring {
    static var kind: KnobKind { Value.kind }
}
