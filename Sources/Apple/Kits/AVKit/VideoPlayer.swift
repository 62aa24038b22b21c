// AVKit: the view of a film. The film is not drawn; what lies over it is.

@_exported public import AVFoundation
public import SwiftUI

/// The place of a film, with a view over it.
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
