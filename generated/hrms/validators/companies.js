// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createCompany = /*#__PURE__*/ $check($validate0);
export const updateCompany = /*#__PURE__*/ $check($validate0);
export const updateCompanyLogo = /*#__PURE__*/ $check($validate1);
const $names0 = new Set(["company_name","code","uen","csn","taxRef","industrySsic","mwSector","incorporationDate","parentCompanyId","block","street","unit","building","postal","phone","email","website","payrollContact","aisEnrolled","currency","tz","status"]);
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$", "u");
const $pattern2 = new RegExp("^[0-9]{5}$", "u");
const $formats0 = $formats.date;
const $formats1 = $formats.uuid;
const $pattern3 = new RegExp("^\\s*\\d{6}\\s*$", "u");
const $pattern4 = new RegExp("^\\+?[0-9 ()./-]{5,}$", "u");
const $pattern5 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");
const $pattern6 = new RegExp("^https?://\\S+$", "u");
const $pattern7 = new RegExp("^[A-Z]{3}$", "u");
const $pattern8 = new RegExp("^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company_name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "company_name"});
errors++;
}
if(data.uen === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "uen"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.company_name !== undefined){
let data0 = data.company_name;
if(typeof data0 === "string"){
if($lengthOf(data0) > 120){
vErrors = $fault(vErrors, instancePath+"/company_name", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/company_name", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/company_name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/company_name", "type", {type: "string"});
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
else {
vErrors = $fault(vErrors, instancePath+"/uen", "type", {type: "string"});
errors++;
}
}
if(data.csn !== undefined){
let data3 = data.csn;
if(Array.isArray(data3)){
if(data3.length > 20){
vErrors = $fault(vErrors, instancePath+"/csn", "maxItems", {limit: 20});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if($lengthOf(data4) > 30){
vErrors = $fault(vErrors, instancePath+"/csn/" + i0, "maxLength", {limit: 30});
errors++;
}
if($lengthOf(data4) < 3){
vErrors = $fault(vErrors, instancePath+"/csn/" + i0, "minLength", {limit: 3});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/csn/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = $fault(vErrors, instancePath+"/csn", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/csn", "type", {type: "array"});
errors++;
}
}
if(data.taxRef !== undefined){
let data5 = data.taxRef;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/taxRef", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if($lengthOf(data5) > 30){
vErrors = $fault(vErrors, instancePath+"/taxRef", "maxLength", {limit: 30});
errors++;
}
}
}
if(data.industrySsic !== undefined){
let data6 = data.industrySsic;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/industrySsic", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if(!$pattern2.test(data6)){
vErrors = $fault(vErrors, instancePath+"/industrySsic", "pattern", {pattern: "^[0-9]{5}$"});
errors++;
}
}
}
if(data.mwSector !== undefined){
let data7 = data.mwSector;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/mwSector", "type", {type: ["string","null"]});
errors++;
}
if(!((((((data7 === "services") || (data7 === "manufacturing")) || (data7 === "construction")) || (data7 === "marine")) || (data7 === "process")) || (data7 === null))){
vErrors = $fault(vErrors, instancePath+"/mwSector", "enum", {allowedValues: ["services","manufacturing","construction","marine","process",null]});
errors++;
}
}
if(data.incorporationDate !== undefined){
let data8 = data.incorporationDate;
if((typeof data8 !== "string") && (data8 !== null)){
vErrors = $fault(vErrors, instancePath+"/incorporationDate", "type", {type: ["string","null"]});
errors++;
}
if(typeof data8 === "string"){
if(!($formats0(data8))){
vErrors = $fault(vErrors, instancePath+"/incorporationDate", "format", {format: "date"});
errors++;
}
}
}
if(data.parentCompanyId !== undefined){
let data9 = data.parentCompanyId;
if((typeof data9 !== "string") && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/parentCompanyId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data9 === "string"){
if(!($formats1(data9))){
vErrors = $fault(vErrors, instancePath+"/parentCompanyId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.block !== undefined){
let data10 = data.block;
if((typeof data10 !== "string") && (data10 !== null)){
vErrors = $fault(vErrors, instancePath+"/block", "type", {type: ["string","null"]});
errors++;
}
if(typeof data10 === "string"){
if($lengthOf(data10) > 20){
vErrors = $fault(vErrors, instancePath+"/block", "maxLength", {limit: 20});
errors++;
}
}
}
if(data.street !== undefined){
let data11 = data.street;
if((typeof data11 !== "string") && (data11 !== null)){
vErrors = $fault(vErrors, instancePath+"/street", "type", {type: ["string","null"]});
errors++;
}
if(typeof data11 === "string"){
if($lengthOf(data11) > 120){
vErrors = $fault(vErrors, instancePath+"/street", "maxLength", {limit: 120});
errors++;
}
}
}
if(data.unit !== undefined){
let data12 = data.unit;
if((typeof data12 !== "string") && (data12 !== null)){
vErrors = $fault(vErrors, instancePath+"/unit", "type", {type: ["string","null"]});
errors++;
}
if(typeof data12 === "string"){
if($lengthOf(data12) > 20){
vErrors = $fault(vErrors, instancePath+"/unit", "maxLength", {limit: 20});
errors++;
}
}
}
if(data.building !== undefined){
let data13 = data.building;
if((typeof data13 !== "string") && (data13 !== null)){
vErrors = $fault(vErrors, instancePath+"/building", "type", {type: ["string","null"]});
errors++;
}
if(typeof data13 === "string"){
if($lengthOf(data13) > 80){
vErrors = $fault(vErrors, instancePath+"/building", "maxLength", {limit: 80});
errors++;
}
}
}
if(data.postal !== undefined){
let data14 = data.postal;
if((typeof data14 !== "string") && (data14 !== null)){
vErrors = $fault(vErrors, instancePath+"/postal", "type", {type: ["string","null"]});
errors++;
}
if(typeof data14 === "string"){
if(!$pattern3.test(data14)){
vErrors = $fault(vErrors, instancePath+"/postal", "pattern", {pattern: "^\\s*\\d{6}\\s*$"});
errors++;
}
}
}
if(data.phone !== undefined){
let data15 = data.phone;
if((typeof data15 !== "string") && (data15 !== null)){
vErrors = $fault(vErrors, instancePath+"/phone", "type", {type: ["string","null"]});
errors++;
}
if(typeof data15 === "string"){
if($lengthOf(data15) > 30){
vErrors = $fault(vErrors, instancePath+"/phone", "maxLength", {limit: 30});
errors++;
}
if(!$pattern4.test(data15)){
vErrors = $fault(vErrors, instancePath+"/phone", "pattern", {pattern: "^\\+?[0-9 ()./-]{5,}$"});
errors++;
}
}
}
if(data.email !== undefined){
let data16 = data.email;
if((typeof data16 !== "string") && (data16 !== null)){
vErrors = $fault(vErrors, instancePath+"/email", "type", {type: ["string","null"]});
errors++;
}
if(typeof data16 === "string"){
if($lengthOf(data16) > 254){
vErrors = $fault(vErrors, instancePath+"/email", "maxLength", {limit: 254});
errors++;
}
if(!$pattern5.test(data16)){
vErrors = $fault(vErrors, instancePath+"/email", "pattern", {pattern: "^[^@\\s]+@[^@\\s]+$"});
errors++;
}
}
}
if(data.website !== undefined){
let data17 = data.website;
if((typeof data17 !== "string") && (data17 !== null)){
vErrors = $fault(vErrors, instancePath+"/website", "type", {type: ["string","null"]});
errors++;
}
if(typeof data17 === "string"){
if($lengthOf(data17) > 200){
vErrors = $fault(vErrors, instancePath+"/website", "maxLength", {limit: 200});
errors++;
}
if(!$pattern6.test(data17)){
vErrors = $fault(vErrors, instancePath+"/website", "pattern", {pattern: "^https?://\\S+$"});
errors++;
}
}
}
if(data.payrollContact !== undefined){
let data18 = data.payrollContact;
if((typeof data18 !== "string") && (data18 !== null)){
vErrors = $fault(vErrors, instancePath+"/payrollContact", "type", {type: ["string","null"]});
errors++;
}
if(typeof data18 === "string"){
if($lengthOf(data18) > 120){
vErrors = $fault(vErrors, instancePath+"/payrollContact", "maxLength", {limit: 120});
errors++;
}
}
}
if(data.aisEnrolled !== undefined){
if(typeof data.aisEnrolled !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/aisEnrolled", "type", {type: "boolean"});
errors++;
}
}
if(data.currency !== undefined){
let data20 = data.currency;
if(typeof data20 === "string"){
if(!$pattern7.test(data20)){
vErrors = $fault(vErrors, instancePath+"/currency", "pattern", {pattern: "^[A-Z]{3}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/currency", "type", {type: "string"});
errors++;
}
}
if(data.tz !== undefined){
let data21 = data.tz;
if(typeof data21 === "string"){
if($lengthOf(data21) > 60){
vErrors = $fault(vErrors, instancePath+"/tz", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data21) < 1){
vErrors = $fault(vErrors, instancePath+"/tz", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/tz", "type", {type: "string"});
errors++;
}
}
if(data.status !== undefined){
let data22 = data.status;
if(typeof data22 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data22 === "active") || (data22 === "inactive"))){
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
if(data.logo === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "logo"});
errors++;
}
for(const key0 in data){
if(!(key0 === "logo")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.logo !== undefined){
let data0 = data.logo;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/logo", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 140000){
vErrors = $fault(vErrors, instancePath+"/logo", "maxLength", {limit: 140000});
errors++;
}
if(!$pattern8.test(data0)){
vErrors = $fault(vErrors, instancePath+"/logo", "pattern", {pattern: "^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$"});
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
