public import Foundation
public import SwiftUI

/// Asks an app for what an asset needs. No asset is fetched, so it is never asked.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    override init() {}
    open weak var delegate: (any AVAssetResourceLoaderDelegate)?
    public private(set) var delegateQueue: DispatchQueue?
    open var preloadsEligibleContentKeys = false
    open func setDelegate(
        _ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?
    ) {
        (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
    }
}

open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
    init(none: Void) {}
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var isFinished: Bool { true }
    open var isCancelled: Bool { false }
    open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest? { nil }
    open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
    open var redirect: URLRequest?
    open func finishLoading() {}
    open func finishLoading(with error: (any Error)?) {}
}

public final class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
    private init(none: Void) {}
    public var contentType: String?
    public var contentLength: Int64 = 0
    public var isByteRangeAccessSupported = false
}

public final class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
    private init(none: Void) {}
    public var requestedOffset: Int64 { 0 }
    public var requestedLength: Int { 0 }
    public var currentOffset: Int64 { 0 }
    public var requestsAllDataToEndOfResource: Bool { false }
    public func respond(with data: Data) {}
}

public protocol AVAssetResourceLoaderDelegate: AnyObject {
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

extension AVAssetResourceLoaderDelegate {
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) {}
}

/// How what is protected is opened.
public struct AVContentKeySystem: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fairPlayStreaming = AVContentKeySystem(rawValue: "FairPlayStreaming")
    public static let clearKey = AVContentKeySystem(rawValue: "ClearKey")
    public static let authorizationToken = AVContentKeySystem(rawValue: "AuthorizationToken")
}

public protocol AVContentKeyRecipient: AnyObject {
    var mayRequireContentKeysForMediaDataProcessing: Bool { get }
}

extension AVURLAsset: AVContentKeyRecipient {
    public var mayRequireContentKeysForMediaDataProcessing: Bool { false }
}

/// Asks an app for keys, which nothing here needs.
open class AVContentKeySession: NSObject, @unchecked Sendable {
    public let keySystem: AVContentKeySystem
    public let storageURL: URL?
    open weak var delegate: (any AVContentKeySessionDelegate)?
    public private(set) var contentKeyRecipients: [any AVContentKeyRecipient] = []

    public init(keySystem: AVContentKeySystem) { (self.keySystem, storageURL) = (keySystem, nil) }
    public init(keySystem: AVContentKeySystem, storageDirectoryAt storageURL: URL) {
        (self.keySystem, self.storageURL) = (keySystem, storageURL)
    }
    open func setDelegate(_ delegate: (any AVContentKeySessionDelegate)?, queue delegateQueue: DispatchQueue?)
    {
        self.delegate = delegate
    }
    open func addContentKeyRecipient(_ recipient: any AVContentKeyRecipient) {
        contentKeyRecipients.append(recipient)
    }
    open func removeContentKeyRecipient(_ recipient: any AVContentKeyRecipient) {
        contentKeyRecipients.removeAll { $0 === recipient }
    }
    open func processContentKeyRequest(
        withIdentifier identifier: Any?, initializationData: Data?, options: [String: Any]? = nil
    ) {}
    open func expire() {}
}

open class AVContentKeyRequest: NSObject, @unchecked Sendable {
    init(none: Void) {}
    open var identifier: Any? { nil }
    open var initializationData: Data? { nil }
    open func makeStreamingContentKeyRequestData(
        forApp appIdentifier: Data, contentIdentifier: Data?, options: [String: Any]? = nil
    ) async throws -> Data { throw AVError(.contentIsNotAuthorized) }
    open func processContentKeyResponse(_ keyResponse: AVContentKeyResponse) {}
    open func processContentKeyResponseError(_ error: any Error) {}
}

open class AVContentKeyResponse: NSObject, @unchecked Sendable {
    override init() {}
    public convenience init(fairPlayStreamingKeyResponseData keyResponseData: Data) { self.init() }
    public convenience init(clearKeyData keyData: Data, initializationVector: Data?) { self.init() }
}

public protocol AVContentKeySessionDelegate: AnyObject {
    func contentKeySession(_ session: AVContentKeySession, didProvide keyRequest: AVContentKeyRequest)
    func contentKeySession(
        _ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest,
        didFailWithError err: any Error)
}

extension AVContentKeySessionDelegate {
    public func contentKeySession(
        _ session: AVContentKeySession, contentKeyRequest keyRequest: AVContentKeyRequest,
        didFailWithError err: any Error
    ) {}
}
