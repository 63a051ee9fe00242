// Generated from the contract by `npm run generate`; never edited.
import { fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export { $validate0 as validate };
const $names0 = new Set(["table","above","upTo","formula","item","value","pass","sector","group","skill","employer","employee","rate","minimum","maximum","amount","mosques","mendaki","ageFrom","serviceFrom","date","name","oneOff"]);
const $formats0 = $formats.int64;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.table !== undefined){
let data0 = data.table;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/table", "type", {type: "integer"});
errors++;
}
}
if(data.above !== undefined){
let data1 = data.above;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/above", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data1 == "number"){
if(!($formats0.validate(data1))){
vErrors = $fault(vErrors, instancePath+"/above", "format", {format: "int64"});
errors++;
}
}
}
if(data.upTo !== undefined){
let data2 = data.upTo;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/upTo", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data2 == "number"){
if(!($formats0.validate(data2))){
vErrors = $fault(vErrors, instancePath+"/upTo", "format", {format: "int64"});
errors++;
}
}
}
if(data.formula !== undefined){
let data3 = data.formula;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/formula", "type", {type: "string"});
errors++;
}
if(!((((data3 === "nil") || (data3 === "employer-only")) || (data3 === "graduated")) || (data3 === "full"))){
vErrors = $fault(vErrors, instancePath+"/formula", "enum", {allowedValues: ["nil","employer-only","graduated","full"]});
errors++;
}
}
if(data.item !== undefined){
let data4 = data.item;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/item", "type", {type: "string"});
errors++;
}
if(!(((((((((((((((((((((((((((((((((data4 === "ordinary-month") || (data4 === "annual-wages")) || (data4 === "annual-limit")) || (data4 === "part4-workman")) || (data4 === "part4-non-workman")) || (data4 === "hours-per-week")) || (data4 === "half-day-hours")) || (data4 === "overtime-rate")) || (data4 === "overtime-hours")) || (data4 === "overtime-salary-cap")) || (data4 === "overtime-hourly-cap")) || (data4 === "rest-day-employee-some")) || (data4 === "rest-day-employee-more")) || (data4 === "rest-day-employer-some")) || (data4 === "rest-day-employer-more")) || (data4 === "notice-1")) || (data4 === "notice-2-from")) || (data4 === "notice-2")) || (data4 === "notice-3-from")) || (data4 === "notice-3")) || (data4 === "notice-4-from")) || (data4 === "notice-4")) || (data4 === "deductions-total")) || (data4 === "deductions-damage")) || (data4 === "deductions-accommodation")) || (data4 === "deductions-advance")) || (data4 === "deductions-loan")) || (data4 === "advance-months")) || (data4 === "salary-days")) || (data4 === "overtime-days")) || (data4 === "payslip-days")) || (data4 === "dismissal-days")) || (data4 === "no-notice-days"))){
vErrors = $fault(vErrors, instancePath+"/item", "enum", {allowedValues: ["ordinary-month","annual-wages","annual-limit","part4-workman","part4-non-workman","hours-per-week","half-day-hours","overtime-rate","overtime-hours","overtime-salary-cap","overtime-hourly-cap","rest-day-employee-some","rest-day-employee-more","rest-day-employer-some","rest-day-employer-more","notice-1","notice-2-from","notice-2","notice-3-from","notice-3","notice-4-from","notice-4","deductions-total","deductions-damage","deductions-accommodation","deductions-advance","deductions-loan","advance-months","salary-days","overtime-days","payslip-days","dismissal-days","no-notice-days"]});
errors++;
}
}
if(data.value !== undefined){
let data5 = data.value;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = $fault(vErrors, instancePath+"/value", "type", {type: "integer"});
errors++;
}
if(typeof data5 == "number"){
if(!($formats0.validate(data5))){
vErrors = $fault(vErrors, instancePath+"/value", "format", {format: "int64"});
errors++;
}
}
}
if(data.pass !== undefined){
let data6 = data.pass;
if(typeof data6 !== "string"){
vErrors = $fault(vErrors, instancePath+"/pass", "type", {type: "string"});
errors++;
}
if(!((data6 === "s-pass") || (data6 === "work-permit"))){
vErrors = $fault(vErrors, instancePath+"/pass", "enum", {allowedValues: ["s-pass","work-permit"]});
errors++;
}
}
if(data.sector !== undefined){
let data7 = data.sector;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/sector", "type", {type: ["string","null"]});
errors++;
}
if(!((((((data7 === "services") || (data7 === "manufacturing")) || (data7 === "construction")) || (data7 === "process")) || (data7 === "marine-shipyard")) || (data7 === null))){
vErrors = $fault(vErrors, instancePath+"/sector", "enum", {allowedValues: ["services","manufacturing","construction","process","marine-shipyard",null]});
errors++;
}
}
if(data.group !== undefined){
let data8 = data.group;
if(typeof data8 !== "string"){
vErrors = $fault(vErrors, instancePath+"/group", "type", {type: "string"});
errors++;
}
if(!((((((((data8 === "tier-1") || (data8 === "tier-2")) || (data8 === "tier-3")) || (data8 === "non-traditional-source")) || (data8 === "malaysia-north-asia-prc")) || (data8 === "off-site")) || (data8 === "no-certificate")) || (data8 === "all"))){
vErrors = $fault(vErrors, instancePath+"/group", "enum", {allowedValues: ["tier-1","tier-2","tier-3","non-traditional-source","malaysia-north-asia-prc","off-site","no-certificate","all"]});
errors++;
}
}
if(data.skill !== undefined){
let data9 = data.skill;
if((typeof data9 !== "string") && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/skill", "type", {type: ["string","null"]});
errors++;
}
if(!(((data9 === "higher") || (data9 === "basic")) || (data9 === null))){
vErrors = $fault(vErrors, instancePath+"/skill", "enum", {allowedValues: ["higher","basic",null]});
errors++;
}
}
if(data.employer !== undefined){
let data10 = data.employer;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
vErrors = $fault(vErrors, instancePath+"/employer", "type", {type: "integer"});
errors++;
}
}
if(data.employee !== undefined){
let data11 = data.employee;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
vErrors = $fault(vErrors, instancePath+"/employee", "type", {type: "integer"});
errors++;
}
}
if(data.rate !== undefined){
let data12 = data.rate;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
vErrors = $fault(vErrors, instancePath+"/rate", "type", {type: "integer"});
errors++;
}
}
if(data.minimum !== undefined){
let data13 = data.minimum;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
vErrors = $fault(vErrors, instancePath+"/minimum", "type", {type: "integer"});
errors++;
}
if(typeof data13 == "number"){
if(!($formats0.validate(data13))){
vErrors = $fault(vErrors, instancePath+"/minimum", "format", {format: "int64"});
errors++;
}
}
}
if(data.maximum !== undefined){
let data14 = data.maximum;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
vErrors = $fault(vErrors, instancePath+"/maximum", "type", {type: "integer"});
errors++;
}
if(typeof data14 == "number"){
if(!($formats0.validate(data14))){
vErrors = $fault(vErrors, instancePath+"/maximum", "format", {format: "int64"});
errors++;
}
}
}
if(data.amount !== undefined){
let data15 = data.amount;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
vErrors = $fault(vErrors, instancePath+"/amount", "type", {type: "integer"});
errors++;
}
if(typeof data15 == "number"){
if(!($formats0.validate(data15))){
vErrors = $fault(vErrors, instancePath+"/amount", "format", {format: "int64"});
errors++;
}
}
}
if(data.mosques !== undefined){
let data16 = data.mosques;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
vErrors = $fault(vErrors, instancePath+"/mosques", "type", {type: "integer"});
errors++;
}
if(typeof data16 == "number"){
if(!($formats0.validate(data16))){
vErrors = $fault(vErrors, instancePath+"/mosques", "format", {format: "int64"});
errors++;
}
}
}
if(data.mendaki !== undefined){
let data17 = data.mendaki;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
vErrors = $fault(vErrors, instancePath+"/mendaki", "type", {type: "integer"});
errors++;
}
if(typeof data17 == "number"){
if(!($formats0.validate(data17))){
vErrors = $fault(vErrors, instancePath+"/mendaki", "format", {format: "int64"});
errors++;
}
}
}
if(data.ageFrom !== undefined){
let data18 = data.ageFrom;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
vErrors = $fault(vErrors, instancePath+"/ageFrom", "type", {type: "integer"});
errors++;
}
}
if(data.serviceFrom !== undefined){
let data19 = data.serviceFrom;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
vErrors = $fault(vErrors, instancePath+"/serviceFrom", "type", {type: "integer"});
errors++;
}
}
if(data.date !== undefined){
let data20 = data.date;
if(typeof data20 === "string"){
if($lengthOf(data20) > 10){
vErrors = $fault(vErrors, instancePath+"/date", "maxLength", {limit: 10});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/date", "type", {type: "string"});
errors++;
}
}
if(data.name !== undefined){
let data21 = data.name;
if(typeof data21 === "string"){
if($lengthOf(data21) > 80){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 80});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.oneOff !== undefined){
if(typeof data.oneOff !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/oneOff", "type", {type: "boolean"});
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
