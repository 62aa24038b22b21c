import SwiftUI

/// `withAnimation` calls its completion at the animation's visible end, or at its last movement.
struct AnimationEnds: View {
    let input: Int
    @State private var number = 0
    @State private var unread = 0

    var body: some View {
        Text("\(number)")
        Button("both") {
            withAnimation(.linear(duration: 3).logicallyComplete(after: 1)) {
                number += 1
            } completion: {
                print("looks finished")
            }
            withAnimation(.linear(duration: 2), completionCriteria: .removed) {
                number += 1
            } completion: {
                print("is finished")
                number += 1
            }
        }
        Button("spring") {
            withAnimation(.spring(duration: 1), completionCriteria: .removed) {
                number += 1
            } completion: {
                print("is at rest")
            }
            withAnimation(.spring(duration: 1).delay(0.5)) {
                number += 1
            } completion: {
                print("seems at rest")
            }
        }
        Button("nothing") {
            withAnimation {
                unread += 1
            } completion: {
                print("nothing moved")
            }
            withAnimation(nil) {
                number += 1
            } completion: {
                print("moved at once")
            }
            withAnimation(.linear.repeatForever()) {
                number += 1
            } completion: {
                print("never")
            }
        }
    }
}
