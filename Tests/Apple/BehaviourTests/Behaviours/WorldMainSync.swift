import SwiftUI

/// The main thread cannot wait for itself.
struct WorldMainSync: View {
    let input: Int

    var body: some View {
        Text("").onAppear {
            DispatchQueue.main.sync { print("not reached") }
        }
    }
}
