import SwiftUI

/// A download without a completion handler passes its file to the session's delegate.
struct DownloadDelegates: View {
    let input: Int
    @State private var downloads = Downloads()

    var body: some View {
        Button("Download") { downloads.begin() }
    }

    final class Downloads: NSObject, URLSessionDownloadDelegate, @unchecked Sendable {
        private var file: URL?

        func begin() {
            let session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)
            guard let url = URL(string: "https://a.example/file") else { return }
            session.downloadTask(with: url).resume()
            session.finishTasksAndInvalidate()
        }

        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
            totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
        ) {
            print("progress \(totalBytesWritten == totalBytesExpectedToWrite)")
        }

        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
        ) {
            file = location
            print("file \((try? Data(contentsOf: location)) != nil)")
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
        {
            print("complete, error: \(error != nil)")
            if let file { print("file \((try? Data(contentsOf: file)) != nil)") }
        }
    }
}
