import Foundation

// Foundation on Linux knows no user's language: its current locale is `en_001`, which writes `US$5.00` and `1 January`. On a device
// that is new, and in Xcode's simulator, it is `en_US`. The functions have the library's own symbols, so calls come here; the
// compiler wants them to be of the same kind as the library's, static members of `Locale`.

private let newDevice = Locale(identifier: "en_US")

extension Locale {
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    public static func ofDevice() -> Locale { newDevice }

    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    public static func followingDevice() -> Locale { newDevice }
}
