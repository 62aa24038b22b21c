import Curriculum

extension Session {
    func withFile(_ effect: (String) -> PromptEffect) -> [PromptEffect] {
        withCurrent { [effect($0.exercise.id)] }
    }

    /// Call `edited` after performing `.edit` or `.fix`.
    public mutating func edited(_ exerciseID: String, _ change: FileChange) -> [PromptEffect] {
        switch change {
        case .asBefore: return [.print("The course changed nothing.")]
        case .goesOn(let program):
            return [.print("\(program.quoted) shows your file. Save the file there, and then type `verify`.")]
        case .changed:
            reopen(exerciseID)
            return [.print("Saved. `verify` runs your file.")]
        }
    }

    /// Call `wasReset` after performing `.reset`.
    /// - Parameter copy: the path of the learner's old file; nil if the file was still the starter or did not exist.
    public mutating func wasReset(_ exerciseID: String, copy: String?) -> [PromptEffect] {
        guard let copy else { return [.print("Your file is now the starter.")] }
        reopen(exerciseID)
        return [.print("Your file is the starter again. A copy of your previous file: \(copy.quoted)")]
    }
}
