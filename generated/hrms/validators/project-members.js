// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const addProjectMember = /*#__PURE__*/ $check($validate0);
export const updateProjectMember = /*#__PURE__*/ $check($validate0);
const $formats0 = $formats.uuid;
const $pattern0 = new RegExp("\\S", "u");
const $formats1 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.employeeId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeId"});
errors++;
}
if(data.role === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "role"});
errors++;
}
if(data.startDate === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "startDate"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "employeeId") || (key0 === "role")) || (key0 === "startDate")) || (key0 === "endDate")) || (key0 === "rate"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.employeeId !== undefined){
let data0 = data.employeeId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/employeeId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeId", "type", {type: "string"});
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 === "string"){
if($lengthOf(data1) > 80){
vErrors = $fault(vErrors, instancePath+"/role", "maxLength", {limit: 80});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/role", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/role", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/role", "type", {type: "string"});
errors++;
}
}
if(data.startDate !== undefined){
let data2 = data.startDate;
if(typeof data2 === "string"){
if(!($formats1(data2))){
vErrors = $fault(vErrors, instancePath+"/startDate", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/startDate", "type", {type: "string"});
errors++;
}
}
if(data.endDate !== undefined){
let data3 = data.endDate;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/endDate", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/endDate", "format", {format: "date"});
errors++;
}
}
}
if(data.rate !== undefined){
let data4 = data.rate;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/rate", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100000000 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/rate", "maximum", {limit: 100000000});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/rate", "minimum", {limit: 0});
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
