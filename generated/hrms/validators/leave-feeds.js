// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault } from "#src/client/validation.ts";

export const createLeaveFeed = /*#__PURE__*/ $check($validate0);
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scope === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "scope"});
errors++;
}
for(const key0 in data){
if(!(key0 === "scope")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.scope !== undefined){
let data0 = data.scope;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/scope", "type", {type: "string"});
errors++;
}
if(!((data0 === "own") || (data0 === "team"))){
vErrors = $fault(vErrors, instancePath+"/scope", "enum", {allowedValues: ["own","team"]});
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
