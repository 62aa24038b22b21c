import SwiftUI

/// The app's own URL protocol responds to the app's requests, and no request reaches the network.
struct PreparedAnswers: View {
    let input: Int

    @State private var word = "…"
    private let own: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Prepared.self]
        return URLSession(configuration: configuration)
    }()

    var body: some View {
        Text(word).task {
            await ask(own, "https://example.com/prepared")
            await ask(own, "https://example.com/broken")
            await ask(own, "https://example.com/word")
            await ask(.shared, "https://example.com/prepared")
            URLProtocol.registerClass(Prepared.self)
            await ask(.shared, "https://example.com/prepared")
            URLProtocol.unregisterClass(Prepared.self)
            let waiting = Task { await ask(own, "https://example.com/never") }
            try? await Task.sleep(for: .seconds(1))
            waiting.cancel()
        }
    }

    private func ask(_ session: URLSession, _ address: String) async {
        guard let url = URL(string: address) else { return }
        do {
            let (data, response) = try await session.data(from: url)
            word = String(decoding: data, as: UTF8.self)
            print("\(url.lastPathComponent): \((response as? HTTPURLResponse)?.statusCode ?? 0) \(word)")
        } catch let error as URLError {
            print("\(url.lastPathComponent): code \(error.errorCode)")
        } catch {
            print("\(url.lastPathComponent): \(error)")
        }
    }
}

private struct Broken: Error {}

private final class Prepared: URLProtocol, @unchecked Sendable {
    override class func canInit(with request: URLRequest) -> Bool {
        ["prepared", "broken", "never"].contains(request.url?.lastPathComponent)
    }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, url.lastPathComponent != "never" else { return }
        guard url.lastPathComponent != "broken" else {
            client?.urlProtocol(self, didFailWithError: Broken())
            return
        }
        let response = HTTPURLResponse(url: url, statusCode: 203, httpVersion: nil, headerFields: nil)
        if let response {
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        }
        client?.urlProtocol(self, didLoad: Data("ready".utf8))
        client?.urlProtocol(self, didLoad: Data(" made".utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {
        print("stopped loading \(request.url?.lastPathComponent ?? "")")
    }
}
