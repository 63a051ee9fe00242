// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const updateSettings = /*#__PURE__*/ $check($validate0);
export const resetSettings = /*#__PURE__*/ $check($validate1);
const $names0 = new Set(["branding","region","passwords","sessions","sender","numbers","modules","retention","mfa","privacy"]);
const $pattern0 = new RegExp("^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$", "u");
const $pattern1 = new RegExp("^[A-Z]{3}$", "u");
const $formats0 = $formats.email;
const $pattern2 = new RegExp("^[A-Za-z0-9/-]*$", "u");
const $pattern3 = new RegExp("^[+]?[0-9 ()/.-]*$", "u");
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
if(data.branding !== undefined){
if(!($validate2(data.branding, instancePath+"/branding"))){
vErrors = vErrors === null ? $validate2.errors : vErrors.concat($validate2.errors);
errors = vErrors.length;
}
}
if(data.region !== undefined){
if(!($validate3(data.region, instancePath+"/region"))){
vErrors = vErrors === null ? $validate3.errors : vErrors.concat($validate3.errors);
errors = vErrors.length;
}
}
if(data.passwords !== undefined){
if(!($validate4(data.passwords, instancePath+"/passwords"))){
vErrors = vErrors === null ? $validate4.errors : vErrors.concat($validate4.errors);
errors = vErrors.length;
}
}
if(data.sessions !== undefined){
if(!($validate5(data.sessions, instancePath+"/sessions"))){
vErrors = vErrors === null ? $validate5.errors : vErrors.concat($validate5.errors);
errors = vErrors.length;
}
}
if(data.sender !== undefined){
if(!($validate6(data.sender, instancePath+"/sender"))){
vErrors = vErrors === null ? $validate6.errors : vErrors.concat($validate6.errors);
errors = vErrors.length;
}
}
if(data.numbers !== undefined){
if(!($validate7(data.numbers, instancePath+"/numbers"))){
vErrors = vErrors === null ? $validate7.errors : vErrors.concat($validate7.errors);
errors = vErrors.length;
}
}
if(data.modules !== undefined){
if(!($validate8(data.modules, instancePath+"/modules"))){
vErrors = vErrors === null ? $validate8.errors : vErrors.concat($validate8.errors);
errors = vErrors.length;
}
}
if(data.retention !== undefined){
if(!($validate9(data.retention, instancePath+"/retention"))){
vErrors = vErrors === null ? $validate9.errors : vErrors.concat($validate9.errors);
errors = vErrors.length;
}
}
if(data.mfa !== undefined){
if(!($validate10(data.mfa, instancePath+"/mfa"))){
vErrors = vErrors === null ? $validate10.errors : vErrors.concat($validate10.errors);
errors = vErrors.length;
}
}
if(data.privacy !== undefined){
if(!($validate11(data.privacy, instancePath+"/privacy"))){
vErrors = vErrors === null ? $validate11.errors : vErrors.concat($validate11.errors);
errors = vErrors.length;
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
if(data.section === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "section"});
errors++;
}
for(const key0 in data){
if(!(key0 === "section")){
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
if(!((((((((((data0 === "branding") || (data0 === "region")) || (data0 === "passwords")) || (data0 === "sessions")) || (data0 === "sender")) || (data0 === "numbers")) || (data0 === "modules")) || (data0 === "retention")) || (data0 === "mfa")) || (data0 === "privacy"))){
vErrors = $fault(vErrors, instancePath+"/section", "enum", {allowedValues: ["branding","region","passwords","sessions","sender","numbers","modules","retention","mfa","privacy"]});
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
if(data.displayName === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "displayName"});
errors++;
}
if(data.logo === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "logo"});
errors++;
}
if(data.mailFooter === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "mailFooter"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "displayName") || (key0 === "logo")) || (key0 === "mailFooter"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.displayName !== undefined){
let data0 = data.displayName;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/displayName", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 40){
vErrors = $fault(vErrors, instancePath+"/displayName", "maxLength", {limit: 40});
errors++;
}
}
}
if(data.logo !== undefined){
let data1 = data.logo;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/logo", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 60000){
vErrors = $fault(vErrors, instancePath+"/logo", "maxLength", {limit: 60000});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/logo", "pattern", {pattern: "^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$"});
errors++;
}
}
}
if(data.mailFooter !== undefined){
let data2 = data.mailFooter;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/mailFooter", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 500){
vErrors = $fault(vErrors, instancePath+"/mailFooter", "maxLength", {limit: 500});
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
if(data.timeZone === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "timeZone"});
errors++;
}
if(data.locale === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "locale"});
errors++;
}
if(data.currency === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "currency"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "timeZone") || (key0 === "locale")) || (key0 === "currency"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.timeZone !== undefined){
let data0 = data.timeZone;
if(typeof data0 === "string"){
if($lengthOf(data0) > 60){
vErrors = $fault(vErrors, instancePath+"/timeZone", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/timeZone", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/timeZone", "type", {type: "string"});
errors++;
}
}
if(data.locale !== undefined){
let data1 = data.locale;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/locale", "type", {type: "string"});
errors++;
}
if(!((((data1 === "en") || (data1 === "de")) || (data1 === "fr")) || (data1 === "pt"))){
vErrors = $fault(vErrors, instancePath+"/locale", "enum", {allowedValues: ["en","de","fr","pt"]});
errors++;
}
}
if(data.currency !== undefined){
let data2 = data.currency;
if(typeof data2 === "string"){
if(!$pattern1.test(data2)){
vErrors = $fault(vErrors, instancePath+"/currency", "pattern", {pattern: "^[A-Z]{3}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/currency", "type", {type: "string"});
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
if(data.minLength === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "minLength"});
errors++;
}
if(data.needsLetters === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "needsLetters"});
errors++;
}
if(data.needsDigits === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "needsDigits"});
errors++;
}
if(data.needsSymbols === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "needsSymbols"});
errors++;
}
if(data.reuse === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reuse"});
errors++;
}
if(data.maxAgeDays === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "maxAgeDays"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "minLength") || (key0 === "needsLetters")) || (key0 === "needsDigits")) || (key0 === "needsSymbols")) || (key0 === "reuse")) || (key0 === "maxAgeDays"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.minLength !== undefined){
let data0 = data.minLength;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/minLength", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 64 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/minLength", "maximum", {limit: 64});
errors++;
}
if(data0 < 8 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/minLength", "minimum", {limit: 8});
errors++;
}
}
}
if(data.needsLetters !== undefined){
if(typeof data.needsLetters !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/needsLetters", "type", {type: "boolean"});
errors++;
}
}
if(data.needsDigits !== undefined){
if(typeof data.needsDigits !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/needsDigits", "type", {type: "boolean"});
errors++;
}
}
if(data.needsSymbols !== undefined){
if(typeof data.needsSymbols !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/needsSymbols", "type", {type: "boolean"});
errors++;
}
}
if(data.reuse !== undefined){
let data4 = data.reuse;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
vErrors = $fault(vErrors, instancePath+"/reuse", "type", {type: "integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 10 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/reuse", "maximum", {limit: 10});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/reuse", "minimum", {limit: 0});
errors++;
}
}
}
if(data.maxAgeDays !== undefined){
let data5 = data.maxAgeDays;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = $fault(vErrors, instancePath+"/maxAgeDays", "type", {type: "integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 730 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/maxAgeDays", "maximum", {limit: 730});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/maxAgeDays", "minimum", {limit: 0});
errors++;
}
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
function $validate5(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idleMinutes === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "idleMinutes"});
errors++;
}
if(data.maxDays === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "maxDays"});
errors++;
}
for(const key0 in data){
if(!((key0 === "idleMinutes") || (key0 === "maxDays"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.idleMinutes !== undefined){
let data0 = data.idleMinutes;
if((!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))) && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/idleMinutes", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 1440 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/idleMinutes", "maximum", {limit: 1440});
errors++;
}
if(data0 < 5 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/idleMinutes", "minimum", {limit: 5});
errors++;
}
}
}
if(data.maxDays !== undefined){
let data1 = data.maxDays;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/maxDays", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 90 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/maxDays", "maximum", {limit: 90});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/maxDays", "minimum", {limit: 0});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate5.errors = vErrors;
return errors === 0;
}
function $validate6(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.senderName === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "senderName"});
errors++;
}
if(data.replyTo === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "replyTo"});
errors++;
}
for(const key0 in data){
if(!((key0 === "senderName") || (key0 === "replyTo"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.senderName !== undefined){
let data0 = data.senderName;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/senderName", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 60){
vErrors = $fault(vErrors, instancePath+"/senderName", "maxLength", {limit: 60});
errors++;
}
}
}
if(data.replyTo !== undefined){
let data1 = data.replyTo;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/replyTo", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 254){
vErrors = $fault(vErrors, instancePath+"/replyTo", "maxLength", {limit: 254});
errors++;
}
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/replyTo", "format", {format: "email"});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate6.errors = vErrors;
return errors === 0;
}
function $validate7(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.employeeNoPrefix === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeNoPrefix"});
errors++;
}
if(data.employeeNoDigits === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeNoDigits"});
errors++;
}
for(const key0 in data){
if(!((key0 === "employeeNoPrefix") || (key0 === "employeeNoDigits"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.employeeNoPrefix !== undefined){
let data0 = data.employeeNoPrefix;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/employeeNoPrefix", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 8){
vErrors = $fault(vErrors, instancePath+"/employeeNoPrefix", "maxLength", {limit: 8});
errors++;
}
if(!$pattern2.test(data0)){
vErrors = $fault(vErrors, instancePath+"/employeeNoPrefix", "pattern", {pattern: "^[A-Za-z0-9/-]*$"});
errors++;
}
}
}
if(data.employeeNoDigits !== undefined){
let data1 = data.employeeNoDigits;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/employeeNoDigits", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 8 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/employeeNoDigits", "maximum", {limit: 8});
errors++;
}
if(data1 < 3 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/employeeNoDigits", "minimum", {limit: 3});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate7.errors = vErrors;
return errors === 0;
}
function $validate8(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.modulesOff === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "modulesOff"});
errors++;
}
for(const key0 in data){
if(!(key0 === "modulesOff")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.modulesOff !== undefined){
let data0 = data.modulesOff;
if(Array.isArray(data0)){
if(data0.length > 50){
vErrors = $fault(vErrors, instancePath+"/modulesOff", "maxItems", {limit: 50});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if($lengthOf(data1) > 40){
vErrors = $fault(vErrors, instancePath+"/modulesOff/" + i0, "maxLength", {limit: 40});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/modulesOff/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = $fault(vErrors, instancePath+"/modulesOff", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/modulesOff", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate8.errors = vErrors;
return errors === 0;
}
function $validate9(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leaverMonths === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "leaverMonths"});
errors++;
}
if(data.documentMonths === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "documentMonths"});
errors++;
}
if(data.requestMonths === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "requestMonths"});
errors++;
}
if(data.importMonths === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "importMonths"});
errors++;
}
if(data.noticeMonths === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "noticeMonths"});
errors++;
}
if(data.purgesItself === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "purgesItself"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "leaverMonths") || (key0 === "documentMonths")) || (key0 === "requestMonths")) || (key0 === "importMonths")) || (key0 === "noticeMonths")) || (key0 === "purgesItself"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.leaverMonths !== undefined){
let data0 = data.leaverMonths;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/leaverMonths", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 240 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/leaverMonths", "maximum", {limit: 240});
errors++;
}
if(data0 < 12 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/leaverMonths", "minimum", {limit: 12});
errors++;
}
}
}
if(data.documentMonths !== undefined){
let data1 = data.documentMonths;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/documentMonths", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 240 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/documentMonths", "maximum", {limit: 240});
errors++;
}
if(data1 < 12 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/documentMonths", "minimum", {limit: 12});
errors++;
}
}
}
if(data.requestMonths !== undefined){
let data2 = data.requestMonths;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = $fault(vErrors, instancePath+"/requestMonths", "type", {type: "integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 240 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/requestMonths", "maximum", {limit: 240});
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/requestMonths", "minimum", {limit: 1});
errors++;
}
}
}
if(data.importMonths !== undefined){
let data3 = data.importMonths;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = $fault(vErrors, instancePath+"/importMonths", "type", {type: "integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 240 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/importMonths", "maximum", {limit: 240});
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/importMonths", "minimum", {limit: 1});
errors++;
}
}
}
if(data.noticeMonths !== undefined){
let data4 = data.noticeMonths;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
vErrors = $fault(vErrors, instancePath+"/noticeMonths", "type", {type: "integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 240 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/noticeMonths", "maximum", {limit: 240});
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/noticeMonths", "minimum", {limit: 1});
errors++;
}
}
}
if(data.purgesItself !== undefined){
if(typeof data.purgesItself !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/purgesItself", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate9.errors = vErrors;
return errors === 0;
}
function $validate10(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mfaPolicy === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "mfaPolicy"});
errors++;
}
for(const key0 in data){
if(!(key0 === "mfaPolicy")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.mfaPolicy !== undefined){
let data0 = data.mfaPolicy;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/mfaPolicy", "type", {type: "string"});
errors++;
}
if(!(((data0 === "optional") || (data0 === "requiredForPay")) || (data0 === "required"))){
vErrors = $fault(vErrors, instancePath+"/mfaPolicy", "enum", {allowedValues: ["optional","requiredForPay","required"]});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate10.errors = vErrors;
return errors === 0;
}
function $validate11(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dpoName === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "dpoName"});
errors++;
}
if(data.dpoEmail === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "dpoEmail"});
errors++;
}
if(data.dpoPhone === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "dpoPhone"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "dpoName") || (key0 === "dpoEmail")) || (key0 === "dpoPhone"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.dpoName !== undefined){
let data0 = data.dpoName;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/dpoName", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 120){
vErrors = $fault(vErrors, instancePath+"/dpoName", "maxLength", {limit: 120});
errors++;
}
}
}
if(data.dpoEmail !== undefined){
let data1 = data.dpoEmail;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/dpoEmail", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 254){
vErrors = $fault(vErrors, instancePath+"/dpoEmail", "maxLength", {limit: 254});
errors++;
}
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/dpoEmail", "format", {format: "email"});
errors++;
}
}
}
if(data.dpoPhone !== undefined){
let data2 = data.dpoPhone;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/dpoPhone", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 40){
vErrors = $fault(vErrors, instancePath+"/dpoPhone", "maxLength", {limit: 40});
errors++;
}
if(!$pattern3.test(data2)){
vErrors = $fault(vErrors, instancePath+"/dpoPhone", "pattern", {pattern: "^[+]?[0-9 ()/.-]*$"});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate11.errors = vErrors;
return errors === 0;
}
