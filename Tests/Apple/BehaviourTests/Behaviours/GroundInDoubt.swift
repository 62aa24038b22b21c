import SwiftUI

/// Text in the system's background color counts as visible if a person can read it, or if the course cannot judge its
/// color.
struct GroundInDoubt: View {
    let input: Int

    var body: some View {
        VStack {
            figures
            pictures
            controls
            effects
            containers
        }
    }

    private var figures: some View {
        Group {
            white("capsule").background(.blue, in: Capsule())
            white("drawn").background { Capsule().fill(.blue) }
            white("old").background(Circle().foregroundColor(.blue))
            white("rounded").padding().background(RoundedRectangle(cornerRadius: 8).fill(.green))
            white("gradient").background(
                .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            white("plain gradient").background(Color.blue.gradient)
            white("material").background(.ultraThinMaterial)
            white("half").background(.black.opacity(0.4))
            white("named").background(Color("Brand"))
            white("mixed").background(Color.white.mix(with: .black, by: 0.5))
            white("styled").background().backgroundStyle(.blue)
            white("canvas").background { Canvas { _, _ in } }
            white("small").background { Color.white.frame(width: 4) }.background(.blue)
        }
    }

    private var pictures: some View {
        Group {
            ZStack {
                Image("photo")
                white("on a photo")
            }
            Image("photo").resizable().overlay(alignment: .bottom) { white("caption") }
            AsyncImage(url: nil).overlay { white("on a fetched picture") }
            ZStack {
                AsyncImage(url: nil) {
                    $0
                } placeholder: {
                    Color.white
                }
                white("on a picture to come")
            }
            VStack {
                Image("photo")
                white("pulled up").offset(y: -40)
            }
            Image(systemName: "star").symbolRenderingMode(.multicolor).foregroundStyle(.white)
            Image(systemName: "heart").foregroundStyle(.white, .red)
        }
    }

    private var controls: some View {
        Group {
            Button {
            } label: {
                white("label")
            }
            Button {
            } label: {
                white("prominent")
            }.buttonStyle(.borderedProminent)
            Button("filled") {}.buttonStyle(Filled())
            Toggle(isOn: .constant(true)) { white("toggle") }
            Text("tinted").tint(.white)
        }
    }

    private var effects: some View {
        Group {
            white("inverted").colorInvert()
            white("shadow").shadow(radius: 2)
            white("glass").glassEffect()
            white("multiplied").colorMultiply(.red)
            white("blended").blendMode(.difference)
        }
    }

    private var containers: some View {
        Group {
            ZStack {
                Color.blue.ignoresSafeArea()
                VStack { HStack { white("on blue") } }
            }
            ZStack {
                Layers(name: "two layers")
            }
            Text("base").overlay {
                Color.blue
                white("in an overlay")
            }
            GeometryReader { _ in
                Color.blue
                white("in a reader")
            }
            List { white("row").listRowBackground(Color.blue) }
            white("inset").safeAreaInset(edge: .bottom) { white("bar") }.background(.blue)
            Text("light").foregroundStyle(.black).environment(\.colorScheme, .dark)
        }
    }

    private func white(_ words: String) -> Text { Text(words).foregroundStyle(.white) }

    private struct Layers: View {
        let name: String

        var body: some View {
            Color.blue
            Text(name).foregroundStyle(.white)
        }
    }

    private struct Filled: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.foregroundStyle(.white).padding().background(.blue).clipShape(Capsule())
        }
    }
}
