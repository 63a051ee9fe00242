// Generated from the contract by `npm run generate`; never edited.
import { fault as $fault, formats as $formats } from "#src/client/validation.ts";

export { $validate0 as validate };
const $formats0 = $formats.int64;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "passes") || (key0 === "base")) || (key0 === "ceiling")) || (key0 === "rounding")) || (key0 === "payByDay")) || (key0 === "daysInYear"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.passes !== undefined){
let data0 = data.passes;
if(Array.isArray(data0)){
if(data0.length > 3){
vErrors = $fault(vErrors, instancePath+"/passes", "maxItems", {limit: 3});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/passes/" + i0, "type", {type: "string"});
errors++;
}
if(!(((data1 === "employment-pass") || (data1 === "levy-paying")) || (data1 === "other"))){
vErrors = $fault(vErrors, instancePath+"/passes/" + i0, "enum", {allowedValues: ["employment-pass","levy-paying","other"]});
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = $fault(vErrors, instancePath+"/passes", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/passes", "type", {type: "array"});
errors++;
}
}
if(data.base !== undefined){
let data2 = data.base;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/base", "type", {type: "string"});
errors++;
}
if(!((data2 === "basic") || (data2 === "gross"))){
vErrors = $fault(vErrors, instancePath+"/base", "enum", {allowedValues: ["basic","gross"]});
errors++;
}
}
if(data.ceiling !== undefined){
let data3 = data.ceiling;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/ceiling", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 10000000000 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/ceiling", "maximum", {limit: 10000000000});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/ceiling", "minimum", {limit: 0});
errors++;
}
if(!($formats0.validate(data3))){
vErrors = $fault(vErrors, instancePath+"/ceiling", "format", {format: "int64"});
errors++;
}
}
}
if(data.rounding !== undefined){
let data4 = data.rounding;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/rounding", "type", {type: "string"});
errors++;
}
if(!((data4 === "fundCent") || (data4 === "fundDollar"))){
vErrors = $fault(vErrors, instancePath+"/rounding", "enum", {allowedValues: ["fundCent","fundDollar"]});
errors++;
}
}
if(data.payByDay !== undefined){
let data5 = data.payByDay;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = $fault(vErrors, instancePath+"/payByDay", "type", {type: "integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 28 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/payByDay", "maximum", {limit: 28});
errors++;
}
if(data5 < 1 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/payByDay", "minimum", {limit: 1});
errors++;
}
}
}
if(data.daysInYear !== undefined){
let data6 = data.daysInYear;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
vErrors = $fault(vErrors, instancePath+"/daysInYear", "type", {type: "integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 366 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/daysInYear", "maximum", {limit: 366});
errors++;
}
if(data6 < 360 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/daysInYear", "minimum", {limit: 360});
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
