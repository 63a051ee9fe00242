// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createTimesheet = /*#__PURE__*/ $check($validate0);
export const updateTimesheet = /*#__PURE__*/ $check($validate1);
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
for(const key0 in data){
if(!((key0 === "date") || (key0 === "employeeId"))){
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
if(data.employeeId !== undefined){
let data1 = data.employeeId;
if(typeof data1 === "string"){
if(!($formats1(data1))){
vErrors = $fault(vErrors, instancePath+"/employeeId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeId", "type", {type: "string"});
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
if(data.entries === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "entries"});
errors++;
}
for(const key0 in data){
if(!(key0 === "entries")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.entries !== undefined){
let data0 = data.entries;
if(Array.isArray(data0)){
if(data0.length > 200){
vErrors = $fault(vErrors, instancePath+"/entries", "maxItems", {limit: 200});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!($validate2(data0[i0], instancePath+"/entries/" + i0))){
vErrors = vErrors === null ? $validate2.errors : vErrors.concat($validate2.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/entries", "type", {type: "array"});
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
function $validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "date"});
errors++;
}
if(data.projectId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "projectId"});
errors++;
}
if(data.minutes === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "minutes"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "date") || (key0 === "projectId")) || (key0 === "activity")) || (key0 === "minutes")) || (key0 === "billable")) || (key0 === "note"))){
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
if(data.projectId !== undefined){
let data1 = data.projectId;
if(typeof data1 === "string"){
if(!($formats1(data1))){
vErrors = $fault(vErrors, instancePath+"/projectId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/projectId", "type", {type: "string"});
errors++;
}
}
if(data.activity !== undefined){
let data2 = data.activity;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/activity", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 80){
vErrors = $fault(vErrors, instancePath+"/activity", "maxLength", {limit: 80});
errors++;
}
}
}
if(data.minutes !== undefined){
let data3 = data.minutes;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = $fault(vErrors, instancePath+"/minutes", "type", {type: "integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 1440 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/minutes", "maximum", {limit: 1440});
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/minutes", "minimum", {limit: 1});
errors++;
}
}
}
if(data.billable !== undefined){
if(typeof data.billable !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/billable", "type", {type: "boolean"});
errors++;
}
}
if(data.note !== undefined){
let data5 = data.note;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/note", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if($lengthOf(data5) > 300){
vErrors = $fault(vErrors, instancePath+"/note", "maxLength", {limit: 300});
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
