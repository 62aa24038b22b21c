import SwiftUI

struct Screen: View {
    let album: String
    let stars: Int
    @State private var text = "…"

    var body: some View {
        Text(text)
            .task { text = await Albums.text("albums/\(album)") }
    }
}
