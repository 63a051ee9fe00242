// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createApprovalChain = /*#__PURE__*/ $check($validate0);
export const updateApprovalChain = /*#__PURE__*/ $check($validate0);
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
if(data.kind === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "kind"});
errors++;
}
if(data.steps === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "steps"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "kind")) || (key0 === "departmentIds")) || (key0 === "steps")) || (key0 === "status"))){
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
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: "string"});
errors++;
}
if(!(((((((((data1 === "changeRequest") || (data1 === "bankAccount")) || (data1 === "transfer")) || (data1 === "confirmation")) || (data1 === "leave")) || (data1 === "manualAttendance")) || (data1 === "timesheet")) || (data1 === "shiftSwap")) || (data1 === "expenseClaim"))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["changeRequest","bankAccount","transfer","confirmation","leave","manualAttendance","timesheet","shiftSwap","expenseClaim"]});
errors++;
}
}
if(data.departmentIds !== undefined){
let data2 = data.departmentIds;
if(Array.isArray(data2)){
if(data2.length > 50){
vErrors = $fault(vErrors, instancePath+"/departmentIds", "maxItems", {limit: 50});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/departmentIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/departmentIds/" + i0, "type", {type: "string"});
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
vErrors = $fault(vErrors, instancePath+"/departmentIds", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/departmentIds", "type", {type: "array"});
errors++;
}
}
if(data.steps !== undefined){
let data4 = data.steps;
if(Array.isArray(data4)){
if(data4.length > 10){
vErrors = $fault(vErrors, instancePath+"/steps", "maxItems", {limit: 10});
errors++;
}
if(data4.length < 1){
vErrors = $fault(vErrors, instancePath+"/steps", "minItems", {limit: 1});
errors++;
}
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
if(!($validate1(data4[i2], instancePath+"/steps/" + i2))){
vErrors = vErrors === null ? $validate1.errors : vErrors.concat($validate1.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/steps", "type", {type: "array"});
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
function $validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.approver === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "approver"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "approver") || (key0 === "roleId")) || (key0 === "userId")) || (key0 === "mode")) || (key0 === "amountFrom")) || (key0 === "deadlineHours")) || (key0 === "escalateToId"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.approver !== undefined){
let data0 = data.approver;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/approver", "type", {type: "string"});
errors++;
}
if(!(((((data0 === "manager") || (data0 === "departmentHead")) || (data0 === "role")) || (data0 === "person")) || (data0 === "permission"))){
vErrors = $fault(vErrors, instancePath+"/approver", "enum", {allowedValues: ["manager","departmentHead","role","person","permission"]});
errors++;
}
}
if(data.roleId !== undefined){
let data1 = data.roleId;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/roleId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/roleId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.userId !== undefined){
let data2 = data.userId;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/userId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/userId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.mode !== undefined){
let data3 = data.mode;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/mode", "type", {type: "string"});
errors++;
}
if(!((data3 === "any") || (data3 === "all"))){
vErrors = $fault(vErrors, instancePath+"/mode", "enum", {allowedValues: ["any","all"]});
errors++;
}
}
if(data.amountFrom !== undefined){
let data4 = data.amountFrom;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/amountFrom", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100000000000 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/amountFrom", "maximum", {limit: 100000000000});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/amountFrom", "minimum", {limit: 0});
errors++;
}
}
}
if(data.deadlineHours !== undefined){
let data5 = data.deadlineHours;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/deadlineHours", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 8760 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/deadlineHours", "maximum", {limit: 8760});
errors++;
}
if(data5 < 1 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/deadlineHours", "minimum", {limit: 1});
errors++;
}
}
}
if(data.escalateToId !== undefined){
let data6 = data.escalateToId;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/escalateToId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if(!($formats0(data6))){
vErrors = $fault(vErrors, instancePath+"/escalateToId", "format", {format: "uuid"});
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
