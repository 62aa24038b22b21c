import SwiftUI

struct LineStream: View {
    let url: URL
    @State private var lines: [String] = []
    @State private var bytes = 0

    var body: some View {
        List(lines, id: \.self) { Text($0).font(.caption.monospaced()) }
            .task {
                do {
                    for try await line in url.lines { lines.append(line) }
                } catch {
                    lines = ["failed"]
                }
            }
            .refreshable {
                guard let (stream, _) = try? await URLSession.shared.bytes(from: url) else { return }
                do { for try await _ in stream { bytes += 1 } } catch {}
            }
            .safeAreaBar(edge: .bottom) { Text("\(bytes) bytes") }
    }
}
