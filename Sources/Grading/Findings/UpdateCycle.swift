/// One update brought about the next, without end.
public enum UpdateCycle: FindingRule {
    public static let code = FindingCode.updateCycle

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.diagnosed(.updateCycle, as: code)
    }

    public static let explanation = """
        A body or an `onChange` wrote a value that made it run again, and again. Write only what has changed, and
        derive what can be derived: a value computed from others needs no state of its own.
        """
}
