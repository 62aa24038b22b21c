// earns: redundant-fetch, wrong-screen
// looks right in: other-account, no-connection
// at: .task(id: Work(account: account, refreshes: refreshes)) { await model.load(account) }
// Without the guard, eleven taps make eleven requests, ten of them cancelled.

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
    private var shown = ""
    private var generation = 0
    private let bank = Bank()

    func load(_ account: String) async {
        generation += 1
        let mine = generation
        isLoading = true
        // Only the latest load may say that it's over.
        defer { if mine == generation { isLoading = false } }
        hasFailed = false
        if account != shown {
            shown = account
            balance = nil
        }
        do {
            let fresh = try await bank.balance(of: account)
            if Task.isCancelled { return }
            balance = fresh
        } catch {
            if Task.isCancelled { return }
            balance = nil
            hasFailed = true
        }
    }
}

struct AccountScreen: View {
    let account: String

    @State private var model = AccountModel()
    @State private var refreshes = 0

    private struct Work: Equatable {
        let account: String
        let refreshes: Int
    }

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
                refreshes += 1
            }
        }
        .task(id: Work(account: account, refreshes: refreshes)) { await model.load(account) }
    }
}
