// Generated from the contract by `npm run generate`; never edited.
import { fault as $fault } from "#src/client/validation.ts";

export { $validate0 as validate };
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "replace")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.replace !== undefined){
if(typeof data.replace !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/replace", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate0.errors = vErrors;
return errors === 0;
}
