/// A kind of file or of data, by its identifier.
nonisolated public struct UTType: Hashable, Codable, Sendable {
    public let identifier: String
    public let preferredFilenameExtension: String?
    public let preferredMIMEType: String?

    private init(_ identifier: String, _ filenameExtension: String? = nil, _ type: String? = nil) {
        self.identifier = identifier
        preferredFilenameExtension = filenameExtension
        preferredMIMEType = type
    }

    public init?(_ identifier: String) {
        guard identifier.contains(".") else { return nil }
        self = Self.known.first { $0.identifier == identifier } ?? UTType(identifier, nil)
    }

    public init?(filenameExtension: String, conformingTo type: UTType = .data) {
        self =
            Self.known.first { $0.preferredFilenameExtension == filenameExtension }
            ?? UTType("dyn.\(filenameExtension)", filenameExtension)
    }

    public init?(mimeType: String, conformingTo type: UTType = .data) {
        guard let found = Self.known.first(where: { $0.preferredMIMEType == mimeType }) else { return nil }
        self = found
    }

    public init(exportedAs identifier: String, conformingTo type: UTType? = nil) {
        self.init(identifier, nil)
    }
    public init(importedAs identifier: String, conformingTo type: UTType? = nil) {
        self.init(identifier, nil)
    }

    public func conforms(to type: UTType) -> Bool {
        self == type || type == .item || (type == .data && self != .folder)
            || (type == .image && [.png, .jpeg, .gif, .heic, .svg, .tiff].contains(self))
            || (type == .text
                && [.plainText, .json, .xml, .html, .commaSeparatedText, .utf8PlainText].contains(self))
            || (type == .movie && [.mpeg4Movie, .quickTimeMovie].contains(self))
            || (type == .audio && [.mp3, .wav].contains(self))
    }

    public static let item = UTType("public.item", nil)
    public static let content = UTType("public.content", nil)
    public static let data = UTType("public.data", nil)
    public static let folder = UTType("public.folder", nil)
    public static let directory = UTType("public.directory", nil)
    public static let text = UTType("public.text", nil)
    public static let plainText = UTType("public.plain-text", "txt", "text/plain")
    public static let utf8PlainText = UTType("public.utf8-plain-text", nil)
    public static let html = UTType("public.html", "html", "text/html")
    public static let xml = UTType("public.xml", "xml", "application/xml")
    public static let json = UTType("public.json", "json", "application/json")
    public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv", "text/csv")
    public static let pdf = UTType("com.adobe.pdf", "pdf", "application/pdf")
    public static let url = UTType("public.url", nil)
    public static let fileURL = UTType("public.file-url", nil)
    public static let image = UTType("public.image", nil)
    public static let png = UTType("public.png", "png", "image/png")
    public static let jpeg = UTType("public.jpeg", "jpeg", "image/jpeg")
    public static let gif = UTType("com.compuserve.gif", "gif", "image/gif")
    public static let heic = UTType("public.heic", "heic", "image/heic")
    public static let svg = UTType("public.svg-image", "svg", "image/svg+xml")
    public static let tiff = UTType("public.tiff", "tiff", "image/tiff")
    public static let movie = UTType("public.movie", nil)
    public static let video = UTType("public.video", nil)
    public static let audio = UTType("public.audio", nil)
    public static let mp3 = UTType("public.mp3", "mp3", "audio/mpeg")
    public static let wav = UTType("com.microsoft.waveform-audio", "wav", "audio/wav")
    public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", "video/mp4")
    public static let quickTimeMovie = UTType("com.apple.quicktime-movie", "mov", "video/quicktime")
    public static let zip = UTType("public.zip-archive", "zip", "application/zip")
    public static let propertyList = UTType("com.apple.property-list", "plist", nil)

    private static let known: [UTType] = [
        plainText, html, xml, json, commaSeparatedText, pdf, png, jpeg, gif, heic, svg, tiff, mp3, wav,
        mpeg4Movie, quickTimeMovie, zip, propertyList,
    ]
}
