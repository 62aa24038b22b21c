/// How a text field accepts dictation. No scenario dictates text.
nonisolated public struct TextInputDictationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TextInputDictationBehavior(name: "automatic")
    public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: "inline")
    }
}

nonisolated public struct TextInputDictationActivation: Hashable, Sendable {
    private let name: String
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
    public static let onLook = TextInputDictationActivation(name: "onLook")
}

nonisolated public struct TextInputFormattingControlPlacement: Hashable, Sendable {
    nonisolated public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let contextMenu = Set(rawValue: 1)
        public static let inputAssistant = Set(rawValue: 2)
        public static let all: Set = [.contextMenu, .inputAssistant]
        public static let `default`: Set = .all
    }
}

nonisolated public enum DialogSeverity: Hashable, Sendable { case automatic, standard, critical }

nonisolated public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

nonisolated public enum PaletteSelectionEffect: Hashable, Sendable {
    case automatic, custom
    case symbolVariant(SymbolVariants)
}

extension View {
    nonisolated public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View {
        self
    }
    nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
    nonisolated public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { self }
    nonisolated public func textInputCompletion(_ completion: String) -> some View { self }

    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    nonisolated public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View { self }
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        self
    }
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
    nonisolated public func horizontalRadioGroupLayout() -> some View { self }
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }
    nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
    nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
    nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
    nonisolated public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility)
        -> some View
    { self }
    nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
        self
    }
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
    nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
        -> some View
    { self }
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { self }
}

nonisolated public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
    public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
    public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
}

nonisolated public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

nonisolated public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollInputBehavior(name: "automatic")
    public static let enabled = ScrollInputBehavior(name: "enabled")
    public static let disabled = ScrollInputBehavior(name: "disabled")
}

nonisolated public struct ScrollInputKind: Hashable, Sendable {
    private let name: String
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    public static let look = ScrollInputKind(name: "look")
}

nonisolated public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String
    public static let identity = GlassEffectTransition(name: "identity")
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    public static let materialize = GlassEffectTransition(name: "materialize")
}

extension AttributedString {
    nonisolated public struct LineHeight: Hashable, Sendable {
        private let name: String
        private var amount: CGFloat = 0
        public static let normal = LineHeight(name: "normal")
        public static let tight = LineHeight(name: "tight")
        public static let loose = LineHeight(name: "loose")
        public static let variable = LineHeight(name: "variable")
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact", amount: points) }
        public static func leading(increase: CGFloat) -> LineHeight {
            LineHeight(name: "leading", amount: increase)
        }
        public static func multiple(factor: CGFloat) -> LineHeight {
            LineHeight(name: "multiple", amount: factor)
        }
    }
}
