import SwiftUI

struct Screen: View {
    let album: String
    let stars: Int
    @State private var review = "…"

    var body: some View {
        Text("\(stars) stars: \(review)")
            .task { review = await Albums.text("review") }
    }
}
