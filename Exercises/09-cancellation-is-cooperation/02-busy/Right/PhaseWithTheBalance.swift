// style: One enum, which keeps the balance during a refresh: no flag can be wrong, but each case has to say what it keeps.

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
    enum Phase {
        case loading(Balance?)
        case loaded(Balance)
        case failed
    }

    private(set) var phase = Phase.loading(nil)
    private let bank = Bank()

    var isLoading: Bool {
        if case .loading = phase { true } else { false }
    }

    var balance: Balance? {
        switch phase {
        case .loading(let balance): balance
        case .loaded(let balance): balance
        case .failed: nil
        }
    }

    func load(_ account: String, keeping old: Balance?) async {
        phase = .loading(old)
        do {
            let fresh = try await bank.balance(of: account)
            if Task.isCancelled { return }
            phase = .loaded(fresh)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}

struct AccountScreen: View {
    let account: String

    @State private var model = AccountModel()
    @State private var refreshes = 0
    @State private var shown = ""

    private struct Work: Equatable {
        let account: String
        let refreshes: Int
    }

    var body: some View {
        VStack {
            Text("Account \(account)")
            if model.isLoading { ProgressView() }
            if case .failed = model.phase { Text("Could not load the balance") }
            if let balance = model.balance {
                Text(balance.holder)
                Text(balance.amount)
            }
            Button("Refresh") {
                if !model.isLoading { refreshes += 1 }
            }
        }
        .task(id: Work(account: account, refreshes: refreshes)) {
            let old = shown == account ? model.balance : nil
            shown = account
            await model.load(account, keeping: old)
        }
    }
}
