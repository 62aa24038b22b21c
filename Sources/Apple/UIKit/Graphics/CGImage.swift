/// A Core Graphics image: a name and a size, without pixels.
public final class CGImage: @unchecked Sendable {
    package let image: UIImage
    package init(_ image: UIImage) { self.image = image }
    public var width: Int { Int(image.size.width) }
    public var height: Int { Int(image.size.height) }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }

    /// The part of the image inside `rect`; nil if `rect` is outside the image. On screen, a cropped image has the
    /// name of the whole image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
        guard part.width >= 1, part.height >= 1 else { return nil }
        return CGImage(UIImage(image.picture.cut(to: part.size)))
    }
}

extension Image {
    public init(_ image: CGImage, scale: CGFloat, label: Text) { self.init(uiImage: image.image) }
    public init(decorative image: CGImage, scale: CGFloat) { self.init(uiImage: image.image) }
}
