// earns: wrong-screen
// The sheet belongs to one branch of the phase, so an open sheet closes when the picture arrives.

import SwiftUI

struct LotPicture: View {
    let lot: Int
    @State private var image: UIImage?
    @State private var failed = false

    var body: some View {
        VStack {
            if let image {
                Zoomable { Image(uiImage: image).resizable().scaledToFit() }
            } else if failed {
                Zoomable { Text("Could not load the picture") }
            } else {
                Zoomable { ProgressView() }
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
}

struct Zoomable<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var isZoomed = false

    var body: some View {
        VStack {
            content
            Button("Zoom") { isZoomed = true }
        }
        .sheet(isPresented: $isZoomed) {
            VStack {
                content
                Button("Done") { isZoomed = false }
            }
        }
    }
}

/// Makes a URL of a text.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
