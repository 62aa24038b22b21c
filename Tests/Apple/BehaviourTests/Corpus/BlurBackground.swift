import SwiftUI

struct BlurBackground: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemMaterial

    func makeUIView(context: Context) -> UIVisualEffectView {
        UIVisualEffectView(effect: UIBlurEffect(style: style))
    }

    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
        uiView.effect = UIBlurEffect(style: style)
        uiView.layer.cornerRadius = context.environment.colorScheme == .dark ? 0 : 12
    }
}

extension View {
    func blurred(_ style: UIBlurEffect.Style = .systemMaterial) -> some View {
        background(BlurBackground(style: style).ignoresSafeArea())
    }
}

struct SpinnerBridge: UIViewRepresentable {
    @Binding var isAnimating: Bool

    func makeUIView(context: Context) -> UIActivityIndicatorView { UIActivityIndicatorView(style: .large) }
    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
        isAnimating ? view.startAnimating() : view.stopAnimating()
    }
}
