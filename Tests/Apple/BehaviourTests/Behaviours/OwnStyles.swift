import SwiftUI

/// A custom style creates the content of a label, field, button or box, and reads the control's state.
struct OwnStyles: View {
    let input: Int
    @State private var name = ""
    @State private var isOpen = false

    var body: some View {
        Group {
            Label("Title", systemImage: "star")
            ProgressView(value: 0.25)
            GroupBox("Box") { Text("inside") }
            DisclosureGroup("Group", isExpanded: $isOpen) { Text("unfolded") }
            Button("Press") { print("pressed") }.buttonStyle(Twice())
            TextField("Name", text: $name)
            Gauge(value: 0.5) { Text("Fuel") }
            LabeledContent("Key", value: "value")
            Button(role: .close) { print("closed") }
        }
        .labelStyle(Loud())
        .progressViewStyle(Share())
        .groupBoxStyle(Framed())
        .disclosureGroupStyle(Folded())
        .gaugeStyle(Needle())
    }

    private struct Loud: LabelStyle {
        @Environment(\.colorScheme) private var scheme
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("loud in \(String(describing: scheme))")
                Label(configuration)
            }
        }
    }

    private struct Share: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("share \(configuration.fractionCompleted ?? -1)")
        }
    }

    private struct Framed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("frame")
            configuration.content
        }
    }

    private struct Folded: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration.isExpanded ? "Fold" : "Unfold") { configuration.isExpanded.toggle() }
            if configuration.isExpanded { configuration.content }
        }
    }

    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(configuration).simultaneousGesture(TapGesture().onEnded { configuration.trigger() })
        }
    }

    private struct Needle: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
            Text("at \(configuration.value)")
        }
    }
}
