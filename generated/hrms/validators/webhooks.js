// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createWebhook = /*#__PURE__*/ $check($validate0);
export const updateWebhook = /*#__PURE__*/ $check($validate0);
export const rotateWebhookSecret = /*#__PURE__*/ $check($validate1);
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^https?://\\S+$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.url === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "url"});
errors++;
}
if(data.events === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "events"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "url")) || (key0 === "events"))){
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
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if($lengthOf(data1) > 500){
vErrors = $fault(vErrors, instancePath+"/url", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data1) < 8){
vErrors = $fault(vErrors, instancePath+"/url", "minLength", {limit: 8});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/url", "pattern", {pattern: "^https?://\\S+$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/url", "type", {type: "string"});
errors++;
}
}
if(data.events !== undefined){
let data2 = data.events;
if(Array.isArray(data2)){
if(data2.length > 30){
vErrors = $fault(vErrors, instancePath+"/events", "maxItems", {limit: 30});
errors++;
}
if(data2.length < 1){
vErrors = $fault(vErrors, instancePath+"/events", "minItems", {limit: 1});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/events/" + i0, "type", {type: "string"});
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((((((data3 === "employee.created") || (data3 === "employee.updated")) || (data3 === "employee.exited")) || (data3 === "employee.deleted")) || (data3 === "bankAccount.created")) || (data3 === "bankAccount.approved")) || (data3 === "bankAccount.rejected")) || (data3 === "workPass.created")) || (data3 === "workPass.updated")) || (data3 === "transfer.requested")) || (data3 === "transfer.approved")) || (data3 === "transfer.carriedOut")) || (data3 === "changeRequest.submitted")) || (data3 === "changeRequest.approved")) || (data3 === "changeRequest.rejected")) || (data3 === "leave.requested")) || (data3 === "leave.approved")) || (data3 === "leave.rejected")) || (data3 === "leave.withdrawn")) || (data3 === "leave.cancelled")) || (data3 === "leave.changed")) || (data3 === "leaveYear.closed")) || (data3 === "leaveYear.reopened")) || (data3 === "invitation.created")) || (data3 === "invitation.accepted")) || (data3 === "access.granted")) || (data3 === "access.changed")) || (data3 === "access.revoked")) || (data3 === "company.created")) || (data3 === "company.updated")) || (data3 === "roster.published")) || (data3 === "shiftSwap.approved")) || (data3 === "shiftSwap.rejected")) || (data3 === "manualAttendance.submitted")) || (data3 === "manualAttendance.approved")) || (data3 === "manualAttendance.rejected")) || (data3 === "attendancePeriod.locked")) || (data3 === "attendancePeriod.unlocked")) || (data3 === "timesheet.submitted")) || (data3 === "timesheet.approved")) || (data3 === "timesheet.rejected")) || (data3 === "payRun.published"))){
vErrors = $fault(vErrors, instancePath+"/events/" + i0, "enum", {allowedValues: ["employee.created","employee.updated","employee.exited","employee.deleted","bankAccount.created","bankAccount.approved","bankAccount.rejected","workPass.created","workPass.updated","transfer.requested","transfer.approved","transfer.carriedOut","changeRequest.submitted","changeRequest.approved","changeRequest.rejected","leave.requested","leave.approved","leave.rejected","leave.withdrawn","leave.cancelled","leave.changed","leaveYear.closed","leaveYear.reopened","invitation.created","invitation.accepted","access.granted","access.changed","access.revoked","company.created","company.updated","roster.published","shiftSwap.approved","shiftSwap.rejected","manualAttendance.submitted","manualAttendance.approved","manualAttendance.rejected","attendancePeriod.locked","attendancePeriod.unlocked","timesheet.submitted","timesheet.approved","timesheet.rejected","payRun.published"]});
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
vErrors = $fault(vErrors, instancePath+"/events", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/events", "type", {type: "array"});
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
if(data.overlapHours === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "overlapHours"});
errors++;
}
for(const key0 in data){
if(!(key0 === "overlapHours")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.overlapHours !== undefined){
let data0 = data.overlapHours;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/overlapHours", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 168 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/overlapHours", "maximum", {limit: 168});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/overlapHours", "minimum", {limit: 0});
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
