// style: The model holds the task: a button could start it too, and the page has to start and cancel it.

import SwiftUI

@MainActor @Observable
final class LotModel {
    var result: Result<UIImage, any Error>?
    @ObservationIgnored private var task: Task<Void, Never>?

    func start(_ lot: Int) {
        guard task == nil else { return }
        task = Task {
            do {
                let url = link("https://auction.example/lots/\(lot)")
                let (data, response) = try await URLSession.shared.data(from: url)
                guard (response as? HTTPURLResponse)?.statusCode == 200, let image = UIImage(data: data)
                else {
                    throw URLError(.badServerResponse)
                }
                result = .success(image)
            } catch {
                guard !Task.isCancelled else { return }
                result = .failure(error)
            }
        }
    }

    func stop() {
        task?.cancel()
        task = nil
    }
}

struct LotPicture: View {
    let lot: Int
    @State private var model = LotModel()
    @State private var showsSheet = false

    var body: some View {
        VStack(spacing: 12) {
            LotContent(model: model)
            Button("Zoom") { showsSheet.toggle() }
                .buttonStyle(.bordered)
        }
        .onAppear { model.start(lot) }
        .onDisappear { model.stop() }
        .sheet(isPresented: $showsSheet) {
            VStack {
                HStack {
                    Spacer()
                    Button("Done") { showsSheet = false }
                }
                LotContent(model: model)
            }
            .padding()
        }
    }
}

struct LotContent: View {
    let model: LotModel

    var body: some View {
        switch model.result {
        case nil: ProgressView()
        case .success(let image): Image(uiImage: image).resizable().aspectRatio(contentMode: .fit)
        case .failure: Label("Could not load the picture", systemImage: "photo")
        }
    }
}

/// Makes a URL of a text.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
