// style: The model holds one task and replaces it: it checks for a running task at the tap, but the view has to tell it when the screen disappears.

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
    @Published private(set) var running: Task<Void, Never>?
    private let bank = Bank()

    var isLoading: Bool { running != nil }

    func open(_ account: String) {
        balance = nil
        begin(account)
    }

    func refresh(_ account: String) {
        if running == nil { begin(account) }
    }

    func close() {
        running?.cancel()
        running = nil
    }

    private func begin(_ account: String) {
        running?.cancel()
        hasFailed = false
        running = Task {
            do {
                let fresh = try await bank.balance(of: account)
                if Task.isCancelled { return }
                balance = fresh
            } catch {
                if Task.isCancelled { return }
                balance = nil
                hasFailed = true
            }
            running = nil
        }
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
            Button("Refresh") {
                model.refresh(account)
            }
        }
        .onChange(of: account, initial: true) { model.open(account) }
        .onDisappear { model.close() }
    }
}
