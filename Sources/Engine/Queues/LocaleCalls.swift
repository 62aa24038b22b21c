import Foundation

// The current locale of Foundation on Linux is `en_001`, which writes `US$5.00` and `1 January`. The current locale of
// a new device, and of Xcode's simulator, is `en_US`. An app's calls reach the functions in this file, because the
// functions have the library's symbols. The functions in this file are static members of `Locale`, like the functions
// that they replace.

private let newDevice = Locale(identifier: "en_US")

extension Locale {
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    public static func ofDevice() -> Locale { newDevice }

    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    public static func followingDevice() -> Locale { newDevice }
}
