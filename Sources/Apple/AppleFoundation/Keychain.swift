import Lifecycle

/// The app's keychain, which keeps items with attributes and data in memory, without encryption. The keychain is empty
/// at the start of a run.
///
///     SecItemAdd([kSecClass: kSecClassGenericPassword, kSecAttrAccount: "me", kSecValueData: token] as CFDictionary, nil)
final class Keychain {
    static var shared: Keychain { Singletons.shared { Keychain() } }

    private typealias Attributes = [String: Any]

    private var items: [Attributes] = []

    /// The keychain attributes that together identify an item. Two items in the keychain differ in at least one
    /// identifying attribute.
    private static let identity = [
        kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrProtocol, kSecAttrPort,
        kSecAttrPath, kSecAttrApplicationTag, kSecAttrSynchronizable, kSecAttrAccessGroup,
    ].map { $0 as String }

    /// The keys of a keychain query that describe the wanted result, not the items.
    private static let manner = Set(
        [
            kSecMatchLimit, kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef,
            kSecUseDataProtectionKeychain, kSecUseAuthenticationContext, kSecUseOperationPrompt,
            kSecAttrAccessControl,
        ].map { $0 as String })

    func add(_ query: NSDictionary) -> (status: OSStatus, answer: AnyObject?) {
        let query = Self.attributes(query)
        let item = query.filter { !Self.manner.contains($0.key) }
        guard item[kSecClass as String] != nil else { return (errSecParam, nil) }
        let isKept = items.contains { kept in Self.identity.allSatisfy { Self.agree(kept[$0], item[$0]) } }
        guard !isKept else { return (errSecDuplicateItem, nil) }
        items.append(item)
        return (errSecSuccess, Self.answer(item, to: query) as AnyObject?)
    }

    func find(_ query: NSDictionary) -> (status: OSStatus, answer: AnyObject?) {
        let query = Self.attributes(query)
        let found = places(query).map { items[$0] }
        guard let first = found.first else { return (errSecItemNotFound, nil) }
        guard Self.agree(query[kSecMatchLimit as String], kSecMatchLimitAll) else {
            return (errSecSuccess, Self.answer(first, to: query) as AnyObject?)
        }
        return (errSecSuccess, found.compactMap { Self.answer($0, to: query) } as AnyObject)
    }

    func update(_ query: NSDictionary, with changes: NSDictionary) -> OSStatus {
        let found = places(Self.attributes(query))
        for place in found { items[place].merge(Self.attributes(changes)) { $1 } }
        return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }

    func delete(_ query: NSDictionary) -> OSStatus {
        let found = places(Self.attributes(query))
        for place in found.reversed() { items.remove(at: place) }
        return found.isEmpty ? errSecItemNotFound : errSecSuccess
    }

    private func places(_ query: Attributes) -> [Int] {
        let asked = query.filter { key, value in
            !Self.manner.contains(key) && key != kSecValueData as String
                && !Self.agree(value, kSecAttrSynchronizableAny)
        }
        return items.indices.filter { place in
            asked.allSatisfy { Self.agree(items[place][$0.key], $0.value) }
        }
    }

    private static func answer(_ item: Attributes, to query: Attributes) -> Any? {
        let isData = agree(query[kSecReturnData as String], true)
        guard agree(query[kSecReturnAttributes as String], true) else {
            return isData ? item[kSecValueData as String] : nil
        }
        return isData ? item : item.filter { $0.key != kSecValueData as String }
    }

    private static func attributes(_ dictionary: NSDictionary) -> Attributes {
        dictionary as? Attributes ?? [:]
    }

    /// Whether two values are equal as Foundation objects, so that `true` equals `1`.
    private static func agree(_ first: Any?, _ second: Any?) -> Bool {
        first.map { $0 as AnyObject } as? NSObject == second.map { $0 as AnyObject } as? NSObject
    }
}

// MARK: - Security's functions

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
nonisolated public func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    let attributes = UncheckedBox(attributes)
    let (status, answer) = onEngine { UncheckedBox(Keychain.shared.add(attributes.value)) }.value
    result?.pointee = answer
    return status
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
nonisolated public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    let query = UncheckedBox(query)
    let (status, answer) = onEngine { UncheckedBox(Keychain.shared.find(query.value)) }.value
    result?.pointee = answer
    return status
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
nonisolated public func SecItemUpdate(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    let (query, changes) = (UncheckedBox(query), UncheckedBox(changes))
    return onEngine { Keychain.shared.update(query.value, with: changes.value) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
nonisolated public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let query = UncheckedBox(query)
    return onEngine { Keychain.shared.delete(query.value) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func SecCopyErrorMessageString(
    _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecParam: "The query says too little."
    case errSecDuplicateItem: "The keychain has such an item already."
    case errSecItemNotFound: "The keychain has no such item."
    default: "OSStatus \(status)" as NSString
    }
}
