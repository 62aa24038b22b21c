import SwiftUI

/// A board of shapes, a date and options. Views without text add no line to the screen's text.
struct ScreenBoard: View {
    let input: Int

    @State private var date = Date(timeIntervalSince1970: 1_767_606_060)
    @State private var note = "a note"
    @State private var color = Color.teal
    @State private var chosen: Int?
    @State private var price: Double = 2

    private struct Wedge: Shape {
        var angle: Angle

        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.midX, y: rect.midY))
                path.addArc(
                    center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
                    startAngle: .zero, endAngle: angle, clockwise: false)
                path.closeSubpath()
            }
        }
    }

    var body: some View {
        GroupBox("Shapes") {
            Wedge(angle: .degrees(90)).fill(.yellow.gradient)
            Capsule().strokeBorder(.quaternary, lineWidth: 2)
            Rectangle().stroke(
                Color(red: 1, green: 0.5, blue: 0), style: StrokeStyle(lineWidth: 1, dash: [4]))
            Ellipse().trim(from: 0, to: 0.5).foregroundStyle(.regularMaterial)
            Color.mint.frame(height: 1)
        }
        .backgroundStyle(.thinMaterial)
        DatePicker("Due", selection: $date, in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date)
            .datePickerStyle(.compact)
        ColorPicker("Colour", selection: $color)
        TextEditor(text: $note).scrollContentBackground(.hidden)
        TextField("Price", value: $price, format: .number)
        Picker(selection: $chosen) {
            Text("None").tag(Int?.none)
            ForEach(0..<3) { Text("Choice \($0)").tag($0) }
        } label: {
            Label("Pick", systemImage: "hand.point.up")
        }
        Button("Choose 2") { chosen = 2 }
            .safeAreaInset(edge: .bottom) { Text("inset") }
            .safeAreaInset(edge: .top) { Text("bar") }
        ControlGroup {
            Button("Left", systemImage: "arrow.left") { date.addTimeInterval(-86_400) }
            ShareLink(item: "words")
        }
        .mask { Rectangle() }
        ContentUnavailableView.search(text: "ada")
    }
}
