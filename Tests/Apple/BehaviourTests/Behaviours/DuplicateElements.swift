import SwiftUI

/// Two elements of one identity: the first is shown, and the mistake is named.
struct DuplicateElements: View {
    let input: Int

    var body: some View {
        ForEach(["a", "b", "a"], id: \.self) { name in
            Text(name)
        }
    }
}
