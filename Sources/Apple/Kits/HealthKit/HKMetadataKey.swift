// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What an app may write down beside a sample.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeySyncIdentifier = "HKSyncIdentifier"
public let HKMetadataKeySyncVersion = "HKSyncVersion"
