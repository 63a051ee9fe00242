// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createAllowance = /*#__PURE__*/ $check($validate0);
export const updateAllowance = /*#__PURE__*/ $check($validate0);
const $names0 = new Set(["name","code","description","calculation","amount","days","hours","rate","base","formula","cpfClass","sdlLiable","fundLiable","grossRate","prorated","taxBox","ledgerAccountId","claimable","effectiveFrom","status"]);
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^\\s*[A-Za-z][A-Za-z0-9_]*\\s*$", "u");
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
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
if($lengthOf(data1) < 2){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 2});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^\\s*[A-Za-z][A-Za-z0-9_]*\\s*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/description", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 500){
vErrors = $fault(vErrors, instancePath+"/description", "maxLength", {limit: 500});
errors++;
}
}
}
if(data.calculation !== undefined){
let data3 = data.calculation;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/calculation", "type", {type: "string"});
errors++;
}
if(!(((((data3 === "fixed") || (data3 === "per-day")) || (data3 === "per-hour")) || (data3 === "percentage")) || (data3 === "formula"))){
vErrors = $fault(vErrors, instancePath+"/calculation", "enum", {allowedValues: ["fixed","per-day","per-hour","percentage","formula"]});
errors++;
}
}
if(data.amount !== undefined){
let data4 = data.amount;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/amount", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 10000000000 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/amount", "maximum", {limit: 10000000000});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/amount", "minimum", {limit: 0});
errors++;
}
}
}
if(data.days !== undefined){
let data5 = data.days;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/days", "type", {type: ["string","null"]});
errors++;
}
if(!((((((data5 === "working") || (data5 === "worked")) || (data5 === "paid")) || (data5 === "no-pay")) || (data5 === "calendar")) || (data5 === null))){
vErrors = $fault(vErrors, instancePath+"/days", "enum", {allowedValues: ["working","worked","paid","no-pay","calendar",null]});
errors++;
}
}
if(data.hours !== undefined){
let data6 = data.hours;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/hours", "type", {type: ["string","null"]});
errors++;
}
if(!(((((data6 === "normal") || (data6 === "overtime")) || (data6 === "rest-day")) || (data6 === "holiday")) || (data6 === null))){
vErrors = $fault(vErrors, instancePath+"/hours", "enum", {allowedValues: ["normal","overtime","rest-day","holiday",null]});
errors++;
}
}
if(data.rate !== undefined){
let data7 = data.rate;
if((!(typeof data7 == "number")) && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/rate", "type", {type: ["number","null"]});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 1 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/rate", "maximum", {limit: 1});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/rate", "minimum", {limit: 0});
errors++;
}
}
}
if(data.base !== undefined){
let data8 = data.base;
if((typeof data8 !== "string") && (data8 !== null)){
vErrors = $fault(vErrors, instancePath+"/base", "type", {type: ["string","null"]});
errors++;
}
if(!(((data8 === "basic") || (data8 === "gross")) || (data8 === null))){
vErrors = $fault(vErrors, instancePath+"/base", "enum", {allowedValues: ["basic","gross",null]});
errors++;
}
}
if(data.formula !== undefined){
let data9 = data.formula;
if((typeof data9 !== "string") && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/formula", "type", {type: ["string","null"]});
errors++;
}
if(typeof data9 === "string"){
if($lengthOf(data9) > 500){
vErrors = $fault(vErrors, instancePath+"/formula", "maxLength", {limit: 500});
errors++;
}
}
}
if(data.cpfClass !== undefined){
let data10 = data.cpfClass;
if(typeof data10 !== "string"){
vErrors = $fault(vErrors, instancePath+"/cpfClass", "type", {type: "string"});
errors++;
}
if(!(((data10 === "ordinary") || (data10 === "additional")) || (data10 === "none"))){
vErrors = $fault(vErrors, instancePath+"/cpfClass", "enum", {allowedValues: ["ordinary","additional","none"]});
errors++;
}
}
if(data.sdlLiable !== undefined){
if(typeof data.sdlLiable !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/sdlLiable", "type", {type: "boolean"});
errors++;
}
}
if(data.fundLiable !== undefined){
if(typeof data.fundLiable !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/fundLiable", "type", {type: "boolean"});
errors++;
}
}
if(data.grossRate !== undefined){
if(typeof data.grossRate !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/grossRate", "type", {type: "boolean"});
errors++;
}
}
if(data.prorated !== undefined){
if(typeof data.prorated !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/prorated", "type", {type: "boolean"});
errors++;
}
}
if(data.taxBox !== undefined){
let data15 = data.taxBox;
if(typeof data15 !== "string"){
vErrors = $fault(vErrors, instancePath+"/taxBox", "type", {type: "string"});
errors++;
}
if(!(((((((((((data15 === "salary") || (data15 === "bonus")) || (data15 === "director-fees")) || (data15 === "transport-allowance")) || (data15 === "entertainment-allowance")) || (data15 === "other-allowance")) || (data15 === "commission")) || (data15 === "pension")) || (data15 === "gratuity")) || (data15 === "benefit-in-kind")) || (data15 === "not-taxed"))){
vErrors = $fault(vErrors, instancePath+"/taxBox", "enum", {allowedValues: ["salary","bonus","director-fees","transport-allowance","entertainment-allowance","other-allowance","commission","pension","gratuity","benefit-in-kind","not-taxed"]});
errors++;
}
}
if(data.ledgerAccountId !== undefined){
let data16 = data.ledgerAccountId;
if((typeof data16 !== "string") && (data16 !== null)){
vErrors = $fault(vErrors, instancePath+"/ledgerAccountId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data16 === "string"){
if(!($formats0(data16))){
vErrors = $fault(vErrors, instancePath+"/ledgerAccountId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.claimable !== undefined){
if(typeof data.claimable !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/claimable", "type", {type: "boolean"});
errors++;
}
}
if(data.effectiveFrom !== undefined){
let data18 = data.effectiveFrom;
if((typeof data18 !== "string") && (data18 !== null)){
vErrors = $fault(vErrors, instancePath+"/effectiveFrom", "type", {type: ["string","null"]});
errors++;
}
if(typeof data18 === "string"){
if(!($formats1(data18))){
vErrors = $fault(vErrors, instancePath+"/effectiveFrom", "format", {format: "date"});
errors++;
}
}
}
if(data.status !== undefined){
let data19 = data.status;
if(typeof data19 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data19 === "active") || (data19 === "inactive"))){
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
