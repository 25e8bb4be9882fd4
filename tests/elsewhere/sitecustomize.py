"""Python runs this first in every process that has this folder on its path, and loses what
Windows does not have. Nothing here is imported by the tests themselves.

Three kinds of thing: modules and functions that are not there, files that behave as they do on
Windows (text unless asked for bytes, no folder that opens, nothing removed while it is open), and
sockets that are as strict. What the libraries below need to live on Linux they keep: trio its
pipes, subprocess its way to kill.
"""

import _socket
import errno
import importlib
import os
import signal
import socket
import subprocess
import sys
from typing import Any

MODULES = ("fcntl", "grp", "pty", "pwd", "resource", "syslog", "termios", "tty")
OS_NAMES = """
chown chroot ctermid fchmod fchown fdatasync fork forkpty getegid geteuid getgid getgroups
getloadavg getpgid getpgrp getpriority getsid getuid killpg lchown lockf mkfifo mknod nice openpty
O_CLOEXEC O_DIRECTORY O_DSYNC O_NOCTTY O_NOFOLLOW O_SYNC pidfd_open posix_fallocate pread pwrite
sched_getaffinity sendfile setpgid setpriority setsid setuid sync tcgetpgrp tcsetpgrp ttyname uname
"""
SIGNAL_NAMES = """
SIGALRM SIGCHLD SIGCONT SIGHUP SIGIO SIGKILL SIGPIPE SIGPROF SIGQUIT SIGSTOP SIGTSTP SIGTTIN
SIGTTOU SIGUSR1 SIGUSR2 SIGWINCH alarm getitimer pause pthread_kill pthread_sigmask setitimer
siginterrupt sigpending sigtimedwait sigwait
"""
BINARY = 1 << 30  # far from any flag of Linux


def take_away() -> None:
    for library in ("filelock", "ifaddr", "platformdirs"):  # each has another half for Windows
        importlib.import_module(library)
    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]
    for name in OS_NAMES.split():
        if hasattr(os, name):
            delattr(os, name)
    subprocess.Popen.kill = lambda self: self.send_signal(9)  # type: ignore[method-assign]
    for name in SIGNAL_NAMES.split():
        if hasattr(signal, name):
            delattr(signal, name)


# Files

TEXT: set[int] = set()  # descriptors on which a newline is two bytes


def files_as_on_windows() -> None:
    os_open, os_write, os_close = os.open, os.write, os.close
    removers = {name: getattr(os, name) for name in ("remove", "rename", "replace", "unlink")}

    def open_file(path: os.PathLike[str] | str, flags: int, *rest: int, **how: object) -> int:
        if os.path.isdir(path):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        handle = os_open(path, flags & ~BINARY, *rest, **how)  # type: ignore[arg-type]
        TEXT.discard(handle)
        if not flags & BINARY and str(path) != os.devnull:
            TEXT.add(handle)
        return handle

    def write(handle: int, data: bytes) -> int:
        if handle not in TEXT:
            return os_write(handle, data)
        os_write(handle, bytes(data).replace(b"\n", b"\r\n"))
        return len(data)

    def close(handle: int) -> None:
        TEXT.discard(handle)
        os_close(handle)

    def refusing(name: str) -> object:
        def remove(*paths: os.PathLike[str] | str, **how: object) -> object:
            for path in paths:
                if is_open(str(path)):
                    raise PermissionError(errno.EACCES, "used by another process", str(path))
            return removers[name](*paths, **how)

        return remove

    vars(os)["O_BINARY"] = BINARY
    os.open, os.write, os.close = open_file, write, close  # type: ignore[assignment]
    for name in removers:
        setattr(os, name, refusing(name))


def is_open(path: str) -> bool:
    """By this process; whoever else might hold it does not matter here."""
    held = (os.path.join("/proc/self/fd", number) for number in os.listdir("/proc/self/fd"))
    return any(os.path.realpath(fd) == os.path.realpath(path) for fd in held)


# Sockets


def setsockopt(self: socket.socket, level: int, option: int, value: Any) -> None:
    joins = (level, option) == (socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP)
    if joins and not self.getsockname()[1]:
        raise OSError(errno.EINVAL, "joined a group before it was bound")
    _socket.socket.setsockopt(self, level, option, value)


def recvfrom(self: Any, size: int, flags: int = 0) -> tuple[bytes, Any]:
    data, _, told, sender = self.recvmsg(size, 0, flags)
    if told & socket.MSG_TRUNC:
        raise OSError(10040, "a datagram larger than the buffer")
    return data, sender


def sockets_as_on_windows() -> None:
    for strict in (setsockopt, recvfrom):
        setattr(socket.socket, strict.__name__, strict)


def only_sockets_are_waited_for() -> None:
    """trio waits for whatever Linux waits for; of what Windows gives a program, only sockets."""
    trio = importlib.import_module("trio")
    wait_readable = trio.lowlevel.wait_readable

    async def strict(what: object) -> None:
        if what in (0, 1, 2):
            raise OSError(10038, "an operation on something that is not a socket")
        await wait_readable(what)

    trio.lowlevel.wait_readable = strict
    del vars(socket)["SO_REUSEPORT"]  # trio made its own list of names before


files_as_on_windows()
sockets_as_on_windows()
only_sockets_are_waited_for()
take_away()
