import SwiftUI

/// A row with a link and a picture: scenarios find the link by its text, and the picture is beside the link on screen.
struct PictureInLink: View {
    let input: Int

    var body: some View {
        NavigationStack {
            List {
                NavigationLink {
                    Text("the page")
                } label: {
                    HStack {
                        AsyncImage(url: URL(string: "https://img.example/shoe")) {
                            $0
                        } placeholder: {
                            ProgressView()
                        }
                        Text("Shoe")
                    }
                }
            }
            .toolbar {
                Button {
                } label: {
                    Image(systemName: "gear")
                }
            }
        }
    }
}
