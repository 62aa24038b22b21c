import CryptoKit
import Security
import SwiftUI

/// The keychain keeps a token until the app deletes it. Hashing and encryption work as on a device.
struct KeptSecret: View {
    let input: Int

    private let name: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me",
    ]

    var body: some View {
        Text("Secrets").task {
            keep()
            do { try seal() } catch { print("sealing failed: \(error)") }
        }
    }

    private func keep() {
        print("none yet: \(token() == nil)")
        let item = name.merging([kSecValueData as String: Data("a token".utf8)]) { $1 }
        print("added: \(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)")
        print("added again: \(SecItemAdd(item as CFDictionary, nil) == errSecDuplicateItem)")
        print("kept: \(token() ?? "nothing")")
        let change = [kSecValueData: Data("another".utf8)]
        print("changed: \(SecItemUpdate(name as CFDictionary, change as CFDictionary) == errSecSuccess)")
        print("kept: \(token() ?? "nothing")")
        var all: AnyObject?
        let question: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll,
            kSecReturnAttributes: true,
        ]
        SecItemCopyMatching(question as CFDictionary, &all)
        let accounts = (all as? [[String: Any]] ?? []).compactMap { $0[kSecAttrAccount as String] as? String }
        print("accounts: \(accounts)")
        SecItemDelete(name as CFDictionary)
        print("deleted: \(SecItemDelete(name as CFDictionary) == errSecItemNotFound)")
    }

    private func token() -> String? {
        let question = name.merging([kSecReturnData as String: true]) { $1 }
        var item: CFTypeRef?
        guard SecItemCopyMatching(question as CFDictionary, &item) == errSecSuccess else { return nil }
        return (item as? Data).map { String(decoding: $0, as: UTF8.self) }
    }

    private func seal() throws {
        let message = Data("abc".utf8)
        print(SHA256.hash(data: message))
        print(Insecure.MD5.hash(data: message).map { String(format: "%02hhx", $0) }.joined())
        let code = HMAC<SHA256>.authenticationCode(
            for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
        print(Data(code).base64EncodedString())
        let key = SymmetricKey(size: .bits256)
        let box = try ChaChaPoly.seal(message, using: key)
        print("opened: \(try ChaChaPoly.open(.init(combined: box.combined), using: key) == message)")
        do {
            _ = try ChaChaPoly.open(box, using: SymmetricKey(size: .bits256))
        } catch {
            print("with another key: \(error)")
        }
    }
}
