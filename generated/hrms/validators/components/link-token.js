// Generated from the contract by `npm run generate`; never edited.
import { fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export { $validate0 as validate };
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "token"});
errors++;
}
for(const key0 in data){
if(!(key0 === "token")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if($lengthOf(data0) > 200){
vErrors = $fault(vErrors, instancePath+"/token", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/token", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/token", "type", {type: "string"});
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
