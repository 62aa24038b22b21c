import SwiftUI

/// Markdown works in a literal, not in interpolated values or strings. Words with `inflect: true` get the singular or
/// the plural, depending on the number before the words.
struct LiteralMarkdown: View {
    let input: Int
    private let plain = "**plain**"

    var body: some View {
        Text("**Bold**, *slanted* and `code`: \(plain) [site](https://example.com)")
        Text(plain)
        Text(verbatim: "_verbatim_")
        Text(LocalizedStringKey(plain))
        Text("snake_case_name, 2 * 3 * 4, ******, * required")
        Text("^[\(input) item](inflect: true), ^[\(input) \("city")](inflect: true)")
        Text("**Alone**")
        Text("[Docs \(input)](https://example.com/\(input)) by \(plain)")
        Button("**Go**") {}
    }
}
