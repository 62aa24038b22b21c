import Lifecycle

/// The closure `renderer` runs when the canvas's body runs, and after each change of a value that `renderer` reads. The
/// canvas gives `renderer` the size of the whole screen. The course draws no canvas and does not show the views in
/// `symbols`.
nonisolated public struct Canvas<Symbols: View>: View {
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    private let symbols: Symbols

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.renderer = renderer
        self.symbols = symbols()
    }

    @MainActor public var body: some View {
        var context = GraphicsContext()
        renderer(&context, GeometryProxy().size)
        return BlankView().seen(.dyed).background { symbols.hidden() }
    }
}

extension Canvas where Symbols == EmptyView {
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
            renderer: renderer
        ) { EmptyView() }
    }
}

nonisolated public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// A canvas's drawing context, in which drawing has no effect.
nonisolated public struct GraphicsContext {
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public var transform = CGAffineTransform.identity
    public var environment: EnvironmentValues { EnvironmentValues() }
    public var clipBoundingRect: CGRect { CGRect(origin: .zero, size: GeometryProxy().size) }

    init() {}

    nonisolated public struct BlendMode: Hashable, Sendable {
        private let name: String
        public static let normal = BlendMode(name: "normal")
        public static let multiply = BlendMode(name: "multiply")
        public static let screen = BlendMode(name: "screen")
        public static let overlay = BlendMode(name: "overlay")
        public static let plusLighter = BlendMode(name: "plusLighter")
        public static let plusDarker = BlendMode(name: "plusDarker")
        public static let destinationOut = BlendMode(name: "destinationOut")
        public static let sourceAtop = BlendMode(name: "sourceAtop")
        public static let clear = BlendMode(name: "clear")
    }

    nonisolated public struct Shading: Sendable {
        public static let foreground = Shading()
        public static func color(_ color: Color) -> Shading { Shading() }
        public static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
            Shading()
        }
        public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading() }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint)
            -> Shading
        {
            Shading()
        }
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading { Shading() }
    }

    nonisolated public struct Filter: Sendable {
        public static func blur(radius: CGFloat) -> Filter { Filter() }
        public static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
            -> Filter
        {
            Filter()
        }
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter()
        }
        public static func saturation(_ amount: Double) -> Filter { Filter() }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    }

    nonisolated public struct ResolvedText {
        public var shading = Shading.foreground
        public func measure(in size: CGSize) -> CGSize { .zero }
    }

    nonisolated public struct ResolvedImage {
        public var shading: Shading?
        public var size: CGSize { CGSize(width: 1, height: 1) }
    }

    nonisolated public struct ResolvedSymbol {
        public var size: CGSize { CGSize(width: 1, height: 1) }
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: Text, in rect: CGRect) {}
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: ResolvedText, in rect: CGRect) {}
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {}
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
    public mutating func concatenate(_ motion: CGAffineTransform) {
        transform = motion.concatenating(transform)
    }
    public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
    public mutating func addFilter(_ filter: Filter) {}
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = self
        try content(&inner)
    }
}
