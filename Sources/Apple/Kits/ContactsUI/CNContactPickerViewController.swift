// ContactsUI: pickers and pages of contacts. The address book is empty, so the user can only close a contact
// page.

@_exported public import Contacts
public import SwiftUI

@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
}

@preconcurrency @MainActor public protocol CNContactPickerDelegate: AnyObject {
}

@preconcurrency @MainActor open class CNContactViewController: UIViewController {
    public let contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var message: String?

    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }
    public init(forUnknownContact contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: AnyObject {
}
