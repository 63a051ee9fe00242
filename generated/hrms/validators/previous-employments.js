// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createPreviousEmployment = /*#__PURE__*/ $check($validate0);
export const updatePreviousEmployment = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("\\S", "u");
const $formats0 = $formats.date;
const $formats1 = $formats.uuid;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.employer === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employer"});
errors++;
}
if(data.from === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "from"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "employer") || (key0 === "title")) || (key0 === "from")) || (key0 === "to")) || (key0 === "lastSalary")) || (key0 === "leavingReason")) || (key0 === "fileId"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.employer !== undefined){
let data0 = data.employer;
if(typeof data0 === "string"){
if($lengthOf(data0) > 120){
vErrors = $fault(vErrors, instancePath+"/employer", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/employer", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/employer", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employer", "type", {type: "string"});
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/title", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 120){
vErrors = $fault(vErrors, instancePath+"/title", "maxLength", {limit: 120});
errors++;
}
}
}
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/from", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/from", "type", {type: "string"});
errors++;
}
}
if(data.to !== undefined){
let data3 = data.to;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/to", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/to", "format", {format: "date"});
errors++;
}
}
}
if(data.lastSalary !== undefined){
let data4 = data.lastSalary;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/lastSalary", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100000000000 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/lastSalary", "maximum", {limit: 100000000000});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/lastSalary", "minimum", {limit: 0});
errors++;
}
}
}
if(data.leavingReason !== undefined){
let data5 = data.leavingReason;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/leavingReason", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if($lengthOf(data5) > 500){
vErrors = $fault(vErrors, instancePath+"/leavingReason", "maxLength", {limit: 500});
errors++;
}
}
}
if(data.fileId !== undefined){
let data6 = data.fileId;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/fileId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if(!($formats1(data6))){
vErrors = $fault(vErrors, instancePath+"/fileId", "format", {format: "uuid"});
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
