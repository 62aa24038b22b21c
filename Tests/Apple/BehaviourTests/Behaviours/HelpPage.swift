import SwiftUI

/// A link to help opens its address by the app's own action; a shader asks for what is not there.
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
