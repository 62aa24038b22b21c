import SwiftUI

/// If two elements have one id, the screen shows only the first element, and the engine reports the mistake.
struct DuplicateElements: View {
    let input: Int

    var body: some View {
        ForEach(["a", "b", "a"], id: \.self) { name in
            Text(name)
        }
    }
}
