/// The knobs of the app that is running: what they were set to, and how to turn those on screen.
@MainActor final class KnobBoard {
    static let shared = KnobBoard()

    /// What a scenario has set, by knob. A knob that is not on screen yet starts there.
    var settings: [String: String] = [:]

    /// Turns a knob that is on screen.
    var turners: [String: @MainActor (String) -> Void] = [:]

    private init() {}
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
