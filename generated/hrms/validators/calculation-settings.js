// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault } from "#src/client/validation.ts";

export const updateCalculationSettings = /*#__PURE__*/ $check($validate0);
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.overtimeCap === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "overtimeCap"});
errors++;
}
if(data.sdlRounding === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "sdlRounding"});
errors++;
}
if(data.conversionMonth === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "conversionMonth"});
errors++;
}
if(data.additionalWageEstimate === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "additionalWageEstimate"});
errors++;
}
if(data.sindaPasses === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "sindaPasses"});
errors++;
}
if(data.mbmfLowWages === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "mbmfLowWages"});
errors++;
}
if(data.serviceBasis === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "serviceBasis"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "overtimeCap") || (key0 === "sdlRounding")) || (key0 === "conversionMonth")) || (key0 === "additionalWageEstimate")) || (key0 === "sindaPasses")) || (key0 === "mbmfLowWages")) || (key0 === "serviceBasis"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.overtimeCap !== undefined){
let data0 = data.overtimeCap;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/overtimeCap", "type", {type: "string"});
errors++;
}
if(!((data0 === "published-cap") || (data0 === "unrounded"))){
vErrors = $fault(vErrors, instancePath+"/overtimeCap", "enum", {allowedValues: ["published-cap","unrounded"]});
errors++;
}
}
if(data.sdlRounding !== undefined){
let data1 = data.sdlRounding;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/sdlRounding", "type", {type: "string"});
errors++;
}
if(!(((data1 === "sdlHalfUp") || (data1 === "sdlDown")) || (data1 === "sdlUp"))){
vErrors = $fault(vErrors, instancePath+"/sdlRounding", "enum", {allowedValues: ["sdlHalfUp","sdlDown","sdlUp"]});
errors++;
}
}
if(data.conversionMonth !== undefined){
let data2 = data.conversionMonth;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/conversionMonth", "type", {type: "string"});
errors++;
}
if(!(((data2 === "working-days") || (data2 === "calendar-days")) || (data2 === "whole-month"))){
vErrors = $fault(vErrors, instancePath+"/conversionMonth", "enum", {allowedValues: ["working-days","calendar-days","whole-month"]});
errors++;
}
}
if(data.additionalWageEstimate !== undefined){
let data3 = data.additionalWageEstimate;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/additionalWageEstimate", "type", {type: "string"});
errors++;
}
if(!((data3 === "carry-forward") || (data3 === "declared"))){
vErrors = $fault(vErrors, instancePath+"/additionalWageEstimate", "enum", {allowedValues: ["carry-forward","declared"]});
errors++;
}
}
if(data.sindaPasses !== undefined){
let data4 = data.sindaPasses;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/sindaPasses", "type", {type: "string"});
errors++;
}
if(!((data4 === "employment-pass") || (data4 === "every-pass"))){
vErrors = $fault(vErrors, instancePath+"/sindaPasses", "enum", {allowedValues: ["employment-pass","every-pass"]});
errors++;
}
}
if(data.mbmfLowWages !== undefined){
let data5 = data.mbmfLowWages;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/mbmfLowWages", "type", {type: "string"});
errors++;
}
if(!((data5 === "contribute") || (data5 === "free-up-to-200"))){
vErrors = $fault(vErrors, instancePath+"/mbmfLowWages", "enum", {allowedValues: ["contribute","free-up-to-200"]});
errors++;
}
}
if(data.serviceBasis !== undefined){
let data6 = data.serviceBasis;
if(typeof data6 !== "string"){
vErrors = $fault(vErrors, instancePath+"/serviceBasis", "type", {type: "string"});
errors++;
}
if(!((data6 === "each-month") || (data6 === "period-start"))){
vErrors = $fault(vErrors, instancePath+"/serviceBasis", "enum", {allowedValues: ["each-month","period-start"]});
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
