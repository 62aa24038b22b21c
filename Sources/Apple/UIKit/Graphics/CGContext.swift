/// A drawing context, in which drawing has no effect.
public final class CGContext {
    let size: CGSize
    /// The saved transforms, with the current transform last.
    var transforms = [CGAffineTransform.identity]
    var line = CGMutablePath()

    package init(size: CGSize = .zero) { self.size = size }
}
