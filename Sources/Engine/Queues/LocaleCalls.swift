import Foundation

// Foundation on Linux does not know the user's language: its current locale is `en_001`, which writes `US$5.00` and
// `1 January`. On a new device, and in Xcode's simulator, the locale is `en_US`. An app's calls reach the functions in
// this file, because the functions have the library's symbols. The functions in this file are static members of
// `Locale`, like the functions that they replace.

private let newDevice = Locale(identifier: "en_US")

extension Locale {
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    public static func ofDevice() -> Locale { newDevice }

    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    public static func followingDevice() -> Locale { newDevice }
}
