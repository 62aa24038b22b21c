public import SwiftUI

/// Makes the delegate of a watch's app. Nothing tells it anything on a device that is no watch.
@propertyWrapper @MainActor @preconcurrency
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject & WKApplicationDelegate> {
    public let wrappedValue: DelegateType
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = _DefaultMade.make(delegateType)
    }
}

/// The same, for a delegate as it was called before.
@propertyWrapper @MainActor @preconcurrency
public struct WKExtensionDelegateAdaptor<DelegateType: NSObject & WKExtensionDelegate> {
    public let wrappedValue: DelegateType
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = _DefaultMade.make(delegateType)
    }
}
