import RealityKit
import SwiftUI

/// `RealityView` runs `make` once, to load models, and `update` with each later update. Entities form a tree, as on a device.
struct BoxInSpace: View {
    let input: Int

    var body: some View {
        RealityView { content in
            guard let url = URL(string: "https://example.com/box") else { return }
            _ = try? await URLSession.shared.data(from: url)
            let box = ModelEntity(mesh: .generateBox(size: 0.2))
            box.name = "box"
            box.position = [0, 1, -1]
            let lid = Entity()
            lid.position.y = 0.1
            box.addChild(lid)
            content.add(box)
            print("made: the lid is at \(lid.position(relativeTo: nil))")
        } update: { content in
            print("updated for \(input): \(content.entities.first?.name ?? "nothing")")
        } placeholder: {
            Text("Loading")
        }
    }
}
