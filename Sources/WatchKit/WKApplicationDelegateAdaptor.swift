public import SwiftUI

/// Makes the delegate of a watch's app. Nothing tells it anything on a device that is no watch.
@propertyWrapper @MainActor @preconcurrency
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject & WKApplicationDelegate> {
    public let wrappedValue: DelegateType
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = made(delegateType) }
}

/// The same, for a delegate as it was called before.
@propertyWrapper @MainActor @preconcurrency
public struct WKExtensionDelegateAdaptor<DelegateType: NSObject & WKExtensionDelegate> {
    public let wrappedValue: DelegateType
    public init(_ delegateType: DelegateType.Type = DelegateType.self) { wrappedValue = made(delegateType) }
}

/// As SwiftUI makes the delegate of a phone's app: see `_DefaultMade`.
private func made<Made: NSObject>(_ type: Made.Type) -> Made {
    let object: NSObject = unsafeBitCast(type, to: _DefaultMade.Type.self).init()
    guard let made = object as? Made else { preconditionFailure("\(type) made something else") }
    return made
}
