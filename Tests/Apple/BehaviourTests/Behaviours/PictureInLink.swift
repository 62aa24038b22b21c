import SwiftUI

/// A row with a link and a picture: the link has its text as name, and the picture shows beside it.
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
