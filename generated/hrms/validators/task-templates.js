// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createTaskTemplate = /*#__PURE__*/ $check($validate0);
export const updateTaskTemplate = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("\\S", "u");
const $formats0 = $formats.uuid;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.kind === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "kind"});
errors++;
}
if(data.tasks === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "tasks"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "kind")) || (key0 === "automatic")) || (key0 === "tasks")) || (key0 === "status"))){
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
if(data.automatic !== undefined){
if(typeof data.automatic !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/automatic", "type", {type: "boolean"});
errors++;
}
}
if(data.tasks !== undefined){
let data3 = data.tasks;
if(Array.isArray(data3)){
if(data3.length > 50){
vErrors = $fault(vErrors, instancePath+"/tasks", "maxItems", {limit: 50});
errors++;
}
if(data3.length < 1){
vErrors = $fault(vErrors, instancePath+"/tasks", "minItems", {limit: 1});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!($validate1(data3[i0], instancePath+"/tasks/" + i0))){
vErrors = vErrors === null ? $validate1.errors : vErrors.concat($validate1.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/tasks", "type", {type: "array"});
errors++;
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
function $validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
if(data.owner === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "owner"});
errors++;
}
if(data.dueOffset === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "dueOffset"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "owner")) || (key0 === "dueOffset")) || (key0 === "openFor")) || (key0 === "documentTypeId"))){
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
if(data.owner !== undefined){
let data1 = data.owner;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/owner", "type", {type: "string"});
errors++;
}
if(!(((((data1 === "hr") || (data1 === "manager")) || (data1 === "employee")) || (data1 === "it")) || (data1 === "payroll"))){
vErrors = $fault(vErrors, instancePath+"/owner", "enum", {allowedValues: ["hr","manager","employee","it","payroll"]});
errors++;
}
}
if(data.dueOffset !== undefined){
let data2 = data.dueOffset;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = $fault(vErrors, instancePath+"/dueOffset", "type", {type: "integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 365 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/dueOffset", "maximum", {limit: 365});
errors++;
}
if(data2 < -90 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/dueOffset", "minimum", {limit: -90});
errors++;
}
}
}
if(data.openFor !== undefined){
let data3 = data.openFor;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/openFor", "type", {type: "string"});
errors++;
}
if(!(((data3 === "everybody") || (data3 === "nonCitizens")) || (data3 === "foreigners"))){
vErrors = $fault(vErrors, instancePath+"/openFor", "enum", {allowedValues: ["everybody","nonCitizens","foreigners"]});
errors++;
}
}
if(data.documentTypeId !== undefined){
let data4 = data.documentTypeId;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/documentTypeId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/documentTypeId", "format", {format: "uuid"});
errors++;
}
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
