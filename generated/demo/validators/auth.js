// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const login = /*#__PURE__*/ $check($validate0);
export const register = /*#__PURE__*/ $check($validate1);
export const refreshToken = /*#__PURE__*/ $check($validate2);
const $formats0 = $formats.email;
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
