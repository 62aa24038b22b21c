import SwiftUI

/// A group that is not done cannot be waited for.
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
