// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate6 } from "./components/link-token.js";
import { validate as $validate8 } from "./components/mail-language.js";

export const login = /*#__PURE__*/ $check($validate0);
export const register = /*#__PURE__*/ $check($validate1);
export const refreshToken = /*#__PURE__*/ $check($validate2);
export const logout = /*#__PURE__*/ $check($validate2);
export const sendOtp = /*#__PURE__*/ $check($validate3);
export const generateOtp = /*#__PURE__*/ $check($validate4);
export const verifyOtp = /*#__PURE__*/ $check($validate5);
export const verifyEmail = /*#__PURE__*/ $check($validate6);
export const requestPasswordReset = /*#__PURE__*/ $check($validate3);
export const resetPassword = /*#__PURE__*/ $check($validate7);
const $formats0 = $formats.email;
const $pattern0 = new RegExp("^[0-9]{6}$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
if(data.password === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "password"});
errors++;
}
for(const key0 in data){
if(!((key0 === "email") || (key0 === "password"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if($lengthOf(data0) > 254){
vErrors = $fault(vErrors, instancePath+"/email", "maxLength", {limit: 254});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/email", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/email", "type", {type: "string"});
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
if($lengthOf(data1) < 1){
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
$validate0.errors = vErrors;
return errors === 0;
}
function $validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
if(data.password === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "password"});
errors++;
}
if(data.username === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "username"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "email") || (key0 === "password")) || (key0 === "username")) || (key0 === "company_name")) || (key0 === "package")) || (key0 === "billingCycle")) || (key0 === "consent"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if($lengthOf(data0) > 254){
vErrors = $fault(vErrors, instancePath+"/email", "maxLength", {limit: 254});
errors++;
}
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/email", "type", {type: "string"});
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
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/password", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/password", "type", {type: "string"});
errors++;
}
}
if(data.username !== undefined){
let data2 = data.username;
if(typeof data2 === "string"){
if($lengthOf(data2) > 60){
vErrors = $fault(vErrors, instancePath+"/username", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data2) < 1){
vErrors = $fault(vErrors, instancePath+"/username", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/username", "type", {type: "string"});
errors++;
}
}
if(data.company_name !== undefined){
let data3 = data.company_name;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/company_name", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 120){
vErrors = $fault(vErrors, instancePath+"/company_name", "maxLength", {limit: 120});
errors++;
}
}
}
if(data.package !== undefined){
let data4 = data.package;
if(typeof data4 === "string"){
if($lengthOf(data4) > 40){
vErrors = $fault(vErrors, instancePath+"/package", "maxLength", {limit: 40});
errors++;
}
if($lengthOf(data4) < 1){
vErrors = $fault(vErrors, instancePath+"/package", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/package", "type", {type: "string"});
errors++;
}
}
if(data.billingCycle !== undefined){
let data5 = data.billingCycle;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/billingCycle", "type", {type: "string"});
errors++;
}
if(!((data5 === "monthly") || (data5 === "yearly"))){
vErrors = $fault(vErrors, instancePath+"/billingCycle", "enum", {allowedValues: ["monthly","yearly"]});
errors++;
}
}
if(data.consent !== undefined){
if(typeof data.consent !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/consent", "type", {type: "boolean"});
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
if(data.refreshToken === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "refreshToken"});
errors++;
}
for(const key0 in data){
if(!(key0 === "refreshToken")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.refreshToken !== undefined){
let data0 = data.refreshToken;
if(typeof data0 === "string"){
if($lengthOf(data0) > 4096){
vErrors = $fault(vErrors, instancePath+"/refreshToken", "maxLength", {limit: 4096});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/refreshToken", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/refreshToken", "type", {type: "string"});
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
if(data.email === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
for(const key0 in data){
if(!((key0 === "email") || (key0 === "language"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if($lengthOf(data0) > 254){
vErrors = $fault(vErrors, instancePath+"/email", "maxLength", {limit: 254});
errors++;
}
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
}
if(data.language !== undefined){
if(!($validate8(data.language, instancePath+"/language"))){
vErrors = vErrors === null ? $validate8.errors : vErrors.concat($validate8.errors);
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
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "language")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.language !== undefined){
if(!($validate8(data.language, instancePath+"/language"))){
vErrors = vErrors === null ? $validate8.errors : vErrors.concat($validate8.errors);
errors = vErrors.length;
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
if(data.email === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
for(const key0 in data){
if(!((key0 === "email") || (key0 === "code"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if($lengthOf(data0) > 254){
vErrors = $fault(vErrors, instancePath+"/email", "maxLength", {limit: 254});
errors++;
}
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/email", "type", {type: "string"});
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
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate5.errors = vErrors;
return errors === 0;
}
function $validate7(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "token"});
errors++;
}
if(data.password === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "password"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "token") || (key0 === "password")) || (key0 === "language"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if($lengthOf(data0) > 200){
vErrors = $fault(vErrors, instancePath+"/token", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/token", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/token", "type", {type: "string"});
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
if(!($validate8(data.language, instancePath+"/language"))){
vErrors = vErrors === null ? $validate8.errors : vErrors.concat($validate8.errors);
errors = vErrors.length;
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
