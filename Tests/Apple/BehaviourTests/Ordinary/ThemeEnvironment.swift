import SwiftUI

struct Theme: Equatable, Sendable {
    var accent: Color = .blue
    var spacing: CGFloat = 8
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme()
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    @Entry var isCompact = false
    @Entry var fetch: @Sendable (URL) async throws -> Data = { try await URLSession.shared.data(from: $0).0 }
}

extension View {
    func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }

    @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }
}

struct CardStyle: ViewModifier {
    @Environment(\.theme) private var theme
    @Environment(\.isCompact) private var isCompact
    var isSelected = false

    func body(content: Content) -> some View {
        content
            .padding(isCompact ? theme.spacing / 2 : theme.spacing)
            .background(theme.accent.opacity(isSelected ? 0.3 : 0.1))
            .cornerRadius(theme.spacing)
            .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    }
}

extension View {
    func card(isSelected: Bool = false) -> some View { modifier(CardStyle(isSelected: isSelected)) }
}

struct ThemedScreen: View {
    @State private var theme = Theme()
    @Environment(\.fetch) private var fetch
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            LazyVStack(alignment: .leading, spacing: 10, pinnedViews: [.sectionHeaders]) {
                Section(header: Text("Cards").font(.headline)) {
                    ForEach(0..<3) { Text("Card \($0)").card(isSelected: $0 == 1) }
                }
            }
            .if(sizeClass == .compact) { $0.padding() }
        }
        .theme(theme)
        .environment(\.isCompact, typeSize > .large)
        .transformEnvironment(\.theme) { $0.spacing += 1 }
        .task {
            guard let url = URL(string: "https://api.example.com/theme") else { return }
            if let data = try? await fetch(url), !data.isEmpty { theme.accent = .red }
        }
    }
}
