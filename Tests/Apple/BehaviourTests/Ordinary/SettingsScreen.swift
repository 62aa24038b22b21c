// swift-format-ignore-file: NeverForceUnwrap
// Like many apps, this file force-unwraps constants such as URLs.

import SwiftUI

enum AppTheme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
    var title: LocalizedStringKey {
        switch self {
        case .system: "System"
        case .light: "Light"
        case .dark: "Dark"
        }
    }
    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

struct SettingsView: View {
    @AppStorage("theme") private var theme: AppTheme = .system
    @AppStorage("username") private var username = ""
    @AppStorage("notificationsEnabled") private var notificationsEnabled = true
    @AppStorage("fontSize") private var fontSize = 14.0
    @AppStorage("count", store: UserDefaults(suiteName: "group.example")) private var count: Int = 1
    @AppStorage("lastURL") private var lastURL: URL?
    @SceneStorage("selectedSection") private var section: String?
    @State private var birthday = Date()
    @State private var accent = Color.blue
    @State private var days: Set<DateComponents> = []
    @State private var showResetConfirmation = false
    @Environment(\.openURL) private var openURL
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar

    private let formatter: DateFormatter = {
        let f = DateFormatter()
        f.dateStyle = .medium
        return f
    }()

    private var version: String {
        Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "1.0"
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Username", text: $username)
                        .autocapitalization(.none)
                        .disableAutocorrection(true)
                        .textContentType(.username)
                    DatePicker("Birthday", selection: $birthday, in: ...Date(), displayedComponents: [.date])
                    DatePicker(selection: $birthday, displayedComponents: .hourAndMinute) { Text("Time") }
                } header: {
                    Text("Account")
                } footer: {
                    Text("Born \(birthday, formatter: formatter)")
                }

                Section("Appearance") {
                    Picker("Theme", selection: $theme) {
                        ForEach(AppTheme.allCases) { theme in
                            Text(theme.title).tag(theme)
                        }
                    }
                    .pickerStyle(.segmented)
                    Picker("Menu", selection: $theme) {
                        ForEach(AppTheme.allCases, id: \.self) { Text($0.rawValue.capitalized) }
                    }
                    .pickerStyle(MenuPickerStyle())
                    Slider(value: $fontSize, in: 10...30, step: 1) {
                        Text("Font size")
                    } minimumValueLabel: {
                        Image(systemName: "textformat.size.smaller")
                    } maximumValueLabel: {
                        Image(systemName: "textformat.size.larger")
                    } onEditingChanged: { editing in
                        print(editing)
                    }
                    Text("Sample").font(.system(size: fontSize))
                    ColorPicker("Accent", selection: $accent, supportsOpacity: false)
                }

                Section(header: Text("Notifications"), footer: Text("You can change this later")) {
                    Toggle("Enabled", isOn: $notificationsEnabled.animation())
                    if notificationsEnabled {
                        Stepper("Count: \(count)", value: $count, in: 1...10)
                        Stepper {
                            Text("Custom \(count)")
                        } onIncrement: {
                            count += 1
                        } onDecrement: {
                            count -= 1
                        }
                    }
                }

                Section {
                    LabeledContent("Version", value: version)
                    LabeledContent("Size") { Text(1024, format: .byteCount(style: .file)) }
                    LabeledContent("Count", value: count, format: .number)
                    Button("Website") { openURL(URL(string: "https://api.example")!) }
                    Link("Privacy", destination: URL(string: "https://api.example/privacy")!)
                    Button("Reset", role: .destructive) { showResetConfirmation = true }
                        .confirmationDialog(
                            "Reset all settings?", isPresented: $showResetConfirmation,
                            titleVisibility: .visible
                        ) {
                            Button("Reset", role: .destructive, action: reset)
                            Button("Cancel", role: .cancel) {}
                        } message: {
                            Text("This cannot be undone.")
                        }
                }
            }
            .navigationTitle("Settings")
            .scrollContentBackground(.hidden)
        }
        .preferredColorScheme(theme.colorScheme)
        .tint(accent)
        .onChange(of: theme) { oldValue, newValue in
            print("theme \(oldValue) -> \(newValue)")
        }
        .onChange(of: notificationsEnabled) { enabled in
            print(enabled)
        }
        .onChange(of: username) { print("changed") }
        .onChange(of: fontSize, initial: true) { _, new in UserDefaults.standard.set(new, forKey: "size") }
        .onChange(of: [count, Int(fontSize)]) { print("either") }
    }

    private func reset() {
        withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) {
            theme = .system
            username = ""
            count = 1
        }
        UserDefaults.standard.removeObject(forKey: "size")
    }
}
