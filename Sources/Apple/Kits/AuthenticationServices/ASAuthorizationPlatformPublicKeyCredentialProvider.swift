public import Foundation

// Signs in with passkeys. The device has no passkeys, so each request ends with `canceled`, like
// every sign-in.

open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
    @unchecked Sendable
{
    public let relyingPartyIdentifier: String
    public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }

    open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
        -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
    {
        ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
            provider: self, challenge: challenge, name: name, userID: userID)
    }

    open func createCredentialAssertionRequest(challenge: Data)
        -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
    {
        ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(provider: self, challenge: challenge)
    }
}

open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
    @unchecked Sendable
{
    open var challenge: Data
    open var name: String
    open var userID: Data
    open var relyingPartyIdentifier: String {
        (provider as? ASAuthorizationPlatformPublicKeyCredentialProvider)?.relyingPartyIdentifier ?? ""
    }

    init(provider: any ASAuthorizationProvider, challenge: Data, name: String, userID: Data) {
        self.challenge = challenge
        self.name = name
        self.userID = userID
        super.init(provider: provider)
    }
}

open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
    @unchecked Sendable
{
    open var challenge: Data
    open var relyingPartyIdentifier: String {
        (provider as? ASAuthorizationPlatformPublicKeyCredentialProvider)?.relyingPartyIdentifier ?? ""
    }

    init(provider: any ASAuthorizationProvider, challenge: Data) {
        self.challenge = challenge
        super.init(provider: provider)
    }
}
