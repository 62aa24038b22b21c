import SwiftUI

struct CardModifier: ViewModifier {
    var color: Color = .white
    @Environment(\.isEnabled) private var isEnabled
    func body(content: Content) -> some View {
        content
            .padding()
            .background(color.opacity(isEnabled ? 1 : 0.5))
            .clipShape(RoundedRectangle(cornerRadius: 10))
    }
}

struct FirstAppear: ViewModifier {
    let action: () async -> Void
    @State private var hasAppeared = false
    func body(content: Content) -> some View {
        content.task {
            guard !hasAppeared else { return }
            hasAppeared = true
            await action()
        }
    }
}

extension View {
    func card(_ color: Color = .white) -> some View { modifier(CardModifier(color: color)) }
    func onFirstAppear(perform action: @escaping () async -> Void) -> some View {
        modifier(FirstAppear(action: action))
    }
    @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
    func eraseToAnyView() -> AnyView { AnyView(self) }
    func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
        background(
            GeometryReader { geometry in
                Color.clear.preference(key: SizePreferenceKey.self, value: geometry.size)
            }
        )
        .onPreferenceChange(SizePreferenceKey.self, perform: onChange)
    }
}

private struct SizePreferenceKey: PreferenceKey {
    static var defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

struct PrimaryButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundColor(.white)
            .padding()
            .background(isEnabled ? Color.blue : .gray)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
    static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
}

struct CheckboxToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

private struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.standard }

struct Theme: Equatable, Sendable {
    var accent: Color
    var spacing: CGFloat
    static let standard = Theme(accent: .blue, spacing: 8)
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
    @Entry var analytics: AnalyticsClient = .noop
    @Entry var onSelect: (@MainActor (Int) -> Void)? = nil
}

struct AnalyticsClient: Sendable {
    var track: @Sendable (String) -> Void
    static let noop = AnalyticsClient { _ in }
    func callAsFunction(_ name: String) { track(name) }
}

struct Loadable<Value, Content: View, Placeholder: View>: View {
    let value: Value?
    @ViewBuilder let content: (Value) -> Content
    @ViewBuilder let placeholder: () -> Placeholder

    var body: some View {
        if let value { content(value) } else { placeholder() }
    }
}

struct Card<Header: View, Content: View>: View {
    private let header: Header
    private let content: Content
    init(@ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content) {
        self.header = header()
        self.content = content()
    }
    var body: some View {
        VStack(alignment: .leading) {
            header.font(.headline); content
        }.card()
    }
}

extension Card where Header == EmptyView {
    init(@ViewBuilder content: () -> Content) { self.init(header: { EmptyView() }, content: content) }
}

struct CustomPiecesView: View {
    @Environment(\.theme) private var theme
    @Environment(\.theme.spacing) private var spacing
    @Environment(\.analytics) private var analytics
    @Environment(\.onSelect) private var onSelect
    @State private var size = CGSize.zero
    @State private var isOn = false

    var body: some View {
        VStack(spacing: theme.spacing) {
            Text("Hello").card(.yellow)
            Text("Size \(size.width, specifier: "%.0f")").readSize { size = $0 }
            Button("Go") {
                analytics("go"); onSelect?(1)
            }.buttonStyle(.primary)
            Button("Go") {}.buttonStyle(PrimaryButtonStyle())
            Toggle("Check", isOn: $isOn).toggleStyle(CheckboxToggleStyle())
            Loadable(value: Optional(3)) {
                Text("\($0)")
            } placeholder: {
                ProgressView()
            }
            Card {
                Text("Header")
            } content: {
                Text("Content")
            }
            Card { Text("Only") }
            Text("Conditional").if(isOn) { $0.bold().foregroundColor(theme.accent) }
            Text("Erased").eraseToAnyView()
        }
        .environment(\.theme, Theme(accent: .red, spacing: spacing))
        .environment(\.analytics, AnalyticsClient { print($0) })
        .environment(\.onSelect) { print($0) }
        .transformEnvironment(\.theme) { $0.spacing *= 2 }
        .onFirstAppear { await Task.yield() }
    }
}
