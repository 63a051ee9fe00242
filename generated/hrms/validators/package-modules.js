// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats } from "#src/client/validation.ts";

export const createPackageModule = /*#__PURE__*/ $check($validate0);
export const updatePackageModule = /*#__PURE__*/ $check($validate0);
const $formats0 = $formats.uuid;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.packageId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "packageId"});
errors++;
}
if(data.moduleId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "moduleId"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "packageId") || (key0 === "moduleId")) || (key0 === "limits"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.packageId !== undefined){
let data0 = data.packageId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/packageId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/packageId", "type", {type: "string"});
errors++;
}
}
if(data.moduleId !== undefined){
let data1 = data.moduleId;
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/moduleId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/moduleId", "type", {type: "string"});
errors++;
}
}
if(data.limits !== undefined){
if(!($validate1(data.limits, instancePath+"/limits"))){
vErrors = vErrors === null ? $validate1.errors : vErrors.concat($validate1.errors);
errors = vErrors.length;
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
for(const key0 in data){
if(!(((((key0 === "apiKeys") || (key0 === "webhooks")) || (key0 === "customFields")) || (key0 === "storageMb")) || (key0 === "importRows"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.apiKeys !== undefined){
let data0 = data.apiKeys;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/apiKeys", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 1000000 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/apiKeys", "maximum", {limit: 1000000});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/apiKeys", "minimum", {limit: 0});
errors++;
}
}
}
if(data.webhooks !== undefined){
let data1 = data.webhooks;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/webhooks", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 1000000 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/webhooks", "maximum", {limit: 1000000});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/webhooks", "minimum", {limit: 0});
errors++;
}
}
}
if(data.customFields !== undefined){
let data2 = data.customFields;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = $fault(vErrors, instancePath+"/customFields", "type", {type: "integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 1000000 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/customFields", "maximum", {limit: 1000000});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/customFields", "minimum", {limit: 0});
errors++;
}
}
}
if(data.storageMb !== undefined){
let data3 = data.storageMb;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = $fault(vErrors, instancePath+"/storageMb", "type", {type: "integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 1000000 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/storageMb", "maximum", {limit: 1000000});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/storageMb", "minimum", {limit: 0});
errors++;
}
}
}
if(data.importRows !== undefined){
let data4 = data.importRows;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
vErrors = $fault(vErrors, instancePath+"/importRows", "type", {type: "integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 1000000 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/importRows", "maximum", {limit: 1000000});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/importRows", "minimum", {limit: 0});
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
