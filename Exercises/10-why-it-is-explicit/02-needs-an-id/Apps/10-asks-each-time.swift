import SwiftUI

struct Screen: View {
    let album: String
    let stars: Int
    @Environment(Settings.self) private var settings
    @State private var text = "…"

    var body: some View {
        Text(text)
            .task {
                var last = ""
                while !Task.isCancelled {
                    if settings.album != last {
                        last = settings.album
                        text = await Albums.text("albums/\(last)")
                    }
                    do {
                        try await Task.sleep(for: .seconds(1))
                    } catch {
                        return
                    }
                }
            }
    }
}
