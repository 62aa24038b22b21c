import Foundation

@testable import Workshop

/// A C program that makes system calls and prints the error number of each. The tests compile the prober once.
enum Prober {
    static func run(_ attempts: [String], _ list: CallList, _ sandbox: Sandbox) throws -> ProcessEnd {
        let folder = try built.get()
        let site = try site(at: folder, sandbox)
        return try site.start(
            ProgramCall("\(site.inside.work)/prober", attempts), limits: .small(), calls: list
        ).wait()
    }

    /// Runs the prober with the given attempts, without a sandbox and without a filter.
    static func runBare(_ attempts: [String]) throws -> ProcessEnd {
        let folder = try built.get()
        return try Child.start(
            Launch(command: ProgramCall("\(folder)/prober", attempts), folder: "/", limits: .small())
        ).wait()
    }

    static func site(at folder: String, _ sandbox: Sandbox) throws -> ChildSite {
        let engine = try SmallEngine.shared.get().engine
        let toolchain = try Toolchain.locate(environment: ProcessInfo.processInfo.environment)
        return ChildSite(
            sandbox: sandbox, toolchain: toolchain,
            places: Places(engine: engine, cache: folder, kits: folder),
            folder: folder)
    }

    private static let built = Result { () throws -> String in
        let parts = try ["seal.c", "include/seal.h", "lock.c", "include/lock.h"].map {
            try String(contentsOf: hostFolder.appending(path: $0), encoding: .utf8)
        }
        let print = Fingerprint(files: [], text: source + parts.joined())
        return try StagedFolder.settled("course-prober", print: print, for: Identity.ofChildren) {
            target throws(MachineFault) in
            for (name, text) in zip(["prober.c", "seal.c", "seal.h", "lock.c", "lock.h"], [source] + parts) {
                try TemporaryFolder.write(Array(text.utf8), to: "\(target)/\(name)", for: nil)
            }
            let toolchain = try Toolchain.locate(environment: ProcessInfo.processInfo.environment)
            let compiler = ProgramCall(
                "\(toolchain.root)/bin/clang", ["-pthread", "-o", "prober", "prober.c", "seal.c", "lock.c"],
                environment: ["PATH": "/usr/bin:/bin"])
            let end = try Child.start(
                Launch(
                    command: compiler, folder: target,
                    limits: Limits(cpuSeconds: 20, wallSeconds: 60, addressSpace: 4 << 30))
            ).wait()
            guard end.cause == .exited(0) else {
                throw MachineFault(.toolchainMissing, "\(end)", remedy: "Read on.")
            }
        }
    }

    /// The folder with the host's own `seal.c` and `lock.c`, which are compiled into the prober.
    private static let hostFolder = URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../../../Sources/Engine/CHost")

    private static let source = #"""
        #define _GNU_SOURCE
        #include <errno.h>
        #include <fcntl.h>
        #include <netinet/in.h>
        #include <pthread.h>
        #include <signal.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        #include <sys/mman.h>
        #include <sys/ipc.h>
        #include <sys/msg.h>
        #include <sys/resource.h>
        #include <sys/shm.h>
        #include <sys/socket.h>
        #include <sys/syscall.h>
        #include <sys/wait.h>
        #include <time.h>
        #include <unistd.h>
        #include "lock.h"
        #include "seal.h"

        static void *nothing(void *unused) { return unused; }

        static long attempt(const char *name) {
            const char *number = strchr(name, '=');
            if (number) return syscall(atol(number + 1), 0, 0, 0, 0, 0, 0);
            if (!strcmp(name, "segment")) return shmget(IPC_PRIVATE, 1 << 20, IPC_CREAT | 0600);
            if (!strcmp(name, "message")) return msgget(IPC_PRIVATE, IPC_CREAT | 0600);
            if (!strcmp(name, "socket")) return socket(AF_INET, SOCK_STREAM, 0);
            if (!strcmp(name, "pair")) { int ends[2]; return socketpair(AF_UNIX, SOCK_STREAM, 0, ends); }
            if (!strcmp(name, "memfd")) return memfd_create("x", 0);
            if (!strcmp(name, "key")) return syscall(SYS_keyctl, 0, -3, 0);
            if (!strcmp(name, "kill-self")) return syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), SIGKILL);
            if (!strcmp(name, "limit-self")) {
                struct rlimit none = {1, 1};
                return syscall(SYS_prlimit64, 0, RLIMIT_CPU, &none, 0);
            }
            if (!strcmp(name, "owner")) return fcntl(0, F_SETSIG, SIGKILL);
            if (!strcmp(name, "timer")) { timer_t timer; return timer_create(CLOCK_MONOTONIC, 0, &timer); }
            if (!strcmp(name, "thread")) {
                pthread_t thread;
                errno = pthread_create(&thread, 0, nothing, 0);
                return errno ? -1 : pthread_join(thread, 0);
            }
            if (!strcmp(name, "read")) { char byte; int file = open("/usr/bin/env", O_RDONLY); return file < 0 ? -1 : read(file, &byte, 1); }
            if (!strcmp(name, "seal")) { errno = course_seal(); return errno ? -1 : 0; }
            if (!strcmp(name, "lock")) { int version = course_lock("/tmp"); errno = -version; return version > 0 ? 0 : -1; }
            if (!strcmp(name, "inside")) return open("/tmp", O_TMPFILE | O_WRONLY, 0600);
            if (!strcmp(name, "outside")) return open("/var/tmp", O_TMPFILE | O_WRONLY, 0600);
            if (!strcmp(name, "connect")) {
                struct sockaddr_in local = {.sin_family = AF_INET, .sin_port = htons(9), .sin_addr = {htonl(INADDR_LOOPBACK)}};
                return connect(socket(AF_INET, SOCK_STREAM, 0), (struct sockaddr *)&local, sizeof local);
            }
            if (!strcmp(name, "fork")) {
                pid_t child = fork();
                if (child == 0) _exit(0);
                return child < 0 ? -1 : waitpid(child, 0, 0);
            }
            if (!strcmp(name, "exec")) return execve("/nowhere", (char *[]){"", 0}, 0);
            if (!strcmp(name, "exec-file")) return syscall(SYS_execveat, 0, "", 0, 0, 0x1000);
            if (!strcmp(name, "sleep")) return usleep(1000);
            return 0;
        }

        int main(int count, char **names) {
            for (int i = 1; i < count; i++) {
                // The session keyring's number, and how much is in it.
                int asks = !strcmp(names[i], "keyring") ? 0 : !strcmp(names[i], "keys") ? 11 : -1;
                if (asks >= 0) {
                    printf("%s %ld\n", names[i], syscall(SYS_keyctl, asks, -3, 0, 0));
                    continue;
                }
                errno = 0;
                long result = attempt(names[i]);
                printf("%.*s %d\n", (int)strcspn(names[i], "="), names[i], result < 0 ? errno : 0);
            }
            return 0;
        }
        """#
}
