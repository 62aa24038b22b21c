import LinkPresentation
import Photos
import SwiftUI

/// Cards show the metadata of linked pages; the app asks the user for permission to read photos.
struct LinkCards: View {
    let links: [URL]
    @State private var found: [URL: LPLinkMetadata] = [:]
    @State private var status = PHPhotoLibrary.authorizationStatus(for: .readWrite)

    var body: some View {
        List(links, id: \.self) { link in
            if let metadata = found[link] {
                LinkCard(metadata: metadata).frame(height: 80)
            } else {
                ProgressView().task { await load(link) }
            }
        }
        .overlay {
            if status == .denied { ContentUnavailableView("No photos", systemImage: "photo") }
        }
        .task { status = await PHPhotoLibrary.requestAuthorization(for: .readWrite) }
    }

    private func load(_ link: URL) async {
        do {
            found[link] = try await LPMetadataProvider().startFetchingMetadata(for: link)
        } catch let error as LPError {
            print(error.code == .metadataFetchCancelled ? "cancelled" : "failed")
        } catch {
            print(error)
        }
    }
}

private struct LinkCard: UIViewRepresentable {
    let metadata: LPLinkMetadata

    func makeUIView(context: Context) -> LPLinkView { LPLinkView(metadata: metadata) }
    func updateUIView(_ view: LPLinkView, context: Context) { view.metadata = metadata }
}
