public import SwiftUI

/// A ticket or a card for the wallet. None can be read here.
open class PKPass: NSObject, @unchecked Sendable {
    open var serialNumber: String { "" }
    open var passTypeIdentifier: String { "" }
    open var organizationName: String { "" }
    open var localizedName: String { "" }
    open var localizedDescription: String { "" }
    open var passURL: URL? { nil }
    open var relevantDate: Date? { nil }

    public init(data: Data) throws { throw PKPassKitError(.unsupportedVersionError) }
}

public struct PKPassKitError: Error, Hashable, Sendable, CustomNSError {
    public enum Code: Int, Sendable {
        case unknownError = -1
        case invalidDataError = 1
        case unsupportedVersionError, invalidSignature, notEntitledError
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "PKPassKitErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

public enum PKPassLibraryAddPassesStatus: Int, Sendable {
    case didAddPasses, shouldReviewPasses, didCancelAddPasses
}

open class PKPassLibrary: NSObject, @unchecked Sendable {
    public override init() {}
    open class func isPassLibraryAvailable() -> Bool { false }
    open class func isPaymentPassActivationAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    open func removePass(_ pass: PKPass) {}
    open func replacePass(with pass: PKPass) -> Bool { false }
    open func openPaymentSetup() {}
    open func addPasses(
        _ passes: [PKPass],
        withCompletionHandler completion: (@Sendable (PKPassLibraryAddPassesStatus) -> Void)? = nil
    ) {
        guard let completion else { return }
        DispatchQueue.main.async { completion(.didCancelAddPasses) }
    }
    open func addPasses(_ passes: [PKPass]) async -> PKPassLibraryAddPassesStatus { .didCancelAddPasses }
}

/// The page of passes to add. The device has no wallet, so it cannot be made.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    public init?(pass: PKPass) { nil }
    public init?(passes: [PKPass]) { nil }
    public required init?(coder: NSCoder) { nil }
    open class func canAddPasses() -> Bool { false }
}

@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: AnyObject {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
