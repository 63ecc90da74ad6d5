# Why a file or a connection fails, as part of a sentence. $kind: one of the words below; $error: the system’s own words.
system-error = { $kind ->
    [not-found] there is no such file or folder
    [no-permission] permission denied
    [full] the disk is full
    [quota] the disk quota is used up
    [read-only] the disk is read-only
    [folder] it is a folder
    [not-folder] part of the path is not a folder
    [exists] it already exists
    [bad-name] the name is not allowed here
    [too-large] the file is too large
    [cut-off] the content ends too early
    [in-use] another program is using it
    [memory] out of memory
    [refused] nothing is listening there
    [closed] the connection was closed
    [no-network] the network can’t be reached
    [timeout] no answer in time
   *[other] { $error }
}
