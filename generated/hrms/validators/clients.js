// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createClient = /*#__PURE__*/ $check($validate0);
export const updateClient = /*#__PURE__*/ $check($validate0);
const $names0 = new Set(["name","code","uen","contacts","billingAddress","billingEmail","billingCurrency","notes","status"]);
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$", "u");
const $pattern2 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");
const $pattern3 = new RegExp("^[A-Z]{3}$", "u");
const $pattern4 = new RegExp("^\\+?[0-9 ()./-]{5,}$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if($lengthOf(data0) > 120){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/name", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 20){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 20});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"});
errors++;
}
}
}
if(data.uen !== undefined){
let data2 = data.uen;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/uen", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 12){
vErrors = $fault(vErrors, instancePath+"/uen", "maxLength", {limit: 12});
errors++;
}
if($lengthOf(data2) < 9){
vErrors = $fault(vErrors, instancePath+"/uen", "minLength", {limit: 9});
errors++;
}
}
}
if(data.contacts !== undefined){
let data3 = data.contacts;
if(Array.isArray(data3)){
if(data3.length > 20){
vErrors = $fault(vErrors, instancePath+"/contacts", "maxItems", {limit: 20});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!($validate1(data3[i0], instancePath+"/contacts/" + i0))){
vErrors = vErrors === null ? $validate1.errors : vErrors.concat($validate1.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/contacts", "type", {type: "array"});
errors++;
}
}
if(data.billingAddress !== undefined){
let data5 = data.billingAddress;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/billingAddress", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if($lengthOf(data5) > 300){
vErrors = $fault(vErrors, instancePath+"/billingAddress", "maxLength", {limit: 300});
errors++;
}
}
}
if(data.billingEmail !== undefined){
let data6 = data.billingEmail;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/billingEmail", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if($lengthOf(data6) > 254){
vErrors = $fault(vErrors, instancePath+"/billingEmail", "maxLength", {limit: 254});
errors++;
}
if(!$pattern2.test(data6)){
vErrors = $fault(vErrors, instancePath+"/billingEmail", "pattern", {pattern: "^[^@\\s]+@[^@\\s]+$"});
errors++;
}
}
}
if(data.billingCurrency !== undefined){
let data7 = data.billingCurrency;
if(typeof data7 === "string"){
if(!$pattern3.test(data7)){
vErrors = $fault(vErrors, instancePath+"/billingCurrency", "pattern", {pattern: "^[A-Z]{3}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/billingCurrency", "type", {type: "string"});
errors++;
}
}
if(data.notes !== undefined){
let data8 = data.notes;
if((typeof data8 !== "string") && (data8 !== null)){
vErrors = $fault(vErrors, instancePath+"/notes", "type", {type: ["string","null"]});
errors++;
}
if(typeof data8 === "string"){
if($lengthOf(data8) > 2000){
vErrors = $fault(vErrors, instancePath+"/notes", "maxLength", {limit: 2000});
errors++;
}
}
}
if(data.status !== undefined){
let data9 = data.status;
if(typeof data9 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data9 === "active") || (data9 === "inactive"))){
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
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "role")) || (key0 === "email")) || (key0 === "phone"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if($lengthOf(data0) > 120){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/name", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/role", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 80){
vErrors = $fault(vErrors, instancePath+"/role", "maxLength", {limit: 80});
errors++;
}
}
}
if(data.email !== undefined){
let data2 = data.email;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/email", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 254){
vErrors = $fault(vErrors, instancePath+"/email", "maxLength", {limit: 254});
errors++;
}
if(!$pattern2.test(data2)){
vErrors = $fault(vErrors, instancePath+"/email", "pattern", {pattern: "^[^@\\s]+@[^@\\s]+$"});
errors++;
}
}
}
if(data.phone !== undefined){
let data3 = data.phone;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/phone", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 30){
vErrors = $fault(vErrors, instancePath+"/phone", "maxLength", {limit: 30});
errors++;
}
if(!$pattern4.test(data3)){
vErrors = $fault(vErrors, instancePath+"/phone", "pattern", {pattern: "^\\+?[0-9 ()./-]{5,}$"});
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
