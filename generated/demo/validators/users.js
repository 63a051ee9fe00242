// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const addUser = /*#__PURE__*/ $check($validate0);
export const updateUser = /*#__PURE__*/ $check($validate1);
export const suspendUser = /*#__PURE__*/ $check($validate2);
export const reactivateUser = /*#__PURE__*/ $check($validate2);
const $names0 = new Set(["fullName","username","email","contact","company","country","role","currentPlan","status","avatar"]);
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^\\S+$", "u");
const $formats0 = $formats.email;
const $pattern2 = new RegExp("^(/media/.*)?$", "u");
const $names1 = new Set(["id","fullName","username","email","contact","company","country","role","currentPlan","status","avatar"]);
const $formats1 = $formats.date;
const $pattern3 = new RegExp("^(https?://\\S+\\.\\S+)?$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "user"});
errors++;
}
for(const key0 in data){
if(!(key0 === "user")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.user !== undefined){
let data0 = data.user;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.fullName === undefined){
vErrors = $fault(vErrors, instancePath+"/user", "required", {missingProperty: "fullName"});
errors++;
}
if(data0.username === undefined){
vErrors = $fault(vErrors, instancePath+"/user", "required", {missingProperty: "username"});
errors++;
}
if(data0.email === undefined){
vErrors = $fault(vErrors, instancePath+"/user", "required", {missingProperty: "email"});
errors++;
}
if(data0.role === undefined){
vErrors = $fault(vErrors, instancePath+"/user", "required", {missingProperty: "role"});
errors++;
}
if(data0.currentPlan === undefined){
vErrors = $fault(vErrors, instancePath+"/user", "required", {missingProperty: "currentPlan"});
errors++;
}
for(const key1 in data0){
if(!($names0.has(key1))){
vErrors = $fault(vErrors, instancePath+"/user", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.fullName !== undefined){
let data1 = data0.fullName;
if(typeof data1 === "string"){
if($lengthOf(data1) > 100){
vErrors = $fault(vErrors, instancePath+"/user/fullName", "maxLength", {limit: 100});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/user/fullName", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/user/fullName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/user/fullName", "type", {type: "string"});
errors++;
}
}
if(data0.username !== undefined){
let data2 = data0.username;
if(typeof data2 === "string"){
if($lengthOf(data2) > 60){
vErrors = $fault(vErrors, instancePath+"/user/username", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data2) < 1){
vErrors = $fault(vErrors, instancePath+"/user/username", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data2)){
vErrors = $fault(vErrors, instancePath+"/user/username", "pattern", {pattern: "^\\S+$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/user/username", "type", {type: "string"});
errors++;
}
}
if(data0.email !== undefined){
let data3 = data0.email;
if(typeof data3 === "string"){
if($lengthOf(data3) > 254){
vErrors = $fault(vErrors, instancePath+"/user/email", "maxLength", {limit: 254});
errors++;
}
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/user/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/user/email", "type", {type: "string"});
errors++;
}
}
if(data0.contact !== undefined){
let data4 = data0.contact;
if(typeof data4 === "string"){
if($lengthOf(data4) > 40){
vErrors = $fault(vErrors, instancePath+"/user/contact", "maxLength", {limit: 40});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/user/contact", "type", {type: "string"});
errors++;
}
}
if(data0.company !== undefined){
let data5 = data0.company;
if(typeof data5 === "string"){
if($lengthOf(data5) > 100){
vErrors = $fault(vErrors, instancePath+"/user/company", "maxLength", {limit: 100});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/user/company", "type", {type: "string"});
errors++;
}
}
if(data0.country !== undefined){
let data6 = data0.country;
if(typeof data6 === "string"){
if($lengthOf(data6) > 60){
vErrors = $fault(vErrors, instancePath+"/user/country", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/user/country", "type", {type: "string"});
errors++;
}
}
if(data0.role !== undefined){
let data7 = data0.role;
if(typeof data7 !== "string"){
vErrors = $fault(vErrors, instancePath+"/user/role", "type", {type: "string"});
errors++;
}
if(!(((((data7 === "admin") || (data7 === "editor")) || (data7 === "author")) || (data7 === "maintainer")) || (data7 === "subscriber"))){
vErrors = $fault(vErrors, instancePath+"/user/role", "enum", {allowedValues: ["admin","editor","author","maintainer","subscriber"]});
errors++;
}
}
if(data0.currentPlan !== undefined){
let data8 = data0.currentPlan;
if(typeof data8 !== "string"){
vErrors = $fault(vErrors, instancePath+"/user/currentPlan", "type", {type: "string"});
errors++;
}
if(!((((data8 === "basic") || (data8 === "team")) || (data8 === "company")) || (data8 === "enterprise"))){
vErrors = $fault(vErrors, instancePath+"/user/currentPlan", "enum", {allowedValues: ["basic","team","company","enterprise"]});
errors++;
}
}
if(data0.status !== undefined){
let data9 = data0.status;
if(typeof data9 !== "string"){
vErrors = $fault(vErrors, instancePath+"/user/status", "type", {type: "string"});
errors++;
}
if(!(((data9 === "active") || (data9 === "inactive")) || (data9 === "pending"))){
vErrors = $fault(vErrors, instancePath+"/user/status", "enum", {allowedValues: ["active","inactive","pending"]});
errors++;
}
}
if(data0.avatar !== undefined){
let data10 = data0.avatar;
if((typeof data10 !== "string") && (data10 !== null)){
vErrors = $fault(vErrors, instancePath+"/user/avatar", "type", {type: ["string","null"]});
errors++;
}
if(typeof data10 === "string"){
if($lengthOf(data10) > 200){
vErrors = $fault(vErrors, instancePath+"/user/avatar", "maxLength", {limit: 200});
errors++;
}
if(!$pattern2.test(data10)){
vErrors = $fault(vErrors, instancePath+"/user/avatar", "pattern", {pattern: "^(/media/.*)?$"});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/user", "type", {type: "object"});
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
if(data.user === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "user"});
errors++;
}
for(const key0 in data){
if(!((key0 === "user") || (key0 === "details"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.user !== undefined){
let data0 = data.user;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
vErrors = $fault(vErrors, instancePath+"/user", "required", {missingProperty: "id"});
errors++;
}
for(const key1 in data0){
if(!($names1.has(key1))){
vErrors = $fault(vErrors, instancePath+"/user", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/user/id", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/user/id", "maximum", {limit: 2147483647});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/user/id", "minimum", {limit: 1});
errors++;
}
}
}
if(data0.fullName !== undefined){
let data2 = data0.fullName;
if(typeof data2 === "string"){
if($lengthOf(data2) > 100){
vErrors = $fault(vErrors, instancePath+"/user/fullName", "maxLength", {limit: 100});
errors++;
}
if($lengthOf(data2) < 1){
vErrors = $fault(vErrors, instancePath+"/user/fullName", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data2)){
vErrors = $fault(vErrors, instancePath+"/user/fullName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/user/fullName", "type", {type: "string"});
errors++;
}
}
if(data0.username !== undefined){
let data3 = data0.username;
if(typeof data3 === "string"){
if($lengthOf(data3) > 60){
vErrors = $fault(vErrors, instancePath+"/user/username", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data3) < 1){
vErrors = $fault(vErrors, instancePath+"/user/username", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data3)){
vErrors = $fault(vErrors, instancePath+"/user/username", "pattern", {pattern: "^\\S+$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/user/username", "type", {type: "string"});
errors++;
}
}
if(data0.email !== undefined){
let data4 = data0.email;
if(typeof data4 === "string"){
if($lengthOf(data4) > 254){
vErrors = $fault(vErrors, instancePath+"/user/email", "maxLength", {limit: 254});
errors++;
}
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/user/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/user/email", "type", {type: "string"});
errors++;
}
}
if(data0.contact !== undefined){
let data5 = data0.contact;
if(typeof data5 === "string"){
if($lengthOf(data5) > 40){
vErrors = $fault(vErrors, instancePath+"/user/contact", "maxLength", {limit: 40});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/user/contact", "type", {type: "string"});
errors++;
}
}
if(data0.company !== undefined){
let data6 = data0.company;
if(typeof data6 === "string"){
if($lengthOf(data6) > 100){
vErrors = $fault(vErrors, instancePath+"/user/company", "maxLength", {limit: 100});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/user/company", "type", {type: "string"});
errors++;
}
}
if(data0.country !== undefined){
let data7 = data0.country;
if(typeof data7 === "string"){
if($lengthOf(data7) > 60){
vErrors = $fault(vErrors, instancePath+"/user/country", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/user/country", "type", {type: "string"});
errors++;
}
}
if(data0.role !== undefined){
let data8 = data0.role;
if(typeof data8 !== "string"){
vErrors = $fault(vErrors, instancePath+"/user/role", "type", {type: "string"});
errors++;
}
if(!(((((data8 === "admin") || (data8 === "editor")) || (data8 === "author")) || (data8 === "maintainer")) || (data8 === "subscriber"))){
vErrors = $fault(vErrors, instancePath+"/user/role", "enum", {allowedValues: ["admin","editor","author","maintainer","subscriber"]});
errors++;
}
}
if(data0.currentPlan !== undefined){
let data9 = data0.currentPlan;
if(typeof data9 !== "string"){
vErrors = $fault(vErrors, instancePath+"/user/currentPlan", "type", {type: "string"});
errors++;
}
if(!((((data9 === "basic") || (data9 === "team")) || (data9 === "company")) || (data9 === "enterprise"))){
vErrors = $fault(vErrors, instancePath+"/user/currentPlan", "enum", {allowedValues: ["basic","team","company","enterprise"]});
errors++;
}
}
if(data0.status !== undefined){
let data10 = data0.status;
if(typeof data10 !== "string"){
vErrors = $fault(vErrors, instancePath+"/user/status", "type", {type: "string"});
errors++;
}
if(!(((data10 === "active") || (data10 === "inactive")) || (data10 === "pending"))){
vErrors = $fault(vErrors, instancePath+"/user/status", "enum", {allowedValues: ["active","inactive","pending"]});
errors++;
}
}
if(data0.avatar !== undefined){
let data11 = data0.avatar;
if((typeof data11 !== "string") && (data11 !== null)){
vErrors = $fault(vErrors, instancePath+"/user/avatar", "type", {type: ["string","null"]});
errors++;
}
if(typeof data11 === "string"){
if($lengthOf(data11) > 200){
vErrors = $fault(vErrors, instancePath+"/user/avatar", "maxLength", {limit: 200});
errors++;
}
if(!$pattern2.test(data11)){
vErrors = $fault(vErrors, instancePath+"/user/avatar", "pattern", {pattern: "^(/media/.*)?$"});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/user", "type", {type: "object"});
errors++;
}
}
if(data.details !== undefined){
let data12 = data.details;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
if(!((((((((key2 === "birthDate") || (key2 === "website")) || (key2 === "address")) || (key2 === "postcode")) || (key2 === "city")) || (key2 === "contactOptions")) || (key2 === "social")) || (key2 === "permissions"))){
vErrors = $fault(vErrors, instancePath+"/details", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data12.birthDate !== undefined){
let data13 = data12.birthDate;
if((typeof data13 !== "string") && (data13 !== null)){
vErrors = $fault(vErrors, instancePath+"/details/birthDate", "type", {type: ["string","null"]});
errors++;
}
if(typeof data13 === "string"){
if(!($formats1(data13))){
vErrors = $fault(vErrors, instancePath+"/details/birthDate", "format", {format: "date"});
errors++;
}
}
}
if(data12.website !== undefined){
let data14 = data12.website;
if(typeof data14 === "string"){
if($lengthOf(data14) > 200){
vErrors = $fault(vErrors, instancePath+"/details/website", "maxLength", {limit: 200});
errors++;
}
if(!$pattern3.test(data14)){
vErrors = $fault(vErrors, instancePath+"/details/website", "pattern", {pattern: "^(https?://\\S+\\.\\S+)?$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/details/website", "type", {type: "string"});
errors++;
}
}
if(data12.address !== undefined){
let data15 = data12.address;
if(typeof data15 === "string"){
if($lengthOf(data15) > 200){
vErrors = $fault(vErrors, instancePath+"/details/address", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/details/address", "type", {type: "string"});
errors++;
}
}
if(data12.postcode !== undefined){
let data16 = data12.postcode;
if(typeof data16 === "string"){
if($lengthOf(data16) > 20){
vErrors = $fault(vErrors, instancePath+"/details/postcode", "maxLength", {limit: 20});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/details/postcode", "type", {type: "string"});
errors++;
}
}
if(data12.city !== undefined){
let data17 = data12.city;
if(typeof data17 === "string"){
if($lengthOf(data17) > 100){
vErrors = $fault(vErrors, instancePath+"/details/city", "maxLength", {limit: 100});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/details/city", "type", {type: "string"});
errors++;
}
}
if(data12.contactOptions !== undefined){
let data18 = data12.contactOptions;
if(Array.isArray(data18)){
if(data18.length > 3){
vErrors = $fault(vErrors, instancePath+"/details/contactOptions", "maxItems", {limit: 3});
errors++;
}
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(typeof data19 !== "string"){
vErrors = $fault(vErrors, instancePath+"/details/contactOptions/" + i0, "type", {type: "string"});
errors++;
}
if(!(((data19 === "email") || (data19 === "message")) || (data19 === "phone"))){
vErrors = $fault(vErrors, instancePath+"/details/contactOptions/" + i0, "enum", {allowedValues: ["email","message","phone"]});
errors++;
}
}
let i1 = data18.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data18[i1], data18[j0])){
vErrors = $fault(vErrors, instancePath+"/details/contactOptions", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/details/contactOptions", "type", {type: "array"});
errors++;
}
}
if(data12.social !== undefined){
if(!($validate3(data12.social, instancePath+"/details/social"))){
vErrors = vErrors === null ? $validate3.errors : vErrors.concat($validate3.errors);
errors = vErrors.length;
}
}
if(data12.permissions !== undefined){
let data21 = data12.permissions;
if(Array.isArray(data21)){
if(data21.length > 8){
vErrors = $fault(vErrors, instancePath+"/details/permissions", "maxItems", {limit: 8});
errors++;
}
const len1 = data21.length;
for(let i2=0; i2<len1; i2++){
if(!($validate4(data21[i2], instancePath+"/details/permissions/" + i2))){
vErrors = vErrors === null ? $validate4.errors : vErrors.concat($validate4.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/details/permissions", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/details", "type", {type: "object"});
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
if(data.id === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "id"});
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/id", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/id", "maximum", {limit: 2147483647});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/id", "minimum", {limit: 1});
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
if(data.twitter === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "twitter"});
errors++;
}
if(data.facebook === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "facebook"});
errors++;
}
if(data.instagram === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "instagram"});
errors++;
}
if(data.linkedIn === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "linkedIn"});
errors++;
}
if(data.github === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "github"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "twitter") || (key0 === "facebook")) || (key0 === "instagram")) || (key0 === "linkedIn")) || (key0 === "github"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.twitter !== undefined){
let data0 = data.twitter;
if(typeof data0 === "string"){
if($lengthOf(data0) > 200){
vErrors = $fault(vErrors, instancePath+"/twitter", "maxLength", {limit: 200});
errors++;
}
if(!$pattern3.test(data0)){
vErrors = $fault(vErrors, instancePath+"/twitter", "pattern", {pattern: "^(https?://\\S+\\.\\S+)?$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/twitter", "type", {type: "string"});
errors++;
}
}
if(data.facebook !== undefined){
let data1 = data.facebook;
if(typeof data1 === "string"){
if($lengthOf(data1) > 200){
vErrors = $fault(vErrors, instancePath+"/facebook", "maxLength", {limit: 200});
errors++;
}
if(!$pattern3.test(data1)){
vErrors = $fault(vErrors, instancePath+"/facebook", "pattern", {pattern: "^(https?://\\S+\\.\\S+)?$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/facebook", "type", {type: "string"});
errors++;
}
}
if(data.instagram !== undefined){
let data2 = data.instagram;
if(typeof data2 === "string"){
if($lengthOf(data2) > 200){
vErrors = $fault(vErrors, instancePath+"/instagram", "maxLength", {limit: 200});
errors++;
}
if(!$pattern3.test(data2)){
vErrors = $fault(vErrors, instancePath+"/instagram", "pattern", {pattern: "^(https?://\\S+\\.\\S+)?$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/instagram", "type", {type: "string"});
errors++;
}
}
if(data.linkedIn !== undefined){
let data3 = data.linkedIn;
if(typeof data3 === "string"){
if($lengthOf(data3) > 200){
vErrors = $fault(vErrors, instancePath+"/linkedIn", "maxLength", {limit: 200});
errors++;
}
if(!$pattern3.test(data3)){
vErrors = $fault(vErrors, instancePath+"/linkedIn", "pattern", {pattern: "^(https?://\\S+\\.\\S+)?$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/linkedIn", "type", {type: "string"});
errors++;
}
}
if(data.github !== undefined){
let data4 = data.github;
if(typeof data4 === "string"){
if($lengthOf(data4) > 200){
vErrors = $fault(vErrors, instancePath+"/github", "maxLength", {limit: 200});
errors++;
}
if(!$pattern3.test(data4)){
vErrors = $fault(vErrors, instancePath+"/github", "pattern", {pattern: "^(https?://\\S+\\.\\S+)?$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/github", "type", {type: "string"});
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
if(data.module === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "module"});
errors++;
}
if(data.read === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "read"});
errors++;
}
if(data.write === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "write"});
errors++;
}
if(data.create === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "create"});
errors++;
}
if(data.delete === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "delete"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "module") || (key0 === "read")) || (key0 === "write")) || (key0 === "create")) || (key0 === "delete"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.module !== undefined){
let data0 = data.module;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/module", "type", {type: "string"});
errors++;
}
if(!((((((((data0 === "employees") || (data0 === "leave")) || (data0 === "attendance")) || (data0 === "payroll")) || (data0 === "claims")) || (data0 === "reports")) || (data0 === "invoices")) || (data0 === "settings"))){
vErrors = $fault(vErrors, instancePath+"/module", "enum", {allowedValues: ["employees","leave","attendance","payroll","claims","reports","invoices","settings"]});
errors++;
}
}
if(data.read !== undefined){
if(typeof data.read !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/read", "type", {type: "boolean"});
errors++;
}
}
if(data.write !== undefined){
if(typeof data.write !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/write", "type", {type: "boolean"});
errors++;
}
}
if(data.create !== undefined){
if(typeof data.create !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/create", "type", {type: "boolean"});
errors++;
}
}
if(data.delete !== undefined){
if(typeof data.delete !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/delete", "type", {type: "boolean"});
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
