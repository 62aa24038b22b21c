import SwiftUI

/// A custom style replaces a switch and reads the environment around the switch; a built-in style keeps the switch.
struct StyledToggle: View {
    let input: Int
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("is on: \(isOn ? "yes" : "no")")
            Toggle("plain", isOn: $isOn)
            Toggle("checked", isOn: $isOn).toggleStyle(Checkbox())
            Toggle("within", isOn: $isOn).toggleStyle(Framed())
        }
        .toggleStyle(.switch)
        .disabled(input == 1)
    }

    private struct Checkbox: ToggleStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                Text(configuration.isOn ? "[x]" : "[ ]")
                configuration.label
                if !isEnabled { Text("off duty") }
            }
        }
    }

    private struct Framed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Text("framed")
            Toggle(configuration)
        }
    }
}
