// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate2 } from "./components/pay-reason.js";

export const createPayPeriod = /*#__PURE__*/ $check($validate0);
export const generatePayPeriods = /*#__PURE__*/ $check($validate1);
export const updatePayPeriod = /*#__PURE__*/ $check($validate0);
export const reopenPayPeriod = /*#__PURE__*/ $check($validate2);
const $pattern0 = new RegExp("\\S", "u");
const $formats0 = $formats.date;
const $pattern1 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.frequency === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "frequency"});
errors++;
}
if(data.startDate === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "startDate"});
errors++;
}
if(data.endDate === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "endDate"});
errors++;
}
if(data.payDate === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "payDate"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "frequency")) || (key0 === "startDate")) || (key0 === "endDate")) || (key0 === "attendanceFrom")) || (key0 === "attendanceTo")) || (key0 === "payDate")) || (key0 === "month"))){
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
if(data.frequency !== undefined){
let data1 = data.frequency;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/frequency", "type", {type: "string"});
errors++;
}
if(!((((data1 === "monthly") || (data1 === "semiMonthly")) || (data1 === "fortnightly")) || (data1 === "weekly"))){
vErrors = $fault(vErrors, instancePath+"/frequency", "enum", {allowedValues: ["monthly","semiMonthly","fortnightly","weekly"]});
errors++;
}
}
if(data.startDate !== undefined){
let data2 = data.startDate;
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/startDate", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/startDate", "type", {type: "string"});
errors++;
}
}
if(data.endDate !== undefined){
let data3 = data.endDate;
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/endDate", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/endDate", "type", {type: "string"});
errors++;
}
}
if(data.attendanceFrom !== undefined){
let data4 = data.attendanceFrom;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/attendanceFrom", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/attendanceFrom", "format", {format: "date"});
errors++;
}
}
}
if(data.attendanceTo !== undefined){
let data5 = data.attendanceTo;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/attendanceTo", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if(!($formats0(data5))){
vErrors = $fault(vErrors, instancePath+"/attendanceTo", "format", {format: "date"});
errors++;
}
}
}
if(data.payDate !== undefined){
let data6 = data.payDate;
if(typeof data6 === "string"){
if(!($formats0(data6))){
vErrors = $fault(vErrors, instancePath+"/payDate", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/payDate", "type", {type: "string"});
errors++;
}
}
if(data.month !== undefined){
let data7 = data.month;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/month", "type", {type: ["string","null"]});
errors++;
}
if(typeof data7 === "string"){
if(!$pattern1.test(data7)){
vErrors = $fault(vErrors, instancePath+"/month", "pattern", {pattern: "^\\d{4}-(0[1-9]|1[0-2])$"});
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
if(data.year === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "year"});
errors++;
}
if(data.frequency === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "frequency"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "year") || (key0 === "frequency")) || (key0 === "payDay")) || (key0 === "attendanceCutOff")) || (key0 === "startsOn"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.year !== undefined){
let data0 = data.year;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/year", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2100 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/year", "maximum", {limit: 2100});
errors++;
}
if(data0 < 2020 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/year", "minimum", {limit: 2020});
errors++;
}
}
}
if(data.frequency !== undefined){
let data1 = data.frequency;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/frequency", "type", {type: "string"});
errors++;
}
if(!((((data1 === "monthly") || (data1 === "semiMonthly")) || (data1 === "fortnightly")) || (data1 === "weekly"))){
vErrors = $fault(vErrors, instancePath+"/frequency", "enum", {allowedValues: ["monthly","semiMonthly","fortnightly","weekly"]});
errors++;
}
}
if(data.payDay !== undefined){
let data2 = data.payDay;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/payDay", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 31 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/payDay", "maximum", {limit: 31});
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/payDay", "minimum", {limit: 1});
errors++;
}
}
}
if(data.attendanceCutOff !== undefined){
let data3 = data.attendanceCutOff;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/attendanceCutOff", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 28 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/attendanceCutOff", "maximum", {limit: 28});
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/attendanceCutOff", "minimum", {limit: 1});
errors++;
}
}
}
if(data.startsOn !== undefined){
let data4 = data.startsOn;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/startsOn", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/startsOn", "format", {format: "date"});
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
