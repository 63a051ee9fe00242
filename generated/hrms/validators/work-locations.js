// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createWorkLocation = /*#__PURE__*/ $check($validate0);
export const updateWorkLocation = /*#__PURE__*/ $check($validate0);
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
if(!((((((((key0 === "name") || (key0 === "code")) || (key0 === "address")) || (key0 === "lat")) || (key0 === "lng")) || (key0 === "radiusM")) || (key0 === "tz")) || (key0 === "status"))){
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
if(data.address !== undefined){
let data2 = data.address;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/address", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 300){
vErrors = $fault(vErrors, instancePath+"/address", "maxLength", {limit: 300});
errors++;
}
}
}
if(data.lat !== undefined){
let data3 = data.lat;
if((!(typeof data3 == "number")) && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/lat", "type", {type: ["number","null"]});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 90 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/lat", "maximum", {limit: 90});
errors++;
}
if(data3 < -90 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/lat", "minimum", {limit: -90});
errors++;
}
}
}
if(data.lng !== undefined){
let data4 = data.lng;
if((!(typeof data4 == "number")) && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/lng", "type", {type: ["number","null"]});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 180 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/lng", "maximum", {limit: 180});
errors++;
}
if(data4 < -180 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/lng", "minimum", {limit: -180});
errors++;
}
}
}
if(data.radiusM !== undefined){
let data5 = data.radiusM;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = $fault(vErrors, instancePath+"/radiusM", "type", {type: "integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 10000 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/radiusM", "maximum", {limit: 10000});
errors++;
}
if(data5 < 10 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/radiusM", "minimum", {limit: 10});
errors++;
}
}
}
if(data.tz !== undefined){
let data6 = data.tz;
if(typeof data6 === "string"){
if($lengthOf(data6) > 60){
vErrors = $fault(vErrors, instancePath+"/tz", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data6) < 1){
vErrors = $fault(vErrors, instancePath+"/tz", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/tz", "type", {type: "string"});
errors++;
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
