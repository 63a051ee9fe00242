// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createBlackoutDate = /*#__PURE__*/ $check($validate0);
export const updateBlackoutDate = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("\\S", "u");
const $formats0 = $formats.date;
const $formats1 = $formats.uuid;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.start === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "start"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "start")) || (key0 === "end")) || (key0 === "departmentId")) || (key0 === "description")) || (key0 === "status"))){
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
if(data.start !== undefined){
let data1 = data.start;
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/start", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/start", "type", {type: "string"});
errors++;
}
}
if(data.end !== undefined){
let data2 = data.end;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/end", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/end", "format", {format: "date"});
errors++;
}
}
}
if(data.departmentId !== undefined){
let data3 = data.departmentId;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/departmentId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/departmentId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/description", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if($lengthOf(data4) > 500){
vErrors = $fault(vErrors, instancePath+"/description", "maxLength", {limit: 500});
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
