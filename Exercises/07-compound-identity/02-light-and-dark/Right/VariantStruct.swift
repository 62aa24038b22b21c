// style: A struct with the rules for sizes and addresses: it can be tested alone, and needs a child view.

import SwiftUI

struct Variant: Hashable {
    enum Size: Int {
        case small = 200
        case medium = 400
        case large = 800

        init(fitting width: Int) {
            switch width {
            case ...200: self = .small
            case 201...400: self = .medium
            default: self = .large
            }
        }
    }

    let name: String
    let size: Size
    let isDark: Bool

    var url: URL {
        var url = link("https://news.example")
            .appendingPathComponent(name)
            .appendingPathComponent(String(size.rawValue))
        if isDark { url.appendPathComponent("dark") }
        return url
    }
}

struct NewsPicture: View {
    let name: String
    let isDrawing: Bool
    let width: Int
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let variant = Variant(
            name: name, size: Variant.Size(fitting: width), isDark: isDrawing && colorScheme == .dark)
        VariantPicture(variant: variant).id(variant)
    }
}

private struct VariantPicture: View {
    let variant: Variant
    @State private var picture: UIImage?
    @State private var failed = false

    var body: some View {
        ZStack {
            if let picture {
                Image(uiImage: picture).resizable().scaledToFit()
            } else if failed {
                Text("Could not load the picture")
            } else {
                ProgressView()
            }
        }
        .task {
            do {
                let (data, response) = try await URLSession.shared.data(from: variant.url)
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                picture = UIImage(data: data)
                failed = picture == nil
            } catch {
                failed = !Task.isCancelled
            }
        }
    }
}

/// The URL with this text.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
