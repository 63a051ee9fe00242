// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createSupportGrant = /*#__PURE__*/ $check($validate0);
const $formats0 = $formats.uuid;
const $pattern0 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.administratorId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "administratorId"});
errors++;
}
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
if(data.roleId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "roleId"});
errors++;
}
if(data.companyIds === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "companyIds"});
errors++;
}
if(data.hours === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "hours"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "administratorId") || (key0 === "reason")) || (key0 === "roleId")) || (key0 === "companyIds")) || (key0 === "hours"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.administratorId !== undefined){
let data0 = data.administratorId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/administratorId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/administratorId", "type", {type: "string"});
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if($lengthOf(data1) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data1) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/reason", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: "string"});
errors++;
}
}
if(data.roleId !== undefined){
let data2 = data.roleId;
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/roleId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/roleId", "type", {type: "string"});
errors++;
}
}
if(data.companyIds !== undefined){
let data3 = data.companyIds;
if(Array.isArray(data3)){
if(data3.length > 100){
vErrors = $fault(vErrors, instancePath+"/companyIds", "maxItems", {limit: 100});
errors++;
}
if(data3.length < 1){
vErrors = $fault(vErrors, instancePath+"/companyIds", "minItems", {limit: 1});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/companyIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/companyIds/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data3[i1], data3[j0])){
vErrors = $fault(vErrors, instancePath+"/companyIds", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/companyIds", "type", {type: "array"});
errors++;
}
}
if(data.hours !== undefined){
let data5 = data.hours;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = $fault(vErrors, instancePath+"/hours", "type", {type: "integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 168 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/hours", "maximum", {limit: 168});
errors++;
}
if(data5 < 1 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/hours", "minimum", {limit: 1});
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
