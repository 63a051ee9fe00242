// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createModule = /*#__PURE__*/ $check($validate0);
export const updateModule = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("^[A-Za-z0-9][A-Za-z0-9-]*$", "u");
const $pattern1 = new RegExp("\\S", "u");
const $pattern2 = new RegExp("^[a-z][a-z0-9-]*$", "u");
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
for(const key0 in data){
if(!((((((key0 === "code") || (key0 === "name")) || (key0 === "icon")) || (key0 === "order")) || (key0 === "dependsOn")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if($lengthOf(data0) > 60){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^[A-Za-z0-9][A-Za-z0-9-]*$"});
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
if($lengthOf(data1) > 80){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 80});
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
if(data.icon !== undefined){
let data2 = data.icon;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/icon", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 40){
vErrors = $fault(vErrors, instancePath+"/icon", "maxLength", {limit: 40});
errors++;
}
if($lengthOf(data2) < 1){
vErrors = $fault(vErrors, instancePath+"/icon", "minLength", {limit: 1});
errors++;
}
if(!$pattern2.test(data2)){
vErrors = $fault(vErrors, instancePath+"/icon", "pattern", {pattern: "^[a-z][a-z0-9-]*$"});
errors++;
}
}
}
if(data.order !== undefined){
let data3 = data.order;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = $fault(vErrors, instancePath+"/order", "type", {type: "integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 999 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/order", "maximum", {limit: 999});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/order", "minimum", {limit: 0});
errors++;
}
}
}
if(data.dependsOn !== undefined){
let data4 = data.dependsOn;
if(Array.isArray(data4)){
if(data4.length > 20){
vErrors = $fault(vErrors, instancePath+"/dependsOn", "maxItems", {limit: 20});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if($lengthOf(data5) > 60){
vErrors = $fault(vErrors, instancePath+"/dependsOn/" + i0, "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data5) < 1){
vErrors = $fault(vErrors, instancePath+"/dependsOn/" + i0, "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/dependsOn/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = $fault(vErrors, instancePath+"/dependsOn", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/dependsOn", "type", {type: "array"});
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
