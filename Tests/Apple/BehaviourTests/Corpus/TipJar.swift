import StoreKit
import SwiftUI

/// A page on which users can tip the app's developers.
@MainActor @Observable final class TipJar {
    private(set) var tips: [Product] = []
    private(set) var isGrateful = false
    private(set) var isLoading = true
    @ObservationIgnored private var updates: Task<Void, Never>?

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            tips = try await Product.products(for: ["tip.small", "tip.large"]).sorted { $0.price < $1.price }
        } catch {
            tips = []
        }
    }

    func listen() async {
        for await result in StoreKit.Transaction.updates {
            guard case .verified(let transaction) = result else { continue }
            isGrateful = true
            await transaction.finish()
        }
    }

    func give(_ tip: Product) async throws {
        switch try await tip.purchase() {
        case .success(let verification):
            let transaction = try verification.payloadValue
            isGrateful = transaction.revocationDate == nil
            await transaction.finish()
        case .userCancelled, .pending: break
        @unknown default: break
        }
    }

    func restore() async {
        try? await AppStore.sync()
        for await result in StoreKit.Transaction.currentEntitlements where (try? result.payloadValue) != nil {
            isGrateful = true
        }
    }
}

struct TipJarScreen: View {
    @State private var jar = TipJar()
    @State private var failure: String?
    @Environment(\.requestReview) private var requestReview

    var body: some View {
        List {
            if jar.isLoading { ProgressView() }
            ForEach(jar.tips) { tip in
                Button("\(tip.displayName) for \(tip.displayPrice)") {
                    Task {
                        do { try await jar.give(tip) } catch { failure = error.localizedDescription }
                    }
                }
            }
            if !jar.isLoading, jar.tips.isEmpty {
                ContentUnavailableView("Nothing for sale", systemImage: "cart")
            }
            StoreView(ids: ["tip.small"]) { _ in Image(systemName: "heart") }
                .productViewStyle(.compact)
                .storeButton(.hidden, for: .restorePurchases, .cancellation)
            Button("Restore") { Task { await jar.restore() } }
            Button("Rate") { requestReview() }
        }
        .task { await jar.load() }
        .task { await jar.listen() }
    }
}
