public import Foundation

public final class CNPhoneNumber: NSObject, Sendable {
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string }
}

public final class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
    public let identifier: String
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        (identifier, self.label, self.value) = (UUID().uuidString, label, value)
    }
    private init(_ identifier: String, _ label: String?, _ value: ValueType) {
        (self.identifier, self.label, self.value) = (identifier, label, value)
    }
}

open class CNPostalAddress: NSObject, NSMutableCopying, @unchecked Sendable {
    open fileprivate(set) var street = ""
    open fileprivate(set) var subLocality = ""
    open fileprivate(set) var city = ""
    open fileprivate(set) var subAdministrativeArea = ""
    open fileprivate(set) var state = ""
    open fileprivate(set) var postalCode = ""
    open fileprivate(set) var country = ""
    open fileprivate(set) var isoCountryCode = ""

    public override init() {}

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutablePostalAddress()
        (copy.street, copy.subLocality, copy.city) = (street, subLocality, city)
        (copy.subAdministrativeArea, copy.state) = (subAdministrativeArea, state)
        (copy.postalCode, copy.country, copy.isoCountryCode) = (postalCode, country, isoCountryCode)
        return copy
    }
}

open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { super.street }
        set { super.street = newValue }
    }
    open override var subLocality: String {
        get { super.subLocality }
        set { super.subLocality = newValue }
    }
    open override var city: String {
        get { super.city }
        set { super.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { super.subAdministrativeArea }
        set { super.subAdministrativeArea = newValue }
    }
    open override var state: String {
        get { super.state }
        set { super.state = newValue }
    }
    open override var postalCode: String {
        get { super.postalCode }
        set { super.postalCode = newValue }
    }
    open override var country: String {
        get { super.country }
        set { super.country = newValue }
    }
    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { super.isoCountryCode = newValue }
    }
}

open class CNPostalAddressFormatter: Formatter {
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    open class func string(
        from address: CNPostalAddress, style: CNPostalAddressFormatterStyle
    ) -> String {
        let town = [address.city, address.state, address.postalCode].filter { !$0.isEmpty }
        return [address.street, town.joined(separator: " "), address.country]
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }
    open func string(from address: CNPostalAddress) -> String { Self.string(from: address, style: style) }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

public final class CNContactRelation: NSObject, Sendable {
    public let name: String
    public init(name: String) { self.name = name }
}

public final class CNSocialProfile: NSObject, Sendable {}

public final class CNInstantMessageAddress: NSObject, Sendable {}

/// A property of a contact that a user picks.
open class CNContactProperty: NSObject, @unchecked Sendable {
    public let contact: CNContact
    public let key: String
    open var value: Any? { nil }
    open var identifier: String? { nil }
    open var label: String? { nil }
    private init(none: Void) { (contact, key) = (CNContact(), "") }
}
