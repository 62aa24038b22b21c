// earns: wrong-screen
// looks right in: zoomed-afterwards, no-picture, no-picture-but-words
// Every status from 200 to 299 counts as a success.

import SwiftUI

/// The picture of a lot in an auction.
struct LotPicture: View {
    let lot: Int

    @State private var phase = PicturePhase.loading
    @State private var isZoomed = false

    var body: some View {
        VStack {
            PhaseView(phase: phase)
            Button("Zoom") { isZoomed = true }
        }
        .task { await load() }
        .sheet(isPresented: $isZoomed) {
            ZoomedPicture(phase: phase)
        }
    }

    private func load() async {
        do {
            guard let url = URL(string: "https://auction.example/lots/\(lot)") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard let status = (response as? HTTPURLResponse)?.statusCode, (200..<300).contains(status),
                let picture = UIImage(data: data)
            else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(picture)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}

/// The picture in the sheet, and the button that closes it.
struct ZoomedPicture: View {
    let phase: PicturePhase
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            PhaseView(phase: phase)
            Button("Done") { dismiss() }
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
