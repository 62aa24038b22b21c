import SwiftUI

/// Spinners that a person can see while `input` is 0, and that are hidden while `input` is 1. Hidden spinners stay alive.
struct TakenOutOfSight: View {
    let input: Int

    private var isOut: Bool { input == 1 }

    var body: some View {
        VStack {
            sizes
            places
            paints
            layers
            Button("go") { print("the first is tapped") }.frame(height: isOut ? 0 : 44)
            Button("go") { print("the second is tapped") }
        }
    }

    private var sizes: some View {
        Group {
            Life("hidden").opacity(isOut ? 0 : 1)
            Life("faint").opacity(isOut ? 0.1 : 1).opacity(isOut ? 0.1 : 1)
            Life("frame").frame(width: isOut ? 0 : 20, height: 20)
            Life("largest").frame(maxHeight: isOut ? 0 : .infinity).clipped()
            Life("scale").scaleEffect(isOut ? 0 : 0.5)
            Life("thin").frame(width: isOut ? 2 : 20)
            Life("edge-on").rotation3DEffect(.degrees(isOut ? 90 : 45), axis: (x: 1, y: 0, z: 0))
            Life("narrow").scaleEffect(x: isOut ? 0.001 : 1)
        }
    }

    private var places: some View {
        Group {
            Life("offset").offset(x: isOut ? 393 : 100)
            Life("twice").offset(y: isOut ? -500 : 0).offset(y: isOut ? -500 : 0)
            Life("position").position(x: isOut ? -1000 : 100, y: 100)
            ScrollView { Life("below").offset(y: 2000) }
        }
    }

    private var paints: some View {
        Group {
            Life("blur").blur(radius: isOut ? 30 : 3)
            Life("tint").tint(isOut ? .clear : .blue)
            Life("style").progressViewStyle(CircularProgressViewStyle(tint: isOut ? .clear : .red))
            Life("multiplied").colorMultiply(isOut ? .clear : .blue)
            Text("colored").foregroundColor(isOut ? .clear : nil)
            VStack { Text("written") }.foregroundStyle(isOut ? AnyShapeStyle(.clear) : AnyShapeStyle(.red))
        }
    }

    private var layers: some View {
        Group {
            Life("mask").mask { Color.red.opacity(isOut ? 0 : 1) }
            Life("overlay").overlay(isOut ? Color.white : .clear)
            Life("overlaid").overlay { Rectangle().fill(.white.opacity(isOut ? 1 : 0.5)) }
            Life("blended").overlay(
                LinearGradient(
                    colors: [.white, isOut ? .gray : .clear], startPoint: .top, endPoint: .bottom))
            Color.white.opacity(isOut ? 1 : 0).background { Life("background") }
            ZStack {
                Life("behind")
                if isOut { Color.white.ignoresSafeArea() }
                Text("in front")
            }
            ZStack {
                Life("huge")
                Color.white.frame(width: isOut ? 2000 : 20, height: 2000)
            }
            ZStack {
                Life("raised").zIndex(isOut ? 0 : 1)
                Rectangle()
            }
        }
    }

    private struct Life: View {
        let name: String

        init(_ name: String) { self.name = name }

        var body: some View {
            ProgressView(name)
                .onDisappear { print("\(name) disappears") }
        }
    }
}
