// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createGlobalLeaveType = /*#__PURE__*/ $check($validate0);
export const updateGlobalLeaveType = /*#__PURE__*/ $check($validate0);
const $names0 = new Set(["code","name","statute","unit","gender","serviceMonths","childAge","childCitizen","maritalStatus","defaultEntitlement","payFraction","governmentPaidUnits","governmentPaidCap","governmentPaidPer","docRequired","country","status"]);
const $pattern0 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&+-]*$", "u");
const $pattern1 = new RegExp("\\S", "u");
const $pattern2 = new RegExp("^[A-Za-z]{2}$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.unit === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "unit"});
errors++;
}
if(data.country === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "country"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if($lengthOf(data0) > 30){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 30});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&+-]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if($lengthOf(data1) > 120){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/name", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.statute !== undefined){
let data2 = data.statute;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/statute", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 160){
vErrors = $fault(vErrors, instancePath+"/statute", "maxLength", {limit: 160});
errors++;
}
}
}
if(data.unit !== undefined){
let data3 = data.unit;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/unit", "type", {type: "string"});
errors++;
}
if(!((data3 === "day") || (data3 === "hour"))){
vErrors = $fault(vErrors, instancePath+"/unit", "enum", {allowedValues: ["day","hour"]});
errors++;
}
}
if(data.gender !== undefined){
let data4 = data.gender;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/gender", "type", {type: "string"});
errors++;
}
if(!(((data4 === "any") || (data4 === "female")) || (data4 === "male"))){
vErrors = $fault(vErrors, instancePath+"/gender", "enum", {allowedValues: ["any","female","male"]});
errors++;
}
}
if(data.serviceMonths !== undefined){
let data5 = data.serviceMonths;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = $fault(vErrors, instancePath+"/serviceMonths", "type", {type: "integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 600 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/serviceMonths", "maximum", {limit: 600});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/serviceMonths", "minimum", {limit: 0});
errors++;
}
}
}
if(data.childAge !== undefined){
let data6 = data.childAge;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/childAge", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 21 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/childAge", "maximum", {limit: 21});
errors++;
}
if(data6 < 1 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/childAge", "minimum", {limit: 1});
errors++;
}
}
}
if(data.childCitizen !== undefined){
let data7 = data.childCitizen;
if(typeof data7 !== "string"){
vErrors = $fault(vErrors, instancePath+"/childCitizen", "type", {type: "string"});
errors++;
}
if(!(((data7 === "any") || (data7 === "citizen")) || (data7 === "other"))){
vErrors = $fault(vErrors, instancePath+"/childCitizen", "enum", {allowedValues: ["any","citizen","other"]});
errors++;
}
}
if(data.maritalStatus !== undefined){
let data8 = data.maritalStatus;
if(typeof data8 !== "string"){
vErrors = $fault(vErrors, instancePath+"/maritalStatus", "type", {type: "string"});
errors++;
}
if(!(((data8 === "any") || (data8 === "married")) || (data8 === "single"))){
vErrors = $fault(vErrors, instancePath+"/maritalStatus", "enum", {allowedValues: ["any","married","single"]});
errors++;
}
}
if(data.defaultEntitlement !== undefined){
let data9 = data.defaultEntitlement;
if(Array.isArray(data9)){
if(data9.length > 60){
vErrors = $fault(vErrors, instancePath+"/defaultEntitlement", "maxItems", {limit: 60});
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!($validate1(data9[i0], instancePath+"/defaultEntitlement/" + i0))){
vErrors = vErrors === null ? $validate1.errors : vErrors.concat($validate1.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/defaultEntitlement", "type", {type: "array"});
errors++;
}
}
if(data.payFraction !== undefined){
let data11 = data.payFraction;
if(typeof data11 == "number"){
if(data11 > 1 || isNaN(data11)){
vErrors = $fault(vErrors, instancePath+"/payFraction", "maximum", {limit: 1});
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = $fault(vErrors, instancePath+"/payFraction", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/payFraction", "type", {type: "number"});
errors++;
}
}
if(data.governmentPaidUnits !== undefined){
let data12 = data.governmentPaidUnits;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
vErrors = $fault(vErrors, instancePath+"/governmentPaidUnits", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 9999 || isNaN(data12)){
vErrors = $fault(vErrors, instancePath+"/governmentPaidUnits", "maximum", {limit: 9999});
errors++;
}
if(data12 < 1 || isNaN(data12)){
vErrors = $fault(vErrors, instancePath+"/governmentPaidUnits", "minimum", {limit: 1});
errors++;
}
}
}
if(data.governmentPaidCap !== undefined){
let data13 = data.governmentPaidCap;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
vErrors = $fault(vErrors, instancePath+"/governmentPaidCap", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 100000000000 || isNaN(data13)){
vErrors = $fault(vErrors, instancePath+"/governmentPaidCap", "maximum", {limit: 100000000000});
errors++;
}
if(data13 < 0 || isNaN(data13)){
vErrors = $fault(vErrors, instancePath+"/governmentPaidCap", "minimum", {limit: 0});
errors++;
}
}
}
if(data.governmentPaidPer !== undefined){
let data14 = data.governmentPaidPer;
if((typeof data14 !== "string") && (data14 !== null)){
vErrors = $fault(vErrors, instancePath+"/governmentPaidPer", "type", {type: ["string","null"]});
errors++;
}
if(!((((data14 === "day") || (data14 === "week")) || (data14 === "four-weeks")) || (data14 === null))){
vErrors = $fault(vErrors, instancePath+"/governmentPaidPer", "enum", {allowedValues: ["day","week","four-weeks",null]});
errors++;
}
}
if(data.docRequired !== undefined){
if(typeof data.docRequired !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/docRequired", "type", {type: "boolean"});
errors++;
}
}
if(data.country !== undefined){
let data16 = data.country;
if(typeof data16 === "string"){
if(!$pattern2.test(data16)){
vErrors = $fault(vErrors, instancePath+"/country", "pattern", {pattern: "^[A-Za-z]{2}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/country", "type", {type: "string"});
errors++;
}
}
if(data.status !== undefined){
let data17 = data.status;
if(typeof data17 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data17 === "active") || (data17 === "inactive"))){
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
if(data.serviceMonths === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "serviceMonths"});
errors++;
}
if(data.units === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "units"});
errors++;
}
for(const key0 in data){
if(!((key0 === "serviceMonths") || (key0 === "units"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.serviceMonths !== undefined){
let data0 = data.serviceMonths;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/serviceMonths", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 1200 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/serviceMonths", "maximum", {limit: 1200});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/serviceMonths", "minimum", {limit: 0});
errors++;
}
}
}
if(data.units !== undefined){
let data1 = data.units;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/units", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9999 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/units", "maximum", {limit: 9999});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/units", "minimum", {limit: 0});
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
