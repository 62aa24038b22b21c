/// An import of a part of a module, such as `import os.log`. Apple's modules have parts, the course's have none.
enum SubmoduleImport {
    /// Imports the whole modules of which these errors miss a part. The compiler tells of the first such line of all files.
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
