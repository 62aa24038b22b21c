import Foundation

// `String(format:)` and similar functions do not check that the arguments have the types in the format. The conversion
// `%@` takes its argument as the address of an object, and `%s` as the address of a C string. With wrong arguments, an
// app would read random memory, so the functions in this file check the arguments and end the app. An app's calls reach
// the functions in this file, because the functions have the libraries' symbols.

@_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
public func formatted(_ format: String, _ arguments: consuming [any CVarArg]) -> String {
    Format(format).check(arguments)
    return originalFormat(format, nil, arguments)
}

@_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
public func formattedList(_ format: String, _ arguments: [any CVarArg]) -> String {
    Format(format).check(arguments)
    return originalFormat(format, nil, arguments)
}

@_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
public func formattedForLocale(
    _ format: String, _ locale: Locale?, _ arguments: consuming [any CVarArg]
) -> String {
    Format(format).check(arguments)
    return originalFormat(format, locale, arguments)
}

@_silgen_name(
    "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
public func formattedListForLocale(
    _ format: String, _ locale: Locale?, _ arguments: [any CVarArg]
) -> String {
    Format(format).check(arguments)
    return originalFormat(format, locale, arguments)
}

@_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
public func localizedFormatted(_ format: String, _ arguments: [any CVarArg]) -> String {
    Format(format).check(arguments)
    return originalFormat(format, .ofDevice(), arguments)
}

@_silgen_name("$s10Foundation5NSLogyySS_s7CVarArg_pdtF")
public func log(_ format: String, _ arguments: [any CVarArg]) {
    Format(format).check(arguments)
    withVaList(arguments) { NSLogv(format, $0) }
}

@_silgen_name("course_original_format")
private func originalFormat(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String
