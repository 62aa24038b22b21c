import SwiftUI

/// The first line of `_printChanges` names each SwiftUI property. Without SwiftUI properties, `_printChanges`
/// omits `@identity`.
struct PrintedFirst: View {
    let input: Int

    var body: some View {
        let _ = Self._printChanges()
        Plain(number: input)
        Reader(number: input)
    }

    private struct Plain: View {
        let number: Int

        var body: some View {
            let _ = Self._printChanges()
            Text("\(number)")
        }
    }

    private struct Reader: View {
        let number: Int
        @State private var count = 0
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            let _ = Self._printChanges()
            Button("\(number) \(count)") { count += 1 }
        }
    }
}
