import SwiftUI

/// Closures that compute layout run with the body that contains the closures; the results change nothing.
struct LayoutClosures: View {
    let input: Int

    var body: some View {
        VStack {
            Text("guided")
                .alignmentGuide(.leading) { size in
                    print("guide \(input): \(size.width)")
                    return size[.trailing]
                }
            Text("framed")
                .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                    print("\(axis): \(length)")
                    return length / 2
                }
            Text("moved")
                .transaction { transaction in
                    print("animated: \(transaction.animation != nil)")
                    transaction.animation = nil
                }
        }
    }
}
