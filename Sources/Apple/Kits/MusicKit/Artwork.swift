public import Foundation
public import SwiftUI

/// The artwork of an album or another item.
public struct Artwork: Hashable, Codable, Sendable, CustomStringConvertible {
    private let address: String?
    private let width: Int?
    private let height: Int?
    private enum CodingKeys: String, CodingKey {
        case address = "url"
        case width
        case height
    }

    public var maximumWidth: Int { width ?? 0 }
    public var maximumHeight: Int { height ?? 0 }
    public var backgroundColor: CGColor? { nil }

    /// The URL of the artwork at a size.
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
    public var description: String { standard ?? short ?? "" }
}

public struct PlayParameters: Hashable, Codable, Sendable {
    private let id: MusicItemID
    private let kind: String?
}

public enum ContentRating: String, Hashable, Codable, Sendable, CustomStringConvertible {
    case clean, explicit
    public var description: String { rawValue }
}
