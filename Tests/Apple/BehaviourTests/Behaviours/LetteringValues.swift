import SwiftUI

/// `font`, `lineLimit`, `multilineTextAlignment` and `controlSize` set environment values for inner views.
struct LetteringValues: View {
    let input: Int

    var body: some View {
        VStack {
            Reader()
            Reader().lineLimit(input == 0 ? nil : input).controlSize(.large).font(.title)
                .multilineTextAlignment(.center)
            Reader().environment(\.lineLimit, 7).lineLimit(...3)
        }
        .environment(\.lineLimit, 2)
    }

    private struct Reader: View {
        @Environment(\.lineLimit) private var lines
        @Environment(\.controlSize) private var size
        @Environment(\.font) private var font
        @Environment(\.multilineTextAlignment) private var alignment

        var body: some View {
            Text(
                "\(lines ?? 0) lines, \(size == .large ? "large" : "regular"), \(font == .title ? "title" : "none")"
            )
            Text(alignment == .center ? "center" : "leading")
        }
    }
}
