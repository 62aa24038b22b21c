import SwiftUI

struct Bars: View {
    let values: [Double]
    @State private var selected: Int?
    @State private var width: CGFloat = 0

    var body: some View {
        GeometryReader { proxy in
            HStack(alignment: .bottom, spacing: 2) {
                ForEach(values.indices, id: \.self) { index in
                    Rectangle()
                        .fill(index == selected ? Color.orange : Color.blue.opacity(0.7))
                        .frame(height: proxy.size.height * values[index])
                        .onTapGesture { selected = index }
                        .accessibilityValue(Text(values[index].formatted(.percent)))
                }
            }
        }
        .frame(height: 120)
        .background(Trend(values: values).stroke(style: StrokeStyle(lineWidth: 2, dash: [4])))
        .overlay(alignment: .topLeading) {
            if let selected { Text(values[selected], format: .percent.precision(.fractionLength(1))) }
        }
        .clipped()
        .drawingGroup()
    }
}

struct Trend: Shape {
    let values: [Double]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for (index, value) in values.enumerated() {
            let point = CGPoint(
                x: rect.width * Double(index) / Double(values.count), y: rect.height * (1 - value))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }
}

struct Badge<Content: View>: View {
    @ViewBuilder var content: Content
    var body: some View {
        content
            .padding(6)
            .background { Capsule().fill(.red.gradient) }
            .fixedSize()
            .layoutPriority(1)
            .zIndex(2)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

#Preview { Bars(values: [0.1, 0.5, 0.9]) }
