public import Foundation
public import SwiftUI

/// Requests an asset's data from the app. The delegate is never called, because no asset is loaded.
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
}

extension AVURLAsset: AVContentKeyRecipient {
}
