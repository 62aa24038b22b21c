// SwiftUIMacros: the declarations of SwiftUI's macros, apart from SwiftUI.
//
// The compiler warns about each macro whose implementation it does not see, and SwiftUI is built without one. That
// warning is silenced for this module only. The workshop imports it into every file of an answer, so a learner writes
// only `import SwiftUI`. The implementations are in `CourseMacros`.

public import SwiftUI

/// Makes an environment value of a property, or a value of a transaction or a container. Its initial value holds unless another is set.
///
///     extension EnvironmentValues {
///         @Entry var pageSize = 20
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "CourseMacros", type: "EntryMacro")

/// Makes a property compute its initial value at each read. `@Entry` uses it.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "CourseMacros", type: "EntryDefaultValueMacro")

/// A view for an editor's canvas. It has to compile and is never made.
///
///     #Preview("Empty") { PhotoList(photos: []) }
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "CourseMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CourseMacros", type: "PreviewMacro")

// In a window or a space of a headset.

@freestanding(declaration)
public macro Preview<Style: WindowStyle>(
    _ name: String? = nil, windowStyle: Style, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CourseMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<Style: ImmersionStyle>(
    _ name: String? = nil, immersionStyle: Style, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "CourseMacros", type: "PreviewMacro")

/// Lets a `#Preview` have state of its own.
///
///     #Preview {
///         @Previewable @State var isOn = false
///         Toggle("Wi-Fi", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "CourseMacros", type: "PreviewableMacro")
