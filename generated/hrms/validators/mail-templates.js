// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const updateMailTemplate = /*#__PURE__*/ $check($validate0);
export const sendTestMail = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "subject"});
errors++;
}
if(data.text === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "text"});
errors++;
}
for(const key0 in data){
if(!((key0 === "subject") || (key0 === "text"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.subject !== undefined){
let data0 = data.subject;
if(typeof data0 === "string"){
if($lengthOf(data0) > 150){
vErrors = $fault(vErrors, instancePath+"/subject", "maxLength", {limit: 150});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/subject", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/subject", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/subject", "type", {type: "string"});
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if($lengthOf(data1) > 4000){
vErrors = $fault(vErrors, instancePath+"/text", "maxLength", {limit: 4000});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/text", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/text", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/text", "type", {type: "string"});
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
