import Combine
import SwiftUI

final class LoginViewModel: ObservableObject {
    enum State { case idle, sending, done(String), failed(Error) }

    @Published var email = ""
    @Published var password = ""
    @Published private(set) var canSubmit = false
    @Published private(set) var state: State = .idle
    let signedIn = PassthroughSubject<String, Never>()
    private let attempts = CurrentValueSubject<Int, Never>(0)
    private var bag: [AnyCancellable] = []

    init() {
        let isEmailValid = $email.map { $0.contains("@") }
        let isPasswordValid = $password.map { $0.count > 3 }
        isEmailValid.combineLatest(isPasswordValid) { $0 && $1 }
            .removeDuplicates()
            .assign(to: &$canSubmit)
        attempts
            .throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true)
            .sink { print("attempt \($0)") }
            .store(in: &bag)
        Publishers.Merge(signedIn.map { _ in true }, Just(false))
            .scan(0) { $1 ? $0 + 1 : $0 }
            .print("sign-ins")
            .sink { _ in }
            .store(in: &bag)
    }

    func submit() {
        attempts.value += 1
        state = .sending
        guard let url = URL(string: "https://api.example.com/login") else { return }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = Data("\(email):\(password)".utf8)
        URLSession.shared.dataTaskPublisher(for: request)
            .map(\.data)
            .retry(2)
            .timeout(.seconds(20), scheduler: DispatchQueue.main, customError: { URLError(.timedOut) })
            .subscribe(on: DispatchQueue.global(qos: .userInitiated))
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { [weak self] completion in
                    if case .failure(let error) = completion { self?.state = .failed(error) }
                },
                receiveValue: { [weak self] data in
                    let token = String(decoding: data, as: UTF8.self)
                    self?.state = .done(token)
                    self?.signedIn.send(token)
                }
            )
            .store(in: &bag)
    }

    func reset() -> Future<Void, Never> {
        Future { promise in
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) {
                self.state = .idle
                promise(.success(()))
            }
        }
    }
}

struct LoginView: View {
    @ObservedObject var viewModel: LoginViewModel
    @State private var showsError = false

    var body: some View {
        VStack {
            TextField("Email", text: $viewModel.email)
            SecureField("Password", text: $viewModel.password)
            Button(action: viewModel.submit, label: { Text("Log in") }).disabled(!viewModel.canSubmit)
            if case .sending = viewModel.state { ProgressView() }
        }
        .onReceive(viewModel.$state) { state in
            if case .failed = state { showsError = true }
        }
        .onReceive(viewModel.signedIn.receive(on: RunLoop.main)) { print("token", $0) }
        .alert(isPresented: $showsError) {
            Alert(
                title: Text("Failed"), message: Text("Try again?"),
                primaryButton: .default(Text("Yes"), action: viewModel.submit), secondaryButton: .cancel())
        }
    }
}
