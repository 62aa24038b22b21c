import SwiftUI

/// The picture of a lot in an auction.
struct LotPicture: View {
    let lot: Int
    @State private var model: LotModel

    init(lot: Int) {
        self.lot = lot
        let model = LotModel()
        _model = State(initialValue: model)
        // TODO: SwiftUI runs this init once a second. Load once a visit.
        Task { await model.load(lot) }
    }

    var body: some View {
        VStack {
            PhaseView(phase: model.phase)
            // TODO: a button "Zoom" that opens a sheet with this picture and a button "Done".
        }
    }
}

/// Loads the picture of a lot.
@MainActor @Observable
final class LotModel {
    private(set) var phase = PicturePhase.loading

    func load(_ lot: Int) async {
        do {
            guard let url = URL(string: "https://auction.example/lots/\(lot)") else {
                throw URLError(.badURL)
            }
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
