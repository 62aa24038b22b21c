import SwiftUI

/// Views that a person can see while `input` is 0. With `input` 1, the views have the background's color; with `input`
/// 2, the background has the views' color. A button in its background's color stays touchable.
struct GroundColor: View {
    let input: Int

    private var paint: Color { input == 0 ? .blue : .white }

    var body: some View {
        VStack {
            texts
            grounds
            layers
            Changing(isRead: input != 2)
            Text("half white").foregroundStyle(Color.white.opacity(input == 0 ? 0 : 0.5))
            Button("reached") { print("tapped") }.foregroundStyle(.white).background(.white)
        }
    }

    private var texts: some View {
        Group {
            Text("on nothing").foregroundStyle(paint)
            Text("as before").foregroundColor(paint)
            VStack { Text("inside") }.foregroundStyle(AnyShapeStyle(paint))
            Text("numbers").foregroundStyle(input == 0 ? .red : Color(red: 0.99, green: 1, blue: 1))
            Text("hue").foregroundStyle(Color(hue: 0, saturation: 0, brightness: input == 0 ? 0 : 1))
            Text("background").foregroundStyle(input == 0 ? AnyShapeStyle(.blue) : AnyShapeStyle(.background))
            Image(systemName: "star").foregroundStyle(paint)
            ProgressView("spinning").tint(paint)
            ProgressView("styled").progressViewStyle(CircularProgressViewStyle(tint: paint))
        }
    }

    private var grounds: some View {
        Group {
            Text("same").foregroundStyle(.red).background(input == 0 ? .white : .red)
            Text("behind").foregroundStyle(.red).background { input == 0 ? Color.white : .red }
            VStack { HStack { Text("around") } }.foregroundStyle(.red).background(input == 0 ? .blue : .red)
            (input == 0 ? Color.black : .white).overlay { Text("over").foregroundStyle(.white) }
            Text("sheer").foregroundStyle(.white).background(
                input == 0 ? Color.black : Color.white.opacity(0.5))
            Text("capsule").foregroundStyle(.white).background(input == 0 ? .blue : .white, in: Capsule())
            Text("dark").foregroundStyle(paint == .white ? .black : .green)
                .background(.background).environment(\.colorScheme, .dark)
            ScrollView { Text("scrolled").foregroundStyle(paint) }
            List { Text("row").foregroundStyle(paint) }
        }
    }

    private var layers: some View {
        Group {
            ZStack {
                Color.red
                Text("first").foregroundStyle(input == 0 ? .white : .red)
            }
            ZStack {
                Color.red.zIndex(input == 0 ? 0 : 1)
                Color.green
                Text("raised").foregroundStyle(.red).zIndex(2)
            }
            Text("overlaid").foregroundStyle(paint).overlay { Text("on top").foregroundStyle(paint) }
        }
    }

    /// The view's body does not run when only the background changes.
    private struct Changing: View {
        let isRead: Bool

        var body: some View {
            ZStack {
                isRead ? Color.black : .white
                Kept()
            }
        }

        private struct Kept: View {
            var body: some View { Text("kept").foregroundStyle(.white) }
        }
    }
}
