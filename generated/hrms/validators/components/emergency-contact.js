// Generated from the contract by `npm run generate`; never edited.
import { fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export { $validate0 as validate };
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^\\+?[0-9][0-9 ()/-]*$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.relation === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "relation"});
errors++;
}
if(data.phone === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "phone"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "relation")) || (key0 === "phone"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if($lengthOf(data0) > 120){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/name", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.relation !== undefined){
let data1 = data.relation;
if(typeof data1 === "string"){
if($lengthOf(data1) > 40){
vErrors = $fault(vErrors, instancePath+"/relation", "maxLength", {limit: 40});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/relation", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/relation", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/relation", "type", {type: "string"});
errors++;
}
}
if(data.phone !== undefined){
let data2 = data.phone;
if(typeof data2 === "string"){
if($lengthOf(data2) > 30){
vErrors = $fault(vErrors, instancePath+"/phone", "maxLength", {limit: 30});
errors++;
}
if($lengthOf(data2) < 3){
vErrors = $fault(vErrors, instancePath+"/phone", "minLength", {limit: 3});
errors++;
}
if(!$pattern1.test(data2)){
vErrors = $fault(vErrors, instancePath+"/phone", "pattern", {pattern: "^\\+?[0-9][0-9 ()/-]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/phone", "type", {type: "string"});
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
