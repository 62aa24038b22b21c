public import Foundation

public enum CNContactType: Int, Sendable { case person, organization }

/// A contact. An app can create contacts; the address book is empty.
open class CNContact: NSObject, NSCopying, NSMutableCopying, Identifiable, @unchecked Sendable {
    public let identifier: String
    open fileprivate(set) var contactType = CNContactType.person
    open fileprivate(set) var namePrefix = ""
    open fileprivate(set) var givenName = ""
    open fileprivate(set) var middleName = ""
    open fileprivate(set) var familyName = ""
    open fileprivate(set) var previousFamilyName = ""
    open fileprivate(set) var nameSuffix = ""
    open fileprivate(set) var nickname = ""
    open fileprivate(set) var organizationName = ""
    open fileprivate(set) var departmentName = ""
    open fileprivate(set) var jobTitle = ""
    open fileprivate(set) var phoneticGivenName = ""
    open fileprivate(set) var phoneticMiddleName = ""
    open fileprivate(set) var phoneticFamilyName = ""
    open fileprivate(set) var phoneticOrganizationName = ""
    open fileprivate(set) var note = ""
    open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
    open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
    open fileprivate(set) var contactRelations: [CNLabeledValue<CNContactRelation>] = []
    open fileprivate(set) var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
    open fileprivate(set) var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
    open fileprivate(set) var dates: [CNLabeledValue<NSDateComponents>] = []
    open fileprivate(set) var birthday: DateComponents?
    open fileprivate(set) var nonGregorianBirthday: DateComponents?
    open fileprivate(set) var imageData: Data?
    open var thumbnailImageData: Data? { imageData }
    public var id: String { identifier }

    public override init() { identifier = UUID().uuidString }
    fileprivate init(copy other: CNContact) {
        identifier = other.identifier
        super.init()
        contactType = other.contactType
        namePrefix = other.namePrefix
        givenName = other.givenName
        middleName = other.middleName
        familyName = other.familyName
        previousFamilyName = other.previousFamilyName
        nameSuffix = other.nameSuffix
        nickname = other.nickname
        organizationName = other.organizationName
        departmentName = other.departmentName
        jobTitle = other.jobTitle
        phoneticGivenName = other.phoneticGivenName
        phoneticMiddleName = other.phoneticMiddleName
        phoneticFamilyName = other.phoneticFamilyName
        phoneticOrganizationName = other.phoneticOrganizationName
        note = other.note
        phoneNumbers = other.phoneNumbers
        emailAddresses = other.emailAddresses
        postalAddresses = other.postalAddresses
        urlAddresses = other.urlAddresses
        contactRelations = other.contactRelations
        socialProfiles = other.socialProfiles
        instantMessageAddresses = other.instantMessageAddresses
        dates = other.dates
        birthday = other.birthday
        nonGregorianBirthday = other.nonGregorianBirthday
        imageData = other.imageData
    }

    open func copy(with zone: NSZone? = nil) -> Any { CNContact(copy: self) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(copy: self) }

    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForContactsInContainer(withIdentifier identifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var contactType: CNContactType {
        get { super.contactType }
        set { super.contactType = newValue }
    }
    open override var namePrefix: String {
        get { super.namePrefix }
        set { super.namePrefix = newValue }
    }
    open override var givenName: String {
        get { super.givenName }
        set { super.givenName = newValue }
    }
    open override var middleName: String {
        get { super.middleName }
        set { super.middleName = newValue }
    }
    open override var familyName: String {
        get { super.familyName }
        set { super.familyName = newValue }
    }
    open override var nameSuffix: String {
        get { super.nameSuffix }
        set { super.nameSuffix = newValue }
    }
    open override var nickname: String {
        get { super.nickname }
        set { super.nickname = newValue }
    }
    open override var organizationName: String {
        get { super.organizationName }
        set { super.organizationName = newValue }
    }
    open override var jobTitle: String {
        get { super.jobTitle }
        set { super.jobTitle = newValue }
    }
    open override var note: String {
        get { super.note }
        set { super.note = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { super.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { super.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { super.postalAddresses = newValue }
    }
    open override var birthday: DateComponents? {
        get { super.birthday }
        set { super.birthday = newValue }
    }
    open override var imageData: Data? {
        get { super.imageData }
        set { super.imageData = newValue }
    }
}
