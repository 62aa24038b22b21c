import SwiftUI

/// A media player card: starting or stopping the playback changes how the card looks, and restarts no task.
struct ScreenPlayer: View {
    let input: Int

    @Environment(\.colorScheme) private var colorScheme
    @Namespace private var artwork
    @State private var isPlaying = false

    var body: some View {
        GeometryReader { proxy in
            VStack(spacing: isPlaying ? 24 : 12) {
                Track()
                    .frame(width: min(proxy.size.width, 320), height: isPlaying ? 320 : 240)
                    .padding(isPlaying ? 0 : 16)
                    .scaleEffect(isPlaying ? 1 : 0.9)
                    .rotationEffect(.degrees(isPlaying ? 2 : 0))
                    .offset(y: isPlaying ? -8 : 0)
                    .blur(radius: isPlaying ? 0 : 2)
                    .opacity(isPlaying ? 1 : 0)
                    .shadow(color: .black.opacity(0.3), radius: isPlaying ? 20 : 5, y: 10)
                    .clipShape(isPlaying ? AnyShape(.circle) : AnyShape(.rect(cornerRadius: 8)))
                    .matchedGeometryEffect(id: "artwork", in: artwork)
                    .zIndex(isPlaying ? 1 : 0)
                    .accessibilityLabel(isPlaying ? "Playing" : "Paused")
                    .disabled(!isPlaying)
                    .redacted(reason: isPlaying ? [] : .placeholder)
                Gauge(value: isPlaying ? 0.4 : 0) { Text("Progress") }
                    .gaugeStyle(.linearCapacity)
                ProgressView(value: 30, total: 120) { Text("Buffer") }
                    .progressViewStyle(.linear)
                Button {
                    isPlaying.toggle()
                } label: {
                    Label(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill")
                        .labelStyle(.iconOnly)
                        .symbolEffect(.bounce, value: isPlaying)
                }
                .sensoryFeedback(.selection, trigger: isPlaying)
                Text("Secret").hidden()
                Text("\(colorScheme == .dark ? "night" : "day")")
            }
        }
        .background { Color.black.ignoresSafeArea() }
        .preferredColorScheme(.dark)
        .statusBarHidden()
    }

    private struct Track: View {
        @State private var plays = 0

        var body: some View {
            Button("played \(plays)") { plays += 1 }
                .task {
                    print("track starts")
                    do { try await Task.sleep(for: .seconds(60)) } catch { print("track stops") }
                }
                .onAppear { print("track appears") }
        }
    }
}
