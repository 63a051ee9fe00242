// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createCustomFieldDefinition = /*#__PURE__*/ $check($validate0);
export const updateCustomFieldDefinition = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("^[a-z0-9][a-zA-Z0-9]{0,39}$", "u");
const $pattern1 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
if(data.label === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "label"});
errors++;
}
if(data.kind === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "kind"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "code") || (key0 === "label")) || (key0 === "kind")) || (key0 === "choices")) || (key0 === "required")) || (key0 === "position")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^[a-z0-9][a-zA-Z0-9]{0,39}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if($lengthOf(data1) > 80){
vErrors = $fault(vErrors, instancePath+"/label", "maxLength", {limit: 80});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/label", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/label", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/label", "type", {type: "string"});
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: "string"});
errors++;
}
if(!(((((data2 === "text") || (data2 === "number")) || (data2 === "date")) || (data2 === "yesNo")) || (data2 === "choice"))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["text","number","date","yesNo","choice"]});
errors++;
}
}
if(data.choices !== undefined){
let data3 = data.choices;
if(Array.isArray(data3)){
if(data3.length > 50){
vErrors = $fault(vErrors, instancePath+"/choices", "maxItems", {limit: 50});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if($lengthOf(data4) > 60){
vErrors = $fault(vErrors, instancePath+"/choices/" + i0, "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data4) < 1){
vErrors = $fault(vErrors, instancePath+"/choices/" + i0, "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/choices/" + i0, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/choices", "type", {type: "array"});
errors++;
}
}
if(data.required !== undefined){
if(typeof data.required !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/required", "type", {type: "boolean"});
errors++;
}
}
if(data.position !== undefined){
let data6 = data.position;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
vErrors = $fault(vErrors, instancePath+"/position", "type", {type: "integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 999 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/position", "maximum", {limit: 999});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/position", "minimum", {limit: 0});
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
