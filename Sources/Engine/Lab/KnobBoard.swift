import VirtualTime

/// The running app's knobs: the values that the scenario has set, and functions that set the knobs on screen.
@MainActor final class KnobBoard {
    static let shared = KnobBoard()

    /// For each knob's name, the value that the scenario has set. A knob that appears on screen starts with the value
    /// that the scenario has set.
    var settings: [String: String] = [:]

    /// For each knob's name, the function that sets the knob on screen.
    var turners: [String: @MainActor (String) -> Void] = [:]

    private init() {}

    func startOver() {
        Leftovers.keep(turners)
        (settings, turners) = ([:], [:])
    }
}

/// The name and type of a knob that the host file declares.
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
