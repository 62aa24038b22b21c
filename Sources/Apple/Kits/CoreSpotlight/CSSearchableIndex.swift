// CoreSpotlight: the system's search. This device has no search, so indexed items are discarded.

@_exported public import Foundation
public import SwiftUI

// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    open var title: String?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailData: Data?
    open var contentType: String?
    open var url: URL?
    open var identifier: String?
    open var domainIdentifier: String?
    open var comment: String?

    public init(contentType: UTType) { self.contentType = contentType.identifier }
    public init(itemContentType: String) { contentType = itemContentType }
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date
    open var attributeSet: CSSearchableItemAttributeSet

    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
        expirationDate = .now.addingTimeInterval(30 * 86_400)
    }
}

public struct CSIndexError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case indexingUnsupported = -1005
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "CSIndexErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let one = CSSearchableIndex(name: "")
    open class func `default`() -> CSSearchableIndex { one }

    public init(name: String) {}

    typealias Handler = @Sendable ((any Error)?) -> Void

    private func refuse(_ completion: Handler?) {
        guard let completion else { return }
        DispatchQueue.global().async { completion(CSIndexError(.indexingUnsupported)) }
    }

    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completionHandler)
    }
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        throw CSIndexError(.indexingUnsupported)
    }
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completionHandler)
    }
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        throw CSIndexError(.indexingUnsupported)
    }
}

extension NSUserActivity {
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { userInfo?["contentAttributeSet"] as? CSSearchableItemAttributeSet }
        set { userInfo = (userInfo ?? [:]).merging(["contentAttributeSet": newValue as Any]) { $1 } }
    }
}
