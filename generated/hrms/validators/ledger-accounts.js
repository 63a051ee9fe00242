// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createLedgerAccount = /*#__PURE__*/ $check($validate0);
export const importLedgerAccounts = /*#__PURE__*/ $check($validate1);
export const updateLedgerAccount = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$", "u");
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
if(data.kind === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "kind"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "code") || (key0 === "name")) || (key0 === "kind")) || (key0 === "postings")) || (key0 === "description")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if($lengthOf(data0) > 20){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 20});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"});
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
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: "string"});
errors++;
}
if(!(((data2 === "asset") || (data2 === "liability")) || (data2 === "expense"))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["asset","liability","expense"]});
errors++;
}
}
if(data.postings !== undefined){
let data3 = data.postings;
if(Array.isArray(data3)){
if(data3.length > 11){
vErrors = $fault(vErrors, instancePath+"/postings", "maxItems", {limit: 11});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/postings/" + i0, "type", {type: "string"});
errors++;
}
if(!(((((((((((data4 === "salaries") || (data4 === "employer-cpf")) || (data4 === "sdl")) || (data4 === "foreign-worker-levy")) || (data4 === "fund-expense")) || (data4 === "salaries-payable")) || (data4 === "cpf-payable")) || (data4 === "levy-payable")) || (data4 === "fund-payable")) || (data4 === "deductions-payable")) || (data4 === "due-from-companies"))){
vErrors = $fault(vErrors, instancePath+"/postings/" + i0, "enum", {allowedValues: ["salaries","employer-cpf","sdl","foreign-worker-levy","fund-expense","salaries-payable","cpf-payable","levy-payable","fund-payable","deductions-payable","due-from-companies"]});
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = $fault(vErrors, instancePath+"/postings", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/postings", "type", {type: "array"});
errors++;
}
}
if(data.description !== undefined){
let data5 = data.description;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/description", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if($lengthOf(data5) > 500){
vErrors = $fault(vErrors, instancePath+"/description", "maxLength", {limit: 500});
errors++;
}
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data6 === "active") || (data6 === "inactive"))){
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
if(data.csv === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "csv"});
errors++;
}
for(const key0 in data){
if(!((key0 === "csv") || (key0 === "dryRun"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.csv !== undefined){
let data0 = data.csv;
if(typeof data0 === "string"){
if($lengthOf(data0) > 500000){
vErrors = $fault(vErrors, instancePath+"/csv", "maxLength", {limit: 500000});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/csv", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/csv", "type", {type: "string"});
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/dryRun", "type", {type: "boolean"});
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
