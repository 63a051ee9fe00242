// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault } from "#src/client/validation.ts";

export const updateAppSettings = /*#__PURE__*/ $check($validate0);
const $names0 = new Set(["skin","language","layout","menuCollapsed","dateFormat","currencySymbol","toastMs","mapLatitude","mapLongitude","mapZoom"]);
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = $fault(vErrors, instancePath, "minProperties", {limit: 1});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.skin !== undefined){
let data0 = data.skin;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/skin", "type", {type: ["string","null"]});
errors++;
}
if(!(((((data0 === "light") || (data0 === "bordered")) || (data0 === "dark")) || (data0 === "semi-dark")) || (data0 === null))){
vErrors = $fault(vErrors, instancePath+"/skin", "enum", {allowedValues: ["light","bordered","dark","semi-dark",null]});
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/language", "type", {type: ["string","null"]});
errors++;
}
if(!(((((data1 === "en") || (data1 === "de")) || (data1 === "fr")) || (data1 === "pt")) || (data1 === null))){
vErrors = $fault(vErrors, instancePath+"/language", "enum", {allowedValues: ["en","de","fr","pt",null]});
errors++;
}
}
if(data.layout !== undefined){
let data2 = data.layout;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/layout", "type", {type: ["string","null"]});
errors++;
}
if(!(((data2 === "vertical") || (data2 === "horizontal")) || (data2 === null))){
vErrors = $fault(vErrors, instancePath+"/layout", "enum", {allowedValues: ["vertical","horizontal",null]});
errors++;
}
}
if(data.menuCollapsed !== undefined){
let data3 = data.menuCollapsed;
if((typeof data3 !== "boolean") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/menuCollapsed", "type", {type: ["boolean","null"]});
errors++;
}
}
if(data.dateFormat !== undefined){
let data4 = data.dateFormat;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/dateFormat", "type", {type: "string"});
errors++;
}
if(!((((data4 === "language") || (data4 === "dd/MM/yyyy")) || (data4 === "dd MMM yyyy")) || (data4 === "yyyy-MM-dd"))){
vErrors = $fault(vErrors, instancePath+"/dateFormat", "enum", {allowedValues: ["language","dd/MM/yyyy","dd MMM yyyy","yyyy-MM-dd"]});
errors++;
}
}
if(data.currencySymbol !== undefined){
let data5 = data.currencySymbol;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/currencySymbol", "type", {type: "string"});
errors++;
}
if(!((((data5 === "$S") || (data5 === "S$")) || (data5 === "SGD")) || (data5 === "$"))){
vErrors = $fault(vErrors, instancePath+"/currencySymbol", "enum", {allowedValues: ["$S","S$","SGD","$"]});
errors++;
}
}
if(data.toastMs !== undefined){
let data6 = data.toastMs;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
vErrors = $fault(vErrors, instancePath+"/toastMs", "type", {type: "integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 20000 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/toastMs", "maximum", {limit: 20000});
errors++;
}
if(data6 < 1000 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/toastMs", "minimum", {limit: 1000});
errors++;
}
}
}
if(data.mapLatitude !== undefined){
let data7 = data.mapLatitude;
if(typeof data7 == "number"){
if(data7 > 90 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/mapLatitude", "maximum", {limit: 90});
errors++;
}
if(data7 < -90 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/mapLatitude", "minimum", {limit: -90});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/mapLatitude", "type", {type: "number"});
errors++;
}
}
if(data.mapLongitude !== undefined){
let data8 = data.mapLongitude;
if(typeof data8 == "number"){
if(data8 > 180 || isNaN(data8)){
vErrors = $fault(vErrors, instancePath+"/mapLongitude", "maximum", {limit: 180});
errors++;
}
if(data8 < -180 || isNaN(data8)){
vErrors = $fault(vErrors, instancePath+"/mapLongitude", "minimum", {limit: -180});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/mapLongitude", "type", {type: "number"});
errors++;
}
}
if(data.mapZoom !== undefined){
let data9 = data.mapZoom;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
vErrors = $fault(vErrors, instancePath+"/mapZoom", "type", {type: "integer"});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 19 || isNaN(data9)){
vErrors = $fault(vErrors, instancePath+"/mapZoom", "maximum", {limit: 19});
errors++;
}
if(data9 < 1 || isNaN(data9)){
vErrors = $fault(vErrors, instancePath+"/mapZoom", "minimum", {limit: 1});
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
