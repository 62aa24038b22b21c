// TipKit: tips and their macros, under the name that an answer imports.

@_exported import TipKitMacros
@_exported import TipTypes
