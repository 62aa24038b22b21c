// earns: wrong-screen
// The page and the sheet share a model, but the view's init creates a new one each second.

import SwiftUI

struct LotPicture: View {
    let lot: Int
    @State private var zoomed: Zoomed?

    private let box: LotBox
    init(lot: Int) {
        self.lot = lot
        box = LotBox()
    }

    struct Zoomed: Identifiable {
        let id: Int
    }

    var body: some View {
        VStack {
            PhaseView(phase: box.phase)
            Button("Zoom") { zoomed = Zoomed(id: lot) }
        }
        .sheet(item: $zoomed) { _ in
            CloserLook(phase: Binding(get: { box.phase }, set: { box.phase = $0 }))
        }
        .task { await load() }
    }

    private func load() async {
        guard let url = URL(string: "https://auction.example/lots/\(lot)") else { return }
        do {
            let (data, _) = try await URLSession.shared.data(from: url)
            box.phase = UIImage(data: data).map(PicturePhase.loaded) ?? .failed
        } catch {
            if Task.isCancelled { return }
            box.phase = .failed
        }
    }
}

@MainActor @Observable final class LotBox {
    var phase = PicturePhase.loading
}

struct CloserLook: View {
    @Binding var phase: PicturePhase
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
