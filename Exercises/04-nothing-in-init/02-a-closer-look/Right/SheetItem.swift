// style: sheet(item:) with a binding: the item says what the sheet shows, and it needs a type and a second state.

import SwiftUI

struct LotPicture: View {
    let lot: Int
    @State private var phase = PicturePhase.loading
    @State private var zoomed: Zoomed?

    struct Zoomed: Identifiable {
        let id: Int
    }

    var body: some View {
        VStack {
            PhaseView(phase: phase)
            Button("Zoom") { zoomed = Zoomed(id: lot) }
        }
        .sheet(item: $zoomed) { _ in
            CloserLook(phase: $phase)
        }
        .task { await load() }
    }

    private func load() async {
        guard let url = URL(string: "https://auction.example/lots/\(lot)") else { return }
        do {
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200, let picture = UIImage(data: data) else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(picture)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
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
