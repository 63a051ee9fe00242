// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createApiKey = /*#__PURE__*/ $check($validate0);
export const updateApiKey = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("\\S", "u");
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.companyIds === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "companyIds"});
errors++;
}
if(data.roleIds === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "roleIds"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "companyIds")) || (key0 === "roleIds")) || (key0 === "scope")) || (key0 === "mayManageAccess")) || (key0 === "expiresOn"))){
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
if(data.companyIds !== undefined){
let data1 = data.companyIds;
if(Array.isArray(data1)){
if(data1.length > 100){
vErrors = $fault(vErrors, instancePath+"/companyIds", "maxItems", {limit: 100});
errors++;
}
if(data1.length < 1){
vErrors = $fault(vErrors, instancePath+"/companyIds", "minItems", {limit: 1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/companyIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/companyIds/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data1[i1], data1[j0])){
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
if(data.roleIds !== undefined){
let data3 = data.roleIds;
if(Array.isArray(data3)){
if(data3.length > 20){
vErrors = $fault(vErrors, instancePath+"/roleIds", "maxItems", {limit: 20});
errors++;
}
if(data3.length < 1){
vErrors = $fault(vErrors, instancePath+"/roleIds", "minItems", {limit: 1});
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/roleIds/" + i2, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/roleIds/" + i2, "type", {type: "string"});
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if($equal(data3[i3], data3[j1])){
vErrors = $fault(vErrors, instancePath+"/roleIds", "uniqueItems", {i: i3, j: j1});
errors++;
break outer1;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/roleIds", "type", {type: "array"});
errors++;
}
}
if(data.scope !== undefined){
let data5 = data.scope;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/scope", "type", {type: "string"});
errors++;
}
if(!((data5 === "company") || (data5 === "tenant"))){
vErrors = $fault(vErrors, instancePath+"/scope", "enum", {allowedValues: ["company","tenant"]});
errors++;
}
}
if(data.mayManageAccess !== undefined){
if(typeof data.mayManageAccess !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/mayManageAccess", "type", {type: "boolean"});
errors++;
}
}
if(data.expiresOn !== undefined){
let data7 = data.expiresOn;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/expiresOn", "type", {type: ["string","null"]});
errors++;
}
if(typeof data7 === "string"){
if(!($formats1(data7))){
vErrors = $fault(vErrors, instancePath+"/expiresOn", "format", {format: "date"});
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
