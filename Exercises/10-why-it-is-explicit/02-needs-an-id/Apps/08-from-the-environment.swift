import SwiftUI

struct Screen: View {
    let album: String
    let stars: Int

    var body: some View {
        Page()
    }
}

struct Page: View {
    @Environment(\.album) private var album
    @State private var text = "…"

    var body: some View {
        Text(text)
            .task { text = await Albums.text("albums/\(album)") }
    }
}
