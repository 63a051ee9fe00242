// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createSettlement = /*#__PURE__*/ $check($validate0);
export const updateSettlement = /*#__PURE__*/ $check($validate1);
export const cancelSettlement = /*#__PURE__*/ $check($validate2);
const $formats0 = $formats.uuid;
const $names0 = new Set(["how","noticeBy","noticeFrom","noticeTo","noticeCount","awsMethod","awsUnpaidDays","retrenchment","encashLeave","recoverLoans","limitLoans","recoveries","withholdTax","note"]);
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
for(const key0 in data){
if(!(key0 === "employeeId")){
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
if(data.how === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "how"});
errors++;
}
if(data.noticeCount === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "noticeCount"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.how !== undefined){
let data0 = data.how;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/how", "type", {type: "string"});
errors++;
}
if(!(((data0 === "notice-served") || (data0 === "dismissed")) || (data0 === "no-notice"))){
vErrors = $fault(vErrors, instancePath+"/how", "enum", {allowedValues: ["notice-served","dismissed","no-notice"]});
errors++;
}
}
if(data.noticeBy !== undefined){
let data1 = data.noticeBy;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/noticeBy", "type", {type: ["string","null"]});
errors++;
}
if(!(((data1 === "employer") || (data1 === "employee")) || (data1 === null))){
vErrors = $fault(vErrors, instancePath+"/noticeBy", "enum", {allowedValues: ["employer","employee",null]});
errors++;
}
}
if(data.noticeFrom !== undefined){
let data2 = data.noticeFrom;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/noticeFrom", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if(!($formats1(data2))){
vErrors = $fault(vErrors, instancePath+"/noticeFrom", "format", {format: "date"});
errors++;
}
}
}
if(data.noticeTo !== undefined){
let data3 = data.noticeTo;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/noticeTo", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/noticeTo", "format", {format: "date"});
errors++;
}
}
}
if(data.noticeCount !== undefined){
let data4 = data.noticeCount;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/noticeCount", "type", {type: "string"});
errors++;
}
if(!((data4 === "working-days") || (data4 === "whole-months"))){
vErrors = $fault(vErrors, instancePath+"/noticeCount", "enum", {allowedValues: ["working-days","whole-months"]});
errors++;
}
}
if(data.awsMethod !== undefined){
let data5 = data.awsMethod;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/awsMethod", "type", {type: ["string","null"]});
errors++;
}
if(!(((data5 === "completed-months") || (data5 === "calendar-days")) || (data5 === null))){
vErrors = $fault(vErrors, instancePath+"/awsMethod", "enum", {allowedValues: ["completed-months","calendar-days",null]});
errors++;
}
}
if(data.awsUnpaidDays !== undefined){
let data6 = data.awsUnpaidDays;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
vErrors = $fault(vErrors, instancePath+"/awsUnpaidDays", "type", {type: "integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 366 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/awsUnpaidDays", "maximum", {limit: 366});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/awsUnpaidDays", "minimum", {limit: 0});
errors++;
}
}
}
if(data.retrenchment !== undefined){
let data7 = data.retrenchment;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
vErrors = $fault(vErrors, instancePath+"/retrenchment", "type", {type: "integer"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 99999999999 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/retrenchment", "maximum", {limit: 99999999999});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/retrenchment", "minimum", {limit: 0});
errors++;
}
}
}
if(data.encashLeave !== undefined){
if(typeof data.encashLeave !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/encashLeave", "type", {type: "boolean"});
errors++;
}
}
if(data.recoverLoans !== undefined){
if(typeof data.recoverLoans !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/recoverLoans", "type", {type: "boolean"});
errors++;
}
}
if(data.limitLoans !== undefined){
if(typeof data.limitLoans !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/limitLoans", "type", {type: "boolean"});
errors++;
}
}
if(data.recoveries !== undefined){
let data11 = data.recoveries;
if(Array.isArray(data11)){
if(data11.length > 20){
vErrors = $fault(vErrors, instancePath+"/recoveries", "maxItems", {limit: 20});
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!($validate3(data11[i0], instancePath+"/recoveries/" + i0))){
vErrors = vErrors === null ? $validate3.errors : vErrors.concat($validate3.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/recoveries", "type", {type: "array"});
errors++;
}
}
if(data.withholdTax !== undefined){
if(typeof data.withholdTax !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/withholdTax", "type", {type: "boolean"});
errors++;
}
}
if(data.note !== undefined){
let data14 = data.note;
if((typeof data14 !== "string") && (data14 !== null)){
vErrors = $fault(vErrors, instancePath+"/note", "type", {type: ["string","null"]});
errors++;
}
if(typeof data14 === "string"){
if($lengthOf(data14) > 2000){
vErrors = $fault(vErrors, instancePath+"/note", "maxLength", {limit: 2000});
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
function $validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!(key0 === "reason")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 === "string"){
if($lengthOf(data0) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data0) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern0.test(data0)){
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
$validate2.errors = vErrors;
return errors === 0;
}
function $validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deductionId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "deductionId"});
errors++;
}
if(data.amount === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "amount"});
errors++;
}
for(const key0 in data){
if(!((key0 === "deductionId") || (key0 === "amount"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.deductionId !== undefined){
let data0 = data.deductionId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/deductionId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/deductionId", "type", {type: "string"});
errors++;
}
}
if(data.amount !== undefined){
let data1 = data.amount;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/amount", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 99999999999 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/amount", "maximum", {limit: 99999999999});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/amount", "minimum", {limit: 1});
errors++;
}
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
