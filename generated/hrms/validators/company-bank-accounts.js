// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createCompanyBankAccount = /*#__PURE__*/ $check($validate0);
export const updateCompanyBankAccount = /*#__PURE__*/ $check($validate0);
const $formats0 = $formats.uuid;
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^[0-9A-Za-z -]*$", "u");
const $pattern2 = new RegExp("^[0-9A-Za-z]*$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bankId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "bankId"});
errors++;
}
if(data.accountName === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "accountName"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "bankId") || (key0 === "accountName")) || (key0 === "accountNo")) || (key0 === "orgId")) || (key0 === "format")) || (key0 === "primary"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.bankId !== undefined){
let data0 = data.bankId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/bankId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/bankId", "type", {type: "string"});
errors++;
}
}
if(data.accountName !== undefined){
let data1 = data.accountName;
if(typeof data1 === "string"){
if($lengthOf(data1) > 120){
vErrors = $fault(vErrors, instancePath+"/accountName", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/accountName", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/accountName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/accountName", "type", {type: "string"});
errors++;
}
}
if(data.accountNo !== undefined){
let data2 = data.accountNo;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/accountNo", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 34){
vErrors = $fault(vErrors, instancePath+"/accountNo", "maxLength", {limit: 34});
errors++;
}
if(!$pattern1.test(data2)){
vErrors = $fault(vErrors, instancePath+"/accountNo", "pattern", {pattern: "^[0-9A-Za-z -]*$"});
errors++;
}
}
}
if(data.orgId !== undefined){
let data3 = data.orgId;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/orgId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 20){
vErrors = $fault(vErrors, instancePath+"/orgId", "maxLength", {limit: 20});
errors++;
}
if(!$pattern2.test(data3)){
vErrors = $fault(vErrors, instancePath+"/orgId", "pattern", {pattern: "^[0-9A-Za-z]*$"});
errors++;
}
}
}
if(data.format !== undefined){
let data4 = data.format;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/format", "type", {type: ["string","null"]});
errors++;
}
if(!((((((data4 === "dbs-uff") || (data4 === "ocbc-giro")) || (data4 === "uob-fast")) || (data4 === "iso20022")) || (data4 === "none")) || (data4 === null))){
vErrors = $fault(vErrors, instancePath+"/format", "enum", {allowedValues: ["dbs-uff","ocbc-giro","uob-fast","iso20022","none",null]});
errors++;
}
}
if(data.primary !== undefined){
if(typeof data.primary !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/primary", "type", {type: "boolean"});
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
