// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createManualAttendance = /*#__PURE__*/ $check($validate0);
export const importManualAttendance = /*#__PURE__*/ $check($validate1);
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
const $pattern0 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
const $pattern1 = new RegExp("\\S", "u");
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
if(data.timeIn === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "timeIn"});
errors++;
}
if(data.timeOut === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "timeOut"});
errors++;
}
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "employeeId") || (key0 === "date")) || (key0 === "timeIn")) || (key0 === "timeOut")) || (key0 === "breakMin")) || (key0 === "overtimeMin")) || (key0 === "reason")) || (key0 === "fileId"))){
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
if(data.timeIn !== undefined){
let data2 = data.timeIn;
if(typeof data2 === "string"){
if(!$pattern0.test(data2)){
vErrors = $fault(vErrors, instancePath+"/timeIn", "pattern", {pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/timeIn", "type", {type: "string"});
errors++;
}
}
if(data.timeOut !== undefined){
let data3 = data.timeOut;
if(typeof data3 === "string"){
if(!$pattern0.test(data3)){
vErrors = $fault(vErrors, instancePath+"/timeOut", "pattern", {pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/timeOut", "type", {type: "string"});
errors++;
}
}
if(data.breakMin !== undefined){
let data4 = data.breakMin;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
vErrors = $fault(vErrors, instancePath+"/breakMin", "type", {type: "integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 720 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/breakMin", "maximum", {limit: 720});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/breakMin", "minimum", {limit: 0});
errors++;
}
}
}
if(data.overtimeMin !== undefined){
let data5 = data.overtimeMin;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = $fault(vErrors, instancePath+"/overtimeMin", "type", {type: "integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 1440 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/overtimeMin", "maximum", {limit: 1440});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/overtimeMin", "minimum", {limit: 0});
errors++;
}
}
}
if(data.reason !== undefined){
let data6 = data.reason;
if(typeof data6 === "string"){
if($lengthOf(data6) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data6) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern1.test(data6)){
vErrors = $fault(vErrors, instancePath+"/reason", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: "string"});
errors++;
}
}
if(data.fileId !== undefined){
let data7 = data.fileId;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/fileId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data7 === "string"){
if(!($formats0(data7))){
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
function $validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.csv === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "csv"});
errors++;
}
for(const key0 in data){
if(!((key0 === "csv") || (key0 === "dryRun"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.csv !== undefined){
let data0 = data.csv;
if(typeof data0 === "string"){
if($lengthOf(data0) > 1000000){
vErrors = $fault(vErrors, instancePath+"/csv", "maxLength", {limit: 1000000});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/csv", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/csv", "type", {type: "string"});
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/dryRun", "type", {type: "boolean"});
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
