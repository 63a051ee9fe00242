// Generated from the contract by `npm run generate`; never edited.
import { check as $check } from "#src/client/validation.ts";

export const updateCalculationSettings = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["overtimeCap","sdlRounding","conversionMonth","additionalWageEstimate","sindaPasses","mbmfLowWages","serviceBasis"],"additionalProperties":false,"properties":{"overtimeCap":{"type":"string","enum":["published-cap","unrounded"]},"sdlRounding":{"type":"string","enum":["sdlHalfUp","sdlDown","sdlUp"]},"conversionMonth":{"type":"string","enum":["working-days","calendar-days","whole-month"]},"additionalWageEstimate":{"type":"string","enum":["carry-forward","declared"]},"sindaPasses":{"type":"string","enum":["employment-pass","every-pass"]},"mbmfLowWages":{"type":"string","enum":["contribute","free-up-to-200"]},"serviceBasis":{"type":"string","enum":["each-month","period-start"]}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.overtimeCap === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "overtimeCap"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sdlRounding === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sdlRounding"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.conversionMonth === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "conversionMonth"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.additionalWageEstimate === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "additionalWageEstimate"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sindaPasses === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sindaPasses"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.mbmfLowWages === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mbmfLowWages"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.serviceBasis === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "serviceBasis"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "overtimeCap") || (key0 === "sdlRounding")) || (key0 === "conversionMonth")) || (key0 === "additionalWageEstimate")) || (key0 === "sindaPasses")) || (key0 === "mbmfLowWages")) || (key0 === "serviceBasis"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.overtimeCap !== undefined){
let data0 = data.overtimeCap;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/overtimeCap",schemaPath:"#/properties/overtimeCap/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data0 === "published-cap") || (data0 === "unrounded"))){
const err9 = {instancePath:instancePath+"/overtimeCap",schemaPath:"#/properties/overtimeCap/enum",keyword:"enum",params:{allowedValues: schema0.properties.overtimeCap.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sdlRounding !== undefined){
let data1 = data.sdlRounding;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/sdlRounding",schemaPath:"#/properties/sdlRounding/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data1 === "sdlHalfUp") || (data1 === "sdlDown")) || (data1 === "sdlUp"))){
const err11 = {instancePath:instancePath+"/sdlRounding",schemaPath:"#/properties/sdlRounding/enum",keyword:"enum",params:{allowedValues: schema0.properties.sdlRounding.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.conversionMonth !== undefined){
let data2 = data.conversionMonth;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/conversionMonth",schemaPath:"#/properties/conversionMonth/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data2 === "working-days") || (data2 === "calendar-days")) || (data2 === "whole-month"))){
const err13 = {instancePath:instancePath+"/conversionMonth",schemaPath:"#/properties/conversionMonth/enum",keyword:"enum",params:{allowedValues: schema0.properties.conversionMonth.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.additionalWageEstimate !== undefined){
let data3 = data.additionalWageEstimate;
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/additionalWageEstimate",schemaPath:"#/properties/additionalWageEstimate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((data3 === "carry-forward") || (data3 === "declared"))){
const err15 = {instancePath:instancePath+"/additionalWageEstimate",schemaPath:"#/properties/additionalWageEstimate/enum",keyword:"enum",params:{allowedValues: schema0.properties.additionalWageEstimate.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sindaPasses !== undefined){
let data4 = data.sindaPasses;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/sindaPasses",schemaPath:"#/properties/sindaPasses/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data4 === "employment-pass") || (data4 === "every-pass"))){
const err17 = {instancePath:instancePath+"/sindaPasses",schemaPath:"#/properties/sindaPasses/enum",keyword:"enum",params:{allowedValues: schema0.properties.sindaPasses.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.mbmfLowWages !== undefined){
let data5 = data.mbmfLowWages;
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/mbmfLowWages",schemaPath:"#/properties/mbmfLowWages/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data5 === "contribute") || (data5 === "free-up-to-200"))){
const err19 = {instancePath:instancePath+"/mbmfLowWages",schemaPath:"#/properties/mbmfLowWages/enum",keyword:"enum",params:{allowedValues: schema0.properties.mbmfLowWages.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.serviceBasis !== undefined){
let data6 = data.serviceBasis;
if(typeof data6 !== "string"){
const err20 = {instancePath:instancePath+"/serviceBasis",schemaPath:"#/properties/serviceBasis/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data6 === "each-month") || (data6 === "period-start"))){
const err21 = {instancePath:instancePath+"/serviceBasis",schemaPath:"#/properties/serviceBasis/enum",keyword:"enum",params:{allowedValues: schema0.properties.serviceBasis.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

