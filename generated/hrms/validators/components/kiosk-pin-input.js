// Generated from the contract by `npm run generate`; never edited.
import { fault as $fault } from "#src/client/validation.ts";

export { $validate0 as validate };
const $pattern0 = new RegExp("^\\d{4,6}$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pin === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "pin"});
errors++;
}
for(const key0 in data){
if(!(key0 === "pin")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.pin !== undefined){
let data0 = data.pin;
if(typeof data0 === "string"){
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/pin", "pattern", {pattern: "^\\d{4,6}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/pin", "type", {type: "string"});
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
