// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createLeaveIncrement = /*#__PURE__*/ $check($validate0);
export const updateLeaveIncrement = /*#__PURE__*/ $check($validate0);
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
if(data.leaveTypeId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "leaveTypeId"});
errors++;
}
if(data.rows === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "rows"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "leaveTypeId")) || (key0 === "basis")) || (key0 === "rows")) || (key0 === "cap")) || (key0 === "status"))){
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
if(data.leaveTypeId !== undefined){
let data1 = data.leaveTypeId;
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/leaveTypeId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/leaveTypeId", "type", {type: "string"});
errors++;
}
}
if(data.basis !== undefined){
let data2 = data.basis;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/basis", "type", {type: "string"});
errors++;
}
if(!((data2 === "anniversary") || (data2 === "year-start"))){
vErrors = $fault(vErrors, instancePath+"/basis", "enum", {allowedValues: ["anniversary","year-start"]});
errors++;
}
}
if(data.rows !== undefined){
let data3 = data.rows;
if(Array.isArray(data3)){
if(data3.length > 40){
vErrors = $fault(vErrors, instancePath+"/rows", "maxItems", {limit: 40});
errors++;
}
if(data3.length < 1){
vErrors = $fault(vErrors, instancePath+"/rows", "minItems", {limit: 1});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!($validate1(data3[i0], instancePath+"/rows/" + i0))){
vErrors = vErrors === null ? $validate1.errors : vErrors.concat($validate1.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/rows", "type", {type: "array"});
errors++;
}
}
if(data.cap !== undefined){
let data5 = data.cap;
if((!(typeof data5 == "number")) && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/cap", "type", {type: ["number","null"]});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 9999 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/cap", "maximum", {limit: 9999});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/cap", "minimum", {limit: 0});
errors++;
}
let res0;
if((0.5 === 0 || (res0 = data5/0.5, res0 !== parseInt(res0)))){
vErrors = $fault(vErrors, instancePath+"/cap", "multipleOf", {multipleOf: 0.5});
errors++;
}
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data6 === "active") || (data6 === "inactive"))){
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
if(data.serviceYears === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "serviceYears"});
errors++;
}
if(data.extra === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "extra"});
errors++;
}
for(const key0 in data){
if(!((key0 === "serviceYears") || (key0 === "extra"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.serviceYears !== undefined){
let data0 = data.serviceYears;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/serviceYears", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 60 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/serviceYears", "maximum", {limit: 60});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/serviceYears", "minimum", {limit: 1});
errors++;
}
}
}
if(data.extra !== undefined){
let data1 = data.extra;
if(typeof data1 == "number"){
if(data1 > 366 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/extra", "maximum", {limit: 366});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/extra", "minimum", {limit: 0});
errors++;
}
let res0;
if((0.5 === 0 || (res0 = data1/0.5, res0 !== parseInt(res0)))){
vErrors = $fault(vErrors, instancePath+"/extra", "multipleOf", {multipleOf: 0.5});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/extra", "type", {type: "number"});
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
