// style: An ObservableObject with a Combine pipeline, begun in onAppear.

import Combine
import SwiftUI

struct ContactCard: View {
    private let name: String
    @StateObject private var viewModel = ContactViewModel()

    init(name: String) { self.name = name }

    var body: some View {
        Group {
            if let text = viewModel.text {
                Text(text)
            } else if viewModel.failed {
                Text("Could not load the contact")
            } else {
                ProgressView()
            }
        }
        .onAppear { viewModel.load(name) }
        .onDisappear { viewModel.cancel() }
    }
}

final class ContactViewModel: ObservableObject {
    @Published var text: String?
    @Published var failed = false
    private var bag = Set<AnyCancellable>()

    func load(_ name: String) {
        guard bag.isEmpty else { return }
        URLSession.shared.dataTaskPublisher(for: link("https://chat.example/contacts/\(name)"))
            .tryMap { data, response -> String? in
                if let http = response as? HTTPURLResponse, !(200...299).contains(http.statusCode) {
                    throw URLError(.badServerResponse)
                }
                return String(decoding: data, as: UTF8.self)
            }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                if case .failure = completion { self?.failed = true }
            } receiveValue: { [weak self] in
                self?.text = $0
            }
            .store(in: &bag)
    }

    func cancel() { bag.removeAll() }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
