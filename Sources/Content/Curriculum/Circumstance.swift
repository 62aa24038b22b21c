/// A situation that apps meet in use, such as leaving the screen during a request. In each exercise, a scenario causes
/// a circumstance, or the front matter says why no scenario can cause it.
///
///     meets:
///       status-404: shop-closed
///     without:
///       status-204, empty-list: The response is one picture.
///
/// The list of circumstances comes from wrong answers that passed because no scenario caused the circumstance.
public enum Circumstance: String, Hashable, Sendable, CaseIterable {
    case firstLoadFails = "first-load-fails"
    case status404 = "status-404"
    case status500 = "status-500"
    case status204 = "status-204"
    case undecodable
    case emptyList = "empty-list"
    case everyFailure = "every-failure"
    case everyStatus = "every-status"

    case leftInFlight = "left-in-flight"
    case leftAfterFailure = "left-after-failure"
    case coveredInFlight = "covered-in-flight"
    case appReturns = "app-returns"
    case secondAttemptFails = "second-attempt-fails"
    case leftDuringSecondAttempt = "left-during-second-attempt"

    case actionAfterFailure = "action-after-failure"
    case actionAfterSuccess = "action-after-success"
    case sameActionInFlight = "same-action-in-flight"
    case changeAndBack = "change-and-back"
    case changeAndBackAtOnce = "change-and-back-at-once"
    case twoInputsAtOnce = "two-inputs-at-once"
    case changeAsAnswerArrives = "change-as-answer-arrives"
    case overtaken
    case redrawInFlight = "redraw-in-flight"
    case redrawAfter = "redraw-after"
    case threeInARow = "three-in-a-row"

    case words
    case spinnerBesideError = "spinner-beside-error"
    case buttonWhileLoading = "button-while-loading"
    case oldContentUnderNew = "old-content-under-new"

    case boundaryValues = "boundary-values"
    case unorderedPair = "unordered-pair"
    case idsThatConcatenate = "ids-that-concatenate"
    case twoItems = "two-items"
    case restStays = "rest-stays"

    /// True if the circumstance must occur under every seed. If a circumstance must occur under every seed, several
    /// scenarios together may cause it.
    public var needsEverySeed: Bool { self == .everyFailure || self == .everyStatus }

    public var sentence: String {
        switch self {
        case .firstLoadFails:
            "The first request fails: no response comes, or a response with a failure status."
        case .status404: "A response has status 404."
        case .status500: "A response has a status of 500 or above."
        case .status204: "A response has a status from 201 to 299: a success without content."
        case .undecodable:
            "A response with status 200 does not decode, or is not a picture."
        case .emptyList: "A response is an empty list."
        case .everyFailure: "Loads fail with offline, timeout, reset and refused, under every seed."
        case .everyStatus:
            "Responses come with 201, 202, 204, 299, 304, 400, 404 and 500, under every seed. All responses but 204 and 304 have content that the app could show."
        case .leftInFlight: "The user leaves the screen while it loads, and opens it again."
        case .leftAfterFailure: "The user leaves the screen after a failure, and opens it again."
        case .coveredInFlight:
            "A sheet, a page or another tab covers the loading screen, and then goes away."
        case .appReturns:
            "The user leaves the app after a failure or with the content on screen, and returns."
        case .secondAttemptFails: "The second attempt after a failure fails too."
        case .leftDuringSecondAttempt: "The user leaves the screen during the second attempt."
        case .actionAfterFailure: "After a failure, the user does something other than retry."
        case .actionAfterSuccess:
            "After the content appears, the user does something that should, or should not, load again."
        case .sameActionInFlight: "The user repeats an action while its response is pending."
        case .changeAndBack: "An input changes and changes back: A, B, A."
        case .changeAndBackAtOnce: "An input changes and changes back in the same instant."
        case .twoInputsAtOnce: "Two inputs change in the same instant."
        case .changeAsAnswerArrives: "An input changes in the instant in which a response arrives."
        case .overtaken: "A slow response arrives, or would arrive, after the response to a later request."
        case .redrawInFlight: "The screen is drawn again while it loads."
        case .redrawAfter: "The screen is drawn again after its content has arrived."
        case .threeInARow:
            "At least three events in a row: successes, failures, or leaving the screen."
        case .words: "A scenario compares the words on screen, not only the kind of content."
        case .spinnerBesideError: "Once loading has ended or failed, no spinner remains."
        case .buttonWhileLoading:
            "While the screen loads, the buttons of its other states are hidden."
        case .oldContentUnderNew:
            "After a change of an input, the old content is gone."
        case .boundaryValues:
            "A knob takes the values at its boundary: 0, empty, equal to another knob, exactly at a threshold."
        case .unorderedPair: "Two inputs of one type exchange their values."
        case .idsThatConcatenate:
            "Two pairs of inputs give the same text when joined."
        case .twoItems: "An action on one item leaves another item alone."
        case .restStays:
            "In a refactoring or an addition, the screen still shows everything that the starter shows."
        }
    }
}
