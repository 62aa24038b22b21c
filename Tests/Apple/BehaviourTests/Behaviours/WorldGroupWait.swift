import SwiftUI

/// Waiting for an unfinished dispatch group is reported.
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
