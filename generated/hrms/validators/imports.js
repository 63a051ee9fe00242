// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const validateImport = /*#__PURE__*/ $check($validate0);
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sheets === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "sheets"});
errors++;
}
for(const key0 in data){
if(!((key0 === "sheets") || (key0 === "corrections"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.sheets !== undefined){
let data0 = data.sheets;
if(Array.isArray(data0)){
if(data0.length > 20){
vErrors = $fault(vErrors, instancePath+"/sheets", "maxItems", {limit: 20});
errors++;
}
if(data0.length < 1){
vErrors = $fault(vErrors, instancePath+"/sheets", "minItems", {limit: 1});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!($validate1(data0[i0], instancePath+"/sheets/" + i0))){
vErrors = vErrors === null ? $validate1.errors : vErrors.concat($validate1.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/sheets", "type", {type: "array"});
errors++;
}
}
if(data.corrections !== undefined){
let data2 = data.corrections;
if(Array.isArray(data2)){
if(data2.length > 500){
vErrors = $fault(vErrors, instancePath+"/corrections", "maxItems", {limit: 500});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!($validate2(data2[i1], instancePath+"/corrections/" + i1))){
vErrors = vErrors === null ? $validate2.errors : vErrors.concat($validate2.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/corrections", "type", {type: "array"});
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
if(data.sheet === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "sheet"});
errors++;
}
if(data.kind === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "kind"});
errors++;
}
if(data.mapping === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "mapping"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "sheet") || (key0 === "kind")) || (key0 === "mapping"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.sheet !== undefined){
let data0 = data.sheet;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/sheet", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 19 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/sheet", "maximum", {limit: 19});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/sheet", "minimum", {limit: 0});
errors++;
}
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: ["string","null"]});
errors++;
}
if(!((((((((((data1 === "people") || (data1 === "bankAccounts")) || (data1 === "passes")) || (data1 === "passports")) || (data1 === "dependants")) || (data1 === "funds")) || (data1 === "previousEmployments")) || (data1 === "cpfOpening")) || (data1 === "keyTerms")) || (data1 === null))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["people","bankAccounts","passes","passports","dependants","funds","previousEmployments","cpfOpening","keyTerms",null]});
errors++;
}
}
if(data.mapping !== undefined){
let data2 = data.mapping;
if(Array.isArray(data2)){
if(data2.length > 200){
vErrors = $fault(vErrors, instancePath+"/mapping", "maxItems", {limit: 200});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!($validate3(data2[i0], instancePath+"/mapping/" + i0))){
vErrors = vErrors === null ? $validate3.errors : vErrors.concat($validate3.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/mapping", "type", {type: "array"});
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
function $validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sheet === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "sheet"});
errors++;
}
if(data.row === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "row"});
errors++;
}
if(data.column === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "column"});
errors++;
}
if(data.value === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "value"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "sheet") || (key0 === "row")) || (key0 === "column")) || (key0 === "value"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.sheet !== undefined){
let data0 = data.sheet;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/sheet", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 19 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/sheet", "maximum", {limit: 19});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/sheet", "minimum", {limit: 0});
errors++;
}
}
}
if(data.row !== undefined){
let data1 = data.row;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/row", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 < 2 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/row", "minimum", {limit: 2});
errors++;
}
}
}
if(data.column !== undefined){
let data2 = data.column;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = $fault(vErrors, instancePath+"/column", "type", {type: "integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 199 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/column", "maximum", {limit: 199});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/column", "minimum", {limit: 0});
errors++;
}
}
}
if(data.value !== undefined){
let data3 = data.value;
if(typeof data3 === "string"){
if($lengthOf(data3) > 300){
vErrors = $fault(vErrors, instancePath+"/value", "maxLength", {limit: 300});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/value", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate2.errors = vErrors;
return errors === 0;
}
function $validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.column === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "column"});
errors++;
}
if(data.field === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "field"});
errors++;
}
for(const key0 in data){
if(!((key0 === "column") || (key0 === "field"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.column !== undefined){
let data0 = data.column;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/column", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 199 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/column", "maximum", {limit: 199});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/column", "minimum", {limit: 0});
errors++;
}
}
}
if(data.field !== undefined){
let data1 = data.field;
if(typeof data1 === "string"){
if($lengthOf(data1) > 60){
vErrors = $fault(vErrors, instancePath+"/field", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/field", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate3.errors = vErrors;
return errors === 0;
}
