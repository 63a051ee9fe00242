// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createSplitCompany = /*#__PURE__*/ $check($validate0);
export const updateSplitCompany = /*#__PURE__*/ $check($validate0);
export const endSplitCompany = /*#__PURE__*/ $check($validate1);
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadCompanyId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "leadCompanyId"});
errors++;
}
if(data.from === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "from"});
errors++;
}
if(data.legs === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "legs"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "leadCompanyId") || (key0 === "paidBy")) || (key0 === "from")) || (key0 === "to")) || (key0 === "legs")) || (key0 === "note"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.leadCompanyId !== undefined){
let data0 = data.leadCompanyId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/leadCompanyId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/leadCompanyId", "type", {type: "string"});
errors++;
}
}
if(data.paidBy !== undefined){
let data1 = data.paidBy;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/paidBy", "type", {type: "string"});
errors++;
}
if(!((data1 === "lead") || (data1 === "each"))){
vErrors = $fault(vErrors, instancePath+"/paidBy", "enum", {allowedValues: ["lead","each"]});
errors++;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 === "string"){
if(!($formats1(data2))){
vErrors = $fault(vErrors, instancePath+"/from", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/from", "type", {type: "string"});
errors++;
}
}
if(data.to !== undefined){
let data3 = data.to;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/to", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/to", "format", {format: "date"});
errors++;
}
}
}
if(data.legs !== undefined){
let data4 = data.legs;
if(Array.isArray(data4)){
if(data4.length > 10){
vErrors = $fault(vErrors, instancePath+"/legs", "maxItems", {limit: 10});
errors++;
}
if(data4.length < 2){
vErrors = $fault(vErrors, instancePath+"/legs", "minItems", {limit: 2});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!($validate2(data4[i0], instancePath+"/legs/" + i0))){
vErrors = vErrors === null ? $validate2.errors : vErrors.concat($validate2.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/legs", "type", {type: "array"});
errors++;
}
}
if(data.note !== undefined){
let data6 = data.note;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/note", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if($lengthOf(data6) > 500){
vErrors = $fault(vErrors, instancePath+"/note", "maxLength", {limit: 500});
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
function $validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "to"});
errors++;
}
for(const key0 in data){
if(!(key0 === "to")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.to !== undefined){
let data0 = data.to;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/to", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/to", "type", {type: "string"});
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
if(data.companyId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "companyId"});
errors++;
}
if(data.percent === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "percent"});
errors++;
}
if(data.amount === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "amount"});
errors++;
}
if(data.from === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "from"});
errors++;
}
if(data.to === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "to"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "companyId") || (key0 === "percent")) || (key0 === "amount")) || (key0 === "from")) || (key0 === "to"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.companyId !== undefined){
let data0 = data.companyId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/companyId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/companyId", "type", {type: "string"});
errors++;
}
}
if(data.percent !== undefined){
let data1 = data.percent;
if((!(typeof data1 == "number")) && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/percent", "type", {type: ["number","null"]});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 1 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/percent", "maximum", {limit: 1});
errors++;
}
if(data1 < 0.0001 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/percent", "minimum", {limit: 0.0001});
errors++;
}
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/amount", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100000000000 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/amount", "maximum", {limit: 100000000000});
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/amount", "minimum", {limit: 1});
errors++;
}
}
}
if(data.from !== undefined){
let data3 = data.from;
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/from", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/from", "type", {type: "string"});
errors++;
}
}
if(data.to !== undefined){
let data4 = data.to;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/to", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!($formats1(data4))){
vErrors = $fault(vErrors, instancePath+"/to", "format", {format: "date"});
errors++;
}
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
