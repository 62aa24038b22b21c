// The module SwiftUIMacros: the declarations of SwiftUI's macros, separate from SwiftUI.
//
// SwiftUI is built without the implementations of its macros, so the compiler would warn about each macro. The
// module `SwiftUIMacros` silences the compiler's warning about missing macro implementations. The workshop
// imports `SwiftUIMacros` into every file of an answer, so learners write only `import SwiftUI`. The
// implementations of the macros are in the module `CourseMacros`.

public import SwiftUI

/// Turns a property into an environment value, or into a value of a transaction or container. The initial value
/// of an `@Entry` property is the entry's default value.
///
///     extension EnvironmentValues {
///         @Entry var pageSize = 20
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "CourseMacros", type: "EntryMacro")

/// Computes the initial value of a property again at each read. The macro `@Entry` adds this macro to the
/// property.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "CourseMacros", type: "EntryDefaultValueMacro")

/// A `#Preview` must compile, but only the lab can show it.
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

// Previews in a window or an immersive space of a headset.

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

/// Lets a `#Preview` have its own state.
///
///     #Preview {
///         @Previewable @State var isOn = false
///         Toggle("Wi-Fi", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "CourseMacros", type: "PreviewableMacro")
