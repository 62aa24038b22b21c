// style: A completion handler and a URLSessionDataTask that is cancelled in onDisappear.

import SwiftUI

struct OrderPage: View {
    private let number: Int
    @State private var status: String?
    @State private var failed = false
    @State private var dataTask: URLSessionDataTask?

    init(number: Int) {
        self.number = number
    }

    var body: some View {
        VStack {
            if let status {
                Text(status)
            } else if failed {
                Text("Could not load the order")
            } else {
                ProgressView()
            }
        }
        .navigationTitle("Order \(number)")
        .onAppear(perform: start)
        .onDisappear { dataTask?.cancel() }
    }

    private func start() {
        let url = link("https://shop.example/orders/\(number)")
        let task = URLSession.shared.dataTask(with: url) { data, response, error in
            let code = (response as? HTTPURLResponse)?.statusCode
            let isCancelled = (error as? URLError)?.code == .cancelled
            DispatchQueue.main.async {
                if let data, error == nil, code == 200 {
                    status = String(decoding: data, as: UTF8.self)
                } else if !isCancelled {
                    failed = true
                }
            }
        }
        dataTask = task
        task.resume()
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
