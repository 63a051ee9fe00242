// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate4 } from "./components/mail-language.js";

export const verifyMfa = /*#__PURE__*/ $check($validate0);
export const stepUp = /*#__PURE__*/ $check($validate1);
export const beginMfa = /*#__PURE__*/ $check($validate2);
export const confirmMfa = /*#__PURE__*/ $check($validate1);
export const renewRecoveryCodes = /*#__PURE__*/ $check($validate1);
export const disableMfa = /*#__PURE__*/ $check($validate3);
const $pattern0 = new RegExp("^[0-9]{6}$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 2){
vErrors = $fault(vErrors, instancePath, "maxProperties", {limit: 2});
errors++;
}
if(Object.keys(data).length < 2){
vErrors = $fault(vErrors, instancePath, "minProperties", {limit: 2});
errors++;
}
if(data.challenge === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "challenge"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "challenge") || (key0 === "code")) || (key0 === "recoveryCode"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.challenge !== undefined){
let data0 = data.challenge;
if(typeof data0 === "string"){
if($lengthOf(data0) > 4096){
vErrors = $fault(vErrors, instancePath+"/challenge", "maxLength", {limit: 4096});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/challenge", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/challenge", "type", {type: "string"});
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^[0-9]{6}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.recoveryCode !== undefined){
let data2 = data.recoveryCode;
if(typeof data2 === "string"){
if($lengthOf(data2) > 40){
vErrors = $fault(vErrors, instancePath+"/recoveryCode", "maxLength", {limit: 40});
errors++;
}
if($lengthOf(data2) < 1){
vErrors = $fault(vErrors, instancePath+"/recoveryCode", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/recoveryCode", "type", {type: "string"});
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
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
for(const key0 in data){
if(!((key0 === "code") || (key0 === "language"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^[0-9]{6}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.language !== undefined){
if(!($validate4(data.language, instancePath+"/language"))){
vErrors = vErrors === null ? $validate4.errors : vErrors.concat($validate4.errors);
errors = vErrors.length;
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
if(!(key0 === "password")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.password !== undefined){
let data0 = data.password;
if(typeof data0 === "string"){
if($lengthOf(data0) > 200){
vErrors = $fault(vErrors, instancePath+"/password", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/password", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/password", "type", {type: "string"});
errors++;
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
if(data.password === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "password"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "password") || (key0 === "code")) || (key0 === "recoveryCode")) || (key0 === "language"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.password !== undefined){
let data0 = data.password;
if(typeof data0 === "string"){
if($lengthOf(data0) > 200){
vErrors = $fault(vErrors, instancePath+"/password", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/password", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/password", "type", {type: "string"});
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^[0-9]{6}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.recoveryCode !== undefined){
let data2 = data.recoveryCode;
if(typeof data2 === "string"){
if($lengthOf(data2) > 40){
vErrors = $fault(vErrors, instancePath+"/recoveryCode", "maxLength", {limit: 40});
errors++;
}
if($lengthOf(data2) < 1){
vErrors = $fault(vErrors, instancePath+"/recoveryCode", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/recoveryCode", "type", {type: "string"});
errors++;
}
}
if(data.language !== undefined){
if(!($validate4(data.language, instancePath+"/language"))){
vErrors = vErrors === null ? $validate4.errors : vErrors.concat($validate4.errors);
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
