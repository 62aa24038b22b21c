import SwiftUI

/// Setting a style with equal values does not update the controls. Setting a style with changed values
/// updates the controls.
struct EqualStyles: View {
    let input: Int

    var body: some View {
        let _ = print("body \(input)")
        VStack {
            Page()
        }
        .buttonStyle(Framed(width: input / 2))
        .toggleStyle(Worded(width: input / 2))
        .labelStyle(Bracketed(width: input / 2))
    }

    private struct Page: View {
        @State private var isOn = false

        var body: some View {
            let _ = print("page")
            Button("Buy") {}
            Toggle("Gift", isOn: $isOn)
            Label("Sale", systemImage: "tag")
        }
    }

    private struct Framed: ButtonStyle {
        let width: Int

        func makeBody(configuration: Configuration) -> some View {
            let _ = print("button \(width)")
            configuration.label
        }
    }

    private struct Worded: ToggleStyle {
        let width: Int

        func makeBody(configuration: Configuration) -> some View {
            let _ = print("switch \(width)")
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
            }
        }
    }

    private struct Bracketed: LabelStyle {
        let width: Int

        func makeBody(configuration: Configuration) -> some View {
            let _ = print("label \(width)")
            configuration.title
        }
    }
}
