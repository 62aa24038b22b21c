import SwiftUI

/// If code sets the focus, all focus states and focused values of the field change, as after a tap.
struct FocusByCode: View {
    enum Field { case name, city }

    let input: Int
    @State private var name = ""
    @State private var city = ""
    @FocusState private var field: Field?
    @FocusState private var isForm: Bool

    var body: some View {
        Shown()
        Text("form: \(isForm), field: \(field.map { "\($0)" } ?? "none")")
        VStack {
            TextField("Name", text: $name).focused($field, equals: .name)
            TextField("City", text: $city).focused($field, equals: .city).focusedValue(\.cityTitle, "town")
        }
        .focused($isForm)
        Button("city") { field = .city }
        Button("name") { field = .name }
        Button("none") { field = nil }
    }

    private struct Shown: View {
        @FocusedValue(\.cityTitle) private var city

        var body: some View { Text(city ?? "no city") }
    }
}

extension FocusedValues {
    @Entry fileprivate var cityTitle: String?
}
