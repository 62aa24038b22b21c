import SwiftUI

/// The engine reports a wait for an unfinished dispatch group.
struct WorldGroupWait: View {
    let input: Int

    var body: some View {
        Text("").onAppear {
            let group = DispatchGroup()
            group.wait()
            DispatchQueue.global().async(group: group) { print("not reached") }
            _ = group.wait(timeout: .now())
            group.wait()
        }
    }
}
