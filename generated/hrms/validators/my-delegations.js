// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createMyDelegation = /*#__PURE__*/ $check($validate0);
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
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
if(!(((((key0 === "delegateId") || (key0 === "from")) || (key0 === "to")) || (key0 === "scopes")) || (key0 === "note"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.delegateId !== undefined){
let data0 = data.delegateId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
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
let data1 = data.from;
if(typeof data1 === "string"){
if(!($formats1(data1))){
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
let data2 = data.to;
if(typeof data2 === "string"){
if(!($formats1(data2))){
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
let data3 = data.scopes;
if(Array.isArray(data3)){
if(data3.length > 20){
vErrors = $fault(vErrors, instancePath+"/scopes", "maxItems", {limit: 20});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/scopes/" + i0, "type", {type: "string"});
errors++;
}
if(!(((((((((data4 === "changeRequest") || (data4 === "bankAccount")) || (data4 === "transfer")) || (data4 === "confirmation")) || (data4 === "leave")) || (data4 === "manualAttendance")) || (data4 === "timesheet")) || (data4 === "shiftSwap")) || (data4 === "expenseClaim"))){
vErrors = $fault(vErrors, instancePath+"/scopes/" + i0, "enum", {allowedValues: ["changeRequest","bankAccount","transfer","confirmation","leave","manualAttendance","timesheet","shiftSwap","expenseClaim"]});
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
let data5 = data.note;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/note", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if($lengthOf(data5) > 200){
vErrors = $fault(vErrors, instancePath+"/note", "maxLength", {limit: 200});
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
