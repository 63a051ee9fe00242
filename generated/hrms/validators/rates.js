// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate1 } from "./components/rate-set-input.js";
import { validate as $validate2 } from "./components/rate-review.js";
import { validate as $validate3 } from "./components/rate-activation.js";

export const createRateSet = /*#__PURE__*/ $check($validate0);
export const updateRateSet = /*#__PURE__*/ $check($validate1);
export const reviewRateSet = /*#__PURE__*/ $check($validate2);
export const activateRateSet = /*#__PURE__*/ $check($validate3);
const $formats0 = $formats.date;
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^https://\\S+$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "kind"});
errors++;
}
if(data.effectiveFrom === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "effectiveFrom"});
errors++;
}
if(data.announcedUpTo === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "announcedUpTo"});
errors++;
}
if(data.sourceTitle === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "sourceTitle"});
errors++;
}
if(data.sourceUrl === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "sourceUrl"});
errors++;
}
if(data.certainty === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "certainty"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "effectiveFrom")) || (key0 === "announcedUpTo")) || (key0 === "sourceTitle")) || (key0 === "sourceUrl")) || (key0 === "certainty"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: "string"});
errors++;
}
if(!(((((((((((((data0 === "cpf") || (data0 === "cpf-ceilings")) || (data0 === "cpf-ages")) || (data0 === "cpf-wages")) || (data0 === "sdl")) || (data0 === "cdac")) || (data0 === "ec")) || (data0 === "mbm")) || (data0 === "sinda")) || (data0 === "levy")) || (data0 === "employment")) || (data0 === "ppf")) || (data0 === "holidays"))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["cpf","cpf-ceilings","cpf-ages","cpf-wages","sdl","cdac","ec","mbm","sinda","levy","employment","ppf","holidays"]});
errors++;
}
}
if(data.effectiveFrom !== undefined){
let data1 = data.effectiveFrom;
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/effectiveFrom", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/effectiveFrom", "type", {type: "string"});
errors++;
}
}
if(data.announcedUpTo !== undefined){
let data2 = data.announcedUpTo;
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/announcedUpTo", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/announcedUpTo", "type", {type: "string"});
errors++;
}
}
if(data.sourceTitle !== undefined){
let data3 = data.sourceTitle;
if(typeof data3 === "string"){
if($lengthOf(data3) > 200){
vErrors = $fault(vErrors, instancePath+"/sourceTitle", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data3) < 1){
vErrors = $fault(vErrors, instancePath+"/sourceTitle", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data3)){
vErrors = $fault(vErrors, instancePath+"/sourceTitle", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/sourceTitle", "type", {type: "string"});
errors++;
}
}
if(data.sourceUrl !== undefined){
let data4 = data.sourceUrl;
if(typeof data4 === "string"){
if($lengthOf(data4) > 500){
vErrors = $fault(vErrors, instancePath+"/sourceUrl", "maxLength", {limit: 500});
errors++;
}
if(!$pattern1.test(data4)){
vErrors = $fault(vErrors, instancePath+"/sourceUrl", "pattern", {pattern: "^https://\\S+$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/sourceUrl", "type", {type: "string"});
errors++;
}
}
if(data.certainty !== undefined){
let data5 = data.certainty;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/certainty", "type", {type: "string"});
errors++;
}
if(!((((data5 === "found") || (data5 === "copied")) || (data5 === "inferred")) || (data5 === "own"))){
vErrors = $fault(vErrors, instancePath+"/certainty", "enum", {allowedValues: ["found","copied","inferred","own"]});
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
