import Wire

/// A decoded picture, a symbol or a named asset: its name on screen, its size and its data.
///
/// The name of a decoded picture is the fingerprint of its data.
nonisolated struct Picture: Hashable, Sendable {
    let name: String
    let size: CGSize
    let data: Data?

    static let empty = Picture(name: "", size: .zero, data: nil)

    static func symbol(_ name: String) -> Picture {
        Picture(name: "symbol \(name)", size: CGSize(width: 1, height: 1), data: nil)
    }

    static func asset(_ name: String) -> Picture {
        Picture(name: "asset \(name)", size: CGSize(width: 1, height: 1), data: nil)
    }

    static func rendering(of words: String) -> Picture {
        Picture(name: "rendering \(words)", size: GeometryProxy().size, data: nil)
    }

    static func drawing(of size: CGSize) -> Picture { Picture(name: "drawing", size: size, data: nil) }

    /// A part of it, which is known by the whole.
    func cut(to size: CGSize) -> Picture { Picture(name: name, size: size, data: data) }

    private init(name: String, size: CGSize, data: Data?) {
        self.name = name
        self.size = size
        self.data = data
    }

    /// Nil for data that is not a whole PNG. A sample is a picture to those who want one.
    init?(data: Data) {
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
