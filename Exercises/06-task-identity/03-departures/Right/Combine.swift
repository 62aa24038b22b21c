// style: removeDuplicates and switchToLatest: the rules have names, but the view has to connect and disconnect.

import Combine
import SwiftUI

final class BoardModel: ObservableObject {
    enum Phase {
        case closed
        case loading
        case loaded([Departure])
        case failed
    }

    @Published var station: String?
    @Published private(set) var phase = Phase.closed
    private var subscription: AnyCancellable?

    func connect() {
        subscription =
            $station
            .removeDuplicates()
            .map { station -> AnyPublisher<Phase, Never> in
                guard let station else { return Just(.closed).eraseToAnyPublisher() }
                return URLSession.shared
                    .dataTaskPublisher(for: link("https://trains.example/departures/\(station)"))
                    .tryMap { output -> Phase in
                        guard (output.response as? HTTPURLResponse)?.statusCode == 200 else { return .failed }
                        return .loaded(try JSONDecoder().decode([Departure].self, from: output.data))
                    }
                    .replaceError(with: .failed)
                    .receive(on: DispatchQueue.main)
                    .prepend(.loading)
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .sink { [weak self] in self?.phase = $0 }
    }

    func disconnect() { subscription = nil }
}

struct DeparturesScreen: View {
    @StateObject private var model = BoardModel()

    var body: some View {
        VStack {
            Button("Oslo") { model.station = "oslo" }
            Button("Bergen") { model.station = "bergen" }
            Button("Close") { model.station = nil }
            switch model.phase {
            case .closed: Text("Choose a station")
            case .loading: ProgressView()
            case .loaded(let departures): ForEach(departures) { Text($0.train) }
            case .failed: Text("Could not load the departures")
            }
        }
        .onAppear { model.connect() }
        .onDisappear { model.disconnect() }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}

/// A train on the board.
struct Departure: Decodable, Identifiable {
    let id: Int
    let train: String
}
