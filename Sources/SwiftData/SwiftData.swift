// SwiftData: the models of an app and its macros, under the name that an answer imports.

@_exported import ModelStore
@_exported import SwiftDataMacros
