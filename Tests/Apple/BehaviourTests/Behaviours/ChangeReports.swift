import SwiftUI

/// `onChange` runs after the update, with the old and the new value. With `initial: true`, `onChange` also
/// runs on appearance.
struct ChangeReports: View {
    let input: Int

    var body: some View {
        let _ = print("body \(input)")
        Text("\(input)")
            .onChange(of: input) { old, new in print("changed from \(old) to \(new)") }
            .onChange(of: input, initial: true) { print("initially and later: \(input)") }
    }
}
