public import Foundation
public import SwiftUI

public final class INShortcut: NSObject, @unchecked Sendable {
    public let intent: INIntent?
    public let userActivity: NSUserActivity?

    public init?(intent: INIntent) { (self.intent, userActivity) = (intent, nil) }
    public init(userActivity: NSUserActivity) { (intent, self.userActivity) = (nil, userActivity) }
}

public final class INVoiceShortcut: NSObject, Sendable {
    public let identifier: UUID
    public let invocationPhrase: String
    public let shortcut: INShortcut

    init(invocationPhrase: String, shortcut: INShortcut) {
        identifier = UUID()
        self.invocationPhrase = invocationPhrase
        self.shortcut = shortcut
    }
}

/// The user's Siri shortcuts; the simulated user has none.
public final class INVoiceShortcutCenter: NSObject, Sendable {
    public static let shared = INVoiceShortcutCenter()
}

public typealias NSUserActivityPersistentIdentifier = String

extension NSUserActivity {
    /// A suggested phrase for Siri.
    public var suggestedInvocationPhrase: String? {
        get { userInfo?["suggestedInvocationPhrase"] as? String }
        set { userInfo = (userInfo ?? [:]).merging(["suggestedInvocationPhrase": newValue as Any]) { $1 } }
    }
}
