// style: Three flags, set together at each end: no new type, and nothing stops the next change from forgetting one.

import SwiftUI

struct OrdersScreen: View {
    @State private var isLoading = true
    @State private var hasFailed = false
    @State private var list = ""
    @State private var work: Task<Void, Never>?

    var body: some View {
        VStack {
            if isLoading {
                ProgressView("Loading")
            } else if hasFailed {
                Text("Could not load your orders")
                Button("Try again", action: begin)
            } else if list.isEmpty {
                Text("You have not ordered anything yet")
            } else {
                Text(list)
            }
        }
        .onAppear(perform: begin)
        .onDisappear { work?.cancel() }
    }

    private func begin() {
        isLoading = true
        hasFailed = false
        work?.cancel()
        work = Task {
            do {
                guard let url = URL(string: "https://shop.example/orders") else { throw URLError(.badURL) }
                let (data, response) = try await URLSession.shared.data(from: url)
                try Task.checkCancellation()
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                list = String(decoding: data, as: UTF8.self)
                isLoading = false
            } catch {
                if Task.isCancelled { return }
                hasFailed = true
                isLoading = false
            }
        }
    }
}
