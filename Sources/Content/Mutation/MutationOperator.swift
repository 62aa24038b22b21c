import SwiftSyntax

/// One kind of mistake, looked for at each node of a right answer.
protocol MutationOperator: SendableMetatype {
    /// In kebab-case. It never changes: front matters name mutants by it.
    static var name: String { get }
    /// What a person would have got wrong.
    static var sentence: String { get }

    /// The ways to make this mistake at this node; each is a mutant.
    static func changes(at node: Syntax) -> [Change]
}

extension Mutation {
    /// In the order in which reports have their mutants.
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
        ForgetEmptyCase.self,
        BlankWords.self,
        KeepButton.self,
        KeepSpinner.self,
        ModelPerBody.self,
        ModelPerInit.self,
        GlobalStore.self,
        RememberFailure.self,
        NeverFetchAgain.self,
    ]
}
