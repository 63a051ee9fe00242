// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate1 } from "./components/task-step.js";

export const createEmployeeTask = /*#__PURE__*/ $check($validate0);
export const updateEmployeeTask = /*#__PURE__*/ $check($validate0);
export const moveEmployeeTask = /*#__PURE__*/ $check($validate1);
export const startEmployeeTasks = /*#__PURE__*/ $check($validate2);
const $pattern0 = new RegExp("\\S", "u");
const $formats0 = $formats.date;
const $formats1 = $formats.uuid;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
if(data.kind === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "kind"});
errors++;
}
if(data.dueOn === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "dueOn"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "kind")) || (key0 === "owner")) || (key0 === "dueOn")) || (key0 === "note"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if($lengthOf(data0) > 120){
vErrors = $fault(vErrors, instancePath+"/title", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/title", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: "string"});
errors++;
}
if(!((data1 === "onboarding") || (data1 === "offboarding"))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["onboarding","offboarding"]});
errors++;
}
}
if(data.owner !== undefined){
let data2 = data.owner;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/owner", "type", {type: "string"});
errors++;
}
if(!(((((data2 === "hr") || (data2 === "manager")) || (data2 === "employee")) || (data2 === "it")) || (data2 === "payroll"))){
vErrors = $fault(vErrors, instancePath+"/owner", "enum", {allowedValues: ["hr","manager","employee","it","payroll"]});
errors++;
}
}
if(data.dueOn !== undefined){
let data3 = data.dueOn;
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/dueOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/dueOn", "type", {type: "string"});
errors++;
}
}
if(data.note !== undefined){
let data4 = data.note;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/note", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if($lengthOf(data4) > 500){
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
function $validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.templateId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "templateId"});
errors++;
}
for(const key0 in data){
if(!((key0 === "templateId") || (key0 === "day"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.templateId !== undefined){
let data0 = data.templateId;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/templateId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/templateId", "type", {type: "string"});
errors++;
}
}
if(data.day !== undefined){
let data1 = data.day;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/day", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/day", "format", {format: "date"});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate2.errors = vErrors;
return errors === 0;
}
