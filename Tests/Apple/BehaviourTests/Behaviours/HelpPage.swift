import SwiftUI

/// A help link opens its address with the app's action. Compiling a shader fails.
struct HelpPage: View {
    let input: Int
    @State private var asked = "nothing"

    var body: some View {
        VStack {
            Text("asked for \(asked)")
            HelpLink(destination: URL(filePath: "/help"))
        }
        .environment(
            \.openURL,
            OpenURLAction { url in
                asked = url.path
                return .handled
            }
        )
        .task {
            let shader = ShaderLibrary.waves(.float(1))
            do {
                try await shader.compile(as: .colorEffect)
                print("compiled")
            } catch {
                print("not compiled: \((error as? CocoaError)?.code == .featureUnsupported)")
            }
        }
    }
}
