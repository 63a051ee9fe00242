// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createPackage = /*#__PURE__*/ $check($validate0);
export const updatePackage = /*#__PURE__*/ $check($validate0);
export const clonePackage = /*#__PURE__*/ $check($validate1);
const $pattern0 = new RegExp("^[A-Za-z0-9][A-Za-z0-9-]*$", "u");
const $pattern1 = new RegExp("\\S", "u");
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
if(data.priceMonthly === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "priceMonthly"});
errors++;
}
if(data.priceYearly === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "priceYearly"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "code") || (key0 === "name")) || (key0 === "priceMonthly")) || (key0 === "priceYearly")) || (key0 === "seatLimit")) || (key0 === "companyLimit")) || (key0 === "trialDays")) || (key0 === "popular"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if($lengthOf(data0) > 60){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^[A-Za-z0-9][A-Za-z0-9-]*$"});
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
if($lengthOf(data1) > 80){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 80});
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
if(data.priceMonthly !== undefined){
let data2 = data.priceMonthly;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = $fault(vErrors, instancePath+"/priceMonthly", "type", {type: "integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100000000 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/priceMonthly", "maximum", {limit: 100000000});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/priceMonthly", "minimum", {limit: 0});
errors++;
}
}
}
if(data.priceYearly !== undefined){
let data3 = data.priceYearly;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = $fault(vErrors, instancePath+"/priceYearly", "type", {type: "integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 100000000 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/priceYearly", "maximum", {limit: 100000000});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/priceYearly", "minimum", {limit: 0});
errors++;
}
}
}
if(data.seatLimit !== undefined){
let data4 = data.seatLimit;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/seatLimit", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 1000000 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/seatLimit", "maximum", {limit: 1000000});
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/seatLimit", "minimum", {limit: 1});
errors++;
}
}
}
if(data.companyLimit !== undefined){
let data5 = data.companyLimit;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/companyLimit", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 1000000 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/companyLimit", "maximum", {limit: 1000000});
errors++;
}
if(data5 < 1 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/companyLimit", "minimum", {limit: 1});
errors++;
}
}
}
if(data.trialDays !== undefined){
let data6 = data.trialDays;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
vErrors = $fault(vErrors, instancePath+"/trialDays", "type", {type: "integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 365 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/trialDays", "maximum", {limit: 365});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/trialDays", "minimum", {limit: 0});
errors++;
}
}
}
if(data.popular !== undefined){
if(typeof data.popular !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/popular", "type", {type: "boolean"});
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
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
for(const key0 in data){
if(!((key0 === "code") || (key0 === "name"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if($lengthOf(data0) > 60){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^[A-Za-z0-9][A-Za-z0-9-]*$"});
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
if($lengthOf(data1) > 80){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 80});
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
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate1.errors = vErrors;
return errors === 0;
}
