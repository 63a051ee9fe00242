// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const updateChatProfile = /*#__PURE__*/ $check($validate0);
export const sendChatMessage = /*#__PURE__*/ $check($validate1);
const $pattern0 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = $fault(vErrors, instancePath, "minProperties", {limit: 1});
errors++;
}
for(const key0 in data){
if(!(((key0 === "about") || (key0 === "status")) || (key0 === "settings"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.about !== undefined){
let data0 = data.about;
if(typeof data0 === "string"){
if($lengthOf(data0) > 120){
vErrors = $fault(vErrors, instancePath+"/about", "maxLength", {limit: 120});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/about", "type", {type: "string"});
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((((data1 === "online") || (data1 === "offline")) || (data1 === "busy")) || (data1 === "away"))){
vErrors = $fault(vErrors, instancePath+"/status", "enum", {allowedValues: ["online","offline","busy","away"]});
errors++;
}
}
if(data.settings !== undefined){
let data2 = data.settings;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((key1 === "isTwoStepAuthVerificationEnabled") || (key1 === "isNotificationsOn"))){
vErrors = $fault(vErrors, instancePath+"/settings", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data2.isTwoStepAuthVerificationEnabled !== undefined){
if(typeof data2.isTwoStepAuthVerificationEnabled !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/settings/isTwoStepAuthVerificationEnabled", "type", {type: "boolean"});
errors++;
}
}
if(data2.isNotificationsOn !== undefined){
if(typeof data2.isNotificationsOn !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/settings/isNotificationsOn", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/settings", "type", {type: "object"});
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
if(data.obj === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "obj"});
errors++;
}
for(const key0 in data){
if(!(key0 === "obj")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.obj !== undefined){
let data0 = data.obj;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.message === undefined){
vErrors = $fault(vErrors, instancePath+"/obj", "required", {missingProperty: "message"});
errors++;
}
if(data0.contact === undefined){
vErrors = $fault(vErrors, instancePath+"/obj", "required", {missingProperty: "contact"});
errors++;
}
for(const key1 in data0){
if(!((key1 === "message") || (key1 === "contact"))){
vErrors = $fault(vErrors, instancePath+"/obj", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.message !== undefined){
let data1 = data0.message;
if(typeof data1 === "string"){
if($lengthOf(data1) > 4000){
vErrors = $fault(vErrors, instancePath+"/obj/message", "maxLength", {limit: 4000});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/obj/message", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/obj/message", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/obj/message", "type", {type: "string"});
errors++;
}
}
if(data0.contact !== undefined){
let data2 = data0.contact;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
vErrors = $fault(vErrors, instancePath+"/obj/contact", "required", {missingProperty: "id"});
errors++;
}
for(const key2 in data2){
if(!(key2 === "id")){
vErrors = $fault(vErrors, instancePath+"/obj/contact", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data2.id !== undefined){
let data3 = data2.id;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = $fault(vErrors, instancePath+"/obj/contact/id", "type", {type: "integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2147483647 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/obj/contact/id", "maximum", {limit: 2147483647});
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/obj/contact/id", "minimum", {limit: 1});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/obj/contact", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/obj", "type", {type: "object"});
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
