import Foundation

/// This file has no view: it is an analytics queue, as in many apps.
final class Recorder: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    static let shared = Recorder()
    private let lock = NSLock()
    private var pending: [String] = []
    private lazy var session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
    private var timer: Timer?

    func start() {
        timer = Timer(timeInterval: 30, repeats: true) { [weak self] _ in self?.flush() }
        if let timer { RunLoop.main.add(timer, forMode: .common) }
        NotificationCenter.default.addObserver(
            forName: Notification.Name("will-terminate"), object: nil, queue: .main
        ) { [weak self] _ in self?.flush() }
    }

    func record(_ event: String) {
        lock.lock()
        defer { lock.unlock() }
        pending.append(event)
    }

    private func flush() {
        let events = lock.withLock { () -> [String] in
            defer { pending = [] }
            return pending
        }
        guard !events.isEmpty, let url = URL(string: "https://stats.example.com") else { return }
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        let group = DispatchGroup()
        group.enter()
        session.uploadTask(with: request, from: Data(events.joined(separator: "\n").utf8)) { _, _, _ in
            group.leave()
        }.resume()
        group.notify(queue: .main) { print("flushed \(events.count)") }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {}
}
