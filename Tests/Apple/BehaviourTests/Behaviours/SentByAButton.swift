import Combine
import SwiftUI

/// A value that a button's action sends reaches `onReceive` after the action returns, when all writes of the action are
/// visible. A value that a task sends reaches `onReceive` immediately.
struct SentByAButton: View {
    let input: Int
    @State private var sent = PassthroughSubject<Int, Never>()
    @StateObject private var model = Model()

    var body: some View {
        VStack {
            Button("send") {
                sent.send(1)
                sent.send(2)
                print("the button has sent")
            }
            Button("set") { model.value = 4 }
            Text("tap").onTapGesture {
                sent.send(3)
                print("the tap has sent")
            }
        }
        .onReceive(sent) {
            print("received \($0)")
            if $0 == 2 { sent.send(20) }
        }
        .onReceive(model.$value) { print("\($0) announced, the model has \(model.value)") }
        .task(id: input) {
            guard input == 1 else { return }
            sent.send(5)
            print("the task has sent")
        }
    }

    private final class Model: ObservableObject {
        @Published var value = 0
    }
}
