// earns: redundant-fetch, unowned-task, missing-cancellation, wrong-screen, unmet-expectation
// at: if hasFailed { Task { await load() } }
// Opening the sheet after a failure loads the picture again.

import SwiftUI

struct LotPicture: View {
    let lot: Int
    @State private var image: UIImage?
    @State private var hasFailed = false
    @State private var isZoomed = false

    var body: some View {
        VStack {
            picture
            Button("Zoom") {
                if hasFailed { Task { await load() } }
                isZoomed = true
            }
        }
        .task(id: lot) { await load() }
        .sheet(isPresented: $isZoomed) {
            VStack {
                picture
                Button("Done") { isZoomed = false }
            }
        }
    }

    @ViewBuilder private var picture: some View {
        if let image {
            Image(uiImage: image).resizable().scaledToFit()
        } else if hasFailed {
            Text("Could not load the picture")
        } else {
            ProgressView()
        }
    }

    private func load() async {
        image = nil
        hasFailed = false
        var request = URLRequest(url: link("https://auction.example/lots/\(lot)"))
        request.httpMethod = "GET"
        guard let (data, response) = try? await URLSession.shared.data(for: request),
            (response as? HTTPURLResponse)?.statusCode == 200,
            let loaded = UIImage(data: data)
        else {
            hasFailed = !Task.isCancelled
            return
        }
        image = loaded
    }
}

/// Makes a URL of a text.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
