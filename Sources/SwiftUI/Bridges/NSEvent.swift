/// What a pointer or a key does. There is neither, so no view hears of one.
@preconcurrency @MainActor open class NSEvent {
    private init(none: Void) {}
    public var locationInWindow: CGPoint { .zero }
    public var clickCount: Int { 0 }
    public var keyCode: UInt16 { 0 }
    public var characters: String? { nil }
    public var modifierFlags: ModifierFlags { [] }
    public static var modifierFlags: ModifierFlags { [] }

    nonisolated public struct ModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let shift = ModifierFlags(rawValue: 1 << 17)
        public static let control = ModifierFlags(rawValue: 1 << 18)
        public static let option = ModifierFlags(rawValue: 1 << 19)
        public static let command = ModifierFlags(rawValue: 1 << 20)
    }
}
