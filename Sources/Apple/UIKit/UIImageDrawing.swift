extension UIImage {
    public var cgImage: CGImage? { CGImage(self) }
    public convenience init(cgImage: CGImage) { self.init(copying: cgImage.image) }
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(copying: cgImage.image)
        adopt { ($0.scale, $0.orientation) = (scale > 0 ? scale : 1, orientation) }
    }

    /// The orientation of an image. The orientation has no effect in the course.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

    // Returns the same image, because images are decoded when they are created. Image thumbnails have no
    // pixels.

    public func preparingForDisplay() -> UIImage? { self }
    public func byPreparingForDisplay() async -> UIImage? { self }
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self) }
    }
    public func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(picture.cut(to: size)) }
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        let thumbnail = preparingThumbnail(of: size)
        DispatchQueue.global().async { completionHandler(thumbnail) }
    }
}
