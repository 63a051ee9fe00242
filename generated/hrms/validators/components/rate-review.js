// Generated from the contract by `npm run generate`; never edited.
import { fault as $fault } from "#src/client/validation.ts";

export { $validate0 as validate };
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.verdict === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "verdict"});
errors++;
}
for(const key0 in data){
if(!(key0 === "verdict")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.verdict !== undefined){
let data0 = data.verdict;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/verdict", "type", {type: "string"});
errors++;
}
if(!((data0 === "confirmed") || (data0 === "returned"))){
vErrors = $fault(vErrors, instancePath+"/verdict", "enum", {allowedValues: ["confirmed","returned"]});
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
