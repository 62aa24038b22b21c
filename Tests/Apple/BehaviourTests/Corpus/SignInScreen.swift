import AuthenticationServices
import StoreKit
import SwiftUI
import TipKit

struct FavoriteTip: Tip {
    var title: Text { Text("Save as a favorite") }
    var message: Text? { Text("Your favorites are at the top of the list.") }
    var image: Image? { Image(systemName: "star") }
}

struct SignInScreen: View {
    @Environment(\.requestReview) private var requestReview
    @Environment(\.colorScheme) private var colorScheme
    @State private var failure: String?
    private let tip = FavoriteTip()

    var body: some View {
        VStack {
            TipView(tip, arrowEdge: .bottom)
            SignInWithAppleButton(.signIn) { request in
                request.requestedScopes = [.fullName, .email]
            } onCompletion: { result in
                switch result {
                case .success(let authorization):
                    if let credential = authorization.credential as? ASAuthorizationAppleIDCredential {
                        print(credential.user)
                    }
                case .failure(let error): failure = error.localizedDescription
                }
            }
            .signInWithAppleButtonStyle(colorScheme == .dark ? .white : .black)
            .frame(height: 48)
            Button("Rate") { requestReview() }
            Image(systemName: "star").popoverTip(tip)
        }
        .alert("Not signed in", isPresented: .constant(failure != nil)) {
            Button("OK", role: .cancel) { failure = nil }
        } message: {
            Text(failure ?? "")
        }
        .task { try? Tips.configure([.displayFrequency(.daily)]) }
    }
}
