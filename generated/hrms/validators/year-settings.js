// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createYearSetting = /*#__PURE__*/ $check($validate0);
export const updateYearSetting = /*#__PURE__*/ $check($validate0);
export const closeLeaveYear = /*#__PURE__*/ $check($validate1);
export const reopenLeaveYear = /*#__PURE__*/ $check($validate2);
const $pattern0 = new RegExp("\\S", "u");
const $formats0 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "start")) || (key0 === "end")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if($lengthOf(data0) > 40){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 40});
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
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/start", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/start", "format", {format: "date"});
errors++;
}
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
function $validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.encash === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "encash"});
errors++;
}
for(const key0 in data){
if(!(key0 === "encash")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.encash !== undefined){
if(typeof data.encash !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/encash", "type", {type: "boolean"});
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
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 1});
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
$validate2.errors = vErrors;
return errors === 0;
}
