# The help of the command line (`tenback --help`). There are no messages here: the English texts are next to the options
# they describe, in crates/tenback/src. Other languages replace those, by the ids listed in usage.rs.
