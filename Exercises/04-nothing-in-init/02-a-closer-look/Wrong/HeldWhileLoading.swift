// earns: wrong-screen
// The user cannot swipe the sheet away while the picture loads.
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
        .sheet(isPresented: $isZoomed) {
            ZoomSheet(phase: $phase)
        }
        .task {
            do {
                phase = .loaded(try await AuctionServer().picture(of: lot))
            } catch {
                if !Task.isCancelled { phase = .failed }
            }
        }
    }
}

/// The same picture, closer.
struct ZoomSheet: View {
    @Binding var phase: PicturePhase
    @Environment(\.dismiss) private var dismiss

    private var isLoading: Bool {
        if case .loading = phase { return true }
        return false
    }

    var body: some View {
        VStack {
            PhaseView(phase: phase)
            Button("Done") { dismiss() }
        }
        .interactiveDismissDisabled(isLoading)
    }
}

@MainActor
struct AuctionServer {
    func picture(of lot: Int) async throws -> UIImage {
        guard let url = URL(string: "https://auction.example/lots/\(lot)") else {
            throw URLError(.badURL)
        }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        guard let picture = UIImage(data: data) else {
            throw URLError(.cannotDecodeContentData)
        }
        return picture
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
