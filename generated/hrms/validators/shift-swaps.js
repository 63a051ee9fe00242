// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const requestShiftSwap = /*#__PURE__*/ $check($validate0);
export const answerShiftSwap = /*#__PURE__*/ $check($validate1);
const $formats0 = $formats.date;
const $formats1 = $formats.uuid;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "date"});
errors++;
}
if(data.colleagueId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "colleagueId"});
errors++;
}
if(data.colleagueDate === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "colleagueDate"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "date") || (key0 === "colleagueId")) || (key0 === "colleagueDate")) || (key0 === "note"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.date !== undefined){
let data0 = data.date;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/date", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/date", "type", {type: "string"});
errors++;
}
}
if(data.colleagueId !== undefined){
let data1 = data.colleagueId;
if(typeof data1 === "string"){
if(!($formats1(data1))){
vErrors = $fault(vErrors, instancePath+"/colleagueId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/colleagueId", "type", {type: "string"});
errors++;
}
}
if(data.colleagueDate !== undefined){
let data2 = data.colleagueDate;
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/colleagueDate", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/colleagueDate", "type", {type: "string"});
errors++;
}
}
if(data.note !== undefined){
let data3 = data.note;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/note", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 500){
vErrors = $fault(vErrors, instancePath+"/note", "maxLength", {limit: 500});
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
function $validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.agree === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "agree"});
errors++;
}
for(const key0 in data){
if(!(key0 === "agree")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.agree !== undefined){
if(typeof data.agree !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/agree", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate1.errors = vErrors;
return errors === 0;
}
