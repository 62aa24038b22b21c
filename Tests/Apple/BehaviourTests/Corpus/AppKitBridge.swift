import SwiftUI

#if canImport(AppKit)
    import AppKit
#endif

struct VisualEffectBridge: NSViewRepresentable {
    let material: NSVisualEffectView.Material

    func makeNSView(context: Context) -> NSVisualEffectView {
        let view = NSVisualEffectView()
        view.material = material
        view.state = .active
        return view
    }

    func updateNSView(_ view: NSVisualEffectView, context: Context) {
        view.material = material
    }
}

struct SidebarScreen: View {
    @State private var hovered: Int?

    var body: some View {
        List(0..<5) { row in
            Text("Row \(row)")
                .onHover { hovered = $0 ? row : nil }
                .help("A row")
        }
        .background(VisualEffectBridge(material: .sidebar))
        .onDeleteCommand { hovered = nil }
        .onMoveCommand { print($0) }
    }
}
