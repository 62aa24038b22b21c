// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Metadata that an app can attach to a sample.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
