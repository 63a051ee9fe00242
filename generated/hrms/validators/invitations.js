// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate3 } from "./components/link-token.js";

export const createInvitation = /*#__PURE__*/ $check($validate0);
export const inviteEmployees = /*#__PURE__*/ $check($validate1);
export const acceptInvitation = /*#__PURE__*/ $check($validate2);
export const joinByInvitation = /*#__PURE__*/ $check($validate3);
const $pattern0 = new RegExp("^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$", "u");
const $formats0 = $formats.uuid;
const $pattern1 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "email") || (key0 === "roleIds")) || (key0 === "scope")) || (key0 === "employeeId")) || (key0 === "language"))){
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
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/email", "pattern", {pattern: "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
}
if(data.roleIds !== undefined){
let data1 = data.roleIds;
if(Array.isArray(data1)){
if(data1.length > 20){
vErrors = $fault(vErrors, instancePath+"/roleIds", "maxItems", {limit: 20});
errors++;
}
if(data1.length < 1){
vErrors = $fault(vErrors, instancePath+"/roleIds", "minItems", {limit: 1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/roleIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/roleIds/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data1[i1], data1[j0])){
vErrors = $fault(vErrors, instancePath+"/roleIds", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/roleIds", "type", {type: "array"});
errors++;
}
}
if(data.scope !== undefined){
let data3 = data.scope;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/scope", "type", {type: "string"});
errors++;
}
if(!((((((data3 === "self") || (data3 === "reports")) || (data3 === "department")) || (data3 === "location")) || (data3 === "company")) || (data3 === "tenant"))){
vErrors = $fault(vErrors, instancePath+"/scope", "enum", {allowedValues: ["self","reports","department","location","company","tenant"]});
errors++;
}
}
if(data.employeeId !== undefined){
let data4 = data.employeeId;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/employeeId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/employeeId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.language !== undefined){
let data5 = data.language;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/language", "type", {type: "string"});
errors++;
}
if(!((((data5 === "en") || (data5 === "de")) || (data5 === "fr")) || (data5 === "pt"))){
vErrors = $fault(vErrors, instancePath+"/language", "enum", {allowedValues: ["en","de","fr","pt"]});
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
if(data.employeeIds === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeIds"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "employeeIds") || (key0 === "roleIds")) || (key0 === "scope")) || (key0 === "language"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.employeeIds !== undefined){
let data0 = data.employeeIds;
if(Array.isArray(data0)){
if(data0.length > 500){
vErrors = $fault(vErrors, instancePath+"/employeeIds", "maxItems", {limit: 500});
errors++;
}
if(data0.length < 1){
vErrors = $fault(vErrors, instancePath+"/employeeIds", "minItems", {limit: 1});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/employeeIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeIds/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data0[i1], data0[j0])){
vErrors = $fault(vErrors, instancePath+"/employeeIds", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeIds", "type", {type: "array"});
errors++;
}
}
if(data.roleIds !== undefined){
let data2 = data.roleIds;
if(Array.isArray(data2)){
if(data2.length > 20){
vErrors = $fault(vErrors, instancePath+"/roleIds", "maxItems", {limit: 20});
errors++;
}
if(data2.length < 1){
vErrors = $fault(vErrors, instancePath+"/roleIds", "minItems", {limit: 1});
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/roleIds/" + i2, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/roleIds/" + i2, "type", {type: "string"});
errors++;
}
}
let i3 = data2.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if($equal(data2[i3], data2[j1])){
vErrors = $fault(vErrors, instancePath+"/roleIds", "uniqueItems", {i: i3, j: j1});
errors++;
break outer1;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/roleIds", "type", {type: "array"});
errors++;
}
}
if(data.scope !== undefined){
let data4 = data.scope;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/scope", "type", {type: "string"});
errors++;
}
if(!((((((data4 === "self") || (data4 === "reports")) || (data4 === "department")) || (data4 === "location")) || (data4 === "company")) || (data4 === "tenant"))){
vErrors = $fault(vErrors, instancePath+"/scope", "enum", {allowedValues: ["self","reports","department","location","company","tenant"]});
errors++;
}
}
if(data.language !== undefined){
let data5 = data.language;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/language", "type", {type: "string"});
errors++;
}
if(!((((data5 === "en") || (data5 === "de")) || (data5 === "fr")) || (data5 === "pt"))){
vErrors = $fault(vErrors, instancePath+"/language", "enum", {allowedValues: ["en","de","fr","pt"]});
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
if(data.token === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "token"});
errors++;
}
if(data.fullName === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "fullName"});
errors++;
}
if(data.password === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "password"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "token") || (key0 === "fullName")) || (key0 === "password"))){
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
if(data.fullName !== undefined){
let data1 = data.fullName;
if(typeof data1 === "string"){
if($lengthOf(data1) > 120){
vErrors = $fault(vErrors, instancePath+"/fullName", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/fullName", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/fullName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/fullName", "type", {type: "string"});
errors++;
}
}
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 === "string"){
if($lengthOf(data2) > 200){
vErrors = $fault(vErrors, instancePath+"/password", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data2) < 1){
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
