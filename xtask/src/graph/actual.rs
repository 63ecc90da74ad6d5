//! What the crates of the workspace depend on, according to cargo.

use cargo_metadata::{DependencyKind, Metadata, Package};

use super::Graph;

/// The crates of the workspace and what they are built from. Dependencies of tests are left out: tests may use any crate.
pub(super) fn dependencies(metadata: &Metadata) -> Graph {
    metadata.workspace_packages().into_iter().map(built_from).collect()
}

fn built_from(package: &Package) -> (String, std::collections::BTreeSet<String>) {
    let dependencies = package.dependencies.iter().filter(|dependency| dependency.kind != DependencyKind::Development);
    (package.name.to_string(), dependencies.map(|dependency| dependency.name.clone()).collect())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use cargo_metadata::MetadataCommand;

    use super::*;
    use crate::step::root;

    #[test]
    fn dependencies_of_tests_are_left_out() {
        let metadata = MetadataCommand::new().current_dir(root()).no_deps().exec().expect("this is a workspace");
        let graph = dependencies(&metadata);
        let xtask: BTreeSet<&str> = graph["xtask"].iter().map(String::as_str).collect();
        assert!(xtask.contains("cargo_metadata"), "{xtask:?}");
        let rules = &graph["tenback-rules"];
        assert!(rules.contains("rand") && !rules.contains("proptest"), "{rules:?}");
    }
}
