import SwiftUI

struct PillButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 16)
            .background(isEnabled ? .blue : .gray, in: .capsule)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.snappy, value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PillButtonStyle {
    static var pill: PillButtonStyle { PillButtonStyle() }
}

struct DoubleTapStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2, perform: configuration.trigger)
    }
}

struct CheckboxStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
            }
        }
        .buttonStyle(.plain)
    }
}

struct VerticalLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.font(.title)
            configuration.title.font(.caption)
        }
    }
}

struct BarProgressStyle: ProgressViewStyle {
    var tint = Color.green
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            GeometryReader { proxy in
                Capsule().fill(tint).frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
            }
            .frame(height: 8)
            configuration.currentValueLabel
        }
    }
}

struct StyleGallery: View {
    @State private var isOn = false
    var body: some View {
        VStack {
            Button("Pill") {}.buttonStyle(.pill)
            Button("Twice") {}.buttonStyle(DoubleTapStyle())
            Toggle("Check", isOn: $isOn).toggleStyle(CheckboxStyle())
            Label("Home", systemImage: "house").labelStyle(VerticalLabelStyle())
            ProgressView("Loading", value: 0.3).progressViewStyle(BarProgressStyle(tint: .orange))
            Button(role: .close) {}
        }
    }
}
