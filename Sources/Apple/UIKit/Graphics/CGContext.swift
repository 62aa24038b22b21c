/// Where a picture is painted. None is.
public final class CGContext {
    let size: CGSize
    /// The motions that are in force, the innermost last.
    var transforms = [CGAffineTransform.identity]
    var line = CGMutablePath()

    package init(size: CGSize = .zero) { self.size = size }
}
