public import Foundation
public import SwiftUI

/// A picture of an album or the like.
public struct Artwork: Hashable, Codable, Sendable, CustomStringConvertible {
    private let address: String?
    private let width: Int?
    private let height: Int?
    public let alternateText: String?
    private enum CodingKeys: String, CodingKey {
        case address = "url"
        case width
        case height
        case alternateText
    }

    public var maximumWidth: Int { width ?? 0 }
    public var maximumHeight: Int { height ?? 0 }
    public var backgroundColor: CGColor? { nil }
    public var primaryTextColor: CGColor? { nil }
    public var secondaryTextColor: CGColor? { nil }
    public var tertiaryTextColor: CGColor? { nil }
    public var quaternaryTextColor: CGColor? { nil }

    /// The address of the picture in a size.
    public func url(width: Int, height: Int) -> URL? {
        address.flatMap {
            URL(
                string: $0.replacingOccurrences(of: "{w}", with: "\(width)")
                    .replacingOccurrences(of: "{h}", with: "\(height)"))
        }
    }
    public var description: String { "Artwork(\(maximumWidth)×\(maximumHeight))" }
}

public struct EditorialNotes: Hashable, Codable, Sendable, CustomStringConvertible {
    public let name: String?
    public let standard: String?
    public let short: String?
    public let tagline: String?
    public var description: String { standard ?? short ?? "" }
}

public struct PlayParameters: Hashable, Codable, Sendable {
    private let id: MusicItemID
    private let kind: String?
}

public struct PreviewAsset: Hashable, Codable, Sendable, CustomStringConvertible {
    public let artwork: Artwork?
    public let url: URL?
    public let hlsURL: URL?
    public var description: String { "PreviewAsset(\(url?.absoluteString ?? ""))" }
}

public enum ContentRating: String, Hashable, Codable, Sendable, CustomStringConvertible {
    case clean, explicit
    public var description: String { rawValue }
}

public enum AudioVariant: String, Hashable, Codable, Sendable, CustomStringConvertible {
    case dolbyAtmos, dolbyAudio, highResolutionLossless, lossless, lossyStereo, spatialAudio
    public var description: String { rawValue }
}
