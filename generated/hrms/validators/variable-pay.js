// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats } from "#src/client/validation.ts";

export const saveVariablePay = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("^20\\d{2}-(0[1-9]|1[0-2])$", "u");
const $formats0 = $formats.uuid;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.month === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "month"});
errors++;
}
if(data.cells === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "cells"});
errors++;
}
for(const key0 in data){
if(!((key0 === "month") || (key0 === "cells"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.month !== undefined){
let data0 = data.month;
if(typeof data0 === "string"){
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/month", "pattern", {pattern: "^20\\d{2}-(0[1-9]|1[0-2])$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/month", "type", {type: "string"});
errors++;
}
}
if(data.cells !== undefined){
let data1 = data.cells;
if(Array.isArray(data1)){
if(data1.length > 3000){
vErrors = $fault(vErrors, instancePath+"/cells", "maxItems", {limit: 3000});
errors++;
}
if(data1.length < 1){
vErrors = $fault(vErrors, instancePath+"/cells", "minItems", {limit: 1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.employeeId === undefined){
vErrors = $fault(vErrors, instancePath+"/cells/" + i0, "required", {missingProperty: "employeeId"});
errors++;
}
if(data2.itemId === undefined){
vErrors = $fault(vErrors, instancePath+"/cells/" + i0, "required", {missingProperty: "itemId"});
errors++;
}
if(data2.amount === undefined){
vErrors = $fault(vErrors, instancePath+"/cells/" + i0, "required", {missingProperty: "amount"});
errors++;
}
for(const key1 in data2){
if(!(((key1 === "employeeId") || (key1 === "itemId")) || (key1 === "amount"))){
vErrors = $fault(vErrors, instancePath+"/cells/" + i0, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data2.employeeId !== undefined){
let data3 = data2.employeeId;
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/cells/" + i0+"/employeeId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/cells/" + i0+"/employeeId", "type", {type: "string"});
errors++;
}
}
if(data2.itemId !== undefined){
let data4 = data2.itemId;
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/cells/" + i0+"/itemId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/cells/" + i0+"/itemId", "type", {type: "string"});
errors++;
}
}
if(data2.amount !== undefined){
let data5 = data2.amount;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/cells/" + i0+"/amount", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 10000000000 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/cells/" + i0+"/amount", "maximum", {limit: 10000000000});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/cells/" + i0+"/amount", "minimum", {limit: 0});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/cells/" + i0, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/cells", "type", {type: "array"});
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
