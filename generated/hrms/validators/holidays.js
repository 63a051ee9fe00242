// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createHoliday = /*#__PURE__*/ $check($validate0);
export const importHolidays = /*#__PURE__*/ $check($validate1);
export const updateHoliday = /*#__PURE__*/ $check($validate0);
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
const $pattern0 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.calendarId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "calendarId"});
errors++;
}
if(data.date === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "date"});
errors++;
}
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "calendarId") || (key0 === "date")) || (key0 === "name")) || (key0 === "kind")) || (key0 === "half")) || (key0 === "substituteFor")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.calendarId !== undefined){
let data0 = data.calendarId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/calendarId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/calendarId", "type", {type: "string"});
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
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if($lengthOf(data2) > 80){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 80});
errors++;
}
if($lengthOf(data2) < 1){
vErrors = $fault(vErrors, instancePath+"/name", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data2)){
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
let data3 = data.kind;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: "string"});
errors++;
}
if(!(((data3 === "public") || (data3 === "company")) || (data3 === "optional"))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["public","company","optional"]});
errors++;
}
}
if(data.half !== undefined){
let data4 = data.half;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/half", "type", {type: ["string","null"]});
errors++;
}
if(!(((data4 === "am") || (data4 === "pm")) || (data4 === null))){
vErrors = $fault(vErrors, instancePath+"/half", "enum", {allowedValues: ["am","pm",null]});
errors++;
}
}
if(data.substituteFor !== undefined){
let data5 = data.substituteFor;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/substituteFor", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if(!($formats1(data5))){
vErrors = $fault(vErrors, instancePath+"/substituteFor", "format", {format: "date"});
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
if(data.calendarId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "calendarId"});
errors++;
}
if(data.text === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "text"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "calendarId") || (key0 === "text")) || (key0 === "dryRun"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.calendarId !== undefined){
let data0 = data.calendarId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/calendarId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/calendarId", "type", {type: "string"});
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if($lengthOf(data1) > 500000){
vErrors = $fault(vErrors, instancePath+"/text", "maxLength", {limit: 500000});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/text", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/text", "type", {type: "string"});
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
