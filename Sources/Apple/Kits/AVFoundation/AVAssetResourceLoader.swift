public import Foundation
public import SwiftUI

/// Asks an app for what an asset needs. No asset is fetched, so it is never asked.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    override init() {}
}

open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var dataRequest: AVAssetResourceLoadingDataRequest? { nil }
    open func finishLoading() {}
    open func finishLoading(with error: (any Error)?) {}
}

public final class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
    private init(none: Void) {}
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

public protocol AVContentKeyRecipient: AnyObject {
    var mayRequireContentKeysForMediaDataProcessing: Bool { get }
}

extension AVURLAsset: AVContentKeyRecipient {
    public var mayRequireContentKeysForMediaDataProcessing: Bool { false }
}
