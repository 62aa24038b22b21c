import SwiftUI

private struct SpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat = 8
}

extension EnvironmentValues {
    var cardSpacing: CGFloat {
        get { self[SpacingKey.self] }
        set { self[SpacingKey.self] = newValue }
    }

    @Entry var analytics = AnalyticsClient { print($0) }
}

struct AnalyticsClient: Sendable {
    var track: @Sendable (String) -> Void
}

struct DenseModifier: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
        PaddingModifier(length: environment.cardSpacing)
    }
}

struct PaddingModifier: ViewModifier {
    let length: CGFloat
    func body(content: Content) -> some View { content.padding(length) }
}

struct EnvironmentKeysView: View {
    @Environment(\.analytics) private var analytics
    @ScaledMetric(relativeTo: .title) private var size: CGFloat = 24

    var body: some View {
        Text("Card")
            .font(.system(size: size))
            .modifier(DenseModifier())
            .onAppear { analytics.track("card") }
            .environment(\.cardSpacing, 16)
    }
}
