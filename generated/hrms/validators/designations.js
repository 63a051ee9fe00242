// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createDesignation = /*#__PURE__*/ $check($validate0);
export const updateDesignation = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$", "u");
const $formats0 = $formats.uuid;
const $pattern2 = new RegExp("^\\d{5}$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.designation === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "designation"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "designation") || (key0 === "code")) || (key0 === "gradeId")) || (key0 === "ssocCode")) || (key0 === "jobDescription")) || (key0 === "mom_survey_group_id")) || (key0 === "vacancies")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.designation !== undefined){
let data0 = data.designation;
if(typeof data0 === "string"){
if($lengthOf(data0) > 80){
vErrors = $fault(vErrors, instancePath+"/designation", "maxLength", {limit: 80});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/designation", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/designation", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/designation", "type", {type: "string"});
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
if(data.gradeId !== undefined){
let data2 = data.gradeId;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/gradeId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/gradeId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.ssocCode !== undefined){
let data3 = data.ssocCode;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/ssocCode", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!$pattern2.test(data3)){
vErrors = $fault(vErrors, instancePath+"/ssocCode", "pattern", {pattern: "^\\d{5}$"});
errors++;
}
}
}
if(data.jobDescription !== undefined){
let data4 = data.jobDescription;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/jobDescription", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if($lengthOf(data4) > 2000){
vErrors = $fault(vErrors, instancePath+"/jobDescription", "maxLength", {limit: 2000});
errors++;
}
}
}
if(data.mom_survey_group_id !== undefined){
let data5 = data.mom_survey_group_id;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/mom_survey_group_id", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if(!($formats0(data5))){
vErrors = $fault(vErrors, instancePath+"/mom_survey_group_id", "format", {format: "uuid"});
errors++;
}
}
}
if(data.vacancies !== undefined){
let data6 = data.vacancies;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
vErrors = $fault(vErrors, instancePath+"/vacancies", "type", {type: "integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9999 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/vacancies", "maximum", {limit: 9999});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/vacancies", "minimum", {limit: 0});
errors++;
}
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data7 === "active") || (data7 === "inactive"))){
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
