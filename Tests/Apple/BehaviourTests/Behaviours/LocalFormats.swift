import SwiftUI

/// Formatted values and styled dates use the environment's locale, and update when the locale changes.
struct LocalFormats: View {
    let input: Int

    var body: some View {
        VStack {
            Text(1234.5, format: .number)
            Text("\(0.25, format: .percent) of \(Date(timeIntervalSince1970: 0), style: .date)")
            Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "fr_FR"))
        }
        .environment(\.locale, Locale(identifier: input == 0 ? "en_US" : "de_DE"))
    }
}
