// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createKet = /*#__PURE__*/ $check($validate0);
export const updateKet = /*#__PURE__*/ $check($validate0);
const $names0 = new Set(["employer","jobTitle","duties","duration","workingArrangement","salaryPeriod","fixedAllowances","fixedDeductions","overtimePeriod","overtimeRate","otherPay","leave","medical","probation","notice","placeOfWork"]);
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
if(data.employer !== undefined){
let data0 = data.employer;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/employer", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 160){
vErrors = $fault(vErrors, instancePath+"/employer", "maxLength", {limit: 160});
errors++;
}
}
}
if(data.jobTitle !== undefined){
let data1 = data.jobTitle;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/jobTitle", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 120){
vErrors = $fault(vErrors, instancePath+"/jobTitle", "maxLength", {limit: 120});
errors++;
}
}
}
if(data.duties !== undefined){
let data2 = data.duties;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/duties", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 2000){
vErrors = $fault(vErrors, instancePath+"/duties", "maxLength", {limit: 2000});
errors++;
}
}
}
if(data.duration !== undefined){
let data3 = data.duration;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/duration", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 200){
vErrors = $fault(vErrors, instancePath+"/duration", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.workingArrangement !== undefined){
let data4 = data.workingArrangement;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/workingArrangement", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if($lengthOf(data4) > 500){
vErrors = $fault(vErrors, instancePath+"/workingArrangement", "maxLength", {limit: 500});
errors++;
}
}
}
if(data.salaryPeriod !== undefined){
let data5 = data.salaryPeriod;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/salaryPeriod", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if($lengthOf(data5) > 200){
vErrors = $fault(vErrors, instancePath+"/salaryPeriod", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.fixedAllowances !== undefined){
let data6 = data.fixedAllowances;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/fixedAllowances", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if($lengthOf(data6) > 1000){
vErrors = $fault(vErrors, instancePath+"/fixedAllowances", "maxLength", {limit: 1000});
errors++;
}
}
}
if(data.fixedDeductions !== undefined){
let data7 = data.fixedDeductions;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/fixedDeductions", "type", {type: ["string","null"]});
errors++;
}
if(typeof data7 === "string"){
if($lengthOf(data7) > 1000){
vErrors = $fault(vErrors, instancePath+"/fixedDeductions", "maxLength", {limit: 1000});
errors++;
}
}
}
if(data.overtimePeriod !== undefined){
let data8 = data.overtimePeriod;
if((typeof data8 !== "string") && (data8 !== null)){
vErrors = $fault(vErrors, instancePath+"/overtimePeriod", "type", {type: ["string","null"]});
errors++;
}
if(typeof data8 === "string"){
if($lengthOf(data8) > 200){
vErrors = $fault(vErrors, instancePath+"/overtimePeriod", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.overtimeRate !== undefined){
let data9 = data.overtimeRate;
if((typeof data9 !== "string") && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/overtimeRate", "type", {type: ["string","null"]});
errors++;
}
if(typeof data9 === "string"){
if($lengthOf(data9) > 200){
vErrors = $fault(vErrors, instancePath+"/overtimeRate", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.otherPay !== undefined){
let data10 = data.otherPay;
if((typeof data10 !== "string") && (data10 !== null)){
vErrors = $fault(vErrors, instancePath+"/otherPay", "type", {type: ["string","null"]});
errors++;
}
if(typeof data10 === "string"){
if($lengthOf(data10) > 1000){
vErrors = $fault(vErrors, instancePath+"/otherPay", "maxLength", {limit: 1000});
errors++;
}
}
}
if(data.leave !== undefined){
let data11 = data.leave;
if((typeof data11 !== "string") && (data11 !== null)){
vErrors = $fault(vErrors, instancePath+"/leave", "type", {type: ["string","null"]});
errors++;
}
if(typeof data11 === "string"){
if($lengthOf(data11) > 1000){
vErrors = $fault(vErrors, instancePath+"/leave", "maxLength", {limit: 1000});
errors++;
}
}
}
if(data.medical !== undefined){
let data12 = data.medical;
if((typeof data12 !== "string") && (data12 !== null)){
vErrors = $fault(vErrors, instancePath+"/medical", "type", {type: ["string","null"]});
errors++;
}
if(typeof data12 === "string"){
if($lengthOf(data12) > 1000){
vErrors = $fault(vErrors, instancePath+"/medical", "maxLength", {limit: 1000});
errors++;
}
}
}
if(data.probation !== undefined){
let data13 = data.probation;
if((typeof data13 !== "string") && (data13 !== null)){
vErrors = $fault(vErrors, instancePath+"/probation", "type", {type: ["string","null"]});
errors++;
}
if(typeof data13 === "string"){
if($lengthOf(data13) > 200){
vErrors = $fault(vErrors, instancePath+"/probation", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.notice !== undefined){
let data14 = data.notice;
if((typeof data14 !== "string") && (data14 !== null)){
vErrors = $fault(vErrors, instancePath+"/notice", "type", {type: ["string","null"]});
errors++;
}
if(typeof data14 === "string"){
if($lengthOf(data14) > 200){
vErrors = $fault(vErrors, instancePath+"/notice", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.placeOfWork !== undefined){
let data15 = data.placeOfWork;
if((typeof data15 !== "string") && (data15 !== null)){
vErrors = $fault(vErrors, instancePath+"/placeOfWork", "type", {type: ["string","null"]});
errors++;
}
if(typeof data15 === "string"){
if($lengthOf(data15) > 300){
vErrors = $fault(vErrors, instancePath+"/placeOfWork", "maxLength", {limit: 300});
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
