import SwiftUI

/// A row that is a link and has a picture in it: it goes by its words, and the picture is seen beside it.
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
