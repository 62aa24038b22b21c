/// A picture in a Mac app.
public final class NSImage: @unchecked Sendable {
    public typealias Name = String

    let picture: Picture

    /// Nil for data that is not a picture.
    public init?(data: Data) {
        guard let picture = Picture(data: data) else { return nil }
        self.picture = picture
    }

    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    public convenience init?(contentsOfFile path: String) { self.init(contentsOf: URL(filePath: path)) }

    public convenience init(cgImage: CGImage, size: CGSize) { self.init(cgImage.image.picture) }

    init(_ picture: Picture) {
        self.picture = picture
    }

    public init?(systemSymbolName: String, accessibilityDescription: String?) {
        picture = .symbol(systemSymbolName)
    }

    /// A named asset. There is no asset catalog, so every name is taken to exist.
    public init?(named name: Name) {
        picture = .asset(name)
    }

    public var size: CGSize { picture.size }
}

extension NSImage: Hashable {
    public static func == (left: NSImage, right: NSImage) -> Bool { left.picture == right.picture }
    public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}
