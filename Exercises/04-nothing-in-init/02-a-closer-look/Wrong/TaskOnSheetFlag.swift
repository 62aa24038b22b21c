// earns: redundant-fetch, wrong-screen, unmet-expectation
// at: .task(id: isZoomed) {
// The task's id is the sheet's flag, so opening and closing the sheet load again.

import SwiftUI

struct LotPicture: View {
    let lot: Int
    @State private var phase = PicturePhase.loading
    @State private var isZoomed = false

    var body: some View {
        VStack {
            PhaseView(phase: phase)
            Button("Zoom") { isZoomed = true }
        }
        .task(id: isZoomed) {
            guard case .loading = phase else { return }
            do {
                let (data, _) = try await URLSession.shared.data(
                    from: link("https://auction.example/lots/\(lot)"))
                phase = UIImage(data: data).map(PicturePhase.loaded) ?? .failed
            } catch {
                if Task.isCancelled { return }
                phase = .failed
            }
        }
        .sheet(isPresented: $isZoomed) {
            VStack {
                PhaseView(phase: phase)
                Button("Done") { isZoomed = false }
            }
        }
    }
}

enum PicturePhase {
    case loading
    case loaded(UIImage)
    case failed
}

struct PhaseView: View {
    let phase: PicturePhase

    var body: some View {
        switch phase {
        case .loading: ProgressView()
        case .loaded(let picture): Image(uiImage: picture).resizable().scaledToFit()
        case .failed: Text("Could not load the picture")
        }
    }
}

/// Makes a URL of a text.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
