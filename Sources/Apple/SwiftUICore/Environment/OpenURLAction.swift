import Lifecycle

/// The action that opens a URL. The app's `openURL` handler runs at once. Without a handler, the system
/// accepts the URL and the screen does not change.
@MainActor @preconcurrency public struct OpenURLAction {
    /// The decision of an `openURL` handler about a URL.
    nonisolated public struct Result: Sendable {
        fileprivate let isAccepted: Bool

        public static let handled = Result(isAccepted: true)
        public static let discarded = Result(isAccepted: false)
        public static let systemAction = Result(isAccepted: true)
        public static func systemAction(_ url: URL) -> Result { Result(isAccepted: true) }
    }

    private let handler: @MainActor (URL) -> Result

    public init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) {
        _ = handler(url)
    }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler(url).isAccepted)
    }
}

nonisolated private enum OpenURLKey: EnvironmentKey { static let defaultValue: OpenURLAction? = nil }

extension EnvironmentValues {
    public var openURL: OpenURLAction {
        get {
            let own = self[OpenURLKey.self]
            return onEngine { own ?? OpenURLAction { _ in .systemAction } }
        }
        set { self[OpenURLKey.self] = newValue }
    }
}
