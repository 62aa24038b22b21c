import SwiftUI

/// A "loaded" flag that is set before the response stays set when the load is cancelled, so the app never loads again.
struct TrapLoadedFlag: View {
    let input: Int
    @State private var model = Model()

    @MainActor @Observable final class Model {
        private(set) var text = "nothing"
        private var isLoaded = false

        func load() async {
            guard !isLoaded else { return print("already loaded, says the flag") }
            isLoaded = true
            guard let url = URL(string: "https://a.example/profile") else { return }
            guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
            text = data.isEmpty ? "no profile" : "profile"
        }
    }

    var body: some View {
        VStack {
            if input != 1 { Text(model.text).task { await model.load() } }
        }
    }
}
