// Generated from the contract by `npm run generate`; never edited.
import { check as $check, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createCountry = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["iso2","iso3","name","nationality"],"additionalProperties":false,"properties":{"iso2":{"type":"string","pattern":"^[A-Za-z]{2}$"},"iso3":{"type":"string","pattern":"^[A-Za-z]{3}$"},"name":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"nationality":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"dialCode":{"type":["string","null"],"pattern":"^\\+[0-9]{1,7}$"},"currency":{"type":["string","null"],"pattern":"^[A-Z]{3}$"},"isTraditionalSource":{"type":"boolean"},"status":{"type":"string","enum":["active","inactive"]}}};
const pattern0 = new RegExp("^[A-Za-z]{2}$", "u");
const pattern1 = new RegExp("^[A-Za-z]{3}$", "u");
const pattern2 = new RegExp("\\S", "u");
const pattern4 = new RegExp("^\\+[0-9]{1,7}$", "u");
const pattern5 = new RegExp("^[A-Z]{3}$", "u");
const func0 = $lengthOf;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.iso2 === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "iso2"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.iso3 === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "iso3"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.nationality === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nationality"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "iso2") || (key0 === "iso3")) || (key0 === "name")) || (key0 === "nationality")) || (key0 === "dialCode")) || (key0 === "currency")) || (key0 === "isTraditionalSource")) || (key0 === "status"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.iso2 !== undefined){
let data0 = data.iso2;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/iso2",schemaPath:"#/properties/iso2/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/iso2",schemaPath:"#/properties/iso2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.iso3 !== undefined){
let data1 = data.iso3;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err7 = {instancePath:instancePath+"/iso3",schemaPath:"#/properties/iso3/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{3}$"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/iso3",schemaPath:"#/properties/iso3/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func0(data2) > 120){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data2) < 1){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern2.test(data2)){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.nationality !== undefined){
let data3 = data.nationality;
if(typeof data3 === "string"){
if(func0(data3) > 120){
const err13 = {instancePath:instancePath+"/nationality",schemaPath:"#/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data3) < 1){
const err14 = {instancePath:instancePath+"/nationality",schemaPath:"#/properties/nationality/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern2.test(data3)){
const err15 = {instancePath:instancePath+"/nationality",schemaPath:"#/properties/nationality/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/nationality",schemaPath:"#/properties/nationality/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.dialCode !== undefined){
let data4 = data.dialCode;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/dialCode",schemaPath:"#/properties/dialCode/type",keyword:"type",params:{type: schema0.properties.dialCode.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err18 = {instancePath:instancePath+"/dialCode",schemaPath:"#/properties/dialCode/pattern",keyword:"pattern",params:{pattern: "^\\+[0-9]{1,7}$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data5 = data.currency;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: schema0.properties.currency.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
const err20 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.isTraditionalSource !== undefined){
if(typeof data.isTraditionalSource !== "boolean"){
const err21 = {instancePath:instancePath+"/isTraditionalSource",schemaPath:"#/properties/isTraditionalSource/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data7 === "active") || (data7 === "inactive"))){
const err23 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export { createCountry as updateCountry };

