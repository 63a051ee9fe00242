// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createGlobalLeaveType = /*#__PURE__*/ $check($validate0);
export const updateGlobalLeaveType = /*#__PURE__*/ $check($validate0);
const $names0 = new Set(["code","name","statute","kind","unit","gender","serviceMonths","childAge","childCitizen","maritalStatus","defaultEntitlement","payFraction","governmentPaidUnits","governmentPaidCap","governmentPaidPer","docRequired","country","status"]);
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
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data3 === "annual") || (data3 === "sick")) || (data3 === "hospitalisation")) || (data3 === "childcare")) || (data3 === "extended-childcare")) || (data3 === "infant-care")) || (data3 === "maternity")) || (data3 === "paternity")) || (data3 === "shared-parental")) || (data3 === "adoption")) || (data3 === "national-service")) || (data3 === "off-in-lieu")) || (data3 === "no-pay")) || (data3 === "other"))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["annual","sick","hospitalisation","childcare","extended-childcare","infant-care","maternity","paternity","shared-parental","adoption","national-service","off-in-lieu","no-pay","other"]});
errors++;
}
}
if(data.unit !== undefined){
let data4 = data.unit;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/unit", "type", {type: "string"});
errors++;
}
if(!((data4 === "day") || (data4 === "hour"))){
vErrors = $fault(vErrors, instancePath+"/unit", "enum", {allowedValues: ["day","hour"]});
errors++;
}
}
if(data.gender !== undefined){
let data5 = data.gender;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/gender", "type", {type: "string"});
errors++;
}
if(!(((data5 === "any") || (data5 === "female")) || (data5 === "male"))){
vErrors = $fault(vErrors, instancePath+"/gender", "enum", {allowedValues: ["any","female","male"]});
errors++;
}
}
if(data.serviceMonths !== undefined){
let data6 = data.serviceMonths;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
vErrors = $fault(vErrors, instancePath+"/serviceMonths", "type", {type: "integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 600 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/serviceMonths", "maximum", {limit: 600});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/serviceMonths", "minimum", {limit: 0});
errors++;
}
}
}
if(data.childAge !== undefined){
let data7 = data.childAge;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/childAge", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 21 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/childAge", "maximum", {limit: 21});
errors++;
}
if(data7 < 1 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/childAge", "minimum", {limit: 1});
errors++;
}
}
}
if(data.childCitizen !== undefined){
let data8 = data.childCitizen;
if(typeof data8 !== "string"){
vErrors = $fault(vErrors, instancePath+"/childCitizen", "type", {type: "string"});
errors++;
}
if(!(((data8 === "any") || (data8 === "citizen")) || (data8 === "other"))){
vErrors = $fault(vErrors, instancePath+"/childCitizen", "enum", {allowedValues: ["any","citizen","other"]});
errors++;
}
}
if(data.maritalStatus !== undefined){
let data9 = data.maritalStatus;
if(typeof data9 !== "string"){
vErrors = $fault(vErrors, instancePath+"/maritalStatus", "type", {type: "string"});
errors++;
}
if(!(((data9 === "any") || (data9 === "married")) || (data9 === "single"))){
vErrors = $fault(vErrors, instancePath+"/maritalStatus", "enum", {allowedValues: ["any","married","single"]});
errors++;
}
}
if(data.defaultEntitlement !== undefined){
let data10 = data.defaultEntitlement;
if(Array.isArray(data10)){
if(data10.length > 60){
vErrors = $fault(vErrors, instancePath+"/defaultEntitlement", "maxItems", {limit: 60});
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!($validate1(data10[i0], instancePath+"/defaultEntitlement/" + i0))){
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
let data12 = data.payFraction;
if(typeof data12 == "number"){
if(data12 > 1 || isNaN(data12)){
vErrors = $fault(vErrors, instancePath+"/payFraction", "maximum", {limit: 1});
errors++;
}
if(data12 < 0 || isNaN(data12)){
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
let data13 = data.governmentPaidUnits;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
vErrors = $fault(vErrors, instancePath+"/governmentPaidUnits", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 9999 || isNaN(data13)){
vErrors = $fault(vErrors, instancePath+"/governmentPaidUnits", "maximum", {limit: 9999});
errors++;
}
if(data13 < 1 || isNaN(data13)){
vErrors = $fault(vErrors, instancePath+"/governmentPaidUnits", "minimum", {limit: 1});
errors++;
}
}
}
if(data.governmentPaidCap !== undefined){
let data14 = data.governmentPaidCap;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
vErrors = $fault(vErrors, instancePath+"/governmentPaidCap", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data14 == "number"){
if(data14 > 100000000000 || isNaN(data14)){
vErrors = $fault(vErrors, instancePath+"/governmentPaidCap", "maximum", {limit: 100000000000});
errors++;
}
if(data14 < 0 || isNaN(data14)){
vErrors = $fault(vErrors, instancePath+"/governmentPaidCap", "minimum", {limit: 0});
errors++;
}
}
}
if(data.governmentPaidPer !== undefined){
let data15 = data.governmentPaidPer;
if((typeof data15 !== "string") && (data15 !== null)){
vErrors = $fault(vErrors, instancePath+"/governmentPaidPer", "type", {type: ["string","null"]});
errors++;
}
if(!((((data15 === "day") || (data15 === "week")) || (data15 === "four-weeks")) || (data15 === null))){
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
let data17 = data.country;
if(typeof data17 === "string"){
if(!$pattern2.test(data17)){
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
let data18 = data.status;
if(typeof data18 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data18 === "active") || (data18 === "inactive"))){
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
