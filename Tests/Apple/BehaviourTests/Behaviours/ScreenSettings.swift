import SwiftUI

/// A settings form: switches, a picker and steppers show their values, and a collapsed group contains no views.
struct ScreenSettings: View {
    let input: Int

    enum Quality: String, CaseIterable, Identifiable {
        case low, high
        var id: Self { self }
    }

    @State private var isDownloading = true
    @State private var notifies = false
    @State private var quality: Quality = .high
    @State private var days = 7
    @State private var volume = 0.5
    @State private var name = ""
    @State private var showsConfirmation = false

    var body: some View {
        Form {
            Section {
                TextField("Name", text: $name, prompt: Text("Anonymous"))
                    .textContentType(.name)
                    .textInputAutocapitalization(.words)
                    .autocorrectionDisabled()
                Toggle("Download over Wi-Fi", isOn: $isDownloading)
                    .toggleStyle(.switch)
                Toggle(isOn: $notifies) {
                    Label("Notify me", systemImage: "bell.badge")
                }
                .disabled(!isDownloading)
            } header: {
                Text("General").textCase(.uppercase)
            } footer: {
                Text("You keep **\(days)** days of history.").font(.footnote).foregroundStyle(.secondary)
            }
            Picker("Quality", selection: $quality) {
                Text("Low").tag(Quality.low)
                Text("High").tag(Quality.high)
            }
            .pickerStyle(.segmented)
            Stepper("Keep \(days) days", value: $days, in: 1...30)
            Slider(value: $volume, in: 0...1, step: 0.1) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3")
            }
            .tint(.orange)
            DisclosureGroup("Advanced") {
                LabeledContent("Cache", value: 12_345, format: .number)
                Button("Reset", role: .destructive) { days = 7 }
                    .onAppear { print("advanced appears") }
                    .onDisappear { print("advanced disappears") }
            }
        }
        .formStyle(.grouped)
        .navigationTitle("Settings")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("Done", systemImage: "checkmark") { showsConfirmation.toggle() }
                    .buttonStyle(.borderedProminent)
            }
            if showsConfirmation {
                ToolbarItem(placement: .status) { Text("Saved") }
            }
        }
    }
}
