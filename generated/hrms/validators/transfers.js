// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createTransfer = /*#__PURE__*/ $check($validate0);
export const approveTransfer = /*#__PURE__*/ $check($validate1);
export const rejectTransfer = /*#__PURE__*/ $check($validate1);
const $names0 = new Set(["toCompanyId","effective","keepService","leaveTransfer","passAction","newEmployeeNo","departmentId","designationId","locationId","managerId","basic","successorId","cpfRelatedApprovalRef","note"]);
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
const $pattern0 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.toCompanyId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "toCompanyId"});
errors++;
}
if(data.effective === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "effective"});
errors++;
}
if(data.newEmployeeNo === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "newEmployeeNo"});
errors++;
}
if(data.departmentId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "departmentId"});
errors++;
}
if(data.designationId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "designationId"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.toCompanyId !== undefined){
let data0 = data.toCompanyId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/toCompanyId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/toCompanyId", "type", {type: "string"});
errors++;
}
}
if(data.effective !== undefined){
let data1 = data.effective;
if(typeof data1 === "string"){
if(!($formats1(data1))){
vErrors = $fault(vErrors, instancePath+"/effective", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/effective", "type", {type: "string"});
errors++;
}
}
if(data.keepService !== undefined){
if(typeof data.keepService !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/keepService", "type", {type: "boolean"});
errors++;
}
}
if(data.leaveTransfer !== undefined){
let data3 = data.leaveTransfer;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/leaveTransfer", "type", {type: "string"});
errors++;
}
if(!(((data3 === "carry") || (data3 === "encash")) || (data3 === "forfeit"))){
vErrors = $fault(vErrors, instancePath+"/leaveTransfer", "enum", {allowedValues: ["carry","encash","forfeit"]});
errors++;
}
}
if(data.passAction !== undefined){
let data4 = data.passAction;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/passAction", "type", {type: "string"});
errors++;
}
if(!(((data4 === "none") || (data4 === "transfer")) || (data4 === "newPass"))){
vErrors = $fault(vErrors, instancePath+"/passAction", "enum", {allowedValues: ["none","transfer","newPass"]});
errors++;
}
}
if(data.newEmployeeNo !== undefined){
let data5 = data.newEmployeeNo;
if(typeof data5 === "string"){
if($lengthOf(data5) > 20){
vErrors = $fault(vErrors, instancePath+"/newEmployeeNo", "maxLength", {limit: 20});
errors++;
}
if($lengthOf(data5) < 1){
vErrors = $fault(vErrors, instancePath+"/newEmployeeNo", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data5)){
vErrors = $fault(vErrors, instancePath+"/newEmployeeNo", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/newEmployeeNo", "type", {type: "string"});
errors++;
}
}
if(data.departmentId !== undefined){
let data6 = data.departmentId;
if(typeof data6 === "string"){
if(!($formats0(data6))){
vErrors = $fault(vErrors, instancePath+"/departmentId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/departmentId", "type", {type: "string"});
errors++;
}
}
if(data.designationId !== undefined){
let data7 = data.designationId;
if(typeof data7 === "string"){
if(!($formats0(data7))){
vErrors = $fault(vErrors, instancePath+"/designationId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/designationId", "type", {type: "string"});
errors++;
}
}
if(data.locationId !== undefined){
let data8 = data.locationId;
if((typeof data8 !== "string") && (data8 !== null)){
vErrors = $fault(vErrors, instancePath+"/locationId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data8 === "string"){
if(!($formats0(data8))){
vErrors = $fault(vErrors, instancePath+"/locationId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.managerId !== undefined){
let data9 = data.managerId;
if((typeof data9 !== "string") && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/managerId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data9 === "string"){
if(!($formats0(data9))){
vErrors = $fault(vErrors, instancePath+"/managerId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.basic !== undefined){
let data10 = data.basic;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
vErrors = $fault(vErrors, instancePath+"/basic", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 100000000000 || isNaN(data10)){
vErrors = $fault(vErrors, instancePath+"/basic", "maximum", {limit: 100000000000});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = $fault(vErrors, instancePath+"/basic", "minimum", {limit: 0});
errors++;
}
}
}
if(data.successorId !== undefined){
let data11 = data.successorId;
if((typeof data11 !== "string") && (data11 !== null)){
vErrors = $fault(vErrors, instancePath+"/successorId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data11 === "string"){
if(!($formats0(data11))){
vErrors = $fault(vErrors, instancePath+"/successorId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.cpfRelatedApprovalRef !== undefined){
let data12 = data.cpfRelatedApprovalRef;
if((typeof data12 !== "string") && (data12 !== null)){
vErrors = $fault(vErrors, instancePath+"/cpfRelatedApprovalRef", "type", {type: ["string","null"]});
errors++;
}
if(typeof data12 === "string"){
if($lengthOf(data12) > 60){
vErrors = $fault(vErrors, instancePath+"/cpfRelatedApprovalRef", "maxLength", {limit: 60});
errors++;
}
}
}
if(data.note !== undefined){
let data13 = data.note;
if((typeof data13 !== "string") && (data13 !== null)){
vErrors = $fault(vErrors, instancePath+"/note", "type", {type: ["string","null"]});
errors++;
}
if(typeof data13 === "string"){
if($lengthOf(data13) > 500){
vErrors = $fault(vErrors, instancePath+"/note", "maxLength", {limit: 500});
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
function $validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "comment")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.comment !== undefined){
let data0 = data.comment;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/comment", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 500){
vErrors = $fault(vErrors, instancePath+"/comment", "maxLength", {limit: 500});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate1.errors = vErrors;
return errors === 0;
}
