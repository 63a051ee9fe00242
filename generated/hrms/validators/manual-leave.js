// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate2 } from "./components/leave-reason.js";

export const createManualLeave = /*#__PURE__*/ $check($validate0);
export const importManualLeave = /*#__PURE__*/ $check($validate1);
export const reverseManualLeave = /*#__PURE__*/ $check($validate2);
const $names0 = new Set(["employeeIds","leaveTypeId","mode","units","from","to","startHalf","endHalf","expiresOn","reason"]);
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
const $pattern0 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.employeeIds === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeIds"});
errors++;
}
if(data.leaveTypeId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "leaveTypeId"});
errors++;
}
if(data.mode === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "mode"});
errors++;
}
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.employeeIds !== undefined){
let data0 = data.employeeIds;
if(Array.isArray(data0)){
if(data0.length > 200){
vErrors = $fault(vErrors, instancePath+"/employeeIds", "maxItems", {limit: 200});
errors++;
}
if(data0.length < 1){
vErrors = $fault(vErrors, instancePath+"/employeeIds", "minItems", {limit: 1});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/employeeIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeIds/" + i0, "type", {type: "string"});
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
vErrors = $fault(vErrors, instancePath+"/employeeIds", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeIds", "type", {type: "array"});
errors++;
}
}
if(data.leaveTypeId !== undefined){
let data2 = data.leaveTypeId;
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/leaveTypeId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/leaveTypeId", "type", {type: "string"});
errors++;
}
}
if(data.mode !== undefined){
let data3 = data.mode;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/mode", "type", {type: "string"});
errors++;
}
if(!((((data3 === "take") || (data3 === "grant")) || (data3 === "adjust")) || (data3 === "encash"))){
vErrors = $fault(vErrors, instancePath+"/mode", "enum", {allowedValues: ["take","grant","adjust","encash"]});
errors++;
}
}
if(data.units !== undefined){
let data4 = data.units;
if((!(typeof data4 == "number")) && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/units", "type", {type: ["number","null"]});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 400 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/units", "maximum", {limit: 400});
errors++;
}
if(data4 < -400 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/units", "minimum", {limit: -400});
errors++;
}
let res0;
if((0.25 === 0 || (res0 = data4/0.25, res0 !== parseInt(res0)))){
vErrors = $fault(vErrors, instancePath+"/units", "multipleOf", {multipleOf: 0.25});
errors++;
}
}
}
if(data.from !== undefined){
let data5 = data.from;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/from", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if(!($formats1(data5))){
vErrors = $fault(vErrors, instancePath+"/from", "format", {format: "date"});
errors++;
}
}
}
if(data.to !== undefined){
let data6 = data.to;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/to", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if(!($formats1(data6))){
vErrors = $fault(vErrors, instancePath+"/to", "format", {format: "date"});
errors++;
}
}
}
if(data.startHalf !== undefined){
let data7 = data.startHalf;
if(typeof data7 !== "string"){
vErrors = $fault(vErrors, instancePath+"/startHalf", "type", {type: "string"});
errors++;
}
if(!((data7 === "am") || (data7 === "pm"))){
vErrors = $fault(vErrors, instancePath+"/startHalf", "enum", {allowedValues: ["am","pm"]});
errors++;
}
}
if(data.endHalf !== undefined){
let data8 = data.endHalf;
if(typeof data8 !== "string"){
vErrors = $fault(vErrors, instancePath+"/endHalf", "type", {type: "string"});
errors++;
}
if(!((data8 === "am") || (data8 === "pm"))){
vErrors = $fault(vErrors, instancePath+"/endHalf", "enum", {allowedValues: ["am","pm"]});
errors++;
}
}
if(data.expiresOn !== undefined){
let data9 = data.expiresOn;
if((typeof data9 !== "string") && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/expiresOn", "type", {type: ["string","null"]});
errors++;
}
if(typeof data9 === "string"){
if(!($formats1(data9))){
vErrors = $fault(vErrors, instancePath+"/expiresOn", "format", {format: "date"});
errors++;
}
}
}
if(data.reason !== undefined){
let data10 = data.reason;
if(typeof data10 === "string"){
if($lengthOf(data10) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data10) < 1){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data10)){
vErrors = $fault(vErrors, instancePath+"/reason", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: "string"});
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
if(data.csv === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "csv"});
errors++;
}
for(const key0 in data){
if(!((key0 === "csv") || (key0 === "dryRun"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.csv !== undefined){
let data0 = data.csv;
if(typeof data0 === "string"){
if($lengthOf(data0) > 1000000){
vErrors = $fault(vErrors, instancePath+"/csv", "maxLength", {limit: 1000000});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/csv", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/csv", "type", {type: "string"});
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/dryRun", "type", {type: "boolean"});
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
