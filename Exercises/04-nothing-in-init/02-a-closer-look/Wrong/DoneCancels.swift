// earns: premature-cancel, wrong-screen
// at: .onDisappear { loading?.cancel() }
// "Done" cancels the load, as if the sheet had started it.

import SwiftUI

struct LotPicture: View {
    let lot: Int
    @State private var phase = PicturePhase.loading
    @State private var isZoomed = false
    @State private var loading: Task<Void, Never>?

    var body: some View {
        VStack {
            PhaseView(phase: phase)
            Button("Zoom") { isZoomed = true }
        }
        .onAppear { loading = Task { await load() } }
        .onDisappear { loading?.cancel() }
        .sheet(isPresented: $isZoomed) {
            VStack {
                PhaseView(phase: phase)
                Button("Done") { isZoomed = false }
            }
            .onDisappear { loading?.cancel() }
        }
    }

    private func load() async {
        do {
            let (data, _) = try await URLSession.shared.data(
                from: link("https://auction.example/lots/\(lot)"))
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

/// Makes a URL of a text.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
