// earns: redundant-fetch, unowned-task, missing-cancellation, wrong-screen, unmet-expectation
// at: if image == nil { Task { await load() } }
// When the sheet closes after a failure, the picture is loaded again.

import SwiftUI

struct LotPicture: View {
    let lot: Int
    @State private var image: UIImage?
    @State private var failed = false
    @State private var isZoomed = false

    var body: some View {
        VStack {
            content
            Button("Zoom") { isZoomed = true }
        }
        .sheet(
            isPresented: $isZoomed,
            onDismiss: {
                if image == nil { Task { await load() } }
            }
        ) {
            VStack {
                content
                Button("Done") { isZoomed = false }
            }
        }
        .task { await load() }
    }

    @ViewBuilder private var content: some View {
        if let image {
            Image(uiImage: image).resizable().scaledToFit()
        } else if failed {
            Text("Could not load the picture")
        } else {
            ProgressView()
        }
    }

    private func load() async {
        do {
            let (data, _) = try await URLSession.shared.data(
                from: link("https://auction.example/lots/\(lot)"))
            image = UIImage(data: data)
            failed = image == nil
        } catch {
            failed = !Task.isCancelled
        }
    }
}

/// Makes a URL of a text.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
