// style: The subscription is the busy flag: a second tap has no effect, and each end has to clear it.

import Combine
import SwiftUI

final class MenuModel: ObservableObject {
    struct Screen {
        var menu: [Dish]?
        var problem: String?
        var isBusy = true
    }

    @Published private(set) var screen = Screen()
    private var running: AnyCancellable?

    func load() {
        guard running == nil, let url = URL(string: "https://canteen.example/menu") else { return }
        screen.isBusy = true
        screen.problem = nil
        running = URLSession.shared.dataTaskPublisher(for: url)
            .tryMap { data, response in
                guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                return try JSONDecoder().decode([Dish].self, from: data)
            }
            .receive(on: RunLoop.main)
            .sink { [weak self] completion in
                guard let self else { return }
                if case .failure = completion {
                    screen.problem = screen.menu == nil ? "Could not load the menu" : "Could not refresh"
                }
                screen.isBusy = false
                running = nil
            } receiveValue: { [weak self] in
                self?.screen.menu = $0
            }
    }

    func stop() { running = nil }
}

struct LunchMenu: View {
    @StateObject private var model = MenuModel()

    var body: some View {
        VStack {
            if let menu = model.screen.menu { ForEach(menu) { Text($0.name) } }
            if let problem = model.screen.problem { Text(problem) }
            if model.screen.isBusy { ProgressView() }
            if model.screen.menu != nil || !model.screen.isBusy {
                Button("Refresh", action: model.load)
            }
        }
        .onAppear(perform: model.load)
        .onDisappear(perform: model.stop)
    }
}

/// A dish on today's menu.
struct Dish: Decodable, Identifiable {
    let id: Int
    let name: String
}
