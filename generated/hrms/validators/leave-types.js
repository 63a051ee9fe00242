// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createLeaveType = /*#__PURE__*/ $check($validate0);
export const updateLeaveType = /*#__PURE__*/ $check($validate0);
const $names0 = new Set(["name","code","kind","colour","description","unit","slot","payFraction","countsRestDays","countsHolidays","noticeDays","maxConsecutiveDays","maxDaysPerMonth","documentsAfter","negativeLimit","encashable","carryForwardMax","carryForwardMonths","gender","maritalStatus","serviceMonths","childAge","childCitizen","residencies","passCategories","medical","visibleToTeam","status"]);
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$", "u");
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
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data2 === "annual") || (data2 === "sick")) || (data2 === "hospitalisation")) || (data2 === "childcare")) || (data2 === "extended-childcare")) || (data2 === "infant-care")) || (data2 === "maternity")) || (data2 === "paternity")) || (data2 === "shared-parental")) || (data2 === "adoption")) || (data2 === "national-service")) || (data2 === "off-in-lieu")) || (data2 === "no-pay")) || (data2 === "other"))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["annual","sick","hospitalisation","childcare","extended-childcare","infant-care","maternity","paternity","shared-parental","adoption","national-service","off-in-lieu","no-pay","other"]});
errors++;
}
}
if(data.colour !== undefined){
let data3 = data.colour;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/colour", "type", {type: "string"});
errors++;
}
if(!(((((((data3 === "blue") || (data3 === "green")) || (data3 === "amber")) || (data3 === "red")) || (data3 === "violet")) || (data3 === "teal")) || (data3 === "grey"))){
vErrors = $fault(vErrors, instancePath+"/colour", "enum", {allowedValues: ["blue","green","amber","red","violet","teal","grey"]});
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/description", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if($lengthOf(data4) > 500){
vErrors = $fault(vErrors, instancePath+"/description", "maxLength", {limit: 500});
errors++;
}
}
}
if(data.unit !== undefined){
let data5 = data.unit;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/unit", "type", {type: "string"});
errors++;
}
if(!((data5 === "day") || (data5 === "hour"))){
vErrors = $fault(vErrors, instancePath+"/unit", "enum", {allowedValues: ["day","hour"]});
errors++;
}
}
if(data.slot !== undefined){
let data6 = data.slot;
if(typeof data6 !== "string"){
vErrors = $fault(vErrors, instancePath+"/slot", "type", {type: "string"});
errors++;
}
if(!(((data6 === "day") || (data6 === "half-day")) || (data6 === "hour"))){
vErrors = $fault(vErrors, instancePath+"/slot", "enum", {allowedValues: ["day","half-day","hour"]});
errors++;
}
}
if(data.payFraction !== undefined){
let data7 = data.payFraction;
if(typeof data7 == "number"){
if(data7 > 1 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/payFraction", "maximum", {limit: 1});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/payFraction", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/payFraction", "type", {type: "number"});
errors++;
}
}
if(data.countsRestDays !== undefined){
if(typeof data.countsRestDays !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/countsRestDays", "type", {type: "boolean"});
errors++;
}
}
if(data.countsHolidays !== undefined){
if(typeof data.countsHolidays !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/countsHolidays", "type", {type: "boolean"});
errors++;
}
}
if(data.noticeDays !== undefined){
let data10 = data.noticeDays;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
vErrors = $fault(vErrors, instancePath+"/noticeDays", "type", {type: "integer"});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 366 || isNaN(data10)){
vErrors = $fault(vErrors, instancePath+"/noticeDays", "maximum", {limit: 366});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = $fault(vErrors, instancePath+"/noticeDays", "minimum", {limit: 0});
errors++;
}
}
}
if(data.maxConsecutiveDays !== undefined){
let data11 = data.maxConsecutiveDays;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
vErrors = $fault(vErrors, instancePath+"/maxConsecutiveDays", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 366 || isNaN(data11)){
vErrors = $fault(vErrors, instancePath+"/maxConsecutiveDays", "maximum", {limit: 366});
errors++;
}
if(data11 < 1 || isNaN(data11)){
vErrors = $fault(vErrors, instancePath+"/maxConsecutiveDays", "minimum", {limit: 1});
errors++;
}
}
}
if(data.maxDaysPerMonth !== undefined){
let data12 = data.maxDaysPerMonth;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
vErrors = $fault(vErrors, instancePath+"/maxDaysPerMonth", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 31 || isNaN(data12)){
vErrors = $fault(vErrors, instancePath+"/maxDaysPerMonth", "maximum", {limit: 31});
errors++;
}
if(data12 < 1 || isNaN(data12)){
vErrors = $fault(vErrors, instancePath+"/maxDaysPerMonth", "minimum", {limit: 1});
errors++;
}
}
}
if(data.documentsAfter !== undefined){
let data13 = data.documentsAfter;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
vErrors = $fault(vErrors, instancePath+"/documentsAfter", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 366 || isNaN(data13)){
vErrors = $fault(vErrors, instancePath+"/documentsAfter", "maximum", {limit: 366});
errors++;
}
if(data13 < 0 || isNaN(data13)){
vErrors = $fault(vErrors, instancePath+"/documentsAfter", "minimum", {limit: 0});
errors++;
}
}
}
if(data.negativeLimit !== undefined){
let data14 = data.negativeLimit;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
vErrors = $fault(vErrors, instancePath+"/negativeLimit", "type", {type: "integer"});
errors++;
}
if(typeof data14 == "number"){
if(data14 > 9999 || isNaN(data14)){
vErrors = $fault(vErrors, instancePath+"/negativeLimit", "maximum", {limit: 9999});
errors++;
}
if(data14 < 0 || isNaN(data14)){
vErrors = $fault(vErrors, instancePath+"/negativeLimit", "minimum", {limit: 0});
errors++;
}
}
}
if(data.encashable !== undefined){
if(typeof data.encashable !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/encashable", "type", {type: "boolean"});
errors++;
}
}
if(data.carryForwardMax !== undefined){
let data16 = data.carryForwardMax;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
vErrors = $fault(vErrors, instancePath+"/carryForwardMax", "type", {type: "integer"});
errors++;
}
if(typeof data16 == "number"){
if(data16 > 9999 || isNaN(data16)){
vErrors = $fault(vErrors, instancePath+"/carryForwardMax", "maximum", {limit: 9999});
errors++;
}
if(data16 < 0 || isNaN(data16)){
vErrors = $fault(vErrors, instancePath+"/carryForwardMax", "minimum", {limit: 0});
errors++;
}
}
}
if(data.carryForwardMonths !== undefined){
let data17 = data.carryForwardMonths;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
vErrors = $fault(vErrors, instancePath+"/carryForwardMonths", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 60 || isNaN(data17)){
vErrors = $fault(vErrors, instancePath+"/carryForwardMonths", "maximum", {limit: 60});
errors++;
}
if(data17 < 1 || isNaN(data17)){
vErrors = $fault(vErrors, instancePath+"/carryForwardMonths", "minimum", {limit: 1});
errors++;
}
}
}
if(data.gender !== undefined){
let data18 = data.gender;
if(typeof data18 !== "string"){
vErrors = $fault(vErrors, instancePath+"/gender", "type", {type: "string"});
errors++;
}
if(!(((data18 === "any") || (data18 === "female")) || (data18 === "male"))){
vErrors = $fault(vErrors, instancePath+"/gender", "enum", {allowedValues: ["any","female","male"]});
errors++;
}
}
if(data.maritalStatus !== undefined){
let data19 = data.maritalStatus;
if(typeof data19 !== "string"){
vErrors = $fault(vErrors, instancePath+"/maritalStatus", "type", {type: "string"});
errors++;
}
if(!(((data19 === "any") || (data19 === "married")) || (data19 === "single"))){
vErrors = $fault(vErrors, instancePath+"/maritalStatus", "enum", {allowedValues: ["any","married","single"]});
errors++;
}
}
if(data.serviceMonths !== undefined){
let data20 = data.serviceMonths;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
vErrors = $fault(vErrors, instancePath+"/serviceMonths", "type", {type: "integer"});
errors++;
}
if(typeof data20 == "number"){
if(data20 > 600 || isNaN(data20)){
vErrors = $fault(vErrors, instancePath+"/serviceMonths", "maximum", {limit: 600});
errors++;
}
if(data20 < 0 || isNaN(data20)){
vErrors = $fault(vErrors, instancePath+"/serviceMonths", "minimum", {limit: 0});
errors++;
}
}
}
if(data.childAge !== undefined){
let data21 = data.childAge;
if((!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))) && (data21 !== null)){
vErrors = $fault(vErrors, instancePath+"/childAge", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data21 == "number"){
if(data21 > 21 || isNaN(data21)){
vErrors = $fault(vErrors, instancePath+"/childAge", "maximum", {limit: 21});
errors++;
}
if(data21 < 1 || isNaN(data21)){
vErrors = $fault(vErrors, instancePath+"/childAge", "minimum", {limit: 1});
errors++;
}
}
}
if(data.childCitizen !== undefined){
let data22 = data.childCitizen;
if(typeof data22 !== "string"){
vErrors = $fault(vErrors, instancePath+"/childCitizen", "type", {type: "string"});
errors++;
}
if(!(((data22 === "any") || (data22 === "citizen")) || (data22 === "other"))){
vErrors = $fault(vErrors, instancePath+"/childCitizen", "enum", {allowedValues: ["any","citizen","other"]});
errors++;
}
}
if(data.residencies !== undefined){
let data23 = data.residencies;
if(Array.isArray(data23)){
if(data23.length > 3){
vErrors = $fault(vErrors, instancePath+"/residencies", "maxItems", {limit: 3});
errors++;
}
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
let data24 = data23[i0];
if(typeof data24 !== "string"){
vErrors = $fault(vErrors, instancePath+"/residencies/" + i0, "type", {type: "string"});
errors++;
}
if(!(((data24 === "citizen") || (data24 === "pr")) || (data24 === "foreigner"))){
vErrors = $fault(vErrors, instancePath+"/residencies/" + i0, "enum", {allowedValues: ["citizen","pr","foreigner"]});
errors++;
}
}
let i1 = data23.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data23[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = $fault(vErrors, instancePath+"/residencies", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/residencies", "type", {type: "array"});
errors++;
}
}
if(data.passCategories !== undefined){
let data25 = data.passCategories;
if(Array.isArray(data25)){
if(data25.length > 5){
vErrors = $fault(vErrors, instancePath+"/passCategories", "maxItems", {limit: 5});
errors++;
}
const len1 = data25.length;
for(let i2=0; i2<len1; i2++){
let data26 = data25[i2];
if(typeof data26 !== "string"){
vErrors = $fault(vErrors, instancePath+"/passCategories/" + i2, "type", {type: "string"});
errors++;
}
if(!(((((data26 === "professional") || (data26 === "skilled")) || (data26 === "trainee")) || (data26 === "family")) || (data26 === "exempt"))){
vErrors = $fault(vErrors, instancePath+"/passCategories/" + i2, "enum", {allowedValues: ["professional","skilled","trainee","family","exempt"]});
errors++;
}
}
let i3 = data25.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data25[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
vErrors = $fault(vErrors, instancePath+"/passCategories", "uniqueItems", {i: i3, j: j1});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/passCategories", "type", {type: "array"});
errors++;
}
}
if(data.medical !== undefined){
if(typeof data.medical !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/medical", "type", {type: "boolean"});
errors++;
}
}
if(data.visibleToTeam !== undefined){
if(typeof data.visibleToTeam !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/visibleToTeam", "type", {type: "boolean"});
errors++;
}
}
if(data.status !== undefined){
let data29 = data.status;
if(typeof data29 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data29 === "active") || (data29 === "inactive"))){
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
