nonisolated public struct UTType: Codable, Sendable {
    public let identifier: String
    public let preferredFilenameExtension: String?
    public let preferredMIMEType: String?
    /// The types to which this type conforms, such as `image` for `png`.
    private let parents: [UTType]

    package init(
        known identifier: String, _ filenameExtension: String? = nil, _ type: String? = nil,
        parents: [UTType] = []
    ) {
        self.identifier = identifier
        preferredFilenameExtension = filenameExtension
        preferredMIMEType = type
        self.parents = parents
    }

    public init?(_ identifier: String) {
        guard identifier.contains(".") else { return nil }
        self = Self.known.first { $0.identifier == identifier } ?? UTType(known: identifier)
    }

    public init?(filenameExtension: String, conformingTo type: UTType = .data) {
        let name = filenameExtension.lowercased()
        self =
            Self.known.first { $0.preferredFilenameExtension == (Self.spellings[name] ?? name) }
            ?? UTType(known: "dyn.\(name)", name, parents: [type])
    }

    public init?(mimeType: String, conformingTo type: UTType = .data) {
        guard let found = Self.known.first(where: { $0.preferredMIMEType == mimeType }) else { return nil }
        self = found
    }

    public init?(tag: String, tagClass: UTTagClass, conformingTo type: UTType?) {
        switch tagClass {
        case .filenameExtension: self.init(filenameExtension: tag, conformingTo: type ?? .data)
        case .mimeType: self.init(mimeType: tag, conformingTo: type ?? .data)
        default: return nil
        }
    }

    public init(exportedAs identifier: String, conformingTo type: UTType? = nil) {
        self.init(known: identifier, parents: type.map { [$0] } ?? [.data])
    }
    public init(importedAs identifier: String, conformingTo type: UTType? = nil) {
        self.init(known: identifier, parents: type.map { [$0] } ?? [.data])
    }

    public static func types(tag: String, tagClass: UTTagClass, conformingTo type: UTType?) -> [UTType] {
        UTType(tag: tag, tagClass: tagClass, conformingTo: type).map { [$0] } ?? []
    }

    public var supertypes: Set<UTType> {
        parents.reduce(into: []) { all, parent in all.formUnion(parent.supertypes.union([parent])) }
    }
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    public var localizedDescription: String? { nil }
    public var version: Int? { nil }
    public var referenceURL: URL? { nil }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { !isDynamic }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        if let preferredFilenameExtension { tags[.filenameExtension] = [preferredFilenameExtension] }
        if let preferredMIMEType { tags[.mimeType] = [preferredMIMEType] }
        return tags
    }

    /// Alternative spellings of file extensions, such as `jpg` and `jpeg`.
    private static let spellings = [
        "jpg": "jpeg", "tif": "tiff", "htm": "html", "yaml": "yml", "text": "txt", "markdown": "md",
        "m4a": "mp4", "mpeg": "mpg",
    ]
}

extension UTType: Hashable, CustomStringConvertible {
    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    public var description: String { identifier }

    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = UTType(identifier) ?? UTType(known: "dyn.\(identifier)")
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// A kind of tag that identifies a type, such as a file extension.
nonisolated public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
    public func appendingPathExtension(for contentType: UTType) -> URL {
        contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        let file = appendingPathComponent(partialName)
        return file.pathExtension == contentType.preferredFilenameExtension
            ? file : file.appendingPathExtension(for: contentType)
    }
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }
}
