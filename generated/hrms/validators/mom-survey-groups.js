// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createMomSurveyGroup = /*#__PURE__*/ $check($validate0);
export const updateMomSurveyGroup = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mom_survey_group_name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "mom_survey_group_name"});
errors++;
}
if(data.occupationalGroup === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "occupationalGroup"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "mom_survey_group_name") || (key0 === "code")) || (key0 === "occupationalGroup")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.mom_survey_group_name !== undefined){
let data0 = data.mom_survey_group_name;
if(typeof data0 === "string"){
if($lengthOf(data0) > 80){
vErrors = $fault(vErrors, instancePath+"/mom_survey_group_name", "maxLength", {limit: 80});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/mom_survey_group_name", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/mom_survey_group_name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/mom_survey_group_name", "type", {type: "string"});
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
if(data.occupationalGroup !== undefined){
let data2 = data.occupationalGroup;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/occupationalGroup", "type", {type: "string"});
errors++;
}
if(!(((data2 === "PMET") || (data2 === "clericalSalesService")) || (data2 === "productionTransportCleaner"))){
vErrors = $fault(vErrors, instancePath+"/occupationalGroup", "enum", {allowedValues: ["PMET","clericalSalesService","productionTransportCleaner"]});
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
