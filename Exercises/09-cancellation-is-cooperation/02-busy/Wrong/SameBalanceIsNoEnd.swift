// earns: wrong-screen
// A refresh that brings the same balance returns before the load ends, so the spinner stays.

import SwiftUI

struct Balance: Decodable, Equatable {
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
    private var account: String?
    private var newest = 0

    /// Only the newest load may write its result.
    func load(_ account: String) async {
        newest += 1
        let load = newest
        if account != self.account {
            self.account = account
            balance = nil
        }
        isLoading = true
        hasFailed = false
        do {
            let fresh = try await bank.balance(of: account)
            guard load == newest, !Task.isCancelled else { return }
            if fresh == balance { return }  // nothing new, so no view has to update
            balance = fresh
        } catch {
            guard load == newest, !Task.isCancelled else { return }
            balance = nil
            hasFailed = true
        }
        isLoading = false
    }

    /// Whether a tap on the button may load. If so, the load counts from now on.
    func beginRefresh() -> Bool {
        if isLoading { return false }
        isLoading = true
        hasFailed = false
        return true
    }
}

struct AccountScreen: View {
    let account: String

    var body: some View {
        AccountPage(account: account)
    }
}

struct AccountPage: View {
    let account: String

    @State private var model = AccountModel()
    @State private var refreshes = 0

    private struct Load: Equatable {
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
                if model.beginRefresh() { refreshes += 1 }
            }
        }
        .task(id: Load(account: account, refreshes: refreshes)) { await model.load(account) }
    }
}
