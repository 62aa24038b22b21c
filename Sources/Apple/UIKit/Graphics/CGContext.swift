/// A drawing context, which paints nothing.
public final class CGContext {
    let size: CGSize
    /// The transforms in effect, the innermost last.
    var transforms = [CGAffineTransform.identity]
    var line = CGMutablePath()

    package init(size: CGSize = .zero) { self.size = size }
}
