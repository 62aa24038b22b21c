/// Symbol variants, such as filled symbols, have no effect, because the course does not draw symbols.
nonisolated public struct SymbolVariants: Hashable, Sendable {
    private var form: String?
    private var isFilled = false
    private var isSlashed = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(form: "circle")
    public static let square = SymbolVariants(form: "square")
    public static let rectangle = SymbolVariants(form: "rectangle")
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    public var circle: SymbolVariants { with { $0.form = "circle" } }
    public var square: SymbolVariants { with { $0.form = "square" } }
    public var rectangle: SymbolVariants { with { $0.form = "rectangle" } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    public func contains(_ other: SymbolVariants) -> Bool {
        (other.form == nil || other.form == form) && (isFilled || !other.isFilled)
            && (isSlashed || !other.isSlashed)
    }

    /// Combines this symbol variant with another variant. The enclosing shape of `other` replaces the enclosing
    /// shape of this symbol variant.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        with {
            $0.form = other.form ?? $0.form
            $0.isFilled = $0.isFilled || other.isFilled
            $0.isSlashed = $0.isSlashed || other.isSlashed
        }
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var variants = self
        change(&variants)
        return variants
    }
}

nonisolated private enum VariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
nonisolated private enum RenderingKey: EnvironmentKey {
    static let defaultValue: SymbolRenderingMode? = nil
}
nonisolated private enum ScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
nonisolated private enum ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }
nonisolated private enum ScrollingKey: EnvironmentKey { static let defaultValue = true }

nonisolated extension EnvironmentValues {
    public var symbolVariants: SymbolVariants {
        get { self[VariantsKey.self] }
        set { self[VariantsKey.self] = newValue }
    }

    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[RenderingKey.self] }
        set { self[RenderingKey.self] = newValue }
    }

    public var imageScale: Image.Scale {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }

    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }

    /// Whether scrolling is enabled: false inside `.scrollDisabled(true)`, although scenarios can still scroll.
    public var isScrollEnabled: Bool {
        get { self[ScrollingKey.self] }
        set { self[ScrollingKey.self] = newValue }
    }
}

extension View {
    /// Adds a symbol variant to the variants of the parent views.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        environment(\.isScrollEnabled, !disabled)
    }
}
