// style: An ObservableObject in the environment: it runs on older systems, and you pass it to each sheet.

import SwiftUI

@MainActor
final class LotLoader: ObservableObject {
    @Published var image: UIImage?
    @Published var error: String?

    func load(_ lot: Int) async {
        do {
            let url = link("https://auction.example/lots/\(lot)")
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200, let image = UIImage(data: data) else {
                throw URLError(.cannotDecodeContentData)
            }
            self.image = image
        } catch {
            if !Task.isCancelled { self.error = "Could not load the picture" }
        }
    }
}

struct LotPicture: View {
    let lot: Int
    @StateObject private var loader = LotLoader()
    @State private var isZoomed = false

    var body: some View {
        VStack {
            LotImage()
            Button("Zoom") { isZoomed = true }
        }
        .sheet(isPresented: $isZoomed) {
            NavigationStack {
                LotImage()
                    .toolbar { Button("Done") { isZoomed = false } }
            }
            .environmentObject(loader)
        }
        .environmentObject(loader)
        .task { await loader.load(lot) }
    }
}

struct LotImage: View {
    @EnvironmentObject private var loader: LotLoader

    var body: some View {
        if let image = loader.image {
            Image(uiImage: image).resizable().scaledToFit()
        } else if let error = loader.error {
            Text(error)
        } else {
            ProgressView()
        }
    }
}

/// Makes a URL of a text.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
