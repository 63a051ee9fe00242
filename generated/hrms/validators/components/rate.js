// Generated from the contract by `npm run generate`; never edited.
import { fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export { $validate0 as validate };
const $names0 = new Set(["table","above","upTo","formula","item","employer","employee","rate","minimum","maximum","amount","mosques","mendaki","ageFrom","serviceFrom","date","name","oneOff"]);
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
if(!(((data4 === "ordinary-month") || (data4 === "annual-wages")) || (data4 === "annual-limit"))){
vErrors = $fault(vErrors, instancePath+"/item", "enum", {allowedValues: ["ordinary-month","annual-wages","annual-limit"]});
errors++;
}
}
if(data.employer !== undefined){
let data5 = data.employer;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = $fault(vErrors, instancePath+"/employer", "type", {type: "integer"});
errors++;
}
}
if(data.employee !== undefined){
let data6 = data.employee;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
vErrors = $fault(vErrors, instancePath+"/employee", "type", {type: "integer"});
errors++;
}
}
if(data.rate !== undefined){
let data7 = data.rate;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
vErrors = $fault(vErrors, instancePath+"/rate", "type", {type: "integer"});
errors++;
}
}
if(data.minimum !== undefined){
let data8 = data.minimum;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
vErrors = $fault(vErrors, instancePath+"/minimum", "type", {type: "integer"});
errors++;
}
if(typeof data8 == "number"){
if(!($formats0.validate(data8))){
vErrors = $fault(vErrors, instancePath+"/minimum", "format", {format: "int64"});
errors++;
}
}
}
if(data.maximum !== undefined){
let data9 = data.maximum;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
vErrors = $fault(vErrors, instancePath+"/maximum", "type", {type: "integer"});
errors++;
}
if(typeof data9 == "number"){
if(!($formats0.validate(data9))){
vErrors = $fault(vErrors, instancePath+"/maximum", "format", {format: "int64"});
errors++;
}
}
}
if(data.amount !== undefined){
let data10 = data.amount;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
vErrors = $fault(vErrors, instancePath+"/amount", "type", {type: "integer"});
errors++;
}
if(typeof data10 == "number"){
if(!($formats0.validate(data10))){
vErrors = $fault(vErrors, instancePath+"/amount", "format", {format: "int64"});
errors++;
}
}
}
if(data.mosques !== undefined){
let data11 = data.mosques;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
vErrors = $fault(vErrors, instancePath+"/mosques", "type", {type: "integer"});
errors++;
}
if(typeof data11 == "number"){
if(!($formats0.validate(data11))){
vErrors = $fault(vErrors, instancePath+"/mosques", "format", {format: "int64"});
errors++;
}
}
}
if(data.mendaki !== undefined){
let data12 = data.mendaki;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
vErrors = $fault(vErrors, instancePath+"/mendaki", "type", {type: "integer"});
errors++;
}
if(typeof data12 == "number"){
if(!($formats0.validate(data12))){
vErrors = $fault(vErrors, instancePath+"/mendaki", "format", {format: "int64"});
errors++;
}
}
}
if(data.ageFrom !== undefined){
let data13 = data.ageFrom;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
vErrors = $fault(vErrors, instancePath+"/ageFrom", "type", {type: "integer"});
errors++;
}
}
if(data.serviceFrom !== undefined){
let data14 = data.serviceFrom;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
vErrors = $fault(vErrors, instancePath+"/serviceFrom", "type", {type: "integer"});
errors++;
}
}
if(data.date !== undefined){
let data15 = data.date;
if(typeof data15 === "string"){
if($lengthOf(data15) > 10){
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
let data16 = data.name;
if(typeof data16 === "string"){
if($lengthOf(data16) > 80){
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
