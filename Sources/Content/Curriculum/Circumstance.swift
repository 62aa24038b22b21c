/// Something that happens to an app in use. Every exercise has a scenario that meets it, or a reason why it cannot be.
///
///     meets:
///       status-404: shop-closed
///     without:
///       status-204, empty-list: The answer is one picture.
///
/// The list comes from wrong answers that scenarios did not find: most of them fell where nothing had been tried.
public enum Circumstance: String, Hashable, Sendable, CaseIterable {
    case firstLoadFails = "first-load-fails"
    case status404 = "status-404"
    case status500 = "status-500"
    case status204 = "status-204"
    case undecodable
    case emptyList = "empty-list"

    case leftInFlight = "left-in-flight"
    case leftAfterFailure = "left-after-failure"
    case coveredInFlight = "covered-in-flight"
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

    case words
    case spinnerBesideError = "spinner-beside-error"
    case buttonWhileLoading = "button-while-loading"
    case oldContentUnderNew = "old-content-under-new"

    case boundaryValues = "boundary-values"
    case unorderedPair = "unordered-pair"
    case idsThatConcatenate = "ids-that-concatenate"

    /// What happens, as authors read it.
    public var sentence: String {
        switch self {
        case .firstLoadFails: "The first request gets no answer, or a status that is a failure."
        case .status404: "An answer has the status 404."
        case .status500: "An answer has a status from 500 on."
        case .status204: "An answer has a status from 201 to 299: a success with nothing in it."
        case .undecodable:
            "An answer with the status 200 is not what it should be: it does not decode, or is no picture."
        case .emptyList: "An answer is a list with nothing in it."
        case .leftInFlight: "The screen is left while an answer is on its way, and opened again."
        case .leftAfterFailure: "The screen is left after a failure, and opened again."
        case .coveredInFlight:
            "A sheet, a page or another tab covers the screen while an answer is on its way, and goes away."
        case .secondAttemptFails: "After a failure the second attempt fails as well."
        case .leftDuringSecondAttempt: "The screen is left while the second attempt is on its way."
        case .actionAfterFailure: "After a failure the user does something else than to try again."
        case .actionAfterSuccess:
            "After the content is there, the user does something that should load or should not."
        case .sameActionInFlight: "The user does the same thing again while its answer is on its way."
        case .changeAndBack: "An input changes and changes back: A, B, A."
        case .changeAndBackAtOnce: "An input changes and changes back, and no time passes in between."
        case .twoInputsAtOnce: "Two inputs change, and no time passes in between."
        case .changeAsAnswerArrives: "An input changes in the very instant in which an answer arrives."
        case .overtaken: "A slow answer arrives, or would arrive, after the answer to a later request."
        case .redrawInFlight: "The screen is drawn again while an answer is on its way."
        case .redrawAfter: "The screen is drawn again when the content is there."
        case .words: "What is on screen is compared with its words, and not only with its kind."
        case .spinnerBesideError: "When something has failed or has come, there is no spinner beside it."
        case .buttonWhileLoading:
            "While an answer is on its way, a button that belongs to another state is not there."
        case .oldContentUnderNew:
            "After a change the content from before is not there, under whichever heading."
        case .boundaryValues:
            "A knob has the values at its boundary: 0, empty, equal to another, exactly at a threshold."
        case .unorderedPair: "Two inputs that could be mistaken for each other trade their values."
        case .idsThatConcatenate:
            "Two pairs of inputs give the same text when they are written one behind the other."
        }
    }
}
