public import Foundation

/// Formats a contact's name.
open class CNContactFormatter: Formatter {
    open var style = CNContactFormatterStyle.fullName
    public class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts = [
            contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
        ].filter { !$0.isEmpty }
        let name = parts.isEmpty ? contact.organizationName : parts.joined(separator: " ")
        return name.isEmpty ? nil : name
    }
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

extension CNContactFormatter {
    /// The keys for all parts of a name.
    public class func descriptorForRequiredKeys(
        for style: CNContactFormatterStyle
    ) -> any CNKeyDescriptor { "fullName" }
}
