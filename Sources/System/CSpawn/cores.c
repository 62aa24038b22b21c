#define _GNU_SOURCE
#include "CSpawn.h"

#include <errno.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

int course_take_seat(const char *row, int core) {
    // An abstract socket name needs no write access to a folder, and the kernel frees the name when its owner dies.
    struct sockaddr_un name = {.sun_family = AF_UNIX};
    int length = snprintf(name.sun_path + 1, sizeof name.sun_path - 1, "%s-%d", row, core);
    int seat = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (seat < 0) return -1;
    if (bind(seat, (struct sockaddr *)&name, (socklen_t)(sizeof(sa_family_t) + 1 + (size_t)length)) == 0) return seat;
    close(seat);
    return -1;
}

int course_current_core(void) {
    return sched_getcpu();
}

int course_get_cores(uint64_t *words, size_t count) {
    memset(words, 0, count * sizeof *words);
    return sched_getaffinity(0, count * sizeof *words, (cpu_set_t *)words);
}

int course_set_cores(pid_t thread, const uint64_t *words, size_t count) {
    return sched_setaffinity(thread, count * sizeof *words, (const cpu_set_t *)words);
}

int course_ask_for_senders(int socket) {
    int on = 1;
    return setsockopt(socket, SOL_SOCKET, SO_PASSCRED, &on, sizeof on);
}

pid_t course_next_sender(int socket) {
    char byte;
    struct iovec place = {&byte, sizeof byte};
    union {
        struct cmsghdr head;
        char bytes[CMSG_SPACE(sizeof(struct ucred))];
    } said;
    struct msghdr message = {
        .msg_iov = &place, .msg_iovlen = 1, .msg_control = said.bytes, .msg_controllen = sizeof said.bytes};
    ssize_t got;
    do got = recvmsg(socket, &message, MSG_PEEK);
    while (got < 0 && errno == EINTR);
    if (got < 0) return -1;
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    if (got == 0 || !head || head->cmsg_level != SOL_SOCKET || head->cmsg_type != SCM_CREDENTIALS) return 0;
    struct ucred sender;
    memcpy(&sender, CMSG_DATA(head), sizeof sender);
    return sender.pid;
}
