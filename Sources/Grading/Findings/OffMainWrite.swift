/// State that a view shows was written from another thread than the main one.
public enum OffMainWrite: FindingRule {
    public static let code = FindingCode.offMainWrite

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.diagnosed(.offMainWrite, as: code)
    }

    public static let explanation = """
        What a view observes has to change on the main actor, or the view may miss the change or show half of it. Mark
        the model `@MainActor`; work that is heavy can leave it and come back with the result.
        """
}
