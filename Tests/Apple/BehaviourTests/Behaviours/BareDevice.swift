import ActivityKit
import AppIntents
import BackgroundTasks
import CloudKit
import CoreBluetooth
import CoreHaptics
import MediaPlayer
import MessageUI
import MusicKit
import Network
import ServiceManagement
import SwiftUI

/// A phone without an account, a watch, music or friends: each framework reports what is missing.
struct BareDevice: View {
    let input: Int

    var body: some View {
        VStack {
            Text("Asking")
            Button("Greet", intent: GreetIntent(name: "Anna"))
        }
        .task {
            print("music: \(await MusicAuthorization.request())")
            let search = MusicCatalogSearchRequest(term: "blue", types: [Song.self])
            print("search: \(await fails { _ = try await search.response() })")
            print("activities: \(ActivityAuthorizationInfo().areActivitiesEnabled)")
            let request = BGAppRefreshTaskRequest(identifier: "refresh")
            print("background: \(await fails { try BGTaskScheduler.shared.submit(request) })")
            print("haptics: \(CHHapticEngine.capabilitiesForHardware().supportsHaptics)")
            print("mail: \(MFMailComposeViewController.canSendMail())")
            print("login item: \(await fails { try SMAppService.mainApp.register() })")
            MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Blue"]
            let title = MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyTitle] as? String
            print("now playing: \(title ?? "nothing")")
        }
        .task {
            let record = CKRecord(recordType: "Note")
            record["text"] = "kept"
            print("record: \(record["text"] as? String ?? "nothing")")
            let container = CKContainer.default()
            print("account: \((try? await container.accountStatus()) == .noAccount)")
            print("cloud: \(await fails { _ = try await container.privateCloudDatabase.save(record) })")
        }
        .task {
            let monitor = NWPathMonitor()
            monitor.pathUpdateHandler = {
                print("path: \($0.status), by wifi: \($0.usesInterfaceType(.wifi))")
            }
            monitor.start(queue: .main)
        }
        .onAppear { radio.begin() }
    }

    @State private var radio = Radio()

    private func fails(_ ask: () async throws -> Void) async -> String {
        do {
            try await ask()
            return "done"
        } catch {
            return "refused"
        }
    }
}

/// Receives the state of Bluetooth.
private final class Radio: NSObject, CBCentralManagerDelegate {
    private var manager: CBCentralManager?

    func begin() { manager = CBCentralManager(delegate: self, queue: nil) }

    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        print("bluetooth: \(central.state == .unsupported ? "unsupported" : "there")")
    }
}

/// An app intent that says hello.
private struct GreetIntent: AppIntent {
    static let title: LocalizedStringResource = "Greet"

    @Parameter(title: "Name") var name: String

    init() {}
    init(name: String) { self.name = name }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        print("hello \(name)")
        return .result(dialog: "Hello")
    }
}
