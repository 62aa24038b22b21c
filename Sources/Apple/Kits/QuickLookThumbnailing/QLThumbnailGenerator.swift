// QuickLookThumbnailing: thumbnails of files. Each request fails, because the course draws no thumbnails.

public import SwiftUI

public final class QLThumbnailGenerator: NSObject, Sendable {
    private static let only = QLThumbnailGenerator()
    public static var shared: QLThumbnailGenerator { only }

    public final class Request: NSObject, @unchecked Sendable {
        public let size: CGSize
        public let scale: CGFloat
        public let representationTypes: RepresentationTypes
        public var iconMode = false

        public init(
            fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
        ) {
            (self.size, self.scale, self.representationTypes) = (size, scale, representationTypes)
        }

        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }

            public static let icon = RepresentationTypes(rawValue: 1)
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            public static let all = RepresentationTypes(rawValue: 7)
        }
    }

    public func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        throw QLThumbnailError(.generationFailed)
    }

    public func generateBestRepresentation(
        for request: Request,
        completion handler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { handler(nil, QLThumbnailError(.generationFailed)) }
    }

    public func generateRepresentations(
        for request: Request,
        update handler: (
            @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?)
                -> Void
        )? = nil
    ) {
        guard let handler else { return }
        DispatchQueue.global().async { handler(nil, .thumbnail, QLThumbnailError(.generationFailed)) }
    }

    public func cancel(_ request: Request) {}
}

/// A thumbnail of a file; apps never receive a thumbnail.
public final class QLThumbnailRepresentation: NSObject, Sendable {
    public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }

    public var type: RepresentationType { .icon }
    public var uiImage: UIImage { UIImage() }
    public var cgImage: CGImage? { nil }
}

public struct QLThumbnailError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case generationFailed = 0
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "QLThumbnailErrorDomain" }
    public var errorCode: Int { code.rawValue }
}
