// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats } from "#src/client/validation.ts";

export const createLeaveSetting = /*#__PURE__*/ $check($validate0);
export const applyLeaveSettings = /*#__PURE__*/ $check($validate1);
export const updateLeaveSetting = /*#__PURE__*/ $check($validate0);
const $names0 = new Set(["leaveTypeId","departmentId","gradeId","employeeGroupId","employeeId","validFrom","entitlement","accrual","rounding","prorateJoiners","prorateLeavers","incrementId","status"]);
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leaveTypeId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "leaveTypeId"});
errors++;
}
if(data.validFrom === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "validFrom"});
errors++;
}
if(data.entitlement === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "entitlement"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.leaveTypeId !== undefined){
let data0 = data.leaveTypeId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/leaveTypeId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/leaveTypeId", "type", {type: "string"});
errors++;
}
}
if(data.departmentId !== undefined){
let data1 = data.departmentId;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/departmentId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/departmentId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.gradeId !== undefined){
let data2 = data.gradeId;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/gradeId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/gradeId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.employeeGroupId !== undefined){
let data3 = data.employeeGroupId;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/employeeGroupId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/employeeGroupId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.employeeId !== undefined){
let data4 = data.employeeId;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/employeeId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/employeeId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.validFrom !== undefined){
let data5 = data.validFrom;
if(typeof data5 === "string"){
if(!($formats1(data5))){
vErrors = $fault(vErrors, instancePath+"/validFrom", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/validFrom", "type", {type: "string"});
errors++;
}
}
if(data.entitlement !== undefined){
let data6 = data.entitlement;
if(typeof data6 == "number"){
if(data6 > 9999 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/entitlement", "maximum", {limit: 9999});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/entitlement", "minimum", {limit: 0});
errors++;
}
let res0;
if((0.5 === 0 || (res0 = data6/0.5, res0 !== parseInt(res0)))){
vErrors = $fault(vErrors, instancePath+"/entitlement", "multipleOf", {multipleOf: 0.5});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/entitlement", "type", {type: "number"});
errors++;
}
}
if(data.accrual !== undefined){
let data7 = data.accrual;
if(typeof data7 !== "string"){
vErrors = $fault(vErrors, instancePath+"/accrual", "type", {type: "string"});
errors++;
}
if(!(((data7 === "upfront") || (data7 === "monthly")) || (data7 === "service-month"))){
vErrors = $fault(vErrors, instancePath+"/accrual", "enum", {allowedValues: ["upfront","monthly","service-month"]});
errors++;
}
}
if(data.rounding !== undefined){
let data8 = data.rounding;
if(typeof data8 !== "string"){
vErrors = $fault(vErrors, instancePath+"/rounding", "type", {type: "string"});
errors++;
}
if(!((((data8 === "none") || (data8 === "half")) || (data8 === "nearest-day")) || (data8 === "down"))){
vErrors = $fault(vErrors, instancePath+"/rounding", "enum", {allowedValues: ["none","half","nearest-day","down"]});
errors++;
}
}
if(data.prorateJoiners !== undefined){
if(typeof data.prorateJoiners !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/prorateJoiners", "type", {type: "boolean"});
errors++;
}
}
if(data.prorateLeavers !== undefined){
if(typeof data.prorateLeavers !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/prorateLeavers", "type", {type: "boolean"});
errors++;
}
}
if(data.incrementId !== undefined){
let data11 = data.incrementId;
if((typeof data11 !== "string") && (data11 !== null)){
vErrors = $fault(vErrors, instancePath+"/incrementId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data11 === "string"){
if(!($formats0(data11))){
vErrors = $fault(vErrors, instancePath+"/incrementId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.status !== undefined){
let data12 = data.status;
if(typeof data12 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data12 === "active") || (data12 === "inactive"))){
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
if(data.settingIds === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "settingIds"});
errors++;
}
if(data.level === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "level"});
errors++;
}
if(data.validFrom === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "validFrom"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "settingIds") || (key0 === "level")) || (key0 === "targetIds")) || (key0 === "validFrom"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.settingIds !== undefined){
let data0 = data.settingIds;
if(Array.isArray(data0)){
if(data0.length > 50){
vErrors = $fault(vErrors, instancePath+"/settingIds", "maxItems", {limit: 50});
errors++;
}
if(data0.length < 1){
vErrors = $fault(vErrors, instancePath+"/settingIds", "minItems", {limit: 1});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/settingIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/settingIds/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data0[i1], data0[j0])){
vErrors = $fault(vErrors, instancePath+"/settingIds", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/settingIds", "type", {type: "array"});
errors++;
}
}
if(data.level !== undefined){
let data2 = data.level;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/level", "type", {type: "string"});
errors++;
}
if(!(((((data2 === "employee") || (data2 === "department")) || (data2 === "employee-group")) || (data2 === "grade")) || (data2 === "company"))){
vErrors = $fault(vErrors, instancePath+"/level", "enum", {allowedValues: ["employee","department","employee-group","grade","company"]});
errors++;
}
}
if(data.targetIds !== undefined){
let data3 = data.targetIds;
if(Array.isArray(data3)){
if(data3.length > 500){
vErrors = $fault(vErrors, instancePath+"/targetIds", "maxItems", {limit: 500});
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/targetIds/" + i2, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/targetIds/" + i2, "type", {type: "string"});
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if($equal(data3[i3], data3[j1])){
vErrors = $fault(vErrors, instancePath+"/targetIds", "uniqueItems", {i: i3, j: j1});
errors++;
break outer1;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/targetIds", "type", {type: "array"});
errors++;
}
}
if(data.validFrom !== undefined){
let data5 = data.validFrom;
if(typeof data5 === "string"){
if(!($formats1(data5))){
vErrors = $fault(vErrors, instancePath+"/validFrom", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/validFrom", "type", {type: "string"});
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
