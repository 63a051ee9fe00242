// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createHolidayCalendar = /*#__PURE__*/ $check($validate0);
export const updateHolidayCalendar = /*#__PURE__*/ $check($validate0);
export const cloneHolidayCalendar = /*#__PURE__*/ $check($validate1);
export const addGazettedHolidays = /*#__PURE__*/ $check($validate2);
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "code")) || (key0 === "description")) || (key0 === "status"))){
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
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/description", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 500){
vErrors = $fault(vErrors, instancePath+"/description", "maxLength", {limit: 500});
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
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
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
if(data.year === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "year"});
errors++;
}
for(const key0 in data){
if(!(key0 === "year")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.year !== undefined){
let data0 = data.year;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/year", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2100 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/year", "maximum", {limit: 2100});
errors++;
}
if(data0 < 2025 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/year", "minimum", {limit: 2025});
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
