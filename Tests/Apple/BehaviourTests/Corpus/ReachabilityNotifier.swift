import SwiftUI
import SystemConfiguration

/// The parts of the widespread class `Reachability`.
final class ReachabilityNotifier {
    private let reference: SCNetworkReachability
    private let queue = DispatchQueue(label: "reachability")

    init?() {
        var address = sockaddr()
        address.sa_len = UInt8(MemoryLayout<sockaddr>.size)
        address.sa_family = sa_family_t(AF_INET)
        guard let reference = SCNetworkReachabilityCreateWithAddress(nil, &address) else {
            print(SCError())
            return nil
        }
        self.reference = reference
    }

    func start() -> Bool {
        let callback: SCNetworkReachabilityCallBack = { _, flags, info in
            guard let info else { return }
            print(flags, Unmanaged<ReachabilityNotifier>.fromOpaque(info).takeUnretainedValue())
        }
        var context = SCNetworkReachabilityContext(
            version: 0, info: Unmanaged.passUnretained(self).toOpaque(), retain: nil, release: nil,
            copyDescription: nil)
        return SCNetworkReachabilitySetCallback(reference, callback, &context)
            && SCNetworkReachabilitySetDispatchQueue(reference, queue)
    }

    func stop() {
        SCNetworkReachabilitySetCallback(reference, nil, nil)
        SCNetworkReachabilitySetDispatchQueue(reference, nil)
    }
}

struct ReachabilityNotice: View {
    let fallback = UIFont()
    let notifier = ReachabilityNotifier()
    @State private var failure: (error: any Error, isShown: Bool) = (NSError(), false)

    var body: some View {
        Text(fallback.fontName).onAppear { _ = notifier?.start() }.onDisappear { notifier?.stop() }
    }
}
