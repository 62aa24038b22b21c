// style: A Task held in state, begun in onAppear and cancelled in onDisappear.

import SwiftUI

struct OrderPage: View {
    let number: Int
    @State private var status: String?
    @State private var message: String?
    @State private var task: Task<Void, Never>?

    init(number: Int) { self.number = number }

    var body: some View {
        content
            .navigationTitle("Order \(number)")
            .onAppear {
                task?.cancel()
                task = Task { await load() }
            }
            .onDisappear {
                task?.cancel()
                task = nil
            }
    }

    @ViewBuilder private var content: some View {
        if let status {
            Text(status)
        } else if let message {
            Text(message)
        } else {
            ProgressView()
        }
    }

    private func load() async {
        status = nil
        message = nil
        guard let url = URL(string: "https://shop.example/orders/\(number)") else { return }
        do {
            let (data, response) = try await URLSession.shared.data(for: URLRequest(url: url))
            if let http = response as? HTTPURLResponse, http.statusCode >= 400 {
                message = "Could not load the order (\(http.statusCode))"
                return
            }
            status = String(data: data, encoding: .utf8) ?? ""
        } catch is CancellationError {
        } catch let error as URLError where error.code == .cancelled {
        } catch {
            message = "Could not load the order"
        }
    }
}
