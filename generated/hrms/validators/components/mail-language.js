// Generated from the contract by `npm run generate`; never edited.
import { fault as $fault } from "#src/client/validation.ts";

export { $validate0 as validate };
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = $fault(vErrors, instancePath, "type", {type: "string"});
errors++;
}
if(!((((data === "en") || (data === "de")) || (data === "fr")) || (data === "pt"))){
vErrors = $fault(vErrors, instancePath, "enum", {allowedValues: ["en","de","fr","pt"]});
errors++;
}
$validate0.errors = vErrors;
return errors === 0;
}
