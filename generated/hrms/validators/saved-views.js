// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createSavedView = /*#__PURE__*/ $check($validate0);
export const updateSavedView = /*#__PURE__*/ $check($validate1);
const $formats0 = $formats.uuid;
const $pattern0 = new RegExp("^[a-z][a-z-]{0,39}$", "u");
const $pattern1 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "companyId"});
errors++;
}
if(data.subject === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "subject"});
errors++;
}
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.query === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "query"});
errors++;
}
if(data.layout === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "layout"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "companyId") || (key0 === "subject")) || (key0 === "name")) || (key0 === "query")) || (key0 === "layout")) || (key0 === "shared"))){
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
if(data.subject !== undefined){
let data1 = data.subject;
if(typeof data1 === "string"){
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/subject", "pattern", {pattern: "^[a-z][a-z-]{0,39}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/subject", "type", {type: "string"});
errors++;
}
}
if(data.name !== undefined){
if(!($validate2(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? $validate2.errors : vErrors.concat($validate2.errors);
errors = vErrors.length;
}
}
if(data.query !== undefined){
if(!($validate3(data.query, instancePath+"/query"))){
vErrors = vErrors === null ? $validate3.errors : vErrors.concat($validate3.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined){
if(!($validate4(data.layout, instancePath+"/layout"))){
vErrors = vErrors === null ? $validate4.errors : vErrors.concat($validate4.errors);
errors = vErrors.length;
}
}
if(data.shared !== undefined){
if(typeof data.shared !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/shared", "type", {type: "boolean"});
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
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.query === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "query"});
errors++;
}
if(data.layout === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "layout"});
errors++;
}
if(data.shared === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "shared"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "query")) || (key0 === "layout")) || (key0 === "shared"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.name !== undefined){
if(!($validate2(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? $validate2.errors : vErrors.concat($validate2.errors);
errors = vErrors.length;
}
}
if(data.query !== undefined){
if(!($validate3(data.query, instancePath+"/query"))){
vErrors = vErrors === null ? $validate3.errors : vErrors.concat($validate3.errors);
errors = vErrors.length;
}
}
if(data.layout !== undefined){
if(!($validate4(data.layout, instancePath+"/layout"))){
vErrors = vErrors === null ? $validate4.errors : vErrors.concat($validate4.errors);
errors = vErrors.length;
}
}
if(data.shared !== undefined){
if(typeof data.shared !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/shared", "type", {type: "boolean"});
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
if(typeof data === "string"){
if($lengthOf(data) > 60){
vErrors = $fault(vErrors, instancePath, "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data) < 1){
vErrors = $fault(vErrors, instancePath, "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data)){
vErrors = $fault(vErrors, instancePath, "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "string"});
errors++;
}
$validate2.errors = vErrors;
return errors === 0;
}
function $validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 40){
vErrors = $fault(vErrors, instancePath, "maxProperties", {limit: 40});
errors++;
}
for(const key0 in data){
let data0 = data[key0];
if(typeof data0 === "string"){
if($lengthOf(data0) > 2000){
vErrors = $fault(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", {limit: 2000});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
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
function $validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.columns === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "columns"});
errors++;
}
if(data.widths === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "widths"});
errors++;
}
if(data.pinned === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "pinned"});
errors++;
}
if(data.density === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "density"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "columns") || (key0 === "widths")) || (key0 === "pinned")) || (key0 === "density"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.columns !== undefined){
let data0 = data.columns;
if((!(Array.isArray(data0))) && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/columns", "type", {type: ["array","null"]});
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 60){
vErrors = $fault(vErrors, instancePath+"/columns", "maxItems", {limit: 60});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if($lengthOf(data1) > 60){
vErrors = $fault(vErrors, instancePath+"/columns/" + i0, "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/columns/" + i0, "type", {type: "string"});
errors++;
}
}
}
}
if(data.widths !== undefined){
let data2 = data.widths;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 60){
vErrors = $fault(vErrors, instancePath+"/widths", "maxProperties", {limit: 60});
errors++;
}
for(const key1 in data2){
let data3 = data2[key1];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = $fault(vErrors, instancePath+"/widths/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2000 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/widths/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maximum", {limit: 2000});
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/widths/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "minimum", {limit: 1});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/widths", "type", {type: "object"});
errors++;
}
}
if(data.pinned !== undefined){
let data4 = data.pinned;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 60){
vErrors = $fault(vErrors, instancePath+"/pinned", "maxProperties", {limit: 60});
errors++;
}
for(const key2 in data4){
let data5 = data4[key2];
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/pinned/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors++;
}
if(!((data5 === "start") || (data5 === "end"))){
vErrors = $fault(vErrors, instancePath+"/pinned/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "enum", {allowedValues: ["start","end"]});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/pinned", "type", {type: "object"});
errors++;
}
}
if(data.density !== undefined){
let data6 = data.density;
if(typeof data6 !== "string"){
vErrors = $fault(vErrors, instancePath+"/density", "type", {type: "string"});
errors++;
}
if(!((data6 === "normal") || (data6 === "compact"))){
vErrors = $fault(vErrors, instancePath+"/density", "enum", {allowedValues: ["normal","compact"]});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate4.errors = vErrors;
return errors === 0;
}
