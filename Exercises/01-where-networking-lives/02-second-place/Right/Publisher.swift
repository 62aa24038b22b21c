// style: Combine and a Result: it fits an app that already uses Combine, and Home has to start and cancel the subscription.

import Combine
import SwiftUI

@MainActor
final class PictureLoader: ObservableObject {
    @Published var result: Result<UIImage, URLError>?
    private var bag = Set<AnyCancellable>()

    func load() {
        guard let url = URL(string: "https://feed.example/me/picture") else { return }
        URLSession.shared.dataTaskPublisher(for: url)
            .map { output -> Result<UIImage, URLError> in
                guard (output.response as? HTTPURLResponse)?.statusCode == 200,
                    let image = UIImage(data: output.data)
                else { return .failure(URLError(.badServerResponse)) }
                return .success(image)
            }
            .catch { Just(.failure($0)) }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.result = $0 }
            .store(in: &bag)
    }

    func cancel() { bag.removeAll() }
}

struct Home: View {
    @StateObject private var loader = PictureLoader()
    @State private var tab: String

    init(opensWith tab: String) {
        _tab = State(initialValue: tab)
    }

    var body: some View {
        TabView(selection: $tab) {
            Feed(loader: loader).tabItem { Text("Feed") }.tag("feed")
            Compose(picture: $loader.result).tabItem { Text("Compose") }.tag("compose")
        }
        .onAppear(perform: loader.load)
        .onDisappear(perform: loader.cancel)
    }
}

@MainActor @ViewBuilder
private func pictureOrWords(_ result: Result<UIImage, URLError>?) -> some View {
    switch result {
    case .success(let image): Image(uiImage: image)
    case .failure: Text("Could not load your picture")
    case nil: ProgressView()
    }
}

struct Feed: View {
    @ObservedObject var loader: PictureLoader

    var body: some View {
        VStack {
            pictureOrWords(loader.result)
            Text("Nothing new")
        }
    }
}

struct Compose: View {
    @Binding var picture: Result<UIImage, URLError>?
    @State private var draft = ""

    var body: some View {
        VStack {
            pictureOrWords(picture)
            TextField("What is new?", text: $draft)
        }
    }
}
