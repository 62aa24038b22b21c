import SwiftUI

struct ClipboardTools: View {
    let code: String
    @State private var isCopied = false
    @State private var pasted: [String] = []

    var body: some View {
        VStack {
            Button(isCopied ? "Copied" : "Copy") {
                UIPasteboard.general.string = code
                UINotificationFeedbackGenerator().notificationOccurred(.success)
                isCopied = true
                Task {
                    try await Task.sleep(for: .seconds(2))
                    isCopied = false
                }
            }
            PasteButton(payloadType: String.self) { pasted = $0 }
            if UIPasteboard.general.hasStrings { Text("Something is copied") }
            Button("Settings") {
                guard let url = URL(string: UIApplication.openSettingsURLString),
                    UIApplication.shared.canOpenURL(url)
                else { return }
                UIApplication.shared.open(url, options: [:]) { print($0) }
            }
            Text(UIDevice.current.systemVersion)
            Text(UIDevice.current.userInterfaceIdiom == .pad ? "iPad" : "iPhone")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) {
            _ in
            print(UIDevice.current.orientation.isLandscape)
        }
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) {
            note in
            print(note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] ?? "none")
        }
    }
}
