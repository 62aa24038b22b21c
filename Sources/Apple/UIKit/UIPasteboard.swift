/// The pasteboard, which is empty at the app's launch and lasts as long as the app.
@preconcurrency @MainActor public final class UIPasteboard {
    public static var general: UIPasteboard { Singletons.shared { UIPasteboard() } }

    private enum Content {
        case strings([String])
        case url(URL)
        case image(UIImage)
        case color(UIColor)
    }

    private var content: Content?
    public private(set) var changeCount = 0

    private init() {}

    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    private func put(_ new: Content?) {
        content = new
        changeCount += 1
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    public var string: String? {
        get { strings?.first }
        set { put(newValue.map { .strings([$0]) }) }
    }

    public var strings: [String]? {
        get {
            switch content {
            case .strings(let strings): strings
            case .url(let url): [url.absoluteString]
            case .image, .color, nil: nil
            }
        }
        set { put(newValue.map { .strings($0) }) }
    }

    public var url: URL? {
        get {
            if case .url(let url) = content { url } else { nil }
        }
        set { put(newValue.map { .url($0) }) }
    }

    public var image: UIImage? {
        get {
            if case .image(let image) = content { image } else { nil }
        }
        set { put(newValue.map { .image($0) }) }
    }

    public var color: UIColor? {
        get {
            if case .color(let color) = content { color } else { nil }
        }
        set { put(newValue.map { .color($0) }) }
    }

    public var hasStrings: Bool { strings != nil }
    public var hasURLs: Bool { url != nil }
    public var hasImages: Bool { image != nil }
}
