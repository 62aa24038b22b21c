import SwiftUI

/// A representable view is made once, updated at each change and dismantled at the end, with one coordinator.
struct HandMadeViews: View {
    let input: Int
    @State private var count = 0

    var body: some View {
        Button("More") { count += 1 }
        if input < 3 {
            Gauge(level: input)
            Page(count: count)
        }
    }

    private struct Gauge: UIViewRepresentable {
        let level: Int

        final class Coordinator {
            var updates = 0
        }

        func makeCoordinator() -> Coordinator {
            print("coordinator")
            return Coordinator()
        }

        func makeUIView(context: Context) -> UILabel {
            print("make")
            Task { print("task of make") }
            return UILabel()
        }

        func updateUIView(_ label: UILabel, context: Context) {
            context.coordinator.updates += 1
            label.text = "\(level) in \(context.environment.colorScheme)"
            print("update \(context.coordinator.updates): \(label.text ?? "")")
        }

        static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
            print("dismantle after \(coordinator.updates)")
        }
    }

    private struct Page: UIViewControllerRepresentable {
        let count: Int

        func makeUIViewController(context: Context) -> UIHostingController<Text> {
            Controller(rootView: Text("first"))
        }

        func updateUIViewController(_ page: UIHostingController<Text>, context: Context) {
            page.rootView = Text("count \(count)")
        }
    }

    private final class Controller: UIHostingController<Text> {
        override func viewDidLoad() {
            super.viewDidLoad()
            print("loaded")
        }
        override func viewWillAppear(_ animated: Bool) { print("will appear") }
        override func viewDidAppear(_ animated: Bool) { print("did appear") }
        override func viewWillDisappear(_ animated: Bool) { print("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { print("did disappear") }
    }
}
