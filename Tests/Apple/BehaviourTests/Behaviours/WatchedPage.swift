import SwiftUI
import WebKit

/// An observation of a web view receives changes of address, progress and title, until the observation is invalidated.
struct WatchedPage: View {
    let input: Int

    var body: some View {
        Page(number: input)
    }

    private struct Page: UIViewRepresentable {
        let number: Int

        func makeCoordinator() -> Watcher { Watcher() }

        func makeUIView(context: Context) -> WKWebView {
            let view = WKWebView()
            print("before: \(view.estimatedProgress)")
            context.coordinator.watch(view)
            return view
        }

        func updateUIView(_ view: WKWebView, context: Context) {
            if number == 2 { context.coordinator.isDone.invalidate() }
            guard let address = URL(string: "https://example.com/\(number)") else { return }
            view.load(URLRequest(url: address))
        }
    }

    @MainActor private final class Watcher {
        private(set) var isDone: NSKeyValueObservation!
        private var watches: [NSKeyValueObservation] = []
        private var titles: AnyCancellable?

        func watch(_ view: WKWebView) {
            isDone = view.observe(\.estimatedProgress, options: [.old, .new]) { _, change in
                print("progress: \(change.oldValue ?? -1) to \(change.newValue ?? -1)")
            }
            watches = [
                view.observe(\.url, options: .initial) { view, _ in
                    print("address: \(view.url?.path ?? "none")")
                },
                view.observe(\.canGoBack) { view, _ in print("back: \(view.canGoBack)") },
            ]
            titles = view.publisher(for: \.title).compactMap(\.self).sink { print("title: \($0)") }
        }
    }
}
