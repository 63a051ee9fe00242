// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats } from "#src/client/validation.ts";
import { validate as $validate1 } from "./components/mfa-removal.js";
import { validate as $validate2 } from "./components/account-lock.js";

export const createUserAccess = /*#__PURE__*/ $check($validate0);
export const updateUserAccess = /*#__PURE__*/ $check($validate0);
export const removeUserMfa = /*#__PURE__*/ $check($validate1);
export const lockTenantUser = /*#__PURE__*/ $check($validate2);
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.userId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "userId"});
errors++;
}
if(data.companyId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "companyId"});
errors++;
}
if(data.roleIds === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "roleIds"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "userId") || (key0 === "companyId")) || (key0 === "roleIds")) || (key0 === "scope")) || (key0 === "employeeId")) || (key0 === "validFrom")) || (key0 === "validTo"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.userId !== undefined){
let data0 = data.userId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/userId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/userId", "type", {type: "string"});
errors++;
}
}
if(data.companyId !== undefined){
let data1 = data.companyId;
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/companyId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/companyId", "type", {type: "string"});
errors++;
}
}
if(data.roleIds !== undefined){
let data2 = data.roleIds;
if(Array.isArray(data2)){
if(data2.length > 20){
vErrors = $fault(vErrors, instancePath+"/roleIds", "maxItems", {limit: 20});
errors++;
}
if(data2.length < 1){
vErrors = $fault(vErrors, instancePath+"/roleIds", "minItems", {limit: 1});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/roleIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/roleIds/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data2[i1], data2[j0])){
vErrors = $fault(vErrors, instancePath+"/roleIds", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
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
let data4 = data.scope;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/scope", "type", {type: "string"});
errors++;
}
if(!((((((data4 === "self") || (data4 === "reports")) || (data4 === "department")) || (data4 === "location")) || (data4 === "company")) || (data4 === "tenant"))){
vErrors = $fault(vErrors, instancePath+"/scope", "enum", {allowedValues: ["self","reports","department","location","company","tenant"]});
errors++;
}
}
if(data.employeeId !== undefined){
let data5 = data.employeeId;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/employeeId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if(!($formats0(data5))){
vErrors = $fault(vErrors, instancePath+"/employeeId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.validFrom !== undefined){
let data6 = data.validFrom;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/validFrom", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if(!($formats1(data6))){
vErrors = $fault(vErrors, instancePath+"/validFrom", "format", {format: "date"});
errors++;
}
}
}
if(data.validTo !== undefined){
let data7 = data.validTo;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/validTo", "type", {type: ["string","null"]});
errors++;
}
if(typeof data7 === "string"){
if(!($formats1(data7))){
vErrors = $fault(vErrors, instancePath+"/validTo", "format", {format: "date"});
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
