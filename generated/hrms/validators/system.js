// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createAdministrator = /*#__PURE__*/ $check($validate0);
const $formats0 = $formats.email;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fullName === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "fullName"});
errors++;
}
if(data.username === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "username"});
errors++;
}
if(data.email === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
if(data.password === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "password"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "fullName") || (key0 === "username")) || (key0 === "email")) || (key0 === "password"))){
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
if(data.username !== undefined){
let data1 = data.username;
if(typeof data1 === "string"){
if($lengthOf(data1) > 60){
vErrors = $fault(vErrors, instancePath+"/username", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/username", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/username", "type", {type: "string"});
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if($lengthOf(data2) > 254){
vErrors = $fault(vErrors, instancePath+"/email", "maxLength", {limit: 254});
errors++;
}
if(!($formats0(data2))){
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
let data3 = data.password;
if(typeof data3 === "string"){
if($lengthOf(data3) > 200){
vErrors = $fault(vErrors, instancePath+"/password", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data3) < 12){
vErrors = $fault(vErrors, instancePath+"/password", "minLength", {limit: 12});
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
