import SwiftUI

struct GrowingTextView: UIViewRepresentable {
    @Binding var text: String
    @Binding var height: CGFloat
    var onDone: (() -> Void)?

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        view.font = UIFont.preferredFont(forTextStyle: .body)
        view.isScrollEnabled = false
        view.backgroundColor = UIColor.clear
        view.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        if view.text != text { view.text = text }
        DispatchQueue.main.async {
            let size = view.sizeThatFits(CGSize(width: view.frame.width, height: .greatestFiniteMagnitude))
            if height != size.height { height = size.height }
        }
    }

    func makeCoordinator() -> Coordinator { Coordinator(text: $text, onDone: onDone) }

    final class Coordinator: NSObject, UITextViewDelegate {
        private let text: Binding<String>
        private let onDone: (() -> Void)?

        init(text: Binding<String>, onDone: (() -> Void)?) {
            self.text = text
            self.onDone = onDone
        }

        func textViewDidChange(_ view: UITextView) { text.wrappedValue = view.text }
        func textViewDidEndEditing(_ view: UITextView) { onDone?() }
    }
}
