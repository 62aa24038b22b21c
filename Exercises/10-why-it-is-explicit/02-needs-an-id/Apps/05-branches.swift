import SwiftUI

struct Screen: View {
    let album: String
    let stars: Int

    var body: some View {
        if album == "blue" {
            Page(album: "blue")
        } else {
            Page(album: "green")
        }
    }
}

struct Page: View {
    let album: String
    @State private var text = "…"

    var body: some View {
        Text(text)
            .task { text = await Albums.text("albums/\(album)") }
    }
}
