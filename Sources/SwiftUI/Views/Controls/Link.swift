import Lifecycle

/// A button that opens a web page on a device. Here a tap does nothing.
nonisolated public struct Link<Label: View>: View {
    private let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    @MainActor public var body: some View {
        Button(opens: .page, action: {}, label: { label })
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

/// A button that shares something with another app on a device. Here a tap does nothing.
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

    public init(
        _ title: LocalizedStringKey = "Share…", item: String, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(item: item) { SwiftUI.Label(title, systemImage: "square.and.arrow.up") }
    }
}
