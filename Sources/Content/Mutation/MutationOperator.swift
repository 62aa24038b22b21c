import SwiftSyntax

/// Makes one kind of mistake in a right answer. An operator visits each node of a right answer, and returns the
/// changes that make its mistake at the node.
protocol MutationOperator: SendableMetatype {
    /// The operator's name in kebab-case; it never changes, because exercises' front matters contain it.
    static var name: String { get }
    /// The mistake in one sentence, for reports: the effect of the change, and sometimes the wrong belief behind it.
    static var sentence: String { get }

    /// Returns the changes that make the mistake at a node; each change becomes one mutant.
    static func changes(at node: Syntax) -> [Change]
}

extension Mutation {
    /// All operators, in the order in which reports list their mutants.
    static let operators: [any MutationOperator.Type] = [
        DropTaskID.self,
        TakePartOfTaskID.self,
        CoarserTaskID.self,
        FinerTaskID.self,
        TaskToOnAppear.self,
        TaskInTask.self,
        BeginInViewInit.self,
        BeginInModelInit.self,
        RetryInTask.self,
        DropCancellationCheck.self,
        DropGuard.self,
        EmptyCatch.self,
        SwallowFailure.self,
        DropAssignment.self,
        SetPhaseTooLate.self,
        SwapStatements.self,
        DropOnDisappear.self,
        DropModifier.self,
        NegateCondition.self,
        OtherSideOfComparison.self,
        MoveBoundary.self,
        IgnoreStatus.self,
        AnySuccess.self,
        AcceptNotFound.self,
        ForgetEmptyCase.self,
        BlankWords.self,
        KeepButton.self,
        KeepSpinner.self,
        DropSubview.self,
        HideUntilLoaded.self,
        ModelPerBody.self,
        ModelPerInit.self,
        GlobalStore.self,
        ShareState.self,
        ShareBetweenItems.self,
        RememberFailure.self,
        NeverFetchAgain.self,
        RestoreOldValue.self,
        StartClockElsewhere.self,
    ]
}
