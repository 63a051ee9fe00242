// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createDelegation = /*#__PURE__*/ $check($validate0);
export const updateDelegation = /*#__PURE__*/ $check($validate0);
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.approverId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "approverId"});
errors++;
}
if(data.delegateId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "delegateId"});
errors++;
}
if(data.from === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "from"});
errors++;
}
if(data.to === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "to"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "approverId") || (key0 === "delegateId")) || (key0 === "from")) || (key0 === "to")) || (key0 === "scopes")) || (key0 === "note")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.approverId !== undefined){
let data0 = data.approverId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/approverId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/approverId", "type", {type: "string"});
errors++;
}
}
if(data.delegateId !== undefined){
let data1 = data.delegateId;
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/delegateId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/delegateId", "type", {type: "string"});
errors++;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 === "string"){
if(!($formats1(data2))){
vErrors = $fault(vErrors, instancePath+"/from", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/from", "type", {type: "string"});
errors++;
}
}
if(data.to !== undefined){
let data3 = data.to;
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/to", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/to", "type", {type: "string"});
errors++;
}
}
if(data.scopes !== undefined){
let data4 = data.scopes;
if(Array.isArray(data4)){
if(data4.length > 20){
vErrors = $fault(vErrors, instancePath+"/scopes", "maxItems", {limit: 20});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/scopes/" + i0, "type", {type: "string"});
errors++;
}
if(!(((((((((data5 === "changeRequest") || (data5 === "bankAccount")) || (data5 === "transfer")) || (data5 === "confirmation")) || (data5 === "leave")) || (data5 === "manualAttendance")) || (data5 === "timesheet")) || (data5 === "shiftSwap")) || (data5 === "expenseClaim"))){
vErrors = $fault(vErrors, instancePath+"/scopes/" + i0, "enum", {allowedValues: ["changeRequest","bankAccount","transfer","confirmation","leave","manualAttendance","timesheet","shiftSwap","expenseClaim"]});
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data4[i1], data4[j0])){
vErrors = $fault(vErrors, instancePath+"/scopes", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/scopes", "type", {type: "array"});
errors++;
}
}
if(data.note !== undefined){
let data6 = data.note;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/note", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if($lengthOf(data6) > 200){
vErrors = $fault(vErrors, instancePath+"/note", "maxLength", {limit: 200});
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
