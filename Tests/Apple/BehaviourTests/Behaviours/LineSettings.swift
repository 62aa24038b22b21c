import SwiftUI

/// Modifiers of text and symbols set values that the views inside the modified view read.
struct LineSettings: View {
    let input: Int

    var body: some View {
        VStack {
            Reader()
            Reader().imageScale(.large).lineSpacing(CGFloat(input)).minimumScaleFactor(0.5)
                .allowsTightening(true).truncationMode(.middle).textCase(.uppercase)
                .headerProminence(.increased).symbolVariant(.fill).symbolRenderingMode(.palette)
                .autocorrectionDisabled().dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        }
        .symbolVariant(.circle)
        .dynamicTypeSize(.accessibility3)
        .scrollDisabled(true)
        Controls()
        Controls().labelsHidden().menuIndicator(.hidden).menuOrder(.fixed).scrollIndicators(
            .never, axes: .vertical
        )
        .scrollDismissesKeyboard(.immediately).badgeProminence(.increased)
    }

    private struct Reader: View {
        @Environment(\.imageScale) private var scale
        @Environment(\.lineSpacing) private var spacing
        @Environment(\.minimumScaleFactor) private var factor
        @Environment(\.allowsTightening) private var tightens
        @Environment(\.truncationMode) private var mode
        @Environment(\.textCase) private var letters
        @Environment(\.headerProminence) private var prominence
        @Environment(\.symbolVariants) private var variants
        @Environment(\.symbolRenderingMode) private var rendering
        @Environment(\.autocorrectionDisabled) private var isExact
        @Environment(\.disableAutocorrection) private var olderIsExact
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.isScrollEnabled) private var scrolls

        var body: some View {
            let _ = print(
                scale, spacing, factor, tightens, mode, letters.map { "\($0)" } ?? "as written", prominence,
                variants.contains(.circle), variants.contains(.circle.fill),
                rendering.map { "\($0)" } ?? "none",
                isExact, olderIsExact == true, size, scrolls)
            Text("read")
        }
    }

    private struct Controls: View {
        @Environment(\.labelsVisibility) private var labels
        @Environment(\.menuIndicatorVisibility) private var indicator
        @Environment(\.menuOrder) private var order
        @Environment(\.horizontalScrollIndicatorVisibility) private var across
        @Environment(\.verticalScrollIndicatorVisibility) private var down
        @Environment(\.scrollDismissesKeyboardMode) private var keyboard
        @Environment(\.badgeProminence) private var badge

        var body: some View {
            let _ = print(labels, indicator, order, across, down, keyboard, badge == .increased)
            Text("controls")
        }
    }
}
