# Why a file or a line can’t be used, by the name that the system has for it.

system-ENOENT = No such file or directory
system-EISDIR = Is a directory
system-ENOTDIR = Not a directory
system-EACCES = Permission denied
system-EPERM = Operation not permitted
system-EEXIST = File exists
system-ENOSPC = No space left on device
system-EROFS = Read-only file system
system-EIO = Input/output error
system-ECONNREFUSED = Connection refused
system-ECONNRESET = Connection reset by peer
system-ETIMEDOUT = Connection timed out
system-EHOSTUNREACH = No route to host
system-ENETUNREACH = Network is unreachable
system-EADDRINUSE = Address already in use
system-EADDRNOTAVAIL = Cannot assign requested address
system-EMFILE = Too many open files
system-ENAMETOOLONG = File name too long
system-ELOOP = Too many levels of symbolic links
system-EDQUOT = Disk quota exceeded
system-EFBIG = File too large
