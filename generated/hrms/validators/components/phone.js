// Generated from the contract by `npm run generate`; never edited.
import { fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export { $validate0 as validate };
const $pattern0 = new RegExp("^\\+?[0-9][0-9 ()/-]*$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "type"});
errors++;
}
if(data.number === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "number"});
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "number"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/type", "type", {type: "string"});
errors++;
}
if(!(((data0 === "mobile") || (data0 === "home")) || (data0 === "work"))){
vErrors = $fault(vErrors, instancePath+"/type", "enum", {allowedValues: ["mobile","home","work"]});
errors++;
}
}
if(data.number !== undefined){
let data1 = data.number;
if(typeof data1 === "string"){
if($lengthOf(data1) > 30){
vErrors = $fault(vErrors, instancePath+"/number", "maxLength", {limit: 30});
errors++;
}
if($lengthOf(data1) < 3){
vErrors = $fault(vErrors, instancePath+"/number", "minLength", {limit: 3});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/number", "pattern", {pattern: "^\\+?[0-9][0-9 ()/-]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/number", "type", {type: "string"});
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
