import Combine
import Foundation
import SwiftUI

struct Weather: Decodable {
    let city: String
    let temperature: Double
}

enum WeatherError: LocalizedError {
    case notFound
    case network(URLError)

    var errorDescription: String? {
        switch self {
        case .notFound: return "No such city."
        case .network(let error): return error.localizedDescription
        }
    }
}

final class WeatherViewModel: ObservableObject {
    @Published var city = ""
    @Published private(set) var weather: Weather?
    @Published private(set) var isLoading = false
    @Published var errorMessage: String?

    private var cancellables = Set<AnyCancellable>()
    private let session: URLSession

    init(session: URLSession = .shared, scheduler: DispatchQueue = .main) {
        self.session = session
        $city
            .dropFirst()
            .debounce(for: .seconds(0.5), scheduler: scheduler)
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .handleEvents(receiveOutput: { [weak self] _ in self?.isLoading = true })
            .map { [unowned self] in self.fetch($0) }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] result in
                guard let self else { return }
                self.isLoading = false
                switch result {
                case .success(let weather): self.weather = weather
                case .failure(let error): self.errorMessage = error.errorDescription
                }
            }
            .store(in: &cancellables)

        Publishers.CombineLatest($isLoading, $weather)
            .map { $0 || $1 != nil }
            .sink { print("busy or done: \($0)") }
            .store(in: &cancellables)
    }

    private func fetch(_ city: String) -> AnyPublisher<Result<Weather, WeatherError>, Never> {
        guard let url = URL(string: "https://api.example.com/weather/\(city)") else {
            return Just(.failure(.notFound)).eraseToAnyPublisher()
        }
        return session.dataTaskPublisher(for: url)
            .tryMap { data, response in
                guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw WeatherError.notFound }
                return data
            }
            .decode(type: Weather.self, decoder: JSONDecoder())
            .mapError { ($0 as? URLError).map(WeatherError.network) ?? WeatherError.notFound }
            .map { Result.success($0) }
            .catch { Just(Result.failure($0)) }
            .eraseToAnyPublisher()
    }
}

struct WeatherScreen: View {
    @StateObject private var viewModel = WeatherViewModel()

    var body: some View {
        VStack {
            TextField("City", text: $viewModel.city)
                .textFieldStyle(RoundedBorderTextFieldStyle())
                .disableAutocorrection(true)
                .keyboardType(.default)
            if viewModel.isLoading { ProgressView() }
            viewModel.weather.map { Text("\($0.city): \($0.temperature, specifier: "%.1f")°") }
            WeatherFooter(viewModel: viewModel)
        }
        .padding(.horizontal)
        .alert(
            item: Binding(
                get: { viewModel.errorMessage.map(Message.init) }, set: { _ in viewModel.errorMessage = nil })
        ) {
            Alert(title: Text("Error"), message: Text($0.text), dismissButton: .default(Text("OK")))
        }
    }

    struct Message: Identifiable {
        let text: String
        var id: String { text }
    }
}

struct WeatherFooter: View {
    @ObservedObject var viewModel: WeatherViewModel
    var body: some View { Text(viewModel.city).font(.system(size: 12, weight: .light, design: .rounded)) }
}

struct WeatherScreen_Previews: PreviewProvider {
    static var previews: some View {
        WeatherScreen()
            .previewDisplayName("Weather")
            .environment(\.colorScheme, .dark)
    }
}
