import UIKit

/// A picture is decoded. Damaged or cut data gives no picture.
struct WorldPictures: View {
    let input: Int
    @State private var picture: UIImage?

    var body: some View {
        VStack {
            if let picture { Image(uiImage: picture) }
            Image(systemName: "star")
        }
        .task {
            guard let address = URL(string: "https://a.example/picture"),
                let (data, _) = try? await URLSession.shared.data(from: address)
            else { return }
            picture = UIImage(data: data)
            print("\(picture?.size ?? .zero), same bytes: \(picture?.pngData() == data)")
            print("cut: \(UIImage(data: data.dropLast(1)) == nil)")
            var damaged = data
            damaged[damaged.count / 2] ^= 1
            print("damaged: \(UIImage(data: damaged) == nil)")
            print("no picture: \(UIImage(data: Data("no".utf8)) == nil)")
            print("longer: \(UIImage(data: data + [0]) != nil)")
        }
    }
}
