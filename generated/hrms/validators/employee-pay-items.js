// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createEmployeePayItem = /*#__PURE__*/ $check($validate0);
export const importEmployeePayItems = /*#__PURE__*/ $check($validate1);
export const updateEmployeePayItem = /*#__PURE__*/ $check($validate0);
export const stopEmployeePayItem = /*#__PURE__*/ $check($validate2);
export const skipEmployeePayItem = /*#__PURE__*/ $check($validate3);
export const settleEmployeePayItem = /*#__PURE__*/ $check($validate4);
const $names0 = new Set(["employeeId","kind","allowanceId","deductionId","mode","amount","quantity","fromMonth","toMonth","total","instalments","amounts","reason","fileId","consentOn","status"]);
const $formats0 = $formats.uuid;
const $pattern0 = new RegExp("^20\\d{2}-(0[1-9]|1[0-2])$", "u");
const $formats1 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.employeeId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeId"});
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
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: "string"});
errors++;
}
if(!((data1 === "allowance") || (data1 === "deduction"))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["allowance","deduction"]});
errors++;
}
}
if(data.allowanceId !== undefined){
let data2 = data.allowanceId;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/allowanceId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/allowanceId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.deductionId !== undefined){
let data3 = data.deductionId;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/deductionId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/deductionId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.mode !== undefined){
let data4 = data.mode;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/mode", "type", {type: "string"});
errors++;
}
if(!(((data4 === "fixed") || (data4 === "payroll")) || (data4 === "custom"))){
vErrors = $fault(vErrors, instancePath+"/mode", "enum", {allowedValues: ["fixed","payroll","custom"]});
errors++;
}
}
if(data.amount !== undefined){
let data5 = data.amount;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/amount", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 10000000000 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/amount", "maximum", {limit: 10000000000});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/amount", "minimum", {limit: 0});
errors++;
}
}
}
if(data.quantity !== undefined){
let data6 = data.quantity;
if((!(typeof data6 == "number")) && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/quantity", "type", {type: ["number","null"]});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 100000 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/quantity", "maximum", {limit: 100000});
errors++;
}
if(data6 < 0.01 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/quantity", "minimum", {limit: 0.01});
errors++;
}
}
}
if(data.fromMonth !== undefined){
let data7 = data.fromMonth;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/fromMonth", "type", {type: ["string","null"]});
errors++;
}
if(typeof data7 === "string"){
if(!$pattern0.test(data7)){
vErrors = $fault(vErrors, instancePath+"/fromMonth", "pattern", {pattern: "^20\\d{2}-(0[1-9]|1[0-2])$"});
errors++;
}
}
}
if(data.toMonth !== undefined){
let data8 = data.toMonth;
if((typeof data8 !== "string") && (data8 !== null)){
vErrors = $fault(vErrors, instancePath+"/toMonth", "type", {type: ["string","null"]});
errors++;
}
if(typeof data8 === "string"){
if(!$pattern0.test(data8)){
vErrors = $fault(vErrors, instancePath+"/toMonth", "pattern", {pattern: "^20\\d{2}-(0[1-9]|1[0-2])$"});
errors++;
}
}
}
if(data.total !== undefined){
let data9 = data.total;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/total", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 10000000000 || isNaN(data9)){
vErrors = $fault(vErrors, instancePath+"/total", "maximum", {limit: 10000000000});
errors++;
}
if(data9 < 1 || isNaN(data9)){
vErrors = $fault(vErrors, instancePath+"/total", "minimum", {limit: 1});
errors++;
}
}
}
if(data.instalments !== undefined){
let data10 = data.instalments;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
vErrors = $fault(vErrors, instancePath+"/instalments", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 240 || isNaN(data10)){
vErrors = $fault(vErrors, instancePath+"/instalments", "maximum", {limit: 240});
errors++;
}
if(data10 < 1 || isNaN(data10)){
vErrors = $fault(vErrors, instancePath+"/instalments", "minimum", {limit: 1});
errors++;
}
}
}
if(data.amounts !== undefined){
let data11 = data.amounts;
if(Array.isArray(data11)){
if(data11.length > 60){
vErrors = $fault(vErrors, instancePath+"/amounts", "maxItems", {limit: 60});
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!($validate5(data11[i0], instancePath+"/amounts/" + i0))){
vErrors = vErrors === null ? $validate5.errors : vErrors.concat($validate5.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/amounts", "type", {type: "array"});
errors++;
}
}
if(data.reason !== undefined){
let data13 = data.reason;
if((typeof data13 !== "string") && (data13 !== null)){
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: ["string","null"]});
errors++;
}
if(typeof data13 === "string"){
if($lengthOf(data13) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
}
}
if(data.fileId !== undefined){
let data14 = data.fileId;
if((typeof data14 !== "string") && (data14 !== null)){
vErrors = $fault(vErrors, instancePath+"/fileId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data14 === "string"){
if(!($formats0(data14))){
vErrors = $fault(vErrors, instancePath+"/fileId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.consentOn !== undefined){
let data15 = data.consentOn;
if((typeof data15 !== "string") && (data15 !== null)){
vErrors = $fault(vErrors, instancePath+"/consentOn", "type", {type: ["string","null"]});
errors++;
}
if(typeof data15 === "string"){
if(!($formats1(data15))){
vErrors = $fault(vErrors, instancePath+"/consentOn", "format", {format: "date"});
errors++;
}
}
}
if(data.status !== undefined){
let data16 = data.status;
if(typeof data16 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data16 === "draft") || (data16 === "active"))){
vErrors = $fault(vErrors, instancePath+"/status", "enum", {allowedValues: ["draft","active"]});
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
function $validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "lastMonth") || (key0 === "reason"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.lastMonth !== undefined){
let data0 = data.lastMonth;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/lastMonth", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/lastMonth", "pattern", {pattern: "^20\\d{2}-(0[1-9]|1[0-2])$"});
errors++;
}
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
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
if(data.month === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "month"});
errors++;
}
for(const key0 in data){
if(!((key0 === "month") || (key0 === "undo"))){
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
if(data.undo !== undefined){
if(typeof data.undo !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/undo", "type", {type: "boolean"});
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
function $validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "month") || (key0 === "paidOn"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.month !== undefined){
let data0 = data.month;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/month", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/month", "pattern", {pattern: "^20\\d{2}-(0[1-9]|1[0-2])$"});
errors++;
}
}
}
if(data.paidOn !== undefined){
let data1 = data.paidOn;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/paidOn", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if(!($formats1(data1))){
vErrors = $fault(vErrors, instancePath+"/paidOn", "format", {format: "date"});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate4.errors = vErrors;
return errors === 0;
}
function $validate5(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.month === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "month"});
errors++;
}
if(data.amount === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "amount"});
errors++;
}
for(const key0 in data){
if(!((key0 === "month") || (key0 === "amount"))){
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
if(data.amount !== undefined){
let data1 = data.amount;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/amount", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 10000000000 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/amount", "maximum", {limit: 10000000000});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/amount", "minimum", {limit: 0});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate5.errors = vErrors;
return errors === 0;
}
