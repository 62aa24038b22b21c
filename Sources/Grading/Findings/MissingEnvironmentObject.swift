/// A view read something from its environment that nobody had put there.
public enum MissingEnvironmentObject: FindingRule {
    public static let code = FindingCode.missingEnvironmentObject

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.diagnosed(.missingEnvironmentObject, as: code)
    }

    public static let explanation = """
        On a phone this ends the app. Put the object in with `.environment(…)` or `.environmentObject(…)` on a view
        above the one that reads it.
        """
}
