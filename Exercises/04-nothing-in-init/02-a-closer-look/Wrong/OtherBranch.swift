// earns: premature-cancel, redundant-fetch, wrong-screen, unmet-expectation
// at: .task { await load() }
// Another branch replaces the page instead of a sheet, so the page's task is cancelled.

import SwiftUI

/// The picture of a lot in an auction.
struct LotPicture: View {
    let lot: Int

    @State private var phase = PicturePhase.loading
    @State private var isZoomed = false

    var body: some View {
        if isZoomed {
            VStack {
                PhaseView(phase: phase)
                Button("Done") { isZoomed = false }
            }
        } else {
            VStack {
                PhaseView(phase: phase)
                Button("Zoom") { isZoomed = true }
            }
            .task { await load() }
        }
    }

    private func load() async {
        guard let url = URL(string: "https://auction.example/lots/\(lot)") else { return }
        do {
            let (data, _) = try await URLSession.shared.data(from: url)
            phase = UIImage(data: data).map(PicturePhase.loaded) ?? .failed
        } catch {
            if Task.isCancelled { return }
            phase = .failed
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
