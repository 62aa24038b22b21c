import Foundation

// How code without a view uses the network, queues, timers and notifications.

final class EveryRequest: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    struct Item: Codable, Sendable { var id: Int }
    enum Failure: Error { case status(Int) }

    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 10
        configuration.timeoutIntervalForResource = 60
        configuration.httpAdditionalHeaders = ["Accept": "application/json"]
        return URLSession(configuration: configuration)
    }()
    private lazy var delegated = URLSession(configuration: .default, delegate: self, delegateQueue: .main)
    private var observer: (any NSObjectProtocol)?
    private var timer: Timer?

    func load(_ url: URL) async throws -> [Item] {
        let (data, response) = try await URLSession.shared.data(from: url)
        guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else {
            throw Failure.status((response as? HTTPURLResponse)?.statusCode ?? 0)
        }
        print(http.value(forHTTPHeaderField: "ETag") ?? "", http.allHeaderFields.count, http.url ?? url)
        return try JSONDecoder().decode([Item].self, from: data)
    }

    func everyCall(_ url: URL, _ item: Item) async throws {
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpBody = try JSONEncoder().encode(item)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.addValue("a", forHTTPHeaderField: "X-Tag")
        request.timeoutInterval = 5
        request.cachePolicy = .reloadIgnoringLocalCacheData
        _ = try await session.data(for: request)
        _ = try await session.data(for: request, delegate: nil)
        _ = try await session.data(
            for: URLRequest(url: url, cachePolicy: .useProtocolCachePolicy, timeoutInterval: 3))
        _ = try await session.upload(for: request, from: Data())
        let (file, _) = try await session.download(from: url)
        _ = try await session.download(for: request)
        print(try Data(contentsOf: file).count)
        let (bytes, _) = try await session.bytes(from: url)
        for try await line in bytes.lines { print(line) }
        for try await byte in bytes { print(byte) }
        _ = try await session.bytes(for: request)
    }

    func describe(_ work: () async throws -> Void) async -> String {
        do {
            try await work()
            return "done"
        } catch is CancellationError {
            return "cancelled"
        } catch let error as URLError where error.code == .cancelled {
            return "cancelled"
        } catch URLError.timedOut {
            return "late"
        } catch let error as URLError {
            switch error.code {
            case .notConnectedToInternet, .networkConnectionLost: return "offline"
            case .badURL, .badServerResponse, .cannotConnectToHost: return error.localizedDescription
            default: return "\(error.errorCode) \(error.failingURL?.absoluteString ?? "")"
            }
        } catch let error as NSError
            where error.domain == NSURLErrorDomain && error.code == NSURLErrorCancelled
        {
            return "cancelled"
        } catch {
            return error.localizedDescription
        }
    }

    @discardableResult
    func older(_ url: URL, completion: @escaping @Sendable (Result<Data, any Error>) -> Void)
        -> URLSessionTask
    {
        let task = session.dataTask(with: url) { data, response, error in
            if let error { return completion(.failure(error)) }
            completion(.success(data ?? Data()))
        }
        task.resume()
        session.dataTask(with: URLRequest(url: url)) { _, response, _ in print(response?.mimeType ?? "") }
            .resume()
        session.downloadTask(with: url) { file, _, _ in print(file?.path ?? "") }.resume()
        session.uploadTask(with: URLRequest(url: url), from: Data()) { _, _, _ in }.resume()
        delegated.dataTask(with: url).resume()
        if task.state == .running { task.cancel() }
        session.getAllTasks { tasks in tasks.forEach { $0.cancel() } }
        session.invalidateAndCancel()
        delegated.finishTasksAndInvalidate()
        return task
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {}

    func queues() {
        DispatchQueue.main.async { print("main") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { print("later") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { print("later") }
        DispatchQueue.global().async { print("global") }
        DispatchQueue.global(qos: .background).async { print("background") }
        let queue = DispatchQueue(label: "own", qos: .utility)
        queue.sync { print("own") }
        let item = DispatchWorkItem { print("item") }
        queue.asyncAfter(deadline: .now() + .seconds(1), execute: item)
        item.cancel()
        let group = DispatchGroup()
        group.enter()
        queue.async(group: group) { group.leave() }
        group.notify(queue: .main) { print("all") }
        RunLoop.main.perform { print("loop") }
        OperationQueue.main.addOperation { print("operation") }
    }

    func timers() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
            if timer.isValid { timer.invalidate() }
        }
        let other = Timer(timeInterval: 2, repeats: false) { _ in print("once") }
        RunLoop.main.add(other, forMode: .common)
        timer?.invalidate()
    }

    func notifications() async {
        let name = Notification.Name("changed")
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { note in
            print(note.userInfo?["id"] as? Int ?? 0)
        }
        NotificationCenter.default.post(name: name, object: self, userInfo: ["id": 1])
        for await note in NotificationCenter.default.notifications(named: name) { print(note.name) }
        for await id in NotificationCenter.default.notifications(named: name).map({
            $0.userInfo?["id"] as? Int
        }) {
            print(id ?? 0)
        }
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }
}
