public import Foundation
public import SwiftUI

/// Asks Apple Music for JSON. It does not answer.
public struct MusicDataRequest: Sendable {
    public let urlRequest: URLRequest
    public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }
    public func response() async throws -> MusicDataResponse { throw MusicTokenRequestError.permissionDenied }

    public static var currentCountryCode: String {
        get async throws { throw MusicTokenRequestError.permissionDenied }
    }
    public static var tokenProvider: any MusicTokenProvider {
        get { DefaultMusicTokenProvider.shared }
        set {}
    }

    public struct Error: Swift.Error, Hashable, Sendable {
        public let status: Int
        public let code: Int
        public let title: String
        public let detailText: String
        public let id: String
    }
}

public struct MusicDataResponse: Sendable {
    public let data: Data
    public let urlResponse: URLResponse
}

public struct MusicTokenRequestOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let ignoreCache = MusicTokenRequestOptions(rawValue: 1)
}

public protocol MusicTokenProvider: Sendable {
    func developerToken(options: MusicTokenRequestOptions) async throws -> String
    func userToken(for developerToken: String, options: MusicTokenRequestOptions) async throws -> String
}

/// Gives tokens to who may have them: to no app.
open class MusicUserTokenProvider: @unchecked Sendable {
    public init() {}
    public func userToken(for developerToken: String, options: MusicTokenRequestOptions) async throws
        -> String
    { throw MusicTokenRequestError.permissionDenied }
}

public final class DefaultMusicTokenProvider: MusicUserTokenProvider, MusicTokenProvider, @unchecked Sendable
{
    static let shared = DefaultMusicTokenProvider()
    public func developerToken(options: MusicTokenRequestOptions) async throws -> String {
        throw MusicTokenRequestError.developerTokenRequestFailed
    }
}
