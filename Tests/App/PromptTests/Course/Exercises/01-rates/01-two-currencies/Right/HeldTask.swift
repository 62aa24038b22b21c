// style: A task kept by hand, which a button could begin as well: two more places that have to end it.

import SwiftUI

struct Rate: View {
    let currency: String
    @State private var rate = "…"
    @State private var work: Task<Void, Never>?

    var body: some View {
        Text(rate)
            .onChange(of: currency, initial: true) { begin() }
            .onDisappear { work?.cancel() }
    }

    private func begin() {
        work?.cancel()
        work = Task {
            guard let url = URL(string: "https://bank.example/\(currency)") else { return }
            if let (data, _) = try? await URLSession.shared.data(from: url) {
                rate = String(decoding: data, as: UTF8.self)
            }
        }
    }
}
