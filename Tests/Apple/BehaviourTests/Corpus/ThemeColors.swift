import SwiftUI

extension UIColor {
    static let surface = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: 1) : .white
    }
}

extension Color {
    static let surface = Color(uiColor: .surface)
    static let brand = Color(.systemIndigo)
    static let accentSoft = Color(UIColor(Color.red).withAlphaComponent(0.4))
}

extension ColorResource {
    static let brandResource = ColorResource(name: "brand", bundle: .main)
}

extension ImageResource {
    static let logo = ImageResource(name: "logo", bundle: .main)
}

struct ThemeColors: View {
    @Environment(\.self) private var environment

    var body: some View {
        VStack {
            Image(.logo).resizable().scaledToFit()
            Image("banner", bundle: .main)
            Color(.brandResource).frame(height: 10)
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
                colors: [.red, .orange, .blue, .mint])
            Text(UIFont().fontName)
            Text("Brand").font(Font(UIFont.systemFont(ofSize: 12, weight: .semibold)))
                .underline(true, pattern: .dot, color: .brand)
            Text("\(Color(red: 0.2, green: 0.4, blue: 0.6).resolve(in: environment).green)")
        }
        .containerBackground(Color.surface, for: .navigation)
        .onAppear {
            CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/brand.ttf") as CFURL, .process, nil)
        }
        .background(.black, in: .rect(cornerRadii: .init(topLeading: 12, topTrailing: 12)))
    }
}
