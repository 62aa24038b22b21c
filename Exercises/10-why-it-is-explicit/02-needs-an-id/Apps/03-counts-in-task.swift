import SwiftUI

struct Screen: View {
    let album: String
    let stars: Int
    @State private var text = "…"

    var body: some View {
        Text(text)
            .task {
                let review = await Albums.text("review")
                text = "\(stars) stars: \(review)"
            }
    }
}
