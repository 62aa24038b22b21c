// A configuration changes how an image is drawn, but not the identity of the image.

extension UIImage {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum ResizingMode: Int, Sendable { case tile, stretch }
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large
    }
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        public func fontWeight() -> UIFont.Weight {
            let weights: [UIFont.Weight] = [
                .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
            ]
            return weights[rawValue]
        }
    }

    open class Configuration: NSObject, @unchecked Sendable {
        override init() { super.init() }
        open func applying(_ other: Configuration?) -> Self { self }
    }

    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        public convenience init(pointSize: CGFloat) { self.init() }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
        public convenience init(scale: SymbolScale) { self.init() }
        public convenience init(weight: SymbolWeight) { self.init() }
        public convenience init(font: UIFont) { self.init() }
        public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
        public convenience init(hierarchicalColor: UIColor) { self.init() }
        public convenience init(paletteColors: [UIColor]) { self.init() }
        public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
        public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
        public static var unspecified: SymbolConfiguration { SymbolConfiguration() }
    }

    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { looking { $0.mode = mode } }
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        looking { $0.configuration = configuration }
    }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        looking { $0.configuration = configuration }
    }
    public func withTintColor(_ color: UIColor) -> UIImage { looking { _ in } }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        looking { $0.mode = renderingMode }
    }
    public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { looking { _ in } }
    public func withHorizontallyFlippedOrientation() -> UIImage { looking { $0.orientation = .upMirrored } }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { looking { _ in } }
    public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
        looking { $0.capInsets = insets }
    }
    public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        looking { $0.capInsets = insets }
    }
    public func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
        looking { _ in }
    }

    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first?.looking { ($0.frames, $0.duration) = (images, duration) }
    }
    public class var add: UIImage { UIImage(.symbol("plus")) }
    public class var remove: UIImage { UIImage(.symbol("minus")) }
    public class var actions: UIImage { UIImage(.symbol("ellipsis")) }
    public class var checkmark: UIImage { UIImage(.symbol("checkmark")) }
    public class var strokedCheckmark: UIImage { UIImage(.symbol("checkmark.circle")) }
}
