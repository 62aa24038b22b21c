import SwiftUI

/// A profile: texts format their values as SwiftUI does, and show gray placeholders while the profile loads.
struct ScreenProfile: View {
    let input: Int

    @State private var followers = 12_345
    @State private var isLoading = true

    private let joined = Date(timeIntervalSince1970: 1_700_000_000)

    var body: some View {
        VStack {
            ZStack {
                Circle()
                    .fill(LinearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom))
                    .frame(width: 96, height: 96)
                Text(verbatim: "AL").font(.largeTitle.weight(.heavy)).foregroundStyle(.white)
            }
            .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
            .contextMenu {
                Button("Copy name", systemImage: "doc.on.doc") { print("copied") }
            }
            Text("Ada Lovelace").font(.title2).bold()
            Group {
                Text("\(followers) followers")
                Text("Score \(4.5), \(0.256, format: .percent), \(3.14159, specifier: "%.2f")")
                Text("Joined \(joined, style: .date)") + Text(" at ") + Text(joined, style: .time).italic()
                Text("Started \(Date(timeIntervalSinceNow: -125), style: .relative) ago")
                Text(19.5, format: .number.precision(.fractionLength(2)))
            }
            .redacted(reason: isLoading ? .placeholder : [])
            ContentUnavailableView {
                Label("No posts", systemImage: "tray")
            } description: {
                Text("What you write is shown here.")
            } actions: {
                Button("Write") { followers += 1 }
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
        .task {
            try? await Task.sleep(for: .milliseconds(500))
            isLoading = false
        }
    }
}
