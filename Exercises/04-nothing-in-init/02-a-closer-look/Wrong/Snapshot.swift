// earns: wrong-screen
// The sheet keeps what the page showed at the tap, so an early sheet shows the spinner forever.

import SwiftUI

struct LotPicture: View {
    let lot: Int
    @State private var phase = PicturePhase.loading
    @State private var zoomed: Snapshot?

    struct Snapshot: Identifiable {
        let id = UUID()
        let phase: PicturePhase
    }

    var body: some View {
        VStack {
            PhaseView(phase: phase)
            Button("Zoom") { zoomed = Snapshot(phase: phase) }
        }
        .sheet(item: $zoomed) { snapshot in
            VStack {
                PhaseView(phase: snapshot.phase)
                Button("Done") { zoomed = nil }
            }
        }
        .task { await load() }
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
