public import SwiftUI

/// A pass for Wallet; the course cannot read passes.
open class PKPass: NSObject, @unchecked Sendable {
    open var localizedDescription: String { "" }
    open var passURL: URL? { nil }

    public init(data: Data) throws { throw PKPassKitError(.unsupportedVersionError) }
}

public struct PKPassKitError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unsupportedVersionError, invalidSignature, notEntitledError
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "PKPassKitErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

open class PKPassLibrary: NSObject, @unchecked Sendable {
    public override init() {}
    open func containsPass(_ pass: PKPass) -> Bool { false }
}

/// The view controller that adds passes. Creating a pass fails, because the device has no Wallet.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    public init?(pass: PKPass) { nil }
    public required init?(coder: NSCoder) { nil }
    open class func canAddPasses() -> Bool { false }
}

@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: AnyObject {
}
