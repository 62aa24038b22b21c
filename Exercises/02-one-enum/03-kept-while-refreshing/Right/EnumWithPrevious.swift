// style: An enum whose cases carry what was there before.

import SwiftUI

enum Loadable<Value> {
    case loading(previous: Value?)
    case loaded(Value)
    case failed(previous: Value?)

    var value: Value? {
        switch self {
        case .loading(let previous), .failed(let previous): previous
        case .loaded(let value): value
        }
    }

    var isLoading: Bool {
        if case .loading = self { true } else { false }
    }
}

struct LunchMenu: View {
    @State private var menu = Loadable<String>.loading(previous: nil)
    @State private var work: Task<Void, Never>?

    var body: some View {
        VStack {
            switch menu {
            case .loading(nil):
                ProgressView()
            case .loading(let text?):
                Text(text)
                ProgressView()
                Button("Refresh", action: begin)
            case .loaded(let text):
                Text(text)
                Button("Refresh", action: begin)
            case .failed(let text):
                Text(text ?? "Could not load the menu")
                if text != nil { Text("Could not refresh") }
                Button("Refresh", action: begin)
            }
        }
        .onAppear(perform: begin)
        .onDisappear { work?.cancel() }
    }

    private func begin() {
        if menu.isLoading && work != nil { return }
        menu = .loading(previous: menu.value)
        work = Task {
            do {
                guard let url = URL(string: "https://canteen.example/menu") else { throw URLError(.badURL) }
                let (data, response) = try await URLSession.shared.data(from: url)
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                menu = .loaded(String(decoding: data, as: UTF8.self))
            } catch {
                if !Task.isCancelled { menu = .failed(previous: menu.value) }
            }
        }
    }
}
