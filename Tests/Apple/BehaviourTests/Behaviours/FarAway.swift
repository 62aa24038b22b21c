import SwiftUI

/// While `input` is 0, the views are on screen, or a person can scroll to them. While `input` is 1, the views are more
/// than 20 screens away.
struct FarAway: View {
    let input: Int

    private var room: CGFloat { input == 1 ? 50_000 : 500 }

    var body: some View {
        VStack {
            ScrollView {
                Text("offset").offset(y: room)
                Button("reached") { print("tapped") }.offset(y: room)
            }
            ScrollView { Text("in a frame").frame(height: room) }
            ScrollView { Text("at the top").frame(height: room, alignment: .top) }
            scrolled
            ScrollView(.horizontal) {
                HStack {
                    Text("first in the row")
                    Color.clear.frame(width: room)
                    Text("last in the row")
                }
            }
        }
    }

    private var scrolled: some View {
        Group {
            ScrollView {
                Text("before a frame")
                Color.clear.frame(height: room)
                Text("after a frame")
            }
            ScrollView {
                VStack(spacing: room) {
                    Text("before the spacing")
                    Text("after the spacing")
                }
            }
            ScrollView {
                ForEach(0..<30) { number in
                    if number % 10 == 0 { Text("card \(number)").frame(height: 900) }
                }
            }
        }
    }
}
