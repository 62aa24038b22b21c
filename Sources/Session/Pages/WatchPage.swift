/// What stands below each report while an answer is watched.
enum WatchPage {
    static let keys = "Keys: `h` hint, `t` timeline, `n` next, `l` lab, `q` quit."
}
