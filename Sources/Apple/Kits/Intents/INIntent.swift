// Intents: Siri's requests to an app, the predecessor of App Intents. Without Siri, the app receives no
// intents, and the course discards the app's donations.

@_exported public import Foundation
public import SwiftUI

open class INIntent: NSObject, @unchecked Sendable {
    open var identifier: String? { nil }
    open var suggestedInvocationPhrase: String?

    public override init() {}

    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) {}
    open func image(forParameterNamed parameterName: String) -> INImage? { nil }
}

open class INIntentResponse: NSObject, @unchecked Sendable {
    open var userActivity: NSUserActivity?
    public override init() {}
}

open class INExtension: NSObject {
    public override init() {}
    open func handler(for intent: INIntent) -> Any? { self }
}

/// An action that the user performed in the app; the course discards it.
open class INInteraction: NSObject, @unchecked Sendable {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var direction = INInteractionDirection.unspecified
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?

    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }

    open func donate() async throws {}
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        guard let completion else { return }
        DispatchQueue.main.async { completion(nil) }
    }
    open class func delete(with identifiers: [String]) async throws {}
    open class func delete(with groupIdentifier: String) async throws {}
}

public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

open class INImage: NSObject, @unchecked Sendable {
    public convenience init(named name: String) { self.init() }
    public convenience init(imageData: Data) { self.init() }
    public convenience init(uiImage: UIImage) { self.init() }
    public convenience init?(url: URL) { self.init() }
    public required override init() {}
}

open class INObject: NSObject, @unchecked Sendable {
    public let identifier: String?
    public let displayString: String
    open var pronunciationHint: String?
    open var subtitleString: String?
    open var displayImage: INImage?

    public init(
        identifier: String?, display displayString: String, pronunciationHint: String? = nil,
        subtitle: String? = nil, image: INImage? = nil
    ) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        subtitleString = subtitle
        displayImage = image
    }
}

open class INObjectCollection<Item: INObject>: NSObject, @unchecked Sendable {
    public let allItems: [Item]
    public init(items: [Item]) { allItems = items }
}

public final class INSpeakableString: NSObject, Sendable {
    public let spokenPhrase: String
    public let vocabularyIdentifier: String?
    public let pronunciationHint: String?

    public init(spokenPhrase: String) {
        (self.spokenPhrase, vocabularyIdentifier, pronunciationHint) = (spokenPhrase, nil, nil)
    }
}
