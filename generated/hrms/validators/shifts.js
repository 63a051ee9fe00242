// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createShift = /*#__PURE__*/ $check($validate0);
export const updateShift = /*#__PURE__*/ $check($validate0);
const $names0 = new Set(["name","code","start","end","endNextDay","breaks","graceInMin","graceOutMin","earliestInMin","latestOutMin","halfDayMin","absentMin","colour","status"]);
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$", "u");
const $pattern2 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
if(data.start === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "start"});
errors++;
}
if(data.end === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "end"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
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
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if($lengthOf(data1) > 20){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 20});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.start !== undefined){
let data2 = data.start;
if(typeof data2 === "string"){
if(!$pattern2.test(data2)){
vErrors = $fault(vErrors, instancePath+"/start", "pattern", {pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/start", "type", {type: "string"});
errors++;
}
}
if(data.end !== undefined){
let data3 = data.end;
if(typeof data3 === "string"){
if(!$pattern2.test(data3)){
vErrors = $fault(vErrors, instancePath+"/end", "pattern", {pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/end", "type", {type: "string"});
errors++;
}
}
if(data.endNextDay !== undefined){
if(typeof data.endNextDay !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/endNextDay", "type", {type: "boolean"});
errors++;
}
}
if(data.breaks !== undefined){
let data5 = data.breaks;
if(Array.isArray(data5)){
if(data5.length > 6){
vErrors = $fault(vErrors, instancePath+"/breaks", "maxItems", {limit: 6});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!($validate1(data5[i0], instancePath+"/breaks/" + i0))){
vErrors = vErrors === null ? $validate1.errors : vErrors.concat($validate1.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/breaks", "type", {type: "array"});
errors++;
}
}
if(data.graceInMin !== undefined){
let data7 = data.graceInMin;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
vErrors = $fault(vErrors, instancePath+"/graceInMin", "type", {type: "integer"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 240 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/graceInMin", "maximum", {limit: 240});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/graceInMin", "minimum", {limit: 0});
errors++;
}
}
}
if(data.graceOutMin !== undefined){
let data8 = data.graceOutMin;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
vErrors = $fault(vErrors, instancePath+"/graceOutMin", "type", {type: "integer"});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 240 || isNaN(data8)){
vErrors = $fault(vErrors, instancePath+"/graceOutMin", "maximum", {limit: 240});
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = $fault(vErrors, instancePath+"/graceOutMin", "minimum", {limit: 0});
errors++;
}
}
}
if(data.earliestInMin !== undefined){
let data9 = data.earliestInMin;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/earliestInMin", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 720 || isNaN(data9)){
vErrors = $fault(vErrors, instancePath+"/earliestInMin", "maximum", {limit: 720});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = $fault(vErrors, instancePath+"/earliestInMin", "minimum", {limit: 0});
errors++;
}
}
}
if(data.latestOutMin !== undefined){
let data10 = data.latestOutMin;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
vErrors = $fault(vErrors, instancePath+"/latestOutMin", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 720 || isNaN(data10)){
vErrors = $fault(vErrors, instancePath+"/latestOutMin", "maximum", {limit: 720});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = $fault(vErrors, instancePath+"/latestOutMin", "minimum", {limit: 0});
errors++;
}
}
}
if(data.halfDayMin !== undefined){
let data11 = data.halfDayMin;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
vErrors = $fault(vErrors, instancePath+"/halfDayMin", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 1440 || isNaN(data11)){
vErrors = $fault(vErrors, instancePath+"/halfDayMin", "maximum", {limit: 1440});
errors++;
}
if(data11 < 1 || isNaN(data11)){
vErrors = $fault(vErrors, instancePath+"/halfDayMin", "minimum", {limit: 1});
errors++;
}
}
}
if(data.absentMin !== undefined){
let data12 = data.absentMin;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
vErrors = $fault(vErrors, instancePath+"/absentMin", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 1440 || isNaN(data12)){
vErrors = $fault(vErrors, instancePath+"/absentMin", "maximum", {limit: 1440});
errors++;
}
if(data12 < 1 || isNaN(data12)){
vErrors = $fault(vErrors, instancePath+"/absentMin", "minimum", {limit: 1});
errors++;
}
}
}
if(data.colour !== undefined){
let data13 = data.colour;
if(typeof data13 !== "string"){
vErrors = $fault(vErrors, instancePath+"/colour", "type", {type: "string"});
errors++;
}
if(!(((((((data13 === "blue") || (data13 === "green")) || (data13 === "amber")) || (data13 === "red")) || (data13 === "violet")) || (data13 === "teal")) || (data13 === "grey"))){
vErrors = $fault(vErrors, instancePath+"/colour", "enum", {allowedValues: ["blue","green","amber","red","violet","teal","grey"]});
errors++;
}
}
if(data.status !== undefined){
let data14 = data.status;
if(typeof data14 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data14 === "active") || (data14 === "inactive"))){
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
if(data.start === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "start"});
errors++;
}
if(data.minutes === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "minutes"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "start") || (key0 === "minutes")) || (key0 === "paid"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.start !== undefined){
let data0 = data.start;
if(typeof data0 === "string"){
if(!$pattern2.test(data0)){
vErrors = $fault(vErrors, instancePath+"/start", "pattern", {pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/start", "type", {type: "string"});
errors++;
}
}
if(data.minutes !== undefined){
let data1 = data.minutes;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/minutes", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 240 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/minutes", "maximum", {limit: 240});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/minutes", "minimum", {limit: 1});
errors++;
}
}
}
if(data.paid !== undefined){
if(typeof data.paid !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/paid", "type", {type: "boolean"});
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
