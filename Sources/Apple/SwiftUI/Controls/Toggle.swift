/// The screen shows a toggle's label, and `on` or `off`. A tap on the toggle writes its binding.
nonisolated public struct Toggle<Label: View>: View {
    private let label: Label
    @Binding private var isOn: Bool
    private let reader = StylingReader<ToggleStyleConfiguration>()

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.label = label()
        _isOn = isOn
    }

    @MainActor public var body: some View {
        if let styling = reader.styling {
            styling.make(ToggleStyleConfiguration(label: .init(label), isOn: $isOn))
        } else {
            ValueControl(
                label, kind: .toggle, reading: isOn ? "on" : "off", separator: " ",
                handler: Toggling { isOn.toggle() })
        }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle where Label == Text {
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
