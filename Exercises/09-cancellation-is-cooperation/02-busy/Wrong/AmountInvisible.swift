// earns: wrong-screen
// During a refresh only the holder stays: the amount is transparent.

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
    @ObservationIgnored private var account: String?
    @ObservationIgnored private var task: Task<Void, Never>?
    private let bank = Bank()

    /// Another account: whatever runs for the old one ends here.
    func open(_ account: String) {
        self.account = account
        balance = nil
        start()
    }

    func refresh() {
        if !isLoading { start() }
    }

    func close() {
        task?.cancel()
        task = nil
        isLoading = false
    }

    private func start() {
        task?.cancel()
        guard let account else { return }
        isLoading = true
        hasFailed = false
        task = Task {
            let result: Result<Balance, any Error>
            do {
                result = .success(try await bank.balance(of: account))
            } catch {
                result = .failure(error)
            }
            // A cancelled load owns nothing any more.
            if Task.isCancelled { return }
            isLoading = false
            switch result {
            case .success(let fresh): balance = fresh
            case .failure:
                balance = nil
                hasFailed = true
            }
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
                Text(balance.amount).opacity(model.isLoading ? 0 : 1)
            }
            Button("Refresh") { model.refresh() }
        }
        .onChange(of: account, initial: true) { model.open(account) }
        .onDisappear { model.close() }
    }
}
