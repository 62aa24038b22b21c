import SwiftUI

/// Taps toggle switches, a scenario chooses a picker's option by text, and disabled controls accept no gesture.
struct FormGestures: View {
    let input: Int
    @State private var isOn = false
    @State private var order = Order.name
    @State private var name = ""

    enum Order { case name, price }

    var body: some View {
        Form {
            Toggle("Sorted", isOn: $isOn)
            Picker("Order", selection: $order) {
                Text("By name").tag(Order.name)
                Text("By price").tag(Order.price)
            }
            .disabled(!isOn)
            TextField("Name", text: $name).disabled(isOn)
            Toggle("Sorted", isOn: $isOn).hidden()
        }
        .onChange(of: order) { print("\($1)") }
    }
}
