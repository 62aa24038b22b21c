// WidgetKit: widgets and the macro that previews them, under the name that an answer imports.

@_exported import WidgetKitMacros
@_exported import WidgetTimelines
