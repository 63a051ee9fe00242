// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createTenant = /*#__PURE__*/ $check($validate0);
export const updateTenant = /*#__PURE__*/ $check($validate1);
export const activateTenant = /*#__PURE__*/ $check($validate2);
export const suspendTenant = /*#__PURE__*/ $check($validate2);
export const reactivateTenant = /*#__PURE__*/ $check($validate2);
export const closeTenant = /*#__PURE__*/ $check($validate3);
export const purgeTenant = /*#__PURE__*/ $check($validate4);
export const assignTenantPackage = /*#__PURE__*/ $check($validate5);
export const resendTenantInvitation = /*#__PURE__*/ $check($validate6);
const $names0 = new Set(["code","name","country","timeZone","locale","currency","billingEmail","billingCycle","packageId","ownerName","ownerEmail","language"]);
const $pattern0 = new RegExp("^[A-Za-z0-9][A-Za-z0-9-]*$", "u");
const $pattern1 = new RegExp("\\S", "u");
const $pattern2 = new RegExp("^[A-Z]{2}$", "u");
const $pattern3 = new RegExp("^[A-Z]{3}$", "u");
const $pattern4 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.packageId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "packageId"});
errors++;
}
if(data.ownerName === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "ownerName"});
errors++;
}
if(data.ownerEmail === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "ownerEmail"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if($lengthOf(data0) > 40){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 40});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^[A-Za-z0-9][A-Za-z0-9-]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if($lengthOf(data1) > 120){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/name", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.country !== undefined){
let data2 = data.country;
if(typeof data2 === "string"){
if(!$pattern2.test(data2)){
vErrors = $fault(vErrors, instancePath+"/country", "pattern", {pattern: "^[A-Z]{2}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/country", "type", {type: "string"});
errors++;
}
}
if(data.timeZone !== undefined){
let data3 = data.timeZone;
if(typeof data3 === "string"){
if($lengthOf(data3) > 60){
vErrors = $fault(vErrors, instancePath+"/timeZone", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data3) < 1){
vErrors = $fault(vErrors, instancePath+"/timeZone", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/timeZone", "type", {type: "string"});
errors++;
}
}
if(data.locale !== undefined){
if(!($validate7(data.locale, instancePath+"/locale"))){
vErrors = vErrors === null ? $validate7.errors : vErrors.concat($validate7.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
let data5 = data.currency;
if(typeof data5 === "string"){
if(!$pattern3.test(data5)){
vErrors = $fault(vErrors, instancePath+"/currency", "pattern", {pattern: "^[A-Z]{3}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/currency", "type", {type: "string"});
errors++;
}
}
if(data.billingEmail !== undefined){
let data6 = data.billingEmail;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/billingEmail", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if($lengthOf(data6) > 254){
vErrors = $fault(vErrors, instancePath+"/billingEmail", "maxLength", {limit: 254});
errors++;
}
if(!$pattern4.test(data6)){
vErrors = $fault(vErrors, instancePath+"/billingEmail", "pattern", {pattern: "^[^@\\s]+@[^@\\s]+$"});
errors++;
}
}
}
if(data.billingCycle !== undefined){
let data7 = data.billingCycle;
if(typeof data7 !== "string"){
vErrors = $fault(vErrors, instancePath+"/billingCycle", "type", {type: "string"});
errors++;
}
if(!((data7 === "monthly") || (data7 === "yearly"))){
vErrors = $fault(vErrors, instancePath+"/billingCycle", "enum", {allowedValues: ["monthly","yearly"]});
errors++;
}
}
if(data.packageId !== undefined){
let data8 = data.packageId;
if(typeof data8 === "string"){
if(!($formats0(data8))){
vErrors = $fault(vErrors, instancePath+"/packageId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/packageId", "type", {type: "string"});
errors++;
}
}
if(data.ownerName !== undefined){
let data9 = data.ownerName;
if(typeof data9 === "string"){
if($lengthOf(data9) > 120){
vErrors = $fault(vErrors, instancePath+"/ownerName", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data9) < 1){
vErrors = $fault(vErrors, instancePath+"/ownerName", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data9)){
vErrors = $fault(vErrors, instancePath+"/ownerName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/ownerName", "type", {type: "string"});
errors++;
}
}
if(data.ownerEmail !== undefined){
let data10 = data.ownerEmail;
if(typeof data10 === "string"){
if($lengthOf(data10) > 254){
vErrors = $fault(vErrors, instancePath+"/ownerEmail", "maxLength", {limit: 254});
errors++;
}
if(!$pattern4.test(data10)){
vErrors = $fault(vErrors, instancePath+"/ownerEmail", "pattern", {pattern: "^[^@\\s]+@[^@\\s]+$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/ownerEmail", "type", {type: "string"});
errors++;
}
}
if(data.language !== undefined){
let data11 = data.language;
if(typeof data11 !== "string"){
vErrors = $fault(vErrors, instancePath+"/language", "type", {type: "string"});
errors++;
}
if(!((((data11 === "en") || (data11 === "de")) || (data11 === "fr")) || (data11 === "pt"))){
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
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "code") || (key0 === "name")) || (key0 === "country")) || (key0 === "timeZone")) || (key0 === "locale")) || (key0 === "currency")) || (key0 === "billingEmail")) || (key0 === "billingCycle"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if($lengthOf(data0) > 40){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 40});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^[A-Za-z0-9][A-Za-z0-9-]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if($lengthOf(data1) > 120){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/name", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.country !== undefined){
let data2 = data.country;
if(typeof data2 === "string"){
if(!$pattern2.test(data2)){
vErrors = $fault(vErrors, instancePath+"/country", "pattern", {pattern: "^[A-Z]{2}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/country", "type", {type: "string"});
errors++;
}
}
if(data.timeZone !== undefined){
let data3 = data.timeZone;
if(typeof data3 === "string"){
if($lengthOf(data3) > 60){
vErrors = $fault(vErrors, instancePath+"/timeZone", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data3) < 1){
vErrors = $fault(vErrors, instancePath+"/timeZone", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/timeZone", "type", {type: "string"});
errors++;
}
}
if(data.locale !== undefined){
if(!($validate7(data.locale, instancePath+"/locale"))){
vErrors = vErrors === null ? $validate7.errors : vErrors.concat($validate7.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
let data5 = data.currency;
if(typeof data5 === "string"){
if(!$pattern3.test(data5)){
vErrors = $fault(vErrors, instancePath+"/currency", "pattern", {pattern: "^[A-Z]{3}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/currency", "type", {type: "string"});
errors++;
}
}
if(data.billingEmail !== undefined){
let data6 = data.billingEmail;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/billingEmail", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if($lengthOf(data6) > 254){
vErrors = $fault(vErrors, instancePath+"/billingEmail", "maxLength", {limit: 254});
errors++;
}
if(!$pattern4.test(data6)){
vErrors = $fault(vErrors, instancePath+"/billingEmail", "pattern", {pattern: "^[^@\\s]+@[^@\\s]+$"});
errors++;
}
}
}
if(data.billingCycle !== undefined){
let data7 = data.billingCycle;
if(typeof data7 !== "string"){
vErrors = $fault(vErrors, instancePath+"/billingCycle", "type", {type: "string"});
errors++;
}
if(!((data7 === "monthly") || (data7 === "yearly"))){
vErrors = $fault(vErrors, instancePath+"/billingCycle", "enum", {allowedValues: ["monthly","yearly"]});
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
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!(key0 === "reason")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 === "string"){
if($lengthOf(data0) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data0) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern1.test(data0)){
vErrors = $fault(vErrors, instancePath+"/reason", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: "string"});
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
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!((key0 === "reason") || (key0 === "days"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 === "string"){
if($lengthOf(data0) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data0) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern1.test(data0)){
vErrors = $fault(vErrors, instancePath+"/reason", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: "string"});
errors++;
}
}
if(data.days !== undefined){
let data1 = data.days;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/days", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 90 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/days", "maximum", {limit: 90});
errors++;
}
if(data1 < 7 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/days", "minimum", {limit: 7});
errors++;
}
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
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!((key0 === "code") || (key0 === "reason"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if($lengthOf(data0) > 40){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 40});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if($lengthOf(data1) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data1) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/reason", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: "string"});
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
function $validate5(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.packageId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "packageId"});
errors++;
}
for(const key0 in data){
if(!((key0 === "packageId") || (key0 === "from"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.packageId !== undefined){
let data0 = data.packageId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/packageId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/packageId", "type", {type: "string"});
errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/from", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if(!($formats1(data1))){
vErrors = $fault(vErrors, instancePath+"/from", "format", {format: "date"});
errors++;
}
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
function $validate6(data, instancePath = ""){
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
$validate6.errors = vErrors;
return errors === 0;
}
function $validate7(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
vErrors = $fault(vErrors, instancePath, "type", {type: "string"});
errors++;
}
if(!((((data === "en") || (data === "de")) || (data === "fr")) || (data === "pt"))){
vErrors = $fault(vErrors, instancePath, "enum", {allowedValues: ["en","de","fr","pt"]});
errors++;
}
$validate7.errors = vErrors;
return errors === 0;
}
