/// Toolbar content that the user can move and hide. No scenario moves or hides toolbar items.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension _ToolbarContents: CustomizableToolbarContent {}
extension ToolbarItemGroup: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension DefaultToolbarItem: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
    nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
        -> some CustomizableToolbarContent
    { _ToolbarContents(_content: _content) }
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { _ToolbarContents(_content: _content) }
}

extension ToolbarContent {
    /// Hides the toolbar items while `hidden` is true.
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        _ToolbarContents(_content: hidden ? nil : Optional(_content))
    }
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        _ToolbarContents(_content: _content)
    }
    nonisolated public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID)
        -> some ToolbarContent
    { _ToolbarContents(_content: _content) }
    nonisolated public func badge(_ count: Int) -> some ToolbarContent {
        _ToolbarContents(_content: _content.badge(count))
    }
}

nonisolated public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

nonisolated public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// A toolbar item that the system provides. The course shows the item without text.
nonisolated public struct DefaultToolbarItem: _PrimitiveToolbarContent {
    public let _content = EmptyView()

    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

nonisolated public struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent {
    public let _content: Content

    public init(@ViewBuilder content: () -> Content) { _content = content() }

    public init() where Content == EmptyView { _content = EmptyView() }
}

/// The position of a toolbar item has no effect.
nonisolated public struct ToolbarItemPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let status = ToolbarItemPlacement(name: "status")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let topBarPinnedTrailing = ToolbarItemPlacement(name: "topBarPinnedTrailing")
    public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
    public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    public static let title = ToolbarItemPlacement(name: "title")
    public static let subtitle = ToolbarItemPlacement(name: "subtitle")
    public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
    public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")

    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(name: "accessoryBar")
    }
}
