// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const startSso = /*#__PURE__*/ $check($validate0);
export const finishSso = /*#__PURE__*/ $check($validate1);
export const updateSso = /*#__PURE__*/ $check($validate2);
const $formats0 = $formats.email;
const $pattern0 = new RegExp("^[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
for(const key0 in data){
if(!(key0 === "email")){
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
if(data.state === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "state"});
errors++;
}
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "state") || (key0 === "code")) || (key0 === "iss"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 === "string"){
if($lengthOf(data0) > 200){
vErrors = $fault(vErrors, instancePath+"/state", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/state", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/state", "type", {type: "string"});
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if($lengthOf(data1) > 4000){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 4000});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.iss !== undefined){
let data2 = data.iss;
if(typeof data2 === "string"){
if($lengthOf(data2) > 500){
vErrors = $fault(vErrors, instancePath+"/iss", "maxLength", {limit: 500});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/iss", "type", {type: "string"});
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
if(data.issuer === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "issuer"});
errors++;
}
if(data.clientId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "clientId"});
errors++;
}
if(data.domains === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "domains"});
errors++;
}
if(data.passwordAllowed === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "passwordAllowed"});
errors++;
}
if(data.active === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "active"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "issuer") || (key0 === "clientId")) || (key0 === "clientSecret")) || (key0 === "domains")) || (key0 === "passwordAllowed")) || (key0 === "active"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.issuer !== undefined){
let data0 = data.issuer;
if(typeof data0 === "string"){
if($lengthOf(data0) > 500){
vErrors = $fault(vErrors, instancePath+"/issuer", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/issuer", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/issuer", "type", {type: "string"});
errors++;
}
}
if(data.clientId !== undefined){
let data1 = data.clientId;
if(typeof data1 === "string"){
if($lengthOf(data1) > 200){
vErrors = $fault(vErrors, instancePath+"/clientId", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/clientId", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/clientId", "type", {type: "string"});
errors++;
}
}
if(data.clientSecret !== undefined){
let data2 = data.clientSecret;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/clientSecret", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 500){
vErrors = $fault(vErrors, instancePath+"/clientSecret", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data2) < 1){
vErrors = $fault(vErrors, instancePath+"/clientSecret", "minLength", {limit: 1});
errors++;
}
}
}
if(data.domains !== undefined){
let data3 = data.domains;
if(Array.isArray(data3)){
if(data3.length > 20){
vErrors = $fault(vErrors, instancePath+"/domains", "maxItems", {limit: 20});
errors++;
}
if(data3.length < 1){
vErrors = $fault(vErrors, instancePath+"/domains", "minItems", {limit: 1});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if($lengthOf(data4) > 253){
vErrors = $fault(vErrors, instancePath+"/domains/" + i0, "maxLength", {limit: 253});
errors++;
}
if(!$pattern0.test(data4)){
vErrors = $fault(vErrors, instancePath+"/domains/" + i0, "pattern", {pattern: "^[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/domains/" + i0, "type", {type: "string"});
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
vErrors = $fault(vErrors, instancePath+"/domains", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/domains", "type", {type: "array"});
errors++;
}
}
if(data.passwordAllowed !== undefined){
if(typeof data.passwordAllowed !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/passwordAllowed", "type", {type: "boolean"});
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/active", "type", {type: "boolean"});
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
