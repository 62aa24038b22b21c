import AVKit
import QuickLook
import SafariServices
import SwiftUI

struct TrailerScreen: View {
    let url: URL
    @State private var player: AVPlayer?
    @State private var preview: URL?
    @State private var isBrowsing = false

    var body: some View {
        VStack {
            VideoPlayer(player: player) {
                Text("Preview").foregroundStyle(.white)
            }
            .frame(height: 200)
            Button("Open the leaflet") { preview = URL(fileURLWithPath: "/tmp/leaflet.pdf") }
            Button("Website") { isBrowsing = true }
        }
        .onAppear {
            player = AVPlayer(url: url)
            player?.play()
        }
        .onDisappear { player?.pause() }
        .quickLookPreview($preview)
        .fullScreenCover(isPresented: $isBrowsing) { SafariPage(url: url).ignoresSafeArea() }
        .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in
            player?.seek(to: .zero)
        }
    }
}

private struct SafariPage: UIViewControllerRepresentable {
    let url: URL
    func makeUIViewController(context: Context) -> SFSafariViewController {
        let controller = SFSafariViewController(url: url)
        controller.preferredControlTintColor = .systemIndigo
        return controller
    }
    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}
