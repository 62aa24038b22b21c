/// Two elements of one list gave the same identity.
public enum DuplicateIdentity: FindingRule {
    public static let code = FindingCode.duplicateIdentity

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.diagnosed(.duplicateIdentity, as: code)
    }

    public static let explanation = """
        `ForEach` tells its rows apart by their ids. With two alike, one row gets the other's state and tasks, or none.
        Give the elements an id that belongs to them, not one made from their content or their position.
        """
}
