// The constants of Security that describe a keychain item or a query.

// MARK: - Item classes

nonisolated public var kSecClass: CFString { "kSecClass" }
nonisolated public var kSecClassGenericPassword: CFString { "kSecClassGenericPassword" }
nonisolated public var kSecClassInternetPassword: CFString { "kSecClassInternetPassword" }
nonisolated public var kSecClassCertificate: CFString { "kSecClassCertificate" }
nonisolated public var kSecClassKey: CFString { "kSecClassKey" }
nonisolated public var kSecClassIdentity: CFString { "kSecClassIdentity" }

// MARK: - Item attributes

nonisolated public var kSecAttrAccount: CFString { "kSecAttrAccount" }
nonisolated public var kSecAttrService: CFString { "kSecAttrService" }
nonisolated public var kSecAttrGeneric: CFString { "kSecAttrGeneric" }
nonisolated public var kSecAttrLabel: CFString { "kSecAttrLabel" }
nonisolated public var kSecAttrDescription: CFString { "kSecAttrDescription" }
nonisolated public var kSecAttrComment: CFString { "kSecAttrComment" }
nonisolated public var kSecAttrType: CFString { "kSecAttrType" }
nonisolated public var kSecAttrCreationDate: CFString { "kSecAttrCreationDate" }
nonisolated public var kSecAttrModificationDate: CFString { "kSecAttrModificationDate" }
nonisolated public var kSecAttrServer: CFString { "kSecAttrServer" }
nonisolated public var kSecAttrProtocol: CFString { "kSecAttrProtocol" }
nonisolated public var kSecAttrProtocolHTTPS: CFString { "kSecAttrProtocolHTTPS" }
nonisolated public var kSecAttrPort: CFString { "kSecAttrPort" }
nonisolated public var kSecAttrPath: CFString { "kSecAttrPath" }
nonisolated public var kSecAttrKeyType: CFString { "kSecAttrKeyType" }
nonisolated public var kSecAttrApplicationTag: CFString { "kSecAttrApplicationTag" }
nonisolated public var kSecAttrAccessGroup: CFString { "kSecAttrAccessGroup" }
nonisolated public var kSecAttrAccessControl: CFString { "kSecAttrAccessControl" }
nonisolated public var kSecAttrSynchronizable: CFString { "kSecAttrSynchronizable" }
nonisolated public var kSecAttrSynchronizableAny: CFString { "kSecAttrSynchronizableAny" }
nonisolated public var kSecValueData: CFString { "kSecValueData" }
nonisolated public var kSecValueRef: CFString { "kSecValueRef" }

// MARK: - Accessibility of items

nonisolated public var kSecAttrAccessible: CFString { "kSecAttrAccessible" }
nonisolated public var kSecAttrAccessibleWhenUnlocked: CFString { "kSecAttrAccessibleWhenUnlocked" }
nonisolated public var kSecAttrAccessibleAfterFirstUnlock: CFString { "kSecAttrAccessibleAfterFirstUnlock" }
nonisolated public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString {
    "kSecAttrAccessibleWhenUnlockedThisDeviceOnly"
}
nonisolated public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString {
    "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly"
}
nonisolated public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString {
    "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly"
}

// MARK: - Queries

nonisolated public var kSecMatchLimit: CFString { "kSecMatchLimit" }
nonisolated public var kSecMatchLimitOne: CFString { "kSecMatchLimitOne" }
nonisolated public var kSecMatchLimitAll: CFString { "kSecMatchLimitAll" }
nonisolated public var kSecReturnData: CFString { "kSecReturnData" }
nonisolated public var kSecReturnAttributes: CFString { "kSecReturnAttributes" }
nonisolated public var kSecReturnRef: CFString { "kSecReturnRef" }
nonisolated public var kSecReturnPersistentRef: CFString { "kSecReturnPersistentRef" }
nonisolated public var kSecUseDataProtectionKeychain: CFString { "kSecUseDataProtectionKeychain" }
nonisolated public var kSecUseAuthenticationContext: CFString { "kSecUseAuthenticationContext" }
nonisolated public var kSecUseOperationPrompt: CFString { "kSecUseOperationPrompt" }

// MARK: - Results

public typealias OSStatus = Int32

nonisolated public var errSecSuccess: OSStatus { 0 }
nonisolated public var errSecUnimplemented: OSStatus { -4 }
nonisolated public var errSecParam: OSStatus { -50 }
nonisolated public var errSecUserCanceled: OSStatus { -128 }
nonisolated public var errSecNotAvailable: OSStatus { -25291 }
nonisolated public var errSecAuthFailed: OSStatus { -25293 }
nonisolated public var errSecDuplicateItem: OSStatus { -25299 }
nonisolated public var errSecItemNotFound: OSStatus { -25300 }
nonisolated public var errSecInteractionNotAllowed: OSStatus { -25308 }
nonisolated public var errSecDecode: OSStatus { -26275 }
nonisolated public var errSecMissingEntitlement: OSStatus { -34018 }
