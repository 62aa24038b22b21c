// style: The spinner's task refreshes, and the menu stays in the view: no counter, and no refresh without a spinner.

import SwiftUI

struct LunchMenu: View {
    private enum Work {
        case none
        case running
        case failed
    }

    @State private var menu: [Dish]?
    @State private var work = Work.running

    var body: some View {
        VStack {
            if let menu { ForEach(menu) { Text($0.name) } }
            switch work {
            case .none:
                EmptyView()
            case .running:
                ProgressView().task { await run() }
            case .failed:
                Text(menu == nil ? "Could not load the menu" : "Could not refresh")
            }
            if menu != nil || work == .failed {
                Button("Refresh") { work = .running }
            }
        }
    }

    private func run() async {
        let text = await MenuService().menu()
        if Task.isCancelled { return }
        if let text { menu = text }
        work = text == nil ? .failed : .none
    }
}

actor MenuService {
    func menu() async -> [Dish]? {
        guard let url = URL(string: "https://canteen.example/menu"),
            let (data, response) = try? await URLSession.shared.data(from: url),
            (response as? HTTPURLResponse)?.statusCode == 200
        else { return nil }
        return try? JSONDecoder().decode([Dish].self, from: data)
    }
}

/// A dish on today's menu.
struct Dish: Decodable, Identifiable {
    let id: Int
    let name: String
}
