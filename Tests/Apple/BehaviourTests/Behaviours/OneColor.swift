import SwiftUI

/// Views that a person can see while `input` is 0. While `input` is 1, effects give the views the background's color.
struct OneColor: View {
    let input: Int

    private var isOut: Bool { input == 1 }

    var body: some View {
        VStack {
            flat
            blended
            cutOut
            Button("reached") { print("tapped") }.brightness(isOut ? 1 : 0)
        }
    }

    private var flat: some View {
        Group {
            Text("bright").brightness(isOut ? 1 : 0.2)
            HStack {
                Text("all bright")
                Image("photo")
            }.brightness(isOut ? 2 : 0)
            Text("dark").brightness(isOut ? -1 : 0).background(.black)
            Text("gray").background(.yellow).contrast(isOut ? 0 : 1)
            Text("gray stays").contrast(isOut ? 0 : 1)
            Text("black").colorMultiply(isOut ? .black : .white).background { Color.black }
            Text("bright on blue").brightness(isOut ? 1 : 0).background(.blue)
        }
    }

    private var blended: some View {
        Group {
            Text("screen").blendMode(isOut ? .screen : .normal)
            Text("lighten").blendMode(isOut ? .lighten : .normal)
            Text("plus").blendMode(isOut ? .plusLighter : .normal)
            Text("dodge").blendMode(isOut ? .colorDodge : .normal)
            Text("multiply").blendMode(isOut ? .multiply : .normal).background(.black)
            Text("burn").blendMode(isOut ? .colorBurn : .normal).background { Color.black }
            Text("multiply on white").blendMode(isOut ? .multiply : .normal)
            ZStack {
                Color.blue
                Text("screen on blue").blendMode(isOut ? .screen : .normal)
            }
            VStack { Text("apart").blendMode(isOut ? .screen : .normal) }.compositingGroup()
        }
    }

    private var cutOut: some View {
        Group {
            Text("erased").blendMode(isOut ? .destinationOut : .normal)
            ZStack {
                Rectangle().fill(.blue)
                Text("a hole").blendMode(isOut ? .destinationOut : .normal)
            }
            .compositingGroup()
        }
    }
}
