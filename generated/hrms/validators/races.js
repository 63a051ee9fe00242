// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createRace = /*#__PURE__*/ $check($validate0);
export const updateRace = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&+-]*$", "u");
const $pattern1 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.shgFund === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "shgFund"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "code") || (key0 === "name")) || (key0 === "shgFund")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if($lengthOf(data0) > 30){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 30});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&+-]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if($lengthOf(data1) > 120){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/name", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.shgFund !== undefined){
let data2 = data.shgFund;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/shgFund", "type", {type: "string"});
errors++;
}
if(!((((data2 === "CDAC") || (data2 === "SINDA")) || (data2 === "ECF")) || (data2 === "none"))){
vErrors = $fault(vErrors, instancePath+"/shgFund", "enum", {allowedValues: ["CDAC","SINDA","ECF","none"]});
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data3 === "active") || (data3 === "inactive"))){
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
