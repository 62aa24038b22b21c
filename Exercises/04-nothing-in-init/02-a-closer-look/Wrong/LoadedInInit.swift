// earns: work-in-init, missing-cancellation, redundant-fetch, wrong-screen, unmet-expectation
// at: Task { await zoom.load() }
// The sheet creates a second model, which loads when it is created.

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
            ZoomedPicture(lot: lot)
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

/// The picture in the sheet, and the button that closes it.
struct ZoomedPicture: View {
    @State private var zoom: Zoom
    @Environment(\.dismiss) private var dismiss

    init(lot: Int) {
        let zoom = Zoom(lot: lot)
        _zoom = State(initialValue: zoom)
        Task { await zoom.load() }
    }

    var body: some View {
        VStack {
            PhaseView(phase: zoom.phase)
            Button("Done") { dismiss() }
        }
    }
}

@MainActor @Observable
final class Zoom {
    let lot: Int
    private(set) var phase = PicturePhase.loading

    init(lot: Int) {
        self.lot = lot
    }

    func load() async {
        guard let url = URL(string: "https://auction.example/lots/\(lot)") else { return }
        do {
            let (data, _) = try await URLSession.shared.data(from: url)
            phase = UIImage(data: data).map(PicturePhase.loaded) ?? .failed
        } catch {
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
