// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createClass = /*#__PURE__*/ $check($validate0);
export const updateClass = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.class === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "class"});
errors++;
}
if(data.eaCategory === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "eaCategory"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "class") || (key0 === "code")) || (key0 === "eaCategory")) || (key0 === "otEligibleDefault")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.class !== undefined){
let data0 = data.class;
if(typeof data0 === "string"){
if($lengthOf(data0) > 80){
vErrors = $fault(vErrors, instancePath+"/class", "maxLength", {limit: 80});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/class", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/class", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/class", "type", {type: "string"});
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
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"});
errors++;
}
}
}
if(data.eaCategory !== undefined){
let data2 = data.eaCategory;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/eaCategory", "type", {type: "string"});
errors++;
}
if(!(((data2 === "workman") || (data2 === "nonWorkman")) || (data2 === "managerExecutive"))){
vErrors = $fault(vErrors, instancePath+"/eaCategory", "enum", {allowedValues: ["workman","nonWorkman","managerExecutive"]});
errors++;
}
}
if(data.otEligibleDefault !== undefined){
if(typeof data.otEligibleDefault !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/otEligibleDefault", "type", {type: "boolean"});
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data4 === "active") || (data4 === "inactive"))){
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
