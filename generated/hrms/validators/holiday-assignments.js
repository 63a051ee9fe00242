// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats } from "#src/client/validation.ts";

export const createHolidayAssignment = /*#__PURE__*/ $check($validate0);
export const updateHolidayAssignment = /*#__PURE__*/ $check($validate0);
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.calendarId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "calendarId"});
errors++;
}
if(data.validFrom === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "validFrom"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "calendarId") || (key0 === "locationId")) || (key0 === "employeeId")) || (key0 === "validFrom")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.calendarId !== undefined){
let data0 = data.calendarId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/calendarId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/calendarId", "type", {type: "string"});
errors++;
}
}
if(data.locationId !== undefined){
let data1 = data.locationId;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/locationId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/locationId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.employeeId !== undefined){
let data2 = data.employeeId;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/employeeId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/employeeId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.validFrom !== undefined){
let data3 = data.validFrom;
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/validFrom", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/validFrom", "type", {type: "string"});
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data4 === "active") || (data4 === "inactive"))){
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
