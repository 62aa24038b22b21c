import SwiftUI

/// Requests with the default policy reach the network. Requests that prefer the cache use a cached response.
struct AppCache: View {
    let input: Int

    @State private var words = "…"

    var body: some View {
        Text(words).task {
            guard let word = URL(string: "https://example.com/word") else { return }
            URLCache.shared = URLCache(memoryCapacity: 1 << 20, diskCapacity: 1 << 24)
            await load(URLRequest(url: word, cachePolicy: .returnCacheDataDontLoad))
            await load(URLRequest(url: word))
            await load(URLRequest(url: word))
            await load(URLRequest(url: word, cachePolicy: .returnCacheDataElseLoad))
            URLCache.shared.removeAllCachedResponses()
            await load(URLRequest(url: word, cachePolicy: .returnCacheDataElseLoad))
            let configuration = URLSessionConfiguration.default
            configuration.requestCachePolicy = .returnCacheDataElseLoad
            await load(URLRequest(url: word), by: URLSession(configuration: configuration))
            print("in the cache: \(URLCache.shared.currentMemoryUsage) bytes")
        }
    }

    private func load(_ request: URLRequest, by session: URLSession = .shared) async {
        do {
            let (data, _) = try await session.data(for: request)
            words = String(decoding: data, as: UTF8.self)
            print("\(words), by the policy \(request.cachePolicy)")
        } catch {
            print((error as? URLError)?.code == .resourceUnavailable ? "no copy" : "\(error)")
        }
    }
}
