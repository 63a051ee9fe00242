// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createWorkpassOccupation = /*#__PURE__*/ $check($validate0);
export const importWorkpassOccupations = /*#__PURE__*/ $check($validate1);
export const updateWorkpassOccupation = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("^[0-9]{5}$", "u");
const $pattern1 = new RegExp("\\S", "u");
const $formats0 = $formats.uuid;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
if(data.title === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "code") || (key0 === "title")) || (key0 === "workpassTypeIds")) || (key0 === "sector")) || (key0 === "isPme")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^[0-9]{5}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if($lengthOf(data1) > 120){
vErrors = $fault(vErrors, instancePath+"/title", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/title", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.workpassTypeIds !== undefined){
let data2 = data.workpassTypeIds;
if(Array.isArray(data2)){
if(data2.length > 50){
vErrors = $fault(vErrors, instancePath+"/workpassTypeIds", "maxItems", {limit: 50});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/workpassTypeIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/workpassTypeIds/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data2[i1], data2[j0])){
vErrors = $fault(vErrors, instancePath+"/workpassTypeIds", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/workpassTypeIds", "type", {type: "array"});
errors++;
}
}
if(data.sector !== undefined){
let data4 = data.sector;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/sector", "type", {type: ["string","null"]});
errors++;
}
if(!((((((data4 === "services") || (data4 === "manufacturing")) || (data4 === "construction")) || (data4 === "marine")) || (data4 === "process")) || (data4 === null))){
vErrors = $fault(vErrors, instancePath+"/sector", "enum", {allowedValues: ["services","manufacturing","construction","marine","process",null]});
errors++;
}
}
if(data.isPme !== undefined){
if(typeof data.isPme !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/isPme", "type", {type: "boolean"});
errors++;
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
if($lengthOf(data0) > 700000){
vErrors = $fault(vErrors, instancePath+"/csv", "maxLength", {limit: 700000});
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
