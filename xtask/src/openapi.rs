//! The OpenAPI document: checked against the specification. A test of the server compares it with the routes.

use crate::failure::Failure;
use crate::python::Tool;
use crate::step::{Step, program};

const VALIDATOR: Tool = Tool { name: "openapi-spec-validator", package: "openapi-spec-validator==0.9.0" };

/// Checks it. A machine without Python passes: CI has it.
pub(crate) fn run() -> Result<(), Failure> {
    let Some(validator) = VALIDATOR.find()? else {
        println!("\nThe OpenAPI document is not checked: neither openapi-spec-validator nor Python is installed.");
        return Ok(());
    };
    Step::in_background("OpenAPI document").command(program(&validator, ["docs/openapi.json"]))
}
