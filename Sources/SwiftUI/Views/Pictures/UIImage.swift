/// A picture in an iPhone app.
public final class UIImage: @unchecked Sendable {
    let picture: Picture

    public init() {
        picture = .empty
    }

    /// Nil for data that is not a picture.
    public init?(data: Data) {
        guard let picture = Picture(data: data) else { return nil }
        self.picture = picture
    }

    /// A picture of a view, known by the view's words.
    init(rendering words: String) {
        picture = .rendering(of: words)
    }

    init(copying other: UIImage) {
        picture = other.picture
    }

    init(_ picture: Picture) {
        self.picture = picture
    }

    public convenience init?(data: Data, scale: CGFloat) {
        self.init(data: data)
    }

    public init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path), let picture = Picture(data: data) else {
            return nil
        }
        self.picture = picture
    }

    public init?(systemName: String) {
        picture = .symbol(systemName)
    }

    /// A named asset. There is no asset catalog, so every name is taken to exist.
    public init?(named name: String) {
        picture = .asset(name)
    }

    public var size: CGSize { picture.size }

    /// The data that the picture was made of; nil for a symbol or an asset.
    public func pngData() -> Data? { picture.data }
}

extension UIImage: Hashable {
    public static func == (left: UIImage, right: UIImage) -> Bool { left.picture == right.picture }
    public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}
