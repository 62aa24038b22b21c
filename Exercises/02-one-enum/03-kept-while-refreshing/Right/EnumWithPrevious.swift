// style: A generic enum that carries the previous value: any screen can use it, and each has to check whether there was one.

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
    @State private var menu = Loadable<[Dish]>.loading(previous: nil)
    @State private var work: Task<Void, Never>?

    var body: some View {
        VStack {
            switch menu {
            case .loading(nil):
                ProgressView()
            case .loading(let dishes?):
                ForEach(dishes) { Text($0.name) }
                ProgressView()
                Button("Refresh", action: begin)
            case .loaded(let dishes):
                ForEach(dishes) { Text($0.name) }
                Button("Refresh", action: begin)
            case .failed(let dishes):
                ForEach(dishes ?? []) { Text($0.name) }
                Text(dishes == nil ? "Could not load the menu" : "Could not refresh")
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
                menu = .loaded(try JSONDecoder().decode([Dish].self, from: data))
            } catch {
                if !Task.isCancelled { menu = .failed(previous: menu.value) }
            }
        }
    }
}

/// A dish on today's menu.
struct Dish: Decodable, Identifiable {
    let id: Int
    let name: String
}
