// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createStaffingNeed = /*#__PURE__*/ $check($validate0);
export const updateStaffingNeed = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$", "u");
const $formats0 = $formats.uuid;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.shiftId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "shiftId"});
errors++;
}
if(data.weekdays === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "weekdays"});
errors++;
}
if(data.people === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "people"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "code")) || (key0 === "shiftId")) || (key0 === "locationId")) || (key0 === "weekdays")) || (key0 === "people")) || (key0 === "status"))){
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
if(data.code !== undefined){
let data1 = data.code;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 20){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 20});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"});
errors++;
}
}
}
if(data.shiftId !== undefined){
let data2 = data.shiftId;
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/shiftId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/shiftId", "type", {type: "string"});
errors++;
}
}
if(data.locationId !== undefined){
let data3 = data.locationId;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/locationId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/locationId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.weekdays !== undefined){
let data4 = data.weekdays;
if(Array.isArray(data4)){
if(data4.length > 7){
vErrors = $fault(vErrors, instancePath+"/weekdays", "maxItems", {limit: 7});
errors++;
}
if(data4.length < 1){
vErrors = $fault(vErrors, instancePath+"/weekdays", "minItems", {limit: 1});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/weekdays/" + i0, "type", {type: "string"});
errors++;
}
if(!(((((((data5 === "mon") || (data5 === "tue")) || (data5 === "wed")) || (data5 === "thu")) || (data5 === "fri")) || (data5 === "sat")) || (data5 === "sun"))){
vErrors = $fault(vErrors, instancePath+"/weekdays/" + i0, "enum", {allowedValues: ["mon","tue","wed","thu","fri","sat","sun"]});
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data4[i1], data4[j0])){
vErrors = $fault(vErrors, instancePath+"/weekdays", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/weekdays", "type", {type: "array"});
errors++;
}
}
if(data.people !== undefined){
let data6 = data.people;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
vErrors = $fault(vErrors, instancePath+"/people", "type", {type: "integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 500 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/people", "maximum", {limit: 500});
errors++;
}
if(data6 < 1 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/people", "minimum", {limit: 1});
errors++;
}
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data7 === "active") || (data7 === "inactive"))){
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
