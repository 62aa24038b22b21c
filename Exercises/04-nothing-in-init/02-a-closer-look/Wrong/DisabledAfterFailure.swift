// earns: wrong-screen
// The button is disabled after a failure, because there is no picture.

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
                .disabled(failed)
        }
        .sheet(isPresented: $isZoomed) {
            VStack {
                content
                Button("Done") { isZoomed = false }
            }
        }
        .task {
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

    @ViewBuilder private var content: some View {
        if let image {
            Image(uiImage: image).resizable().scaledToFit()
        } else if failed {
            Text("Could not load the picture")
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
