// Generated from the contract by `npm run generate`; never edited.
import { fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export { $validate0 as validate };
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.countryId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "countryId"});
errors++;
}
if(data.expiry === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "expiry"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "countryId") || (key0 === "number")) || (key0 === "issueDate")) || (key0 === "expiry")) || (key0 === "reminderDays")) || (key0 === "fileId"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.countryId !== undefined){
let data0 = data.countryId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/countryId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/countryId", "type", {type: "string"});
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
if($lengthOf(data1) > 20){
vErrors = $fault(vErrors, instancePath+"/number", "maxLength", {limit: 20});
errors++;
}
}
}
if(data.issueDate !== undefined){
let data2 = data.issueDate;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/issueDate", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if(!($formats1(data2))){
vErrors = $fault(vErrors, instancePath+"/issueDate", "format", {format: "date"});
errors++;
}
}
}
if(data.expiry !== undefined){
let data3 = data.expiry;
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/expiry", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/expiry", "type", {type: "string"});
errors++;
}
}
if(data.reminderDays !== undefined){
let data4 = data.reminderDays;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
vErrors = $fault(vErrors, instancePath+"/reminderDays", "type", {type: "integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 366 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/reminderDays", "maximum", {limit: 366});
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/reminderDays", "minimum", {limit: 1});
errors++;
}
}
}
if(data.fileId !== undefined){
let data5 = data.fileId;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/fileId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if(!($formats0(data5))){
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
