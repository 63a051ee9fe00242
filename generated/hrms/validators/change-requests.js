// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate4 } from "./components/bank-account-input.js";
import { validate as $validate5 } from "./components/passport-input.js";
import { validate as $validate6 } from "./components/dependant-input.js";
import { validate as $validate7 } from "./components/phone.js";
import { validate as $validate8 } from "./components/address.js";
import { validate as $validate9 } from "./components/emergency-contact.js";

export const createChangeRequest = /*#__PURE__*/ $check($validate0);
export const approveChangeRequest = /*#__PURE__*/ $check($validate1);
export const rejectChangeRequest = /*#__PURE__*/ $check($validate2);
const $formats0 = $formats.uuid;
const $names0 = new Set(["fullName","preferredName","maritalStatus","personalEmail","phones","addresses","emergencyContacts","idType","idNo"]);
const $pattern0 = new RegExp("\\S", "u");
const $formats1 = $formats.email;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.section === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "section"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "section") || (key0 === "change")) || (key0 === "bankAccount")) || (key0 === "passport")) || (key0 === "dependant")) || (key0 === "recordId")) || (key0 === "note")) || (key0 === "fileId"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.section !== undefined){
let data0 = data.section;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/section", "type", {type: "string"});
errors++;
}
if(!((((((((data0 === "person") || (data0 === "contact")) || (data0 === "address")) || (data0 === "emergency")) || (data0 === "identity")) || (data0 === "bankAccount")) || (data0 === "passport")) || (data0 === "dependant"))){
vErrors = $fault(vErrors, instancePath+"/section", "enum", {allowedValues: ["person","contact","address","emergency","identity","bankAccount","passport","dependant"]});
errors++;
}
}
if(data.change !== undefined){
if(!($validate3(data.change, instancePath+"/change"))){
vErrors = vErrors === null ? $validate3.errors : vErrors.concat($validate3.errors);
errors = vErrors.length;
}
}
if(data.bankAccount !== undefined){
if(!($validate4(data.bankAccount, instancePath+"/bankAccount"))){
vErrors = vErrors === null ? $validate4.errors : vErrors.concat($validate4.errors);
errors = vErrors.length;
}
}
if(data.passport !== undefined){
if(!($validate5(data.passport, instancePath+"/passport"))){
vErrors = vErrors === null ? $validate5.errors : vErrors.concat($validate5.errors);
errors = vErrors.length;
}
}
if(data.dependant !== undefined){
if(!($validate6(data.dependant, instancePath+"/dependant"))){
vErrors = vErrors === null ? $validate6.errors : vErrors.concat($validate6.errors);
errors = vErrors.length;
}
}
if(data.recordId !== undefined){
let data5 = data.recordId;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/recordId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if(!($formats0(data5))){
vErrors = $fault(vErrors, instancePath+"/recordId", "format", {format: "uuid"});
errors++;
}
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
if(data.fileId !== undefined){
let data7 = data.fileId;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/fileId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data7 === "string"){
if(!($formats0(data7))){
vErrors = $fault(vErrors, instancePath+"/fileId", "format", {format: "uuid"});
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
for(const key0 in data){
if(!((key0 === "note") || (key0 === "replace"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.note !== undefined){
let data0 = data.note;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/note", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 500){
vErrors = $fault(vErrors, instancePath+"/note", "maxLength", {limit: 500});
errors++;
}
}
}
if(data.replace !== undefined){
if(typeof data.replace !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/replace", "type", {type: "boolean"});
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
for(const key0 in data){
if(!(key0 === "note")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.note !== undefined){
let data0 = data.note;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/note", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 500){
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
$validate2.errors = vErrors;
return errors === 0;
}
function $validate3(data, instancePath = ""){
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
if(data.fullName !== undefined){
let data0 = data.fullName;
if(typeof data0 === "string"){
if($lengthOf(data0) > 120){
vErrors = $fault(vErrors, instancePath+"/fullName", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/fullName", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/fullName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/fullName", "type", {type: "string"});
errors++;
}
}
if(data.preferredName !== undefined){
let data1 = data.preferredName;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/preferredName", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 80){
vErrors = $fault(vErrors, instancePath+"/preferredName", "maxLength", {limit: 80});
errors++;
}
}
}
if(data.maritalStatus !== undefined){
let data2 = data.maritalStatus;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/maritalStatus", "type", {type: ["string","null"]});
errors++;
}
if(!((((((data2 === "single") || (data2 === "married")) || (data2 === "divorced")) || (data2 === "widowed")) || (data2 === "separated")) || (data2 === null))){
vErrors = $fault(vErrors, instancePath+"/maritalStatus", "enum", {allowedValues: ["single","married","divorced","widowed","separated",null]});
errors++;
}
}
if(data.personalEmail !== undefined){
let data3 = data.personalEmail;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/personalEmail", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 254){
vErrors = $fault(vErrors, instancePath+"/personalEmail", "maxLength", {limit: 254});
errors++;
}
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/personalEmail", "format", {format: "email"});
errors++;
}
}
}
if(data.phones !== undefined){
let data4 = data.phones;
if(Array.isArray(data4)){
if(data4.length > 6){
vErrors = $fault(vErrors, instancePath+"/phones", "maxItems", {limit: 6});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!($validate7(data4[i0], instancePath+"/phones/" + i0))){
vErrors = vErrors === null ? $validate7.errors : vErrors.concat($validate7.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/phones", "type", {type: "array"});
errors++;
}
}
if(data.addresses !== undefined){
let data6 = data.addresses;
if(Array.isArray(data6)){
if(data6.length > 4){
vErrors = $fault(vErrors, instancePath+"/addresses", "maxItems", {limit: 4});
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!($validate8(data6[i1], instancePath+"/addresses/" + i1))){
vErrors = vErrors === null ? $validate8.errors : vErrors.concat($validate8.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/addresses", "type", {type: "array"});
errors++;
}
}
if(data.emergencyContacts !== undefined){
let data8 = data.emergencyContacts;
if(Array.isArray(data8)){
if(data8.length > 5){
vErrors = $fault(vErrors, instancePath+"/emergencyContacts", "maxItems", {limit: 5});
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!($validate9(data8[i2], instancePath+"/emergencyContacts/" + i2))){
vErrors = vErrors === null ? $validate9.errors : vErrors.concat($validate9.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/emergencyContacts", "type", {type: "array"});
errors++;
}
}
if(data.idType !== undefined){
let data10 = data.idType;
if(typeof data10 !== "string"){
vErrors = $fault(vErrors, instancePath+"/idType", "type", {type: "string"});
errors++;
}
if(!(((data10 === "NRIC") || (data10 === "FIN")) || (data10 === "passport"))){
vErrors = $fault(vErrors, instancePath+"/idType", "enum", {allowedValues: ["NRIC","FIN","passport"]});
errors++;
}
}
if(data.idNo !== undefined){
let data11 = data.idNo;
if(typeof data11 === "string"){
if($lengthOf(data11) > 20){
vErrors = $fault(vErrors, instancePath+"/idNo", "maxLength", {limit: 20});
errors++;
}
if($lengthOf(data11) < 1){
vErrors = $fault(vErrors, instancePath+"/idNo", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/idNo", "type", {type: "string"});
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
