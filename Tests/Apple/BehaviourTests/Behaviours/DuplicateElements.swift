import SwiftUI

/// Of two elements with one id, the first is shown, and the mistake is reported.
struct DuplicateElements: View {
    let input: Int

    var body: some View {
        ForEach(["a", "b", "a"], id: \.self) { name in
            Text(name)
        }
    }
}
