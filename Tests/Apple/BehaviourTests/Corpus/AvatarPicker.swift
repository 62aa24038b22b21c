import PhotosUI
import SwiftUI

struct AvatarPicker: View {
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var avatar: Image?
    @State private var isPicking = false

    var body: some View {
        VStack {
            (avatar ?? Image(systemName: "person.crop.circle"))
                .resizable()
                .scaledToFill()
                .frame(width: 96, height: 96)
                .clipShape(.circle)
            PhotosPicker(selection: $item, matching: .images) {
                Label("Choose a photo", systemImage: "photo")
            }
            PhotosPicker(
                "Several", selection: $items, maxSelectionCount: 3,
                matching: .any(of: [.images, .screenshots]))
            Button("Later") { isPicking = true }
        }
        .photosPicker(isPresented: $isPicking, selection: $item)
        .onChange(of: item) { _, new in
            Task {
                if let data = try? await new?.loadTransferable(type: Data.self),
                    let image = UIImage(data: data)
                {
                    avatar = Image(uiImage: image)
                }
            }
        }
    }
}
