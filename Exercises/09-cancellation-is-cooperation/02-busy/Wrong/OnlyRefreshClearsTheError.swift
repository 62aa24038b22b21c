// earns: wrong-screen
// looks right in: two-taps, other-account, no-connection
// Only a tap on Refresh removes the error, so the next account starts with the error of the last one.

import Combine
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

@MainActor
final class AccountModel: ObservableObject {
    @Published private(set) var balance: Balance?
    @Published private(set) var hasFailed = false
    @Published private(set) var isLoading = false

    private let bank = Bank()
    private var account: String?
    private var task: Task<Void, Never>?

    /// Shows an account from nothing.
    func show(_ account: String) {
        self.account = account
        balance = nil
        start()
    }

    /// Loads the account again, if nothing is on its way.
    func refresh() {
        guard !isLoading else { return }
        hasFailed = false
        start()
    }

    func leave() {
        task?.cancel()
        task = nil
        isLoading = false
    }

    private func start() {
        guard let account else { return }
        task?.cancel()
        isLoading = true
        task = Task { [weak self, bank] in
            do {
                let fresh = try await bank.balance(of: account)
                if Task.isCancelled { return }
                self?.finish(fresh)
            } catch {
                if Task.isCancelled { return }
                self?.finish(nil)
            }
        }
    }

    private func finish(_ fresh: Balance?) {
        balance = fresh
        hasFailed = fresh == nil
        isLoading = false
        task = nil
    }
}

struct AccountScreen: View {
    let account: String

    @StateObject private var model = AccountModel()

    var body: some View {
        VStack {
            Text("Account \(account)")
            if model.isLoading { ProgressView() }
            if model.hasFailed { Text("Could not load the balance") }
            if let balance = model.balance {
                Text(balance.holder)
                Text(balance.amount)
            }
            Button("Refresh") { model.refresh() }
        }
        .onAppear { model.show(account) }
        .onChange(of: account) { _, new in model.show(new) }
        .onDisappear { model.leave() }
    }
}
