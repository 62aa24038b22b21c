import Testing

@testable import Referee

/// Sentences from apps' screens. The referee recognizes each sentence as a failure even if the exercise lists no
/// error texts.
@Suite struct `An app's message about a failure` {
    static let failures = [
        "Could not load the picture", "Couldn't load your feed", "Couldn’t refresh",
        "Can't connect to the server",
        "Cannot open this page", "Unable to load messages", "Something went wrong",
        "Oops! Something went wrong. Please try again.", "An error occurred", "Error", "Error 503",
        "Error: The request timed out.", "Unknown error", "NETWORK ERROR", "Server error (500)",
        "The shop refused (500)", "HTTP 404", "Status 503", "The server answered 503", "You are offline",
        "You're offline", "You’re offline. Check your connection.", "No internet connection", "No connection",
        "No network connection available", "Not connected to the internet",
        "The Internet connection appears to be offline.", "The network connection was lost.",
        "The request timed out.", "The operation couldn’t be completed.",
        "A server with the specified hostname could not be found.", "Loading failed", "Failed to load posts",
        "Download failed", "Upload failed. Tap to retry.", "Login failed", "Your payment was declined",
        "Payment declined", "Your card was rejected", "Sync failure", "Page not found", "404 Not Found",
        "Station not found", "Service unavailable", "Temporarily unavailable",
        "The service is currently unavailable", "This content isn't available right now",
        "This video is not available", "Try again later", "Please try again",
        "Please check your connection and try again", "Connection lost", "Lost connection to the server",
        "Connection refused", "The connection was reset", "The server is not responding",
        "The server isn’t responding", "No response from the server", "Server unreachable",
        "We can’t reach the server", "We're having trouble loading this page", "Trouble connecting",
        "There was a problem loading your orders", "There was an issue with your request", "Invalid response",
        "Bad response from the server", "Unexpected response", "The answer was not understood",
        "The data couldn’t be read because it isn’t in the correct format.", "Access denied",
        "Permission denied", "You don't have permission to view this", "Session expired",
        "Your session has expired. Sign in again.", "Wrong password", "Incorrect password",
        "Sorry, that didn't work", "That did not work", "Didn't load. Tap to retry.",
        "Your message was not sent", "Message not delivered", "Changes were not saved",
        "The weather service did not answer", "Playback error", "Image failed", "⚠️ Loading failed",
        "We couldn't find your location", "Location unavailable", "Weather data unavailable",
        "Too many requests", "Gateway timeout", "Timed out", "Timeout", "Your order could not be placed",
        "Export failed", "The export failed: disk full", "Offline", "2 errors",
        "No errors so far. The upload failed.",
        "The bank says no: payment declined",
    ]

    static let others = [
        "Choose a station", "Export cancelled", "Cancelled", "Canceled", "Your order was cancelled",
        "Flight cancelled", "No results", "No Results for “swift”", "No messages yet",
        "You have not ordered anything yet", "Nothing new", "Nothing here yet", "Nothing exported",
        "Your basket is empty", "No favourites", "No upcoming events", "Loading…", "Counting", "One moment",
        "Please wait", "Ready to order", "Available offline", "Download for offline use", "Offline maps",
        "Save for offline listening", "Offline mode", "Saved offline", "Works offline", "Ada is offline",
        "0 errors",
        "No errors", "No errors found", "No problems found", "0 failed", "12 passed, 0 failed",
        "Terror on the Train", "The Comedy of Errors", "Mirror", "Trial and Error", "Margin of error: 3%",
        "Failsafe", "Never fails to please", "Too Big to Fail", "Learn from failure", "Problem solved",
        "Problem of the day", "No problem!", "Report a problem", "Share error reports with developers",
        "Error log", "Couldn't be better", "You can't miss it", "Can’t wait to see you",
        "Can't find it? Ask us.",
        "This cannot be undone", "Items can't be returned after 30 days", "Retry", "Retrying…",
        "Reconnecting…",
        "Connecting…", "Connected", "No connection needed", "Connections: 3", "Delivery on Friday",
        "Unread: 4",
        "Uploaded", "Download complete", "Refreshed just now", "Updated a minute ago", "Sent", "Not sent yet",
        "Not saved yet", "Out of stock", "Sold out", "The kitchen is closed", "Season 1, episode 2",
        "In your basket: 3", "404 steps today", "500 points", "503 m away", "Room 404", "Flight LH 500",
        "Reviews (500)", "Photos (404)", "Status: active", "Status 200", "Server: Frankfurt",
        "Lost and found",
        "Wrong Way", "Right and wrong", "What could go wrong?", "Timeouts left: 2", "Sorry, Baby",
        "Oops!... I Did It Again", "This offer has expired", "You declined the invitation", "Too many cooks",
        "The man who refused to die", "Problems: 12 of 30 solved", "Failed attempts: 0",
    ]

    @Test(arguments: failures)
    func `is recognized as an error`(sentence: String) {
        #expect(FailureWords().tell(sentence))
    }

    @Test(arguments: others)
    func `differs from an ordinary text`(sentence: String) {
        #expect(!FailureWords().tell(sentence))
    }

    @Test func `is recognized in two hundred sentences`() {
        #expect(Set(Self.failures).count >= 100 && Set(Self.others).count >= 100)
    }

    @Test func `is only what the exercise defines, if it defines one`() {
        let words = FailureWords(["No basket", "could not count"])
        #expect(words.tell("No  basket today"))
        #expect(words.tell("Could not count."))
        #expect(!words.tell("No baskets"))
        #expect(!words.tell("Something went wrong"))
    }

    @Test func `is the whole text, and other words may follow an ellipsis`() {
        let words = FailureWords(["Could not load the picture", "Could not update …"])
        #expect(words.tellOnly("Could not load the picture."))
        #expect(!words.tellOnly("Could not load the picture (200 × 300)"))
        #expect(words.tellOnly("Could not update Ada"))
        #expect(!words.tellOnly("Sorry. Could not update Ada"))
        #expect(FailureWords().tellOnly("The shop refused (500)"))
    }

    @Test func `is never a phrase without a letter, which every text contains`() {
        #expect(!FailureWords(["⚠️"]).tell("All is well"))
    }
}
