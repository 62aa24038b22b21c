import SwiftUI

struct Balance: Decodable {
    let holder: String
    let amount: String
}

/// The bank's server.
struct Bank {
    func balance(of account: String) async throws -> Balance {
        guard let url = URL(string: "https://bank.example/accounts/\(account)") else {
            throw URLError(.badURL)
        }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode(Balance.self, from: data)
    }
}

@MainActor @Observable
final class AccountModel {
    private(set) var balance: Balance?
    private(set) var hasFailed = false
    private(set) var isLoading = false
    private let bank = Bank()

    // TODO: a quick change of accounts gets lost in here.
    func load(_ account: String) async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        hasFailed = false
        do {
            balance = try await bank.balance(of: account)
        } catch {
            balance = nil
            hasFailed = true
        }
    }
}

struct AccountScreen: View {
    let account: String

    @State private var model = AccountModel()

    var body: some View {
        VStack {
            Text("Account \(account)")
            if model.isLoading { ProgressView() }
            if model.hasFailed { Text("Could not load the balance") }
            if let balance = model.balance {
                Text(balance.holder)
                Text(balance.amount)
            }
            Button("Refresh") {
                Task { await model.load(account) }
            }
        }
        .task(id: account) { await model.load(account) }
    }
}
