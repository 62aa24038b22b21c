import SwiftUI

/// The engine reports code that makes the main thread wait for itself.
struct WorldMainSync: View {
    let input: Int

    var body: some View {
        Text("").onAppear {
            DispatchQueue.main.sync { print("not reached") }
        }
    }
}
