import Combine
import Foundation

// Uses each part of Combine that people use, in a class and without a view.

final class EveryOperator: ObservableObject {
    enum Failure: Error { case refused }
    struct User: Decodable, Equatable { var name = "" }

    @Published var query = ""
    @Published private(set) var results: [String] = []
    @Published var isLoading = false
    let taps = PassthroughSubject<Void, Never>()
    let level = CurrentValueSubject<Int, Never>(0)
    let failing = PassthroughSubject<Int, Failure>()
    private var cancellables = Set<AnyCancellable>()
    private var single: AnyCancellable?

    init() {
        $query
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }
            .removeDuplicates()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .map { [unowned self] in search($0) }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.results = $0 }
            .store(in: &cancellables)
        $query.debounce(for: 0.3, scheduler: RunLoop.main).assign(to: &$echo)
        level.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
            .sink { print($0) }.store(in: &cancellables)
        level.map { $0 > 3 }.assign(to: \.isLoading, on: self).store(in: &cancellables)
        level.combineLatest($query).map { "\($0) \($1)" }.sink { print($0) }.store(in: &cancellables)
        Publishers.CombineLatest(level, $query).sink { _, _ in }.store(in: &cancellables)
        Publishers.CombineLatest3(level, $query, $isLoading).sink { _ in }.store(in: &cancellables)
        Publishers.Merge(level, Just(1)).sink { _ in }.store(in: &cancellables)
        level.merge(with: Just(2), Just(3)).collect().sink { print($0.count) }.store(in: &cancellables)
        Publishers.Zip(level, $query).first().sink { _ in }.store(in: &cancellables)
        level.flatMap { Just($0 + 1) }.scan(0, +).sink { _ in }.store(in: &cancellables)
        level.flatMap(maxPublishers: .max(1)) { [self] in count($0) }.sink { _ in }.store(in: &cancellables)
        failing.catch { _ in Just(0) }.sink { _ in }.store(in: &cancellables)
        failing.replaceError(with: 0).sink { _ in }.store(in: &cancellables)
        failing.mapError { $0 as Error }.retry(2)
            .sink(
                receiveCompletion: { if case .failure(let error) = $0 { print(error) } },
                receiveValue: { _ in }
            )
            .store(in: &cancellables)
        failing.tryMap { if $0 < 0 { throw Failure.refused } else { $0 } }
            .eraseToAnyPublisher()
            .sink { completion in
                switch completion {
                case .finished: break
                case .failure(let error): print(error)
                }
            } receiveValue: {
                print($0)
            }
            .store(in: &cancellables)
        taps.handleEvents(receiveOutput: { print("tap") }, receiveCancel: { print("over") })
            .prefix(3).sink {}.store(in: &cancellables)
        single = ["a", nil, "c"].publisher.compactMap { $0 }.dropFirst().last().sink { print($0) }
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().map { _ in () }
            .sink { [weak self] in self?.level.value += 1 }.store(in: &cancellables)
        NotificationCenter.default.publisher(for: Notification.Name("changed")).map(\.name)
            .sink { print($0.rawValue) }.store(in: &cancellables)
        objectWillChange.sink { print("changes") }.store(in: &cancellables)
    }

    @Published private var echo = ""

    func search(_ query: String) -> AnyPublisher<[String], Never> {
        guard let url = URL(string: "https://a.example/?q=\(query)") else {
            return Empty().eraseToAnyPublisher()
        }
        return URLSession.shared.dataTaskPublisher(for: url)
            .tryMap { data, response in
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                return data
            }
            .decode(type: [String].self, decoder: JSONDecoder())
            .timeout(.seconds(5), scheduler: DispatchQueue.main)
            .subscribe(on: DispatchQueue.global())
            .replaceError(with: [])
            .eraseToAnyPublisher()
    }

    func user(_ url: URL) -> AnyPublisher<User, any Error> {
        URLSession.shared.dataTaskPublisher(for: URLRequest(url: url))
            .map(\.data).decode(type: User.self, decoder: JSONDecoder()).share().eraseToAnyPublisher()
    }

    func count(_ start: Int) -> Future<Int, Never> {
        Future { promise in
            DispatchQueue.global().asyncAfter(deadline: .now() + 1) { promise(.success(start)) }
        }
    }

    func fail() -> AnyPublisher<Int, Failure> {
        Fail(error: Failure.refused).eraseToAnyPublisher()
    }

    func later() -> AnyPublisher<Int, Never> {
        Deferred { Just(1) }.delay(for: .seconds(1), scheduler: RunLoop.main).eraseToAnyPublisher()
    }

    @MainActor func follow() async throws {
        for await query in $query.values { print(query) }
        for try await number in failing.values { print(number) }
        let first = await count(1).value
        taps.send()
        level.send(first)
        level.send(completion: .finished)
        failing.send(completion: .failure(.refused))
        single?.cancel()
        cancellables.removeAll()
    }
}
