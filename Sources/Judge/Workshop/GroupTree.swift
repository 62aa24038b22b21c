import Essentials

/// Finds the folders of the control groups that contain this process.
struct GroupTree {
    private struct Mount {
        var root: String
        var point: String
        var isUnified: Bool
        var options: [Substring]
    }
    private let memberships: [(controllers: [Substring], path: String)]
    private let mounts: [Mount]

    init(membership: String, mounts: String) {
        // 4:memory:/session
        memberships = membership.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3 else { return nil }
            return (parts[1].split(separator: ","), String(parts[2]))
        }
        // An example of a line: 35 31 0:32 / /sys/fs/cgroup/memory rw,relatime - cgroup cgroup rw,memory
        self.mounts = mounts.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ")
            guard words.count > 5, let dash = words.firstIndex(of: "-"), dash + 3 < words.count,
                ["cgroup", "cgroup2"].contains(words[dash + 1])
            else { return nil }
            return Mount(
                root: String(words[3]), point: String(words[4]), isUnified: words[dash + 1] == "cgroup2",
                options: words[dash + 3].split(separator: ","))
        }
    }

    /// The folder of this process's group in the hierarchy of one controller (version 1).
    func folder(of controller: Substring) -> String? {
        guard let mount = mounts.first(where: { !$0.isUnified && $0.options.contains(controller) }),
            let path = memberships.first(where: { $0.controllers.contains(controller) })?.path
        else { return nil }
        return folder(path, in: mount)
    }

    /// The folders of this process's group and all groups above it, in the hierarchy for all controllers (version 2).
    var unifiedFolders: [String] {
        guard let mount = mounts.first(where: \.isUnified),
            let path = memberships.first(where: { $0.controllers.isEmpty })?.path
        else { return [] }
        var folders = [folder(path, in: mount)]
        while let last = folders.last, last.count > mount.point.count {
            folders.append(last.deletingLastPathComponent)
        }
        return folders
    }

    /// In a container, only a part of the control group hierarchy may be mounted.
    private func folder(_ path: String, in mount: Mount) -> String {
        var rest = path[...]
        if mount.root != "/", rest.hasPrefix(mount.root) { rest = rest.dropFirst(mount.root.count) }
        return rest == "/" || rest.isEmpty ? mount.point : mount.point + rest
    }
}
