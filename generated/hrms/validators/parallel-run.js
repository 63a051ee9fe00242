// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const acceptParallelDifference = /*#__PURE__*/ $check($validate0);
export const reopenParallelDifference = /*#__PURE__*/ $check($validate1);
const $formats0 = $formats.uuid;
const $pattern0 = new RegExp("^[A-Z][A-Z0-9_]*$", "u");
const $pattern1 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.employeeId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeId"});
errors++;
}
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "employeeId") || (key0 === "code")) || (key0 === "reason"))){
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
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if($lengthOf(data1) > 40){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 40});
errors++;
}
if($lengthOf(data1) < 2){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 2});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^[A-Z][A-Z0-9_]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if($lengthOf(data2) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data2) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern1.test(data2)){
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
if(data.employeeId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeId"});
errors++;
}
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
for(const key0 in data){
if(!((key0 === "employeeId") || (key0 === "code"))){
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
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if($lengthOf(data1) > 40){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 40});
errors++;
}
if($lengthOf(data1) < 2){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 2});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^[A-Z][A-Z0-9_]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
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
