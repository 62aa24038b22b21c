public import Foundation
public import SwiftUI

public enum INSiriAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// What the user lets Siri do with an app: nothing.
open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    open class func requestSiriAuthorization(
        _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
    ) {
        DispatchQueue.main.async { handler(.denied) }
    }
    open class func siriLanguageCode() -> String { "en-US" }
}

/// Whether a focus is on that is shared with apps. The user does not share it.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
    public static let `default` = INFocusStatusCenter()
    open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
    open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
    open func requestAuthorization(
        completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(.denied) }
    }
    open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}

public enum INFocusStatusAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

public final class INFocusStatus: NSObject, Sendable {
    public let isFocused: Bool?
    public init(isFocused: Bool?) { self.isFocused = isFocused }
}

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

/// The shortcuts that the user has given a phrase. There are none.
public final class INVoiceShortcutCenter: NSObject, Sendable {
    public static let shared = INVoiceShortcutCenter()
    public func getAllVoiceShortcuts(
        completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completion([], nil) }
    }
    public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    public func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

public final class INRelevantShortcut: NSObject, @unchecked Sendable {
    public let shortcut: INShortcut
    public var widgetKind: String?
    public init(shortcut: INShortcut) { self.shortcut = shortcut }
}

public final class INRelevantShortcutStore: NSObject, Sendable {
    public static let `default` = INRelevantShortcutStore()
    public func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(nil) }
    }
}

public typealias NSUserActivityPersistentIdentifier = String

extension NSUserActivity {
    /// What to say to Siri for it.
    public var suggestedInvocationPhrase: String? {
        get { userInfo?["suggestedInvocationPhrase"] as? String }
        set { userInfo = (userInfo ?? [:]).merging(["suggestedInvocationPhrase": newValue as Any]) { $1 } }
    }
}
