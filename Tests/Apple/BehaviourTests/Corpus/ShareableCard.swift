import SwiftUI

struct ShareableCard: View {
    let title: String
    @Environment(\.displayScale) private var scale
    @State private var rendered = Image(systemName: "photo")

    var body: some View {
        VStack {
            card
            ShareLink(item: rendered, preview: SharePreview(title, image: rendered))
            Button("Save") { save() }
        }
        .onChange(of: title, initial: true) { render() }
    }

    private var card: some View {
        Text(title).font(.title).padding().background(.yellow.gradient)
    }

    @MainActor private func render() {
        let renderer = ImageRenderer(content: card)
        renderer.scale = scale
        if let image = renderer.uiImage { rendered = Image(uiImage: image) }
    }

    private func save() {
        guard let image = ImageRenderer(content: card).cgImage else { return }
        print(image.width, image.height)
    }
}
