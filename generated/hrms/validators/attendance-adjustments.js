// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createAttendanceAdjustment = /*#__PURE__*/ $check($validate0);
export const dismissAttendanceAdjustment = /*#__PURE__*/ $check($validate1);
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
const $pattern0 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.employeeId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeId"});
errors++;
}
if(data.date === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "date"});
errors++;
}
if(data.workedMin === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "workedMin"});
errors++;
}
if(data.overtimeMin === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "overtimeMin"});
errors++;
}
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "employeeId") || (key0 === "date")) || (key0 === "workedMin")) || (key0 === "overtimeMin")) || (key0 === "reason"))){
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
if(data.date !== undefined){
let data1 = data.date;
if(typeof data1 === "string"){
if(!($formats1(data1))){
vErrors = $fault(vErrors, instancePath+"/date", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/date", "type", {type: "string"});
errors++;
}
}
if(data.workedMin !== undefined){
let data2 = data.workedMin;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = $fault(vErrors, instancePath+"/workedMin", "type", {type: "integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 1440 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/workedMin", "maximum", {limit: 1440});
errors++;
}
if(data2 < -1440 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/workedMin", "minimum", {limit: -1440});
errors++;
}
}
}
if(data.overtimeMin !== undefined){
let data3 = data.overtimeMin;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = $fault(vErrors, instancePath+"/overtimeMin", "type", {type: "integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 1440 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/overtimeMin", "maximum", {limit: 1440});
errors++;
}
if(data3 < -1440 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/overtimeMin", "minimum", {limit: -1440});
errors++;
}
}
}
if(data.reason !== undefined){
let data4 = data.reason;
if(typeof data4 === "string"){
if($lengthOf(data4) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data4) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern0.test(data4)){
vErrors = $fault(vErrors, instancePath+"/reason", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: "string"});
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
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!(key0 === "reason")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 === "string"){
if($lengthOf(data0) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data0) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/reason", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: "string"});
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
