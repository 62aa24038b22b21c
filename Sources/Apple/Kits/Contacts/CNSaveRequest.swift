public import Foundation

/// Changes to the address book; the course never saves them.
open class CNSaveRequest: NSObject, @unchecked Sendable {
    public override init() {}

    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    open func update(_ group: CNMutableGroup) {}
}

open class CNGroup: NSObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    open fileprivate(set) var name = ""
    public override init() {}
}

open class CNMutableGroup: CNGroup, @unchecked Sendable {
    open override var name: String {
        get { super.name }
        set { super.name = newValue }
    }
}

public enum CNContainerType: Int, Sendable {
    case unassigned = 0
}

/// An account with contacts; this device has none.
open class CNContainer: NSObject, @unchecked Sendable {
    public let identifier: String
    public let name: String
    public let type: CNContainerType
    private init(none: Void) { (identifier, name, type) = ("", "", .unassigned) }
}
