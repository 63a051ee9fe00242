// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate2 } from "./components/leave-reason.js";

export const createLeave = /*#__PURE__*/ $check($validate0);
export const approveLeave = /*#__PURE__*/ $check($validate1);
export const rejectLeave = /*#__PURE__*/ $check($validate2);
export const cancelLeave = /*#__PURE__*/ $check($validate2);
export const recallLeave = /*#__PURE__*/ $check($validate3);
const $names0 = new Set(["employeeId","leaveTypeId","from","to","startHalf","endHalf","minutes","reason","fileIds","dependantId","handoverToId"]);
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
const $pattern0 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leaveTypeId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "leaveTypeId"});
errors++;
}
if(data.from === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "from"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.employeeId !== undefined){
let data0 = data.employeeId;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/employeeId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/employeeId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.leaveTypeId !== undefined){
let data1 = data.leaveTypeId;
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/leaveTypeId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/leaveTypeId", "type", {type: "string"});
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
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/to", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/to", "format", {format: "date"});
errors++;
}
}
}
if(data.startHalf !== undefined){
let data4 = data.startHalf;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/startHalf", "type", {type: "string"});
errors++;
}
if(!((data4 === "am") || (data4 === "pm"))){
vErrors = $fault(vErrors, instancePath+"/startHalf", "enum", {allowedValues: ["am","pm"]});
errors++;
}
}
if(data.endHalf !== undefined){
let data5 = data.endHalf;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/endHalf", "type", {type: "string"});
errors++;
}
if(!((data5 === "am") || (data5 === "pm"))){
vErrors = $fault(vErrors, instancePath+"/endHalf", "enum", {allowedValues: ["am","pm"]});
errors++;
}
}
if(data.minutes !== undefined){
let data6 = data.minutes;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/minutes", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 1440 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/minutes", "maximum", {limit: 1440});
errors++;
}
if(data6 < 15 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/minutes", "minimum", {limit: 15});
errors++;
}
let res0;
if((15 === 0 || (res0 = data6/15, res0 !== parseInt(res0)))){
vErrors = $fault(vErrors, instancePath+"/minutes", "multipleOf", {multipleOf: 15});
errors++;
}
}
}
if(data.reason !== undefined){
let data7 = data.reason;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: ["string","null"]});
errors++;
}
if(typeof data7 === "string"){
if($lengthOf(data7) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
}
}
if(data.fileIds !== undefined){
let data8 = data.fileIds;
if(Array.isArray(data8)){
if(data8.length > 5){
vErrors = $fault(vErrors, instancePath+"/fileIds", "maxItems", {limit: 5});
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(!($formats0(data9))){
vErrors = $fault(vErrors, instancePath+"/fileIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/fileIds/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data8.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data8[i1], data8[j0])){
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
if(data.dependantId !== undefined){
let data10 = data.dependantId;
if((typeof data10 !== "string") && (data10 !== null)){
vErrors = $fault(vErrors, instancePath+"/dependantId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data10 === "string"){
if(!($formats0(data10))){
vErrors = $fault(vErrors, instancePath+"/dependantId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.handoverToId !== undefined){
let data11 = data.handoverToId;
if((typeof data11 !== "string") && (data11 !== null)){
vErrors = $fault(vErrors, instancePath+"/handoverToId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data11 === "string"){
if(!($formats0(data11))){
vErrors = $fault(vErrors, instancePath+"/handoverToId", "format", {format: "uuid"});
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
for(const key0 in data){
if(!(key0 === "comment")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.comment !== undefined){
let data0 = data.comment;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/comment", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 500){
vErrors = $fault(vErrors, instancePath+"/comment", "maxLength", {limit: 500});
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
function $validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "from"});
errors++;
}
if(data.comment === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "comment"});
errors++;
}
for(const key0 in data){
if(!((key0 === "from") || (key0 === "comment"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/from", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/from", "type", {type: "string"});
errors++;
}
}
if(data.comment !== undefined){
let data1 = data.comment;
if(typeof data1 === "string"){
if($lengthOf(data1) > 500){
vErrors = $fault(vErrors, instancePath+"/comment", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/comment", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/comment", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/comment", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate3.errors = vErrors;
return errors === 0;
}
