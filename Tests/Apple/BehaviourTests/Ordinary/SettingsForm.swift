import SwiftUI

enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
    var title: LocalizedStringKey {
        switch self {
        case .system: "System"
        case .light: "Light"
        case .dark: "Dark"
        }
    }
}

struct SettingsForm: View {
    @AppStorage("appearance") private var appearance = Appearance.system
    @AppStorage("username") private var username = ""
    @AppStorage("fontSize") private var fontSize = 14.0
    @SceneStorage("isAdvancedShown") private var isAdvancedShown = false
    @State private var isNotifying = true
    @State private var copies = 1
    @State private var birthday = Date.now
    @State private var tint = Color.accentColor
    @State private var notes = ""
    @State private var password = ""
    @FocusState private var focus: Field?
    @State private var isConfirming = false

    enum Field: Hashable { case name, password }

    var body: some View {
        Form {
            Section("Account") {
                TextField("Name", text: $username, prompt: Text("Required"))
                    .focused($focus, equals: .name)
                    .textContentType(.username)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .submitLabel(.next)
                    .onSubmit { focus = .password }
                SecureField("Password", text: $password)
                    .focused($focus, equals: .password)
                LabeledContent("Plan", value: "Free")
            }
            Section {
                Picker("Appearance", selection: $appearance) {
                    ForEach(Appearance.allCases) { Text($0.title).tag($0) }
                }
                .pickerStyle(.segmented)
                Slider(value: $fontSize, in: 10...24, step: 1) {
                    Text("Font size")
                } minimumValueLabel: {
                    Text("A").font(.caption)
                } maximumValueLabel: {
                    Text("A").font(.title)
                }
                Stepper("Copies: \(copies)", value: $copies, in: 1...9)
                Toggle(isOn: $isNotifying.animation()) { Label("Notifications", systemImage: "bell") }
                    .toggleStyle(.switch)
                    .tint(.green)
                DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date)
                ColorPicker("Tint", selection: $tint, supportsOpacity: false)
            } header: {
                Text("Look")
            } footer: {
                Text("Changes apply at once.").font(.footnote)
            }
            DisclosureGroup("Advanced", isExpanded: $isAdvancedShown) {
                TextEditor(text: $notes).frame(minHeight: 80)
                Gauge(value: fontSize, in: 10...24) { Text("Size") }
            }
            Section {
                Button("Delete account", role: .destructive) { isConfirming = true }
                if let url = URL(string: "https://example.com/terms") {
                    Link("Terms", destination: url)
                }
            }
        }
        .formStyle(.grouped)
        .scrollDismissesKeyboard(.interactively)
        .confirmationDialog("Delete?", isPresented: $isConfirming, titleVisibility: .visible) {
            Button("Delete", role: .destructive) { username = "" }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("This cannot be undone.")
        }
        .onChange(of: appearance) { old, new in print(old.rawValue, new.rawValue) }
        .onChange(of: fontSize) { print("size changed") }
        .onAppear { focus = .name }
    }
}
