import SwiftUI

/// What an app puts into a cache it finds there; the network looks into none.
struct AppCache: View {
    let input: Int

    @State private var words = "…"

    var body: some View {
        Text(words).task {
            guard let word = URL(string: "https://example.com/word") else { return }
            let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 1 << 24)
            URLCache.shared = cache
            let request = URLRequest(url: word)
            for _ in 1...2 {
                guard let (data, response) = try? await URLSession.shared.data(for: request) else { return }
                words = String(decoding: data, as: UTF8.self)
                print("kept by itself: \(cache.cachedResponse(for: request) != nil)")
                cache.storeCachedResponse(
                    CachedURLResponse(response: response, data: Data(words.utf8)), for: request)
                print("bytes: \(cache.currentMemoryUsage)")
                cache.removeAllCachedResponses()
            }
        }
    }
}
