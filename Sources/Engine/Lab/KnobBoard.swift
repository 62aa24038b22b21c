import VirtualTime

/// The knobs of the running app: their settings, and the functions that turn those on screen.
@MainActor final class KnobBoard {
    static let shared = KnobBoard()

    /// The values that the scenario has set, by knob. A knob that appears on screen
    /// starts with its value here.
    var settings: [String: String] = [:]

    /// The functions that set the knobs on screen, by name.
    var turners: [String: @MainActor (String) -> Void] = [:]

    private init() {}

    /// Forgets all settings, for the next app.
    func startOver() {
        Leftovers.keep(turners)
        (settings, turners) = ([:], [:])
    }
}

/// A knob as its host declares it.
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
