/// Handles imports of submodules, such as `import os.log`. The course's modules have no submodules.
enum SubmoduleImport {
    /// If an error names a submodule, the import of the submodule becomes an import of the whole module. The compiler
    /// reports only the first import of a submodule in all files.
    static func amend(_ lines: inout [String], after errors: [Diagnostic]) {
        for error in errors {
            guard let path = error.message.wholeMatch(of: /no such module '(\w+)\.([\w.]+)'/) else {
                continue
            }
            let (module, part) = (path.output.1, path.output.2)
            let spaces = String(repeating: " ", count: part.count + 1)
            for index in lines.indices
            where lines[index].split(separator: " ").suffix(2) == ["import", "\(module).\(part)"] {
                lines[index] = lines[index].replacing("\(module).\(part)", with: module + spaces)
            }
        }
    }
}
