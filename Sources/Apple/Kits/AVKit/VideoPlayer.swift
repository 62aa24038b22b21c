// AVKit: views that play video. The video is not drawn, but the overlay of the player is drawn.

@_exported public import AVFoundation
public import SwiftUI

nonisolated public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay

    @MainActor public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        overlay = videoOverlay()
    }

    @MainActor public var body: some View { Color.black.overlay { overlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    @MainActor public init(player: AVPlayer?) {
        self.init(player: player) { EmptyView() }
    }
}
