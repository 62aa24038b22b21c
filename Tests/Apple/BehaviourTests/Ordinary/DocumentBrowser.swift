import AppKit
import Foundation
import SwiftUI

/// A Mac screen: a sidebar with a table of contents, and a page.
struct DocumentBrowser: View {
    struct Chapter: Identifiable, Hashable {
        let id: String
        var children: [Chapter]?
    }
    @State private var chapters = [Chapter(id: "1", children: [Chapter(id: "1.1")]), Chapter(id: "2")]
    @State private var selection: Set<Chapter.ID> = []
    @State private var cover: NSImage?
    @SceneStorage("selected") private var last: String?

    var body: some View {
        NavigationSplitView {
            List(chapters, selection: $selection) { chapter in
                DisclosureGroup(chapter.id) {
                    ForEach(chapter.children ?? []) { Text($0.id) }
                }
            }
            .navigationSplitViewColumnWidth(min: 180, ideal: 220)
        } content: {
            if let cover { Image(nsImage: cover) } else { Text("No cover") }
        } detail: {
            ScrollView { Text(last ?? "Nothing").textSelection(.enabled).padding() }
        }
        .onChange(of: selection, initial: false) { _, new in last = new.sorted().first }
        .task {
            guard let url = URL(string: "https://api.example.com/cover.png"),
                let (data, _) = try? await URLSession.shared.data(from: url)
            else { return }
            cover = NSImage(data: data)
        }
        .frame(minWidth: 600, minHeight: 400)
        .help("Documents")
    }
}
