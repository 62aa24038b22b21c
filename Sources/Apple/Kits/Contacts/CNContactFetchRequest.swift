// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A property of contacts to fetch.
public protocol CNKeyDescriptor: Sendable {}
extension String: CNKeyDescriptor {}

// MARK: - Keys of a contact

public let CNContactIdentifierKey = "identifier"
public let CNContactGivenNameKey = "givenName"
public let CNContactImageDataKey = "imageData"
