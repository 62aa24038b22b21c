import SwiftUI

struct SketchLine: Identifiable {
    let id = UUID()
    var points: [CGPoint] = []
    var color = Color.black
}

@Observable
final class SketchModel {
    var lines: [SketchLine] = []
    var color = Color.blue

    func extend(to point: CGPoint, isNew: Bool) {
        if isNew || lines.isEmpty { lines.append(SketchLine(color: color)) }
        lines[lines.count - 1].points.append(point)
    }
}

struct SketchPad: View {
    @State private var model = SketchModel()
    @State private var isDrawing = false

    var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            for line in model.lines {
                var path = Path()
                path.addLines(line.points)
                context.stroke(
                    path, with: .color(line.color), style: StrokeStyle(lineWidth: 4, lineCap: .round))
            }
            context.drawLayer { layer in
                layer.opacity = 0.3
                layer.draw(Text("Sketch").font(.title), at: CGPoint(x: size.width / 2, y: 20))
            }
        }
        .gesture(
            DragGesture(minimumDistance: 0)
                .onChanged { value in
                    model.extend(to: value.location, isNew: !isDrawing)
                    isDrawing = true
                }
                .onEnded { _ in isDrawing = false }
        )
        .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
                ColorPicker("Ink", selection: $model.color)
                Button("Clear", systemImage: "trash", role: .destructive) { model.lines.removeAll() }
            }
        }
    }
}
