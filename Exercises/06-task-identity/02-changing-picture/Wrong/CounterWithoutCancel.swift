// earns: unowned-task, missing-cancellation
// at: .onChange(of: [width, height], initial: true) { _, new in
// A counter recognizes late responses, but old requests continue.

import SwiftUI

@MainActor @Observable
final class PictureStore {
    private(set) var picture: UIImage?
    private(set) var failed = false
    @ObservationIgnored private var generation = 0
    @ObservationIgnored private var task: Task<Void, Never>?

    func load(width: Int, height: Int) {
        generation += 1
        let mine = generation
        picture = nil
        failed = false
        task = Task {
            let picture = await PictureService().picture(width: width, height: height)
            guard mine == generation else { return }
            self.picture = picture
            failed = picture == nil
        }
    }

    func stop() {
        generation += 1
        task?.cancel()
    }
}

actor PictureService {
    func picture(width: Int, height: Int) async -> UIImage? {
        guard let url = URL(string: "https://img.example/\(width)/\(height)"),
            let (data, response) = try? await URLSession.shared.data(from: url),
            (response as? HTTPURLResponse)?.statusCode == 200
        else { return nil }
        return UIImage(data: data)
    }
}

struct ProfilePicture: View {
    let width: Int
    let height: Int
    @State private var store = PictureStore()

    var body: some View {
        VStack {
            if let picture = store.picture {
                Image(uiImage: picture)
            } else if store.failed {
                Text("Could not load the picture")
            } else {
                ProgressView()
            }
        }
        .onChange(of: [width, height], initial: true) { _, new in
            store.load(width: new[0], height: new[1])
        }
        .onDisappear { store.stop() }
    }
}
