import Wire

/// A decoded image, a symbol or an asset: its name on screen, its size and its data.
///
/// The name of a decoded image is the fingerprint of its data.
nonisolated package struct Picture: Hashable, Sendable {
    package let name: String
    package let size: CGSize
    package let data: Data?

    package static let empty = Picture(name: "", size: .zero, data: nil)

    package static func symbol(_ name: String) -> Picture {
        Picture(name: "symbol \(name)", size: CGSize(width: 1, height: 1), data: nil)
    }

    package static func asset(_ name: String) -> Picture {
        Picture(name: "asset \(name)", size: CGSize(width: 1, height: 1), data: nil)
    }

    package static func rendering(of words: String) -> Picture {
        Picture(name: "rendering \(words)", size: GeometryProxy().size, data: nil)
    }

    package static func drawing(of size: CGSize) -> Picture {
        Picture(name: "drawing", size: size, data: nil)
    }

    /// Returns a part of the image. The part has the name of the whole image.
    package func cut(to size: CGSize) -> Picture { Picture(name: name, size: size, data: data) }

    private init(name: String, size: CGSize, data: Data?) {
        self.name = name
        self.size = size
        self.data = data
    }

    /// Returns nil if the data is neither a complete PNG nor a sample response.
    package init?(data: Data) {
        if let header = PortableNetworkGraphic(data) {
            size = CGSize(width: header.width, height: header.height)
        } else if SampleToken(body: data) != nil {
            size = CGSize(width: 1, height: 1)
        } else {
            return nil
        }
        name = ContentFingerprint(of: data).description
        self.data = data
    }
}
