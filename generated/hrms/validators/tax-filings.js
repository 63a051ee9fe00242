// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate3 } from "./components/tax-reason.js";

export const createTaxFiling = /*#__PURE__*/ $check($validate0);
export const updateTaxFiling = /*#__PURE__*/ $check($validate1);
export const approveTaxFiling = /*#__PURE__*/ $check($validate2);
export const returnTaxFiling = /*#__PURE__*/ $check($validate3);
export const acknowledgeTaxFiling = /*#__PURE__*/ $check($validate4);
const $names0 = new Set(["organisationIdType","organisationId","source","authorisedPerson","authorisedDesignation","phone","email","division","incomeRounding","deductionRounding","ir8sLastYear","countryCodes"]);
const $pattern0 = new RegExp("\\S", "u");
const $formats0 = $formats.date;
const $pattern1 = new RegExp("^[A-Z]{2}$", "u");
const $pattern2 = new RegExp("^\\d{3}$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.year === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "year"});
errors++;
}
for(const key0 in data){
if(!(key0 === "year")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.year !== undefined){
let data0 = data.year;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/year", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2100 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/year", "maximum", {limit: 2100});
errors++;
}
if(data0 < 2000 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/year", "minimum", {limit: 2000});
errors++;
}
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
if(data.source === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "source"});
errors++;
}
if(data.organisationIdType === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "organisationIdType"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.organisationIdType !== undefined){
let data0 = data.organisationIdType;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/organisationIdType", "type", {type: "string"});
errors++;
}
if(!(((((data0 === "7") || (data0 === "8")) || (data0 === "A")) || (data0 === "I")) || (data0 === "U"))){
vErrors = $fault(vErrors, instancePath+"/organisationIdType", "enum", {allowedValues: ["7","8","A","I","U"]});
errors++;
}
}
if(data.organisationId !== undefined){
let data1 = data.organisationId;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/organisationId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 12){
vErrors = $fault(vErrors, instancePath+"/organisationId", "maxLength", {limit: 12});
errors++;
}
}
}
if(data.source !== undefined){
let data2 = data.source;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
if(!(((((data2 === "6") || (data2 === "4")) || (data2 === "5")) || (data2 === "1")) || (data2 === "9"))){
vErrors = $fault(vErrors, instancePath+"/source", "enum", {allowedValues: ["6","4","5","1","9"]});
errors++;
}
}
if(data.authorisedPerson !== undefined){
let data3 = data.authorisedPerson;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/authorisedPerson", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 30){
vErrors = $fault(vErrors, instancePath+"/authorisedPerson", "maxLength", {limit: 30});
errors++;
}
}
}
if(data.authorisedDesignation !== undefined){
let data4 = data.authorisedDesignation;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/authorisedDesignation", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if($lengthOf(data4) > 30){
vErrors = $fault(vErrors, instancePath+"/authorisedDesignation", "maxLength", {limit: 30});
errors++;
}
}
}
if(data.phone !== undefined){
let data5 = data.phone;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/phone", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if($lengthOf(data5) > 20){
vErrors = $fault(vErrors, instancePath+"/phone", "maxLength", {limit: 20});
errors++;
}
}
}
if(data.email !== undefined){
let data6 = data.email;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/email", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if($lengthOf(data6) > 60){
vErrors = $fault(vErrors, instancePath+"/email", "maxLength", {limit: 60});
errors++;
}
}
}
if(data.division !== undefined){
let data7 = data.division;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/division", "type", {type: ["string","null"]});
errors++;
}
if(typeof data7 === "string"){
if($lengthOf(data7) > 30){
vErrors = $fault(vErrors, instancePath+"/division", "maxLength", {limit: 30});
errors++;
}
}
}
if(data.incomeRounding !== undefined){
let data8 = data.incomeRounding;
if(typeof data8 !== "string"){
vErrors = $fault(vErrors, instancePath+"/incomeRounding", "type", {type: "string"});
errors++;
}
if(!((data8 === "down") || (data8 === "half-up"))){
vErrors = $fault(vErrors, instancePath+"/incomeRounding", "enum", {allowedValues: ["down","half-up"]});
errors++;
}
}
if(data.deductionRounding !== undefined){
let data9 = data.deductionRounding;
if(typeof data9 !== "string"){
vErrors = $fault(vErrors, instancePath+"/deductionRounding", "type", {type: "string"});
errors++;
}
if(!((data9 === "up") || (data9 === "half-up"))){
vErrors = $fault(vErrors, instancePath+"/deductionRounding", "enum", {allowedValues: ["up","half-up"]});
errors++;
}
}
if(data.ir8sLastYear !== undefined){
let data10 = data.ir8sLastYear;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
vErrors = $fault(vErrors, instancePath+"/ir8sLastYear", "type", {type: "integer"});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 2100 || isNaN(data10)){
vErrors = $fault(vErrors, instancePath+"/ir8sLastYear", "maximum", {limit: 2100});
errors++;
}
if(data10 < 2000 || isNaN(data10)){
vErrors = $fault(vErrors, instancePath+"/ir8sLastYear", "minimum", {limit: 2000});
errors++;
}
}
}
if(data.countryCodes !== undefined){
let data11 = data.countryCodes;
if(Array.isArray(data11)){
if(data11.length > 100){
vErrors = $fault(vErrors, instancePath+"/countryCodes", "maxItems", {limit: 100});
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!($validate5(data11[i0], instancePath+"/countryCodes/" + i0))){
vErrors = vErrors === null ? $validate5.errors : vErrors.concat($validate5.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/countryCodes", "type", {type: "array"});
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
for(const key0 in data){
if(!(key0 === "comment")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.comment !== undefined){
let data0 = data.comment;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/comment", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 500){
vErrors = $fault(vErrors, instancePath+"/comment", "maxLength", {limit: 500});
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
function $validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.acknowledgement === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "acknowledgement"});
errors++;
}
if(data.acknowledgedOn === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "acknowledgedOn"});
errors++;
}
for(const key0 in data){
if(!((key0 === "acknowledgement") || (key0 === "acknowledgedOn"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.acknowledgement !== undefined){
let data0 = data.acknowledgement;
if(typeof data0 === "string"){
if($lengthOf(data0) > 60){
vErrors = $fault(vErrors, instancePath+"/acknowledgement", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/acknowledgement", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/acknowledgement", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/acknowledgement", "type", {type: "string"});
errors++;
}
}
if(data.acknowledgedOn !== undefined){
let data1 = data.acknowledgedOn;
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/acknowledgedOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/acknowledgedOn", "type", {type: "string"});
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
if(data.country === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "country"});
errors++;
}
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
for(const key0 in data){
if(!((key0 === "country") || (key0 === "code"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.country !== undefined){
let data0 = data.country;
if(typeof data0 === "string"){
if(!$pattern1.test(data0)){
vErrors = $fault(vErrors, instancePath+"/country", "pattern", {pattern: "^[A-Z]{2}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/country", "type", {type: "string"});
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if($lengthOf(data1) > 3){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 3});
errors++;
}
if($lengthOf(data1) < 3){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 3});
errors++;
}
if(!$pattern2.test(data1)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^\\d{3}$"});
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
