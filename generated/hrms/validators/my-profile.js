// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate5 } from "./components/mail-language.js";

export const updateMyProfile = /*#__PURE__*/ $check($validate0);
export const updateMyPicture = /*#__PURE__*/ $check($validate1);
export const updateMyMailTopics = /*#__PURE__*/ $check($validate2);
export const updateMyPassword = /*#__PURE__*/ $check($validate3);
const $pattern0 = new RegExp("^[+]?[0-9 ()/.-]*$", "u");
const $pattern1 = new RegExp("^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fullName === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "fullName"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "fullName") || (key0 === "phone")) || (key0 === "locale")) || (key0 === "timeZone"))){
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
}
else {
vErrors = $fault(vErrors, instancePath+"/fullName", "type", {type: "string"});
errors++;
}
}
if(data.phone !== undefined){
let data1 = data.phone;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/phone", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 40){
vErrors = $fault(vErrors, instancePath+"/phone", "maxLength", {limit: 40});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/phone", "pattern", {pattern: "^[+]?[0-9 ()/.-]*$"});
errors++;
}
}
}
if(data.locale !== undefined){
let data2 = data.locale;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/locale", "type", {type: ["string","null"]});
errors++;
}
if(!(((((data2 === "en") || (data2 === "de")) || (data2 === "fr")) || (data2 === "pt")) || (data2 === null))){
vErrors = $fault(vErrors, instancePath+"/locale", "enum", {allowedValues: ["en","de","fr","pt",null]});
errors++;
}
}
if(data.timeZone !== undefined){
let data3 = data.timeZone;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/timeZone", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 60){
vErrors = $fault(vErrors, instancePath+"/timeZone", "maxLength", {limit: 60});
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
if(data.picture === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "picture"});
errors++;
}
for(const key0 in data){
if(!(key0 === "picture")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.picture !== undefined){
let data0 = data.picture;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/picture", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 40960){
vErrors = $fault(vErrors, instancePath+"/picture", "maxLength", {limit: 40960});
errors++;
}
if(!$pattern1.test(data0)){
vErrors = $fault(vErrors, instancePath+"/picture", "pattern", {pattern: "^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$"});
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
function $validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mailTopics === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "mailTopics"});
errors++;
}
for(const key0 in data){
if(!(key0 === "mailTopics")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.mailTopics !== undefined){
if(!($validate4(data.mailTopics, instancePath+"/mailTopics"))){
vErrors = vErrors === null ? $validate4.errors : vErrors.concat($validate4.errors);
errors = vErrors.length;
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
if(data.currentPassword === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "currentPassword"});
errors++;
}
if(data.password === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "password"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "currentPassword") || (key0 === "password")) || (key0 === "language"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.currentPassword !== undefined){
let data0 = data.currentPassword;
if(typeof data0 === "string"){
if($lengthOf(data0) > 200){
vErrors = $fault(vErrors, instancePath+"/currentPassword", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/currentPassword", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/currentPassword", "type", {type: "string"});
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if($lengthOf(data1) > 200){
vErrors = $fault(vErrors, instancePath+"/password", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data1) < 8){
vErrors = $fault(vErrors, instancePath+"/password", "minLength", {limit: 8});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/password", "type", {type: "string"});
errors++;
}
}
if(data.language !== undefined){
if(!($validate5(data.language, instancePath+"/language"))){
vErrors = vErrors === null ? $validate5.errors : vErrors.concat($validate5.errors);
errors = vErrors.length;
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
if(Array.isArray(data)){
if(data.length > 10){
vErrors = $fault(vErrors, instancePath, "maxItems", {limit: 10});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/" + i0, "type", {type: "string"});
errors++;
}
if(!((((data0 === "expiries") || (data0 === "requests")) || (data0 === "decisions")) || (data0 === "payslips"))){
vErrors = $fault(vErrors, instancePath+"/" + i0, "enum", {allowedValues: ["expiries","requests","decisions","payslips"]});
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data[i1], data[j0])){
vErrors = $fault(vErrors, instancePath, "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "array"});
errors++;
}
$validate4.errors = vErrors;
return errors === 0;
}
