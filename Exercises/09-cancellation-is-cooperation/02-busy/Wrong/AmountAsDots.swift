// earns: wrong-screen
// During a refresh only the holder stays: dots replace the amount.

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
    private var shown: String?
    private let bank = Bank()

    func load(_ account: String) async {
        if shown != account { balance = nil }
        shown = account
        isLoading = true
        hasFailed = false
        do {
            let fresh = try await bank.balance(of: account)
            if Task.isCancelled { return }
            balance = fresh
        } catch {
            if Task.isCancelled { return }
            balance = nil
            hasFailed = true
        }
        isLoading = false
    }
}

private struct LoadID: Hashable {
    let account: String
    let refreshes: Int
}

struct AccountScreen: View {
    let account: String

    @State private var model = AccountModel()
    @State private var refreshes = 0
    @State private var tapped: Int?

    var body: some View {
        VStack {
            Text("Account \(account)")
            if model.isLoading { ProgressView() }
            if model.hasFailed { Text("Could not load the balance") }
            if let balance = model.balance {
                Text(balance.holder)
                Text(model.isLoading ? "…" : balance.amount)
            }
            Button("Refresh") {
                // `isLoading` is true only once the task runs; `tapped` covers the moment before.
                if model.isLoading || tapped == refreshes { return }
                refreshes += 1
                tapped = refreshes
            }
        }
        .task(id: LoadID(account: account, refreshes: refreshes)) {
            tapped = nil
            await model.load(account)
        }
    }
}
