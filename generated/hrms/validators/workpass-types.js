// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createWorkpassType = /*#__PURE__*/ $check($validate0);
export const updateWorkpassType = /*#__PURE__*/ $check($validate0);
const $names0 = new Set(["code","name","category","employerTied","levyApplies","quotaCounts","cpfApplies","minQualifyingSalary","maxValidityMonths","renewLeadDays","status"]);
const $pattern0 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&+-]*$", "u");
const $pattern1 = new RegExp("\\S", "u");
const $formats0 = $formats.date;
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
if(data.category === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "category"});
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
if(data.category !== undefined){
let data2 = data.category;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/category", "type", {type: "string"});
errors++;
}
if(!(((((data2 === "professional") || (data2 === "skilled")) || (data2 === "trainee")) || (data2 === "family")) || (data2 === "exempt"))){
vErrors = $fault(vErrors, instancePath+"/category", "enum", {allowedValues: ["professional","skilled","trainee","family","exempt"]});
errors++;
}
}
if(data.employerTied !== undefined){
if(typeof data.employerTied !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/employerTied", "type", {type: "boolean"});
errors++;
}
}
if(data.levyApplies !== undefined){
if(typeof data.levyApplies !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/levyApplies", "type", {type: "boolean"});
errors++;
}
}
if(data.quotaCounts !== undefined){
if(typeof data.quotaCounts !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/quotaCounts", "type", {type: "boolean"});
errors++;
}
}
if(data.cpfApplies !== undefined){
if(typeof data.cpfApplies !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/cpfApplies", "type", {type: "boolean"});
errors++;
}
}
if(data.minQualifyingSalary !== undefined){
let data7 = data.minQualifyingSalary;
if(Array.isArray(data7)){
if(data7.length > 40){
vErrors = $fault(vErrors, instancePath+"/minQualifyingSalary", "maxItems", {limit: 40});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!($validate1(data7[i0], instancePath+"/minQualifyingSalary/" + i0))){
vErrors = vErrors === null ? $validate1.errors : vErrors.concat($validate1.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/minQualifyingSalary", "type", {type: "array"});
errors++;
}
}
if(data.maxValidityMonths !== undefined){
let data9 = data.maxValidityMonths;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/maxValidityMonths", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 120 || isNaN(data9)){
vErrors = $fault(vErrors, instancePath+"/maxValidityMonths", "maximum", {limit: 120});
errors++;
}
if(data9 < 1 || isNaN(data9)){
vErrors = $fault(vErrors, instancePath+"/maxValidityMonths", "minimum", {limit: 1});
errors++;
}
}
}
if(data.renewLeadDays !== undefined){
let data10 = data.renewLeadDays;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
vErrors = $fault(vErrors, instancePath+"/renewLeadDays", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 365 || isNaN(data10)){
vErrors = $fault(vErrors, instancePath+"/renewLeadDays", "maximum", {limit: 365});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = $fault(vErrors, instancePath+"/renewLeadDays", "minimum", {limit: 0});
errors++;
}
}
}
if(data.status !== undefined){
let data11 = data.status;
if(typeof data11 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data11 === "active") || (data11 === "inactive"))){
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
if(data.effectiveFrom === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "effectiveFrom"});
errors++;
}
if(data.amount === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "amount"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "effectiveFrom") || (key0 === "amount")) || (key0 === "financialServices")) || (key0 === "renewalsFrom"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.effectiveFrom !== undefined){
let data0 = data.effectiveFrom;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/effectiveFrom", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/effectiveFrom", "type", {type: "string"});
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
if(data1 > 100000000000 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/amount", "maximum", {limit: 100000000000});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/amount", "minimum", {limit: 0});
errors++;
}
}
}
if(data.financialServices !== undefined){
let data2 = data.financialServices;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/financialServices", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100000000000 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/financialServices", "maximum", {limit: 100000000000});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/financialServices", "minimum", {limit: 0});
errors++;
}
}
}
if(data.renewalsFrom !== undefined){
let data3 = data.renewalsFrom;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/renewalsFrom", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/renewalsFrom", "format", {format: "date"});
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
