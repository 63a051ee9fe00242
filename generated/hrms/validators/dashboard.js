// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault } from "#src/client/validation.ts";

export const updateSetup = /*#__PURE__*/ $check($validate0);
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dismissed === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "dismissed"});
errors++;
}
for(const key0 in data){
if(!(key0 === "dismissed")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.dismissed !== undefined){
if(typeof data.dismissed !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/dismissed", "type", {type: "boolean"});
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
