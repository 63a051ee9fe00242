// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const addPunches = /*#__PURE__*/ $check($validate0);
export const importPunches = /*#__PURE__*/ $check($validate1);
const $formats0 = $formats.uuid;
const $formats1 = $formats["date-time"];
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "items"});
errors++;
}
for(const key0 in data){
if(!(key0 === "items")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 1000){
vErrors = $fault(vErrors, instancePath+"/items", "maxItems", {limit: 1000});
errors++;
}
if(data0.length < 1){
vErrors = $fault(vErrors, instancePath+"/items", "minItems", {limit: 1});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!($validate2(data0[i0], instancePath+"/items/" + i0))){
vErrors = vErrors === null ? $validate2.errors : vErrors.concat($validate2.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/items", "type", {type: "array"});
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
if($lengthOf(data0) > 1000000){
vErrors = $fault(vErrors, instancePath+"/csv", "maxLength", {limit: 1000000});
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
function $validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rawId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "rawId"});
errors++;
}
if(data.at === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "at"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "rawId") || (key0 === "employeeId")) || (key0 === "employeeNo")) || (key0 === "at")) || (key0 === "tz")) || (key0 === "direction")) || (key0 === "device"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.rawId !== undefined){
let data0 = data.rawId;
if(typeof data0 === "string"){
if($lengthOf(data0) > 100){
vErrors = $fault(vErrors, instancePath+"/rawId", "maxLength", {limit: 100});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/rawId", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/rawId", "type", {type: "string"});
errors++;
}
}
if(data.employeeId !== undefined){
let data1 = data.employeeId;
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/employeeId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeId", "type", {type: "string"});
errors++;
}
}
if(data.employeeNo !== undefined){
let data2 = data.employeeNo;
if(typeof data2 === "string"){
if($lengthOf(data2) > 40){
vErrors = $fault(vErrors, instancePath+"/employeeNo", "maxLength", {limit: 40});
errors++;
}
if($lengthOf(data2) < 1){
vErrors = $fault(vErrors, instancePath+"/employeeNo", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeNo", "type", {type: "string"});
errors++;
}
}
if(data.at !== undefined){
let data3 = data.at;
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/at", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/at", "type", {type: "string"});
errors++;
}
}
if(data.tz !== undefined){
let data4 = data.tz;
if(typeof data4 === "string"){
if($lengthOf(data4) > 64){
vErrors = $fault(vErrors, instancePath+"/tz", "maxLength", {limit: 64});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/tz", "type", {type: "string"});
errors++;
}
}
if(data.direction !== undefined){
let data5 = data.direction;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/direction", "type", {type: "string"});
errors++;
}
if(!(((data5 === "in") || (data5 === "out")) || (data5 === "auto"))){
vErrors = $fault(vErrors, instancePath+"/direction", "enum", {allowedValues: ["in","out","auto"]});
errors++;
}
}
if(data.device !== undefined){
let data6 = data.device;
if(typeof data6 === "string"){
if($lengthOf(data6) > 80){
vErrors = $fault(vErrors, instancePath+"/device", "maxLength", {limit: 80});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/device", "type", {type: "string"});
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
