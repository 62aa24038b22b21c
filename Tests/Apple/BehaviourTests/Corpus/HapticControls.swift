import SwiftUI

struct HapticControls: View {
    @State private var level = 3
    @State private var isFavorite = false
    private let selection = UISelectionFeedbackGenerator()

    var body: some View {
        Form {
            Stepper("Level \(level)", value: $level, in: 0...10)
                .sensoryFeedback(.increase, trigger: level) { $1 > $0 }
                .sensoryFeedback(trigger: isFavorite) { _, new in
                    new ? .success : .impact(flexibility: .soft, intensity: 0.5)
                }
            Toggle("Favorite", isOn: $isFavorite)
            Button("Thump") {
                let generator = UIImpactFeedbackGenerator(style: .heavy)
                generator.prepare()
                generator.impactOccurred(intensity: 0.8)
                selection.selectionChanged()
            }
            MultiDatePicker("Days", selection: .constant([]))
            Picker("Size", selection: $level) {
                ForEach(0..<4) { Text("\($0)").tag($0) }
            } currentValueLabel: {
                Text("Chosen: \(level)")
            }
        }
    }
}
