# The page: what the server keeps about the reader, to download or to delete.

page-privacy = Your data
page-privacy-nobody = This server doesn’t know you: there is nothing to download or delete.
page-privacy-kept = This server keeps your name and language, the tables you have sat at, what you wrote there, the games you finished, and your results at puzzles. It has neither your email address nor a password.
page-privacy-export = Get a copy
page-privacy-export-how = A file with everything the server keeps about you.
page-privacy-download = Download
page-privacy-delete = Delete everything
page-privacy-delete-how = Your name, everything you wrote and your results at puzzles are deleted. Finished games stay, with “deleted player” in your place.
page-privacy-delete-ask = Delete my data…
# $name: the reader’s own name.
page-privacy-sure = Delete everything about { $name }? You lose all your seats. This can’t be undone.
page-privacy-keep = Cancel
page-privacy-delete-now = Delete for good
page-privacy-deleted = Your data has been deleted.
