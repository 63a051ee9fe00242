// Generated from the contract by `npm run generate`; never edited.
import { fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export { $validate0 as validate };
const $pattern0 = new RegExp("\\S", "u");
const $formats0 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fullName === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "fullName"});
errors++;
}
if(data.relation === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "relation"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "fullName") || (key0 === "relation")) || (key0 === "dateOfBirth")) || (key0 === "citizenship")) || (key0 === "birthCertNo"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.fullName !== undefined){
let data0 = data.fullName;
if(typeof data0 === "string"){
if($lengthOf(data0) > 120){
vErrors = $fault(vErrors, instancePath+"/fullName", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/fullName", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/fullName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/fullName", "type", {type: "string"});
errors++;
}
}
if(data.relation !== undefined){
let data1 = data.relation;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/relation", "type", {type: "string"});
errors++;
}
if(!(((((((data1 === "spouse") || (data1 === "child")) || (data1 === "stepchild")) || (data1 === "adoptedChild")) || (data1 === "parent")) || (data1 === "sibling")) || (data1 === "other"))){
vErrors = $fault(vErrors, instancePath+"/relation", "enum", {allowedValues: ["spouse","child","stepchild","adoptedChild","parent","sibling","other"]});
errors++;
}
}
if(data.dateOfBirth !== undefined){
let data2 = data.dateOfBirth;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/dateOfBirth", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/dateOfBirth", "format", {format: "date"});
errors++;
}
}
}
if(data.citizenship !== undefined){
let data3 = data.citizenship;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/citizenship", "type", {type: ["string","null"]});
errors++;
}
if(!((((data3 === "citizen") || (data3 === "pr")) || (data3 === "foreigner")) || (data3 === null))){
vErrors = $fault(vErrors, instancePath+"/citizenship", "enum", {allowedValues: ["citizen","pr","foreigner",null]});
errors++;
}
}
if(data.birthCertNo !== undefined){
let data4 = data.birthCertNo;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/birthCertNo", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if($lengthOf(data4) > 20){
vErrors = $fault(vErrors, instancePath+"/birthCertNo", "maxLength", {limit: 20});
errors++;
}
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
