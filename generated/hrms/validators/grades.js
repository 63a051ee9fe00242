// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createGrade = /*#__PURE__*/ $check($validate0);
export const updateGrade = /*#__PURE__*/ $check($validate0);
const $names0 = new Set(["name","rank","payMin","payMid","payMax","defaultLeavePolicyId","noticeDays","probationMonths","status"]);
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
if(data.rank === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "rank"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
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
if(data.rank !== undefined){
let data1 = data.rank;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/rank", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 999 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/rank", "maximum", {limit: 999});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/rank", "minimum", {limit: 0});
errors++;
}
}
}
if(data.payMin !== undefined){
let data2 = data.payMin;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/payMin", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100000000000 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/payMin", "maximum", {limit: 100000000000});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/payMin", "minimum", {limit: 0});
errors++;
}
}
}
if(data.payMid !== undefined){
let data3 = data.payMid;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/payMid", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 100000000000 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/payMid", "maximum", {limit: 100000000000});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/payMid", "minimum", {limit: 0});
errors++;
}
}
}
if(data.payMax !== undefined){
let data4 = data.payMax;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/payMax", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100000000000 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/payMax", "maximum", {limit: 100000000000});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/payMax", "minimum", {limit: 0});
errors++;
}
}
}
if(data.defaultLeavePolicyId !== undefined){
let data5 = data.defaultLeavePolicyId;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/defaultLeavePolicyId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if(!($formats0(data5))){
vErrors = $fault(vErrors, instancePath+"/defaultLeavePolicyId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.noticeDays !== undefined){
let data6 = data.noticeDays;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
vErrors = $fault(vErrors, instancePath+"/noticeDays", "type", {type: "integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 365 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/noticeDays", "maximum", {limit: 365});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/noticeDays", "minimum", {limit: 0});
errors++;
}
}
}
if(data.probationMonths !== undefined){
let data7 = data.probationMonths;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
vErrors = $fault(vErrors, instancePath+"/probationMonths", "type", {type: "integer"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 24 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/probationMonths", "maximum", {limit: 24});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/probationMonths", "minimum", {limit: 0});
errors++;
}
}
}
if(data.status !== undefined){
let data8 = data.status;
if(typeof data8 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data8 === "active") || (data8 === "inactive"))){
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
