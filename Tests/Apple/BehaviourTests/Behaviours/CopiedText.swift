import SwiftUI

/// The pasteboard keeps the last copied text, and counts its changes.
struct CopiedText: View {
    let input: Int
    @State private var pasted = "nothing"

    var body: some View {
        Text(pasted)
            .onReceive(NotificationCenter.default.publisher(for: UIPasteboard.changedNotification)) { _ in
                print("changed \(UIPasteboard.general.changeCount)")
            }
        Button("Copy") { UIPasteboard.general.string = String(localized: "copy \(input)") }
        Button("Paste") { pasted = UIPasteboard.general.string ?? "still nothing" }
        Text(UIDevice.current.userInterfaceIdiom == .phone ? "phone" : "other")
        Text(String(localized: "\(1234) of \(2.5, specifier: "%.1f")", comment: "for translators"))
        Text(LocalizedStringResource("key", defaultValue: "default"))
        Text((try? AttributedString(markdown: "**bold** [link](https://api.example/a)")) ?? "none")
        Text(RelativeDateTimeFormatter().localizedString(fromTimeInterval: -7200))
        Text(DateComponentsFormatter().string(from: 3909) ?? "none")
    }
}
