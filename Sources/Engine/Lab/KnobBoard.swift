import VirtualTime

/// The knobs of the running app: their settings, and how to turn those on screen.
@MainActor final class KnobBoard {
    static let shared = KnobBoard()

    /// The values that the scenario has set, by knob. A knob that comes on screen starts with its value here.
    var settings: [String: String] = [:]

    /// Sets a knob that is on screen, by its name.
    var turners: [String: @MainActor (String) -> Void] = [:]

    private init() {}

    /// Knows no setting, for another app.
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
