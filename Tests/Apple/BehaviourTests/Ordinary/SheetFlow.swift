import SwiftUI

struct Draft: Identifiable {
    let id = UUID()
    var text = ""
}

struct SheetFlow: View {
    private enum Cover: String, Identifiable {
        case onboarding, paywall
        var id: String { rawValue }
    }
    @State private var draft: Draft?
    @State private var cover: Cover?
    @State private var isSharing = false
    @State private var isPopping = false
    @State private var isAlerting = false
    @State private var name = ""

    var body: some View {
        VStack(spacing: 16) {
            Button("Compose") { draft = Draft() }
            Button("Onboarding") { cover = .onboarding }.buttonStyle(.bordered)
            Button("Share") { isSharing.toggle() }
                .popover(isPresented: $isPopping, arrowEdge: .top) { Text("Hint").padding() }
            Button("Rename") { isAlerting = true }
        }
        .sheet(item: $draft, onDismiss: { print("dismissed") }) { draft in
            ComposeSheet(draft: draft)
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
                .interactiveDismissDisabled()
        }
        .sheet(isPresented: $isSharing) {
            Text("Share").presentationDetents([.fraction(0.3), .height(200)])
        }
        .fullScreenCover(item: $cover) { cover in
            NavigationStack {
                Text(cover.rawValue)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Close") { self.cover = nil } }
                        ToolbarItem(placement: .confirmationAction) { Button("Go") {}.disabled(true) }
                    }
            }
        }
        .alert("Rename", isPresented: $isAlerting) {
            TextField("Name", text: $name)
            Button("Save") {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Enter a name.")
        }
    }
}

private struct ComposeSheet: View {
    @State var draft: Draft
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @State private var isSending = false

    var body: some View {
        NavigationStack {
            TextField("What's new?", text: $draft.text, axis: .vertical)
                .lineLimit(3...6)
                .textFieldStyle(.roundedBorder)
                .padding()
                .toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Photo", systemImage: "photo") {}
                        Spacer()
                        Text("\(draft.text.count)/280").monospacedDigit()
                    }
                    ToolbarItem(placement: .primaryAction) {
                        Button {
                            Task { await send() }
                        } label: {
                            if isSending { ProgressView() } else { Text("Send") }
                        }
                        .disabled(draft.text.isEmpty || isSending)
                        .keyboardShortcut(.return, modifiers: .command)
                    }
                }
        }
    }

    private func send() async {
        isSending = true
        defer { isSending = false }
        guard let url = URL(string: "https://api.example.com/posts") else { return }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        do {
            let body = try JSONEncoder().encode(["text": draft.text])
            _ = try await URLSession.shared.upload(for: request, from: body)
            dismiss()
        } catch {
            presentationMode.wrappedValue.dismiss()
        }
    }
}
