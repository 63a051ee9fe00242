// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createBank = /*#__PURE__*/ $check($validate0);
export const updateBank = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("^[0-9]{4}$", "u");
const $pattern1 = new RegExp("\\S", "u");
const $pattern2 = new RegExp("^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$", "u");
const $pattern3 = new RegExp("^(\\[0-9\\](\\{[0-9]{1,2}(,[0-9]{1,2})?\\})?|-)+$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.giroFormat === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "giroFormat"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "code") || (key0 === "name")) || (key0 === "swift")) || (key0 === "branchRule")) || (key0 === "acctNoPattern")) || (key0 === "giroFormat")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^[0-9]{4}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if($lengthOf(data1) > 120){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/name", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.swift !== undefined){
let data2 = data.swift;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/swift", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if(!$pattern2.test(data2)){
vErrors = $fault(vErrors, instancePath+"/swift", "pattern", {pattern: "^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$"});
errors++;
}
}
}
if(data.branchRule !== undefined){
let data3 = data.branchRule;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/branchRule", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 200){
vErrors = $fault(vErrors, instancePath+"/branchRule", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.acctNoPattern !== undefined){
let data4 = data.acctNoPattern;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/acctNoPattern", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if($lengthOf(data4) > 60){
vErrors = $fault(vErrors, instancePath+"/acctNoPattern", "maxLength", {limit: 60});
errors++;
}
if(!$pattern3.test(data4)){
vErrors = $fault(vErrors, instancePath+"/acctNoPattern", "pattern", {pattern: "^(\\[0-9\\](\\{[0-9]{1,2}(,[0-9]{1,2})?\\})?|-)+$"});
errors++;
}
}
}
if(data.giroFormat !== undefined){
let data5 = data.giroFormat;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/giroFormat", "type", {type: "string"});
errors++;
}
if(!(((((data5 === "dbs-uff") || (data5 === "ocbc-giro")) || (data5 === "uob-fast")) || (data5 === "iso20022")) || (data5 === "none"))){
vErrors = $fault(vErrors, instancePath+"/giroFormat", "enum", {allowedValues: ["dbs-uff","ocbc-giro","uob-fast","iso20022","none"]});
errors++;
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
