// Generated from the contract by `npm run generate`; never edited.
import { fault as $fault } from "#src/client/validation.ts";

export { $validate0 as validate };
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "status"});
errors++;
}
for(const key0 in data){
if(!(key0 === "status")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((((data0 === "open") || (data0 === "inProgress")) || (data0 === "done")) || (data0 === "skipped"))){
vErrors = $fault(vErrors, instancePath+"/status", "enum", {allowedValues: ["open","inProgress","done","skipped"]});
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
