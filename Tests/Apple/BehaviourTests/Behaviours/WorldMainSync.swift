import SwiftUI

/// Making the main thread wait for itself is reported.
struct WorldMainSync: View {
    let input: Int

    var body: some View {
        Text("").onAppear {
            DispatchQueue.main.sync { print("not reached") }
        }
    }
}
