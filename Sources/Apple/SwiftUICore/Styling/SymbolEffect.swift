/// The course does not draw symbol effects, so each variant returns the same effect.
nonisolated public struct SymbolEffect: Hashable, Sendable {
    private let name: String

    public static let automatic = SymbolEffect(name: "automatic")
    public static let bounce = SymbolEffect(name: "bounce")
    public static let pulse = SymbolEffect(name: "pulse")
    public static let variableColor = SymbolEffect(name: "variableColor")
    public static let scale = SymbolEffect(name: "scale")
    public static let appear = SymbolEffect(name: "appear")
    public static let disappear = SymbolEffect(name: "disappear")
    public static let replace = SymbolEffect(name: "replace")
    public static let wiggle = SymbolEffect(name: "wiggle")
    public static let rotate = SymbolEffect(name: "rotate")
    public static let breathe = SymbolEffect(name: "breathe")
    public static let drawOn = SymbolEffect(name: "drawOn")
    public static let drawOff = SymbolEffect(name: "drawOff")

    // The fallback effects for `.replace.magic(fallback: .downUp)`.
    public static let downUp = SymbolEffect(name: "replace")
    public static let upUp = SymbolEffect(name: "replace")
    public static let offUp = SymbolEffect(name: "replace")

    // Variants that set the direction of a symbol's motion.
    public var up: SymbolEffect { self }
    public var down: SymbolEffect { self }
    public var left: SymbolEffect { self }
    public var right: SymbolEffect { self }
    public var forward: SymbolEffect { self }
    public var backward: SymbolEffect { self }
    public var clockwise: SymbolEffect { self }
    public var counterClockwise: SymbolEffect { self }
    public func custom(angle: Angle) -> SymbolEffect { self }
    public func custom(angle: Double) -> SymbolEffect { self }

    // Variants that set the direction in which one symbol replaces another.
    public var downUp: SymbolEffect { self }
    public var upUp: SymbolEffect { self }
    public var offUp: SymbolEffect { self }
    public func magic(fallback: SymbolEffect) -> SymbolEffect { self }

    // Variants that set how color spreads through the layers of a symbol.
    public var iterative: SymbolEffect { self }
    public var cumulative: SymbolEffect { self }
    public var reversing: SymbolEffect { self }
    public var nonReversing: SymbolEffect { self }
    public var dimInactiveLayers: SymbolEffect { self }
    public var hideInactiveLayers: SymbolEffect { self }

    // Variants that set the style of the breathe effect.
    public var plain: SymbolEffect { self }
    public var pulse: SymbolEffect { self }

    // Variants that set which parts of a symbol move together.
    public var byLayer: SymbolEffect { self }
    public var wholeSymbol: SymbolEffect { self }
    public var individually: SymbolEffect { self }
}

nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
    private var speed = 1.0
    private var repetition: RepeatBehavior?

    public static let `default` = SymbolEffectOptions()
    public static var repeating: SymbolEffectOptions { .default.repeating }
    public static var nonRepeating: SymbolEffectOptions { .default.nonRepeating }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default.speed(speed) }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default.repeat(count) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        .default.repeat(behavior)
    }

    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
    public var nonRepeating: SymbolEffectOptions { self.repeat(RepeatBehavior(count: 1)) }
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speed = speed
        return options
    }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(RepeatBehavior(count: count)) }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var options = self
        options.repetition = behavior
        return options
    }

    nonisolated public struct RepeatBehavior: Hashable, Sendable {
        fileprivate var count: Int?
        fileprivate var delay: Double?

        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior(delay: 0)
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay)
        }
    }
}

/// How the color of a symbol is filled: flat, or as a gradient.
nonisolated public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows a variable value.
nonisolated public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    public static let color = SymbolVariableValueMode(name: "color")
    public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
}

extension Image {
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
