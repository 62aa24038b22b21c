import SwiftUI

struct CardBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.bold()
            configuration.content
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(.background).shadow(radius: 4))
    }
}

struct ChevronStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    configuration.label
                    Spacer()
                    Image(systemName: "chevron.right").rotationEffect(
                        .degrees(configuration.isExpanded ? 90 : 0))
                }
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

struct SpeedGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().trim(from: 0, to: 0.75 * configuration.value).stroke(.blue, lineWidth: 12)
            configuration.currentValueLabel
        }
    }
}

struct UnderlinedFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(.vertical, 8).overlay(alignment: .bottom) { Divider() }
    }
}

struct RowContentStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label.foregroundStyle(.secondary)
            Spacer()
            configuration.content
        }
    }
}

struct CardBoxGallery: View {
    @State private var name = ""
    @State private var isOpen = false
    var body: some View {
        Form {
            GroupBox("Box") { Text("Inside") }.groupBoxStyle(CardBoxStyle())
            DisclosureGroup("More", isExpanded: $isOpen) { Text("Here") }.disclosureGroupStyle(ChevronStyle())
            Gauge(value: 0.4) {
                Text("Speed")
            } currentValueLabel: {
                Text("40")
            }.gaugeStyle(SpeedGaugeStyle())
            TextField("Name", text: $name).textFieldStyle(UnderlinedFieldStyle())
            LabeledContent("Version", value: "1.0").labeledContentStyle(RowContentStyle())
        }
    }
}
