//! What the crates of the workspace depend on, as cargo tells it.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Graph;

/// The crates of the workspace with what they are built from. What only their tests use is left out: tests may look
/// wherever they like.
pub(super) fn dependencies(metadata: &[u8]) -> Result<Graph, serde_json::Error> {
    let metadata: Value = serde_json::from_slice(metadata)?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    Ok(packages.filter_map(|package| Some((name_of(package)?, built_from(package)))).collect())
}

fn built_from(package: &Value) -> BTreeSet<String> {
    let dependencies = package["dependencies"].as_array().into_iter().flatten();
    dependencies.filter(|dependency| dependency["kind"] != "dev").filter_map(name_of).collect()
}

fn name_of(described: &Value) -> Option<String> {
    described["name"].as_str().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_of_tests_are_left_out() {
        let metadata = br#"{"packages": [{"name": "tenback-words", "dependencies": [
            {"name": "tenback-rules", "kind": null, "rename": "rules"},
            {"name": "tenback-made", "kind": "build"},
            {"name": "tenback-bench", "kind": "dev"}
        ]}]}"#;
        let graph = dependencies(metadata).expect("it is JSON");
        let expected = BTreeSet::from(["tenback-rules".to_owned(), "tenback-made".to_owned()]);
        assert_eq!(graph, Graph::from([("tenback-words".to_owned(), expected)]));
    }

    #[test]
    fn what_is_not_json_is_refused() {
        assert!(dependencies(b"error: no manifest").is_err());
    }
}
