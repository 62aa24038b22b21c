import SwiftUI

/// A login form disables its button while the fields are empty and while a request is in flight, so a second
/// tap does nothing.
struct ScreenLogin: View {
    let input: Int

    @State private var user = "ada"
    @State private var password = ""
    @State private var isBusy = false
    @State private var message: LocalizedStringKey?

    private var canSubmit: Bool { !user.isEmpty && !isBusy }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Image(systemName: "lock.shield")
                .font(.system(size: 48, weight: .semibold, design: .rounded))
                .symbolRenderingMode(.hierarchical)
                .foregroundStyle(.tint)
                .accessibilityHidden(true)
            TextField("User", text: $user)
                .keyboardType(.emailAddress)
                .submitLabel(.next)
                .textFieldStyle(.roundedBorder)
            SecureField("Password", text: $password)
                .textContentType(.password)
                .privacySensitive()
            if let message {
                Text(message).foregroundStyle(.red).transition(.opacity.combined(with: .move(edge: .top)))
            }
            Button(action: submit) {
                Text("Log in").bold()
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .disabled(!canSubmit)
            if let page = URL(string: "https://a.example/forgotten") {
                Link("Forgotten?", destination: page)
            }
        }
        .padding(.horizontal, 20)
        .background(.ultraThinMaterial, in: .rect(cornerRadius: 12))
        .overlay(alignment: .topTrailing) {
            if isBusy { ProgressView("Logging in") }
        }
        .animation(.spring(duration: 0.3), value: isBusy)
    }

    private func submit() {
        isBusy = true
        print("submitted")
        Task {
            try? await Task.sleep(for: .seconds(1))
            isBusy = false
            message = "Wrong password for \(user)"
        }
    }
}
