// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createDocumentType = /*#__PURE__*/ $check($validate0);
export const updateDocumentType = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "code")) || (key0 === "visibility")) || (key0 === "expires")) || (key0 === "reminderDays")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if($lengthOf(data0) > 80){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 80});
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
if(data.code !== undefined){
let data1 = data.code;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 20){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 20});
errors++;
}
}
}
if(data.visibility !== undefined){
let data2 = data.visibility;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/visibility", "type", {type: "string"});
errors++;
}
if(!((((data2 === "personal") || (data2 === "identity")) || (data2 === "pay")) || (data2 === "health"))){
vErrors = $fault(vErrors, instancePath+"/visibility", "enum", {allowedValues: ["personal","identity","pay","health"]});
errors++;
}
}
if(data.expires !== undefined){
if(typeof data.expires !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/expires", "type", {type: "boolean"});
errors++;
}
}
if(data.reminderDays !== undefined){
let data4 = data.reminderDays;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/reminderDays", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 366 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/reminderDays", "maximum", {limit: 366});
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/reminderDays", "minimum", {limit: 1});
errors++;
}
}
}
if(data.status !== undefined){
let data5 = data.status;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data5 === "active") || (data5 === "inactive"))){
vErrors = $fault(vErrors, instancePath+"/status", "enum", {allowedValues: ["active","inactive"]});
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
