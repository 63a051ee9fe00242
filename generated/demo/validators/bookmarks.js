// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault } from "#src/client/validation.ts";

export const toggleBookmark = /*#__PURE__*/ $check($validate0);
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "id"});
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/id", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/id", "minimum", {limit: 1});
errors++;
}
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
