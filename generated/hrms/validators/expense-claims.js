// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createExpenseClaim = /*#__PURE__*/ $check($validate0);
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
const $pattern0 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.employeeId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeId"});
errors++;
}
if(data.allowanceId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "allowanceId"});
errors++;
}
if(data.spentOn === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "spentOn"});
errors++;
}
if(data.amount === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "amount"});
errors++;
}
if(data.description === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "description"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "employeeId") || (key0 === "allowanceId")) || (key0 === "spentOn")) || (key0 === "amount")) || (key0 === "tax")) || (key0 === "description")) || (key0 === "projectId")) || (key0 === "fileIds"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.employeeId !== undefined){
let data0 = data.employeeId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/employeeId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeId", "type", {type: "string"});
errors++;
}
}
if(data.allowanceId !== undefined){
let data1 = data.allowanceId;
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/allowanceId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/allowanceId", "type", {type: "string"});
errors++;
}
}
if(data.spentOn !== undefined){
let data2 = data.spentOn;
if(typeof data2 === "string"){
if(!($formats1(data2))){
vErrors = $fault(vErrors, instancePath+"/spentOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/spentOn", "type", {type: "string"});
errors++;
}
}
if(data.amount !== undefined){
let data3 = data.amount;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = $fault(vErrors, instancePath+"/amount", "type", {type: "integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 10000000000 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/amount", "maximum", {limit: 10000000000});
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/amount", "minimum", {limit: 1});
errors++;
}
}
}
if(data.tax !== undefined){
let data4 = data.tax;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/tax", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 10000000000 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/tax", "maximum", {limit: 10000000000});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/tax", "minimum", {limit: 0});
errors++;
}
}
}
if(data.description !== undefined){
let data5 = data.description;
if(typeof data5 === "string"){
if($lengthOf(data5) > 500){
vErrors = $fault(vErrors, instancePath+"/description", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data5) < 3){
vErrors = $fault(vErrors, instancePath+"/description", "minLength", {limit: 3});
errors++;
}
if(!$pattern0.test(data5)){
vErrors = $fault(vErrors, instancePath+"/description", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.projectId !== undefined){
let data6 = data.projectId;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/projectId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if(!($formats0(data6))){
vErrors = $fault(vErrors, instancePath+"/projectId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.fileIds !== undefined){
let data7 = data.fileIds;
if(Array.isArray(data7)){
if(data7.length > 5){
vErrors = $fault(vErrors, instancePath+"/fileIds", "maxItems", {limit: 5});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!($formats0(data8))){
vErrors = $fault(vErrors, instancePath+"/fileIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/fileIds/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data7[i1], data7[j0])){
vErrors = $fault(vErrors, instancePath+"/fileIds", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/fileIds", "type", {type: "array"});
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
