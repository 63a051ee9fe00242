// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createBankFormat = /*#__PURE__*/ $check($validate0);
export const updateBankFormat = /*#__PURE__*/ $check($validate0);
const $names0 = new Set(["name","description","layout","separator","dates","amounts","heads","extension","columns","header","footer","status"]);
const $pattern0 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.columns === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "columns"});
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
if(data.description !== undefined){
let data1 = data.description;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/description", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 500){
vErrors = $fault(vErrors, instancePath+"/description", "maxLength", {limit: 500});
errors++;
}
}
}
if(data.layout !== undefined){
let data2 = data.layout;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/layout", "type", {type: "string"});
errors++;
}
if(!((data2 === "delimited") || (data2 === "fixed"))){
vErrors = $fault(vErrors, instancePath+"/layout", "enum", {allowedValues: ["delimited","fixed"]});
errors++;
}
}
if(data.separator !== undefined){
let data3 = data.separator;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/separator", "type", {type: "string"});
errors++;
}
if(!((((data3 === "comma") || (data3 === "semicolon")) || (data3 === "pipe")) || (data3 === "tab"))){
vErrors = $fault(vErrors, instancePath+"/separator", "enum", {allowedValues: ["comma","semicolon","pipe","tab"]});
errors++;
}
}
if(data.dates !== undefined){
let data4 = data.dates;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/dates", "type", {type: "string"});
errors++;
}
if(!((((data4 === "yyyymmdd") || (data4 === "ddmmyyyy")) || (data4 === "yyyy-mm-dd")) || (data4 === "dd/mm/yyyy"))){
vErrors = $fault(vErrors, instancePath+"/dates", "enum", {allowedValues: ["yyyymmdd","ddmmyyyy","yyyy-mm-dd","dd/mm/yyyy"]});
errors++;
}
}
if(data.amounts !== undefined){
let data5 = data.amounts;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/amounts", "type", {type: "string"});
errors++;
}
if(!((data5 === "units") || (data5 === "cents"))){
vErrors = $fault(vErrors, instancePath+"/amounts", "enum", {allowedValues: ["units","cents"]});
errors++;
}
}
if(data.heads !== undefined){
if(typeof data.heads !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/heads", "type", {type: "boolean"});
errors++;
}
}
if(data.extension !== undefined){
let data7 = data.extension;
if(typeof data7 !== "string"){
vErrors = $fault(vErrors, instancePath+"/extension", "type", {type: "string"});
errors++;
}
if(!((data7 === "csv") || (data7 === "txt"))){
vErrors = $fault(vErrors, instancePath+"/extension", "enum", {allowedValues: ["csv","txt"]});
errors++;
}
}
if(data.columns !== undefined){
let data8 = data.columns;
if(Array.isArray(data8)){
if(data8.length > 40){
vErrors = $fault(vErrors, instancePath+"/columns", "maxItems", {limit: 40});
errors++;
}
if(data8.length < 1){
vErrors = $fault(vErrors, instancePath+"/columns", "minItems", {limit: 1});
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!($validate1(data8[i0], instancePath+"/columns/" + i0))){
vErrors = vErrors === null ? $validate1.errors : vErrors.concat($validate1.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/columns", "type", {type: "array"});
errors++;
}
}
if(data.header !== undefined){
let data10 = data.header;
if((typeof data10 !== "string") && (data10 !== null)){
vErrors = $fault(vErrors, instancePath+"/header", "type", {type: ["string","null"]});
errors++;
}
if(typeof data10 === "string"){
if($lengthOf(data10) > 2000){
vErrors = $fault(vErrors, instancePath+"/header", "maxLength", {limit: 2000});
errors++;
}
}
}
if(data.footer !== undefined){
let data11 = data.footer;
if((typeof data11 !== "string") && (data11 !== null)){
vErrors = $fault(vErrors, instancePath+"/footer", "type", {type: ["string","null"]});
errors++;
}
if(typeof data11 === "string"){
if($lengthOf(data11) > 2000){
vErrors = $fault(vErrors, instancePath+"/footer", "maxLength", {limit: 2000});
errors++;
}
}
}
if(data.status !== undefined){
let data12 = data.status;
if(typeof data12 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data12 === "active") || (data12 === "inactive"))){
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
if(data.of === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "of"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "of") || (key0 === "head")) || (key0 === "length")) || (key0 === "value"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.of !== undefined){
let data0 = data.of;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/of", "type", {type: "string"});
errors++;
}
if(!(((((((((((((((data0 === "number") || (data0 === "reference")) || (data0 === "name")) || (data0 === "account")) || (data0 === "bic")) || (data0 === "bankCode")) || (data0 === "amount")) || (data0 === "currency")) || (data0 === "purpose")) || (data0 === "valueDate")) || (data0 === "fileReference")) || (data0 === "payerName")) || (data0 === "payerAccount")) || (data0 === "payerId")) || (data0 === "fixed"))){
vErrors = $fault(vErrors, instancePath+"/of", "enum", {allowedValues: ["number","reference","name","account","bic","bankCode","amount","currency","purpose","valueDate","fileReference","payerName","payerAccount","payerId","fixed"]});
errors++;
}
}
if(data.head !== undefined){
let data1 = data.head;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/head", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 60){
vErrors = $fault(vErrors, instancePath+"/head", "maxLength", {limit: 60});
errors++;
}
}
}
if(data.length !== undefined){
let data2 = data.length;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/length", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 200 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/length", "maximum", {limit: 200});
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/length", "minimum", {limit: 1});
errors++;
}
}
}
if(data.value !== undefined){
let data3 = data.value;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/value", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 60){
vErrors = $fault(vErrors, instancePath+"/value", "maxLength", {limit: 60});
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
