// Preview macros of WidgetKit. The compiler plugin `CourseMacros` implements WidgetKit's macros.

public import ActivityKit
public import AppIntents
public import SwiftUI

/// A preview of a widget; previews must compile but never run.
///
///     #Preview(as: .systemSmall) { Steps() } timeline: { StepsEntry(date: .now, count: 12) }
@freestanding(declaration)
public macro Preview<Entry: TimelineEntry>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @_PreviewTimelineBuilder<Entry> timeline: @escaping @MainActor () async -> [Entry]
) = #externalMacro(module: "CourseMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "CourseMacros", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () async -> Provider
) = #externalMacro(module: "CourseMacros", type: "PreviewMacro")

/// A preview of an activity.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @_PreviewTimelineBuilder<Attributes.ContentState> contentStates:
        @escaping @MainActor () async ->
        [Attributes.ContentState]
) = #externalMacro(module: "CourseMacros", type: "PreviewMacro")
