// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createCountry = /*#__PURE__*/ $check($validate0);
export const updateCountry = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("^[A-Za-z]{2}$", "u");
const $pattern1 = new RegExp("^[A-Za-z]{3}$", "u");
const $pattern2 = new RegExp("\\S", "u");
const $pattern3 = new RegExp("^\\+[0-9]{1,7}$", "u");
const $pattern4 = new RegExp("^[A-Z]{3}$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.iso2 === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "iso2"});
errors++;
}
if(data.iso3 === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "iso3"});
errors++;
}
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.nationality === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "nationality"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "iso2") || (key0 === "iso3")) || (key0 === "name")) || (key0 === "nationality")) || (key0 === "dialCode")) || (key0 === "currency")) || (key0 === "isTraditionalSource")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.iso2 !== undefined){
let data0 = data.iso2;
if(typeof data0 === "string"){
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/iso2", "pattern", {pattern: "^[A-Za-z]{2}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/iso2", "type", {type: "string"});
errors++;
}
}
if(data.iso3 !== undefined){
let data1 = data.iso3;
if(typeof data1 === "string"){
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/iso3", "pattern", {pattern: "^[A-Za-z]{3}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/iso3", "type", {type: "string"});
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if($lengthOf(data2) > 120){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data2) < 1){
vErrors = $fault(vErrors, instancePath+"/name", "minLength", {limit: 1});
errors++;
}
if(!$pattern2.test(data2)){
vErrors = $fault(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.nationality !== undefined){
let data3 = data.nationality;
if(typeof data3 === "string"){
if($lengthOf(data3) > 120){
vErrors = $fault(vErrors, instancePath+"/nationality", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data3) < 1){
vErrors = $fault(vErrors, instancePath+"/nationality", "minLength", {limit: 1});
errors++;
}
if(!$pattern2.test(data3)){
vErrors = $fault(vErrors, instancePath+"/nationality", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/nationality", "type", {type: "string"});
errors++;
}
}
if(data.dialCode !== undefined){
let data4 = data.dialCode;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/dialCode", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!$pattern3.test(data4)){
vErrors = $fault(vErrors, instancePath+"/dialCode", "pattern", {pattern: "^\\+[0-9]{1,7}$"});
errors++;
}
}
}
if(data.currency !== undefined){
let data5 = data.currency;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/currency", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if(!$pattern4.test(data5)){
vErrors = $fault(vErrors, instancePath+"/currency", "pattern", {pattern: "^[A-Z]{3}$"});
errors++;
}
}
}
if(data.isTraditionalSource !== undefined){
if(typeof data.isTraditionalSource !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/isTraditionalSource", "type", {type: "boolean"});
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
