// Generated from the contract by `npm run generate`; never edited.
import { fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export { $validate0 as validate };
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^[A-Z]{2}$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "type"});
errors++;
}
if(data.street === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "street"});
errors++;
}
if(data.country === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "country"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "block")) || (key0 === "street")) || (key0 === "unit")) || (key0 === "building")) || (key0 === "postal")) || (key0 === "country"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/type", "type", {type: "string"});
errors++;
}
if(!(((data0 === "home") || (data0 === "mailing")) || (data0 === "overseas"))){
vErrors = $fault(vErrors, instancePath+"/type", "enum", {allowedValues: ["home","mailing","overseas"]});
errors++;
}
}
if(data.block !== undefined){
let data1 = data.block;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/block", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 20){
vErrors = $fault(vErrors, instancePath+"/block", "maxLength", {limit: 20});
errors++;
}
}
}
if(data.street !== undefined){
let data2 = data.street;
if(typeof data2 === "string"){
if($lengthOf(data2) > 120){
vErrors = $fault(vErrors, instancePath+"/street", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data2) < 1){
vErrors = $fault(vErrors, instancePath+"/street", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data2)){
vErrors = $fault(vErrors, instancePath+"/street", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/street", "type", {type: "string"});
errors++;
}
}
if(data.unit !== undefined){
let data3 = data.unit;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/unit", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 20){
vErrors = $fault(vErrors, instancePath+"/unit", "maxLength", {limit: 20});
errors++;
}
}
}
if(data.building !== undefined){
let data4 = data.building;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/building", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if($lengthOf(data4) > 80){
vErrors = $fault(vErrors, instancePath+"/building", "maxLength", {limit: 80});
errors++;
}
}
}
if(data.postal !== undefined){
let data5 = data.postal;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/postal", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if($lengthOf(data5) > 12){
vErrors = $fault(vErrors, instancePath+"/postal", "maxLength", {limit: 12});
errors++;
}
}
}
if(data.country !== undefined){
let data6 = data.country;
if(typeof data6 === "string"){
if(!$pattern1.test(data6)){
vErrors = $fault(vErrors, instancePath+"/country", "pattern", {pattern: "^[A-Z]{2}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/country", "type", {type: "string"});
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
