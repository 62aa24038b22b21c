import SwiftUI

/// Texts that a person can read while `input` is 0. While `input` is 1, the texts' fonts are under 3 points. A button
/// with tiny text stays touchable.
struct TinyText: View {
    let input: Int

    private var size: CGFloat { input == 0 ? 12 : 2.5 }

    var body: some View {
        VStack {
            Text("system").font(.system(size: size))
            Text("custom").font(.custom("Palatino", size: size))
            Text("scaled").font(.body.scaled(by: input == 0 ? 1 : 0.1))
            VStack { Label("inherited", systemImage: "star") }.font(.system(size: size))
            VStack { Text("own font").font(.title) }.font(.system(size: size))
            Text("part ") + Text("and tiny part").font(.system(size: size))
            Text("interpolated \(Text("value").font(.system(size: size)))")
            Text("first ").foregroundStyle(.red) + Text("white").foregroundColor(input == 0 ? .blue : .white)
            Text(attributed)
            VStack { Text("own color").foregroundStyle(.blue) }.foregroundStyle(.white)
            Button {
                print("tapped")
            } label: {
                Text("reached").font(.body)
            }.font(.system(size: size))
        }
    }

    private var attributed: AttributedString {
        var words = AttributedString("attributed")
        words.font = .system(size: size)
        return AttributedString("plain ") + words
    }
}
