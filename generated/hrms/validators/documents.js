// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createEmployeeDocument = /*#__PURE__*/ $check($validate0);
export const updateEmployeeDocument = /*#__PURE__*/ $check($validate0);
export const submitEmployeeDocument = /*#__PURE__*/ $check($validate1);
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.typeId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "typeId"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "typeId") || (key0 === "number")) || (key0 === "issuedOn")) || (key0 === "expiry")) || (key0 === "visibility")) || (key0 === "note")) || (key0 === "fileId"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.typeId !== undefined){
let data0 = data.typeId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/typeId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/typeId", "type", {type: "string"});
errors++;
}
}
if(data.number !== undefined){
let data1 = data.number;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/number", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 60){
vErrors = $fault(vErrors, instancePath+"/number", "maxLength", {limit: 60});
errors++;
}
}
}
if(data.issuedOn !== undefined){
let data2 = data.issuedOn;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/issuedOn", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if(!($formats1(data2))){
vErrors = $fault(vErrors, instancePath+"/issuedOn", "format", {format: "date"});
errors++;
}
}
}
if(data.expiry !== undefined){
let data3 = data.expiry;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/expiry", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/expiry", "format", {format: "date"});
errors++;
}
}
}
if(data.visibility !== undefined){
let data4 = data.visibility;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/visibility", "type", {type: ["string","null"]});
errors++;
}
if(!(((((data4 === "personal") || (data4 === "identity")) || (data4 === "pay")) || (data4 === "health")) || (data4 === null))){
vErrors = $fault(vErrors, instancePath+"/visibility", "enum", {allowedValues: ["personal","identity","pay","health",null]});
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
if($lengthOf(data5) > 500){
vErrors = $fault(vErrors, instancePath+"/note", "maxLength", {limit: 500});
errors++;
}
}
}
if(data.fileId !== undefined){
let data6 = data.fileId;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/fileId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if(!($formats0(data6))){
vErrors = $fault(vErrors, instancePath+"/fileId", "format", {format: "uuid"});
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
if(data.fileId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "fileId"});
errors++;
}
for(const key0 in data){
if(!(key0 === "fileId")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.fileId !== undefined){
let data0 = data.fileId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/fileId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/fileId", "type", {type: "string"});
errors++;
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
