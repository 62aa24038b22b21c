import Lifecycle

/// A button that opens a URL with the environment's `openURL`. A tap on a link has no effect unless the app sets
/// `openURL`.
nonisolated public struct Link<Label: View>: View {
    private let label: Label
    private let destination: URL
    @Environment(\.openURL) private var openURL

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = destination
    }

    @MainActor public var body: some View {
        Button(opens: .page, action: { openURL(destination) }, label: { label })
    }
}

extension Link where Label == Text {
    public init(_ title: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

/// A tap on a share button has no effect, because the course has no share sheet.
nonisolated public struct ShareLink<Label: View>: View {
    private let label: Label

    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    @MainActor public var body: some View {
        Button(opens: .page, action: {}, label: { label })
    }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey = "Share…", item: URL, subject: Text? = nil, message: Text? = nil)
    {
        self.init(item: item) { SwiftUI.Label(title, systemImage: "square.and.arrow.up") }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, item: URL, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item) { SwiftUI.Label(title, systemImage: "square.and.arrow.up") }
    }

    public init(
        _ title: LocalizedStringKey = "Share…", item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item) { SwiftUI.Label(title, systemImage: "square.and.arrow.up") }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item) { SwiftUI.Label(title, systemImage: "square.and.arrow.up") }
    }
}
