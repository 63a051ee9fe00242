// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate2 } from "./components/account-lock.js";
import { validate as $validate3 } from "./components/mfa-removal.js";
import { validate as $validate5 } from "./components/mail-language.js";

export const invitePlatformUser = /*#__PURE__*/ $check($validate0);
export const updatePlatformMfaPolicy = /*#__PURE__*/ $check($validate1);
export const lockPlatformUser = /*#__PURE__*/ $check($validate2);
export const removePlatformUserMfa = /*#__PURE__*/ $check($validate3);
export const resendVerification = /*#__PURE__*/ $check($validate4);
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fullName === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "fullName"});
errors++;
}
if(data.email === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "fullName") || (key0 === "email")) || (key0 === "language"))){
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
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if($lengthOf(data1) > 254){
vErrors = $fault(vErrors, instancePath+"/email", "maxLength", {limit: 254});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/email", "pattern", {pattern: "^[^@\\s]+@[^@\\s]+$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/email", "type", {type: "string"});
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
$validate0.errors = vErrors;
return errors === 0;
}
function $validate1(data, instancePath = ""){
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
if(!((data0 === "optional") || (data0 === "required"))){
vErrors = $fault(vErrors, instancePath+"/mfaPolicy", "enum", {allowedValues: ["optional","required"]});
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
function $validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "language")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.language !== undefined){
let data0 = data.language;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/language", "type", {type: "string"});
errors++;
}
if(!((((data0 === "en") || (data0 === "de")) || (data0 === "fr")) || (data0 === "pt"))){
vErrors = $fault(vErrors, instancePath+"/language", "enum", {allowedValues: ["en","de","fr","pt"]});
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
