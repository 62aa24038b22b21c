import Curriculum

extension Session {
    func withFile(_ effect: (String) -> PromptEffect) -> [PromptEffect] {
        withCurrent { [effect($0.exercise.id)] }
    }

    /// Reports that the caller performed `.edit` or `.fix`.
    public mutating func edited(_ exerciseID: String, _ change: FileChange) -> [PromptEffect] {
        switch change {
        case .asBefore: return [.print("Nothing was changed.")]
        case .goesOn(let program):
            return [.print("Your file is open in \(program.quoted). Save it there, then `verify`.")]
        case .changed:
            reopen(exerciseID)
            return [.print("Saved. `verify` runs it.")]
        }
    }

    /// Reports that the caller performed `.reset`.
    /// - Parameter copy: the copy of the learner's file; nil if the file was the starter or did not exist.
    public mutating func wasReset(_ exerciseID: String, copy: String?) -> [PromptEffect] {
        guard let copy else { return [.print("Your file is the starter.")] }
        reopen(exerciseID)
        return [.print("The starter is back. Your previous file: \(copy.quoted)")]
    }
}
