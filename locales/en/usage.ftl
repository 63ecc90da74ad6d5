# The help of the command line (`tenback --help`). There are no messages here: the English texts stand beside the options
# they describe, in crates/tenback/src. Other languages put theirs in the place of those, by the ids that usage.rs names.
