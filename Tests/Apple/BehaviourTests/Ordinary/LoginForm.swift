// swift-format-ignore-file: NeverForceUnwrap
// Like many apps, this file force-unwraps constants such as URLs.

import SwiftUI

@MainActor
@Observable
final class LoginModel {
    enum Field: Hashable { case email, password }
    enum Status: Equatable { case idle, submitting, failed(message: String), success }

    var email = ""
    var password = ""
    private(set) var status = Status.idle
    var isValid: Bool { email.contains("@") && password.count >= 8 }

    struct Credentials: Encodable { let email, password: String }
    struct Token: Decodable { let token: String }

    func submit() async {
        guard isValid, status != .submitting else { return }
        status = .submitting
        do {
            var request = URLRequest(url: URL(string: "https://api.example/login")!)
            request.httpMethod = "POST"
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.addValue("Bearer", forHTTPHeaderField: "Authorization")
            request.httpBody = try JSONEncoder().encode(Credentials(email: email, password: password))
            let (data, response) = try await URLSession.shared.data(for: request)
            guard let http = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
            switch http.statusCode {
            case 200...299:
                _ = try JSONDecoder().decode(Token.self, from: data)
                status = .success
            case 401: status = .failed(message: "Wrong password")
            default:
                throw URLError(
                    .badServerResponse, userInfo: [NSLocalizedDescriptionKey: "Status \(http.statusCode)"])
            }
        } catch let error as URLError where error.code == .notConnectedToInternet {
            status = .failed(message: "Offline")
        } catch let DecodingError.keyNotFound(key, _) {
            status = .failed(message: key.stringValue)
        } catch {
            status = .failed(message: error.localizedDescription)
        }
    }
}

struct LoginView: View {
    @Bindable var model: LoginModel
    @FocusState private var focus: LoginModel.Field?
    @FocusState private var isNoteFocused: Bool
    @State private var showPassword = false
    @State private var note = ""
    @State private var attempts = 0

    var body: some View {
        VStack(spacing: 16) {
            TextField("Email", text: $model.email, prompt: Text("you@example.com"))
                .textContentType(.emailAddress)
                .keyboardType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled(true)
                .focused($focus, equals: .email)
                .submitLabel(.next)
            Group {
                if showPassword {
                    TextField("Password", text: $model.password)
                } else {
                    SecureField("Password", text: $model.password)
                }
            }
            .textContentType(.password)
            .focused($focus, equals: .password)
            .submitLabel(.go)
            .overlay(alignment: .trailing) {
                Button {
                    showPassword.toggle()
                } label: {
                    Image(systemName: showPassword ? "eye.slash" : "eye")
                }
                .accessibilityLabel(showPassword ? "Hide password" : "Show password")
            }
            TextField("Note", text: $note, axis: .vertical).focused($isNoteFocused).lineLimit(2...4)
            if case .failed(let message) = model.status {
                Label(message, systemImage: "exclamationmark.triangle").foregroundStyle(.red).font(.footnote)
            }
            Button {
                focus = nil
                attempts += 1
                Task { await model.submit() }
            } label: {
                ZStack {
                    Text("Log in").opacity(model.status == .submitting ? 0 : 1)
                    if model.status == .submitting { ProgressView() }
                }
                .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .disabled(!model.isValid || model.status == .submitting)
            .keyboardShortcut(.defaultAction)
        }
        .onSubmit {
            switch focus {
            case .email: focus = .password
            case .password: Task { await model.submit() }
            case .none: break
            }
        }
        .onAppear { focus = .email }
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { isNoteFocused = false }
            }
        }
        .animation(.snappy, value: model.status)
        .sensoryFeedback(.error, trigger: attempts)
        .padding()
    }
}

#Preview { LoginView(model: LoginModel()) }
