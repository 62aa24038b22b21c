/// State was written while a body was being evaluated.
public enum StateWrittenDuringBody: FindingRule {
    public static let code = FindingCode.stateWrittenDuringBody

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.diagnosed(.stateWrittenDuringBody, as: code)
    }

    public static let explanation = """
        A body reads; it does not write. A write during an update is undefined in SwiftUI: it may be lost, or start
        another update. Move it to `.task`, `.onAppear`, `.onChange` or an action.
        """
}
