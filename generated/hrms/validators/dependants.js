// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createDependant = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["fullName","relation"],"additionalProperties":false,"properties":{"fullName":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"relation":{"type":"string","enum":["spouse","child","stepchild","adoptedChild","parent","sibling","other"]},"dateOfBirth":{"type":["string","null"],"format":"date"},"citizenship":{"type":["string","null"],"enum":["citizen","pr","foreigner",null]},"birthCertNo":{"type":["string","null"],"maxLength":20}}};
const func0 = $lengthOf;
const pattern0 = new RegExp("\\S", "u");
const formats0 = $formats.date;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fullName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fullName"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.relation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "relation"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "fullName") || (key0 === "relation")) || (key0 === "dateOfBirth")) || (key0 === "citizenship")) || (key0 === "birthCertNo"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.fullName !== undefined){
let data0 = data.fullName;
if(typeof data0 === "string"){
if(func0(data0) > 120){
const err3 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err6 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.relation !== undefined){
let data1 = data.relation;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/relation",schemaPath:"#/properties/relation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((data1 === "spouse") || (data1 === "child")) || (data1 === "stepchild")) || (data1 === "adoptedChild")) || (data1 === "parent")) || (data1 === "sibling")) || (data1 === "other"))){
const err8 = {instancePath:instancePath+"/relation",schemaPath:"#/properties/relation/enum",keyword:"enum",params:{allowedValues: schema0.properties.relation.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.dateOfBirth !== undefined){
let data2 = data.dateOfBirth;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/type",keyword:"type",params:{type: schema0.properties.dateOfBirth.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err10 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.citizenship !== undefined){
let data3 = data.citizenship;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/citizenship",schemaPath:"#/properties/citizenship/type",keyword:"type",params:{type: schema0.properties.citizenship.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data3 === "citizen") || (data3 === "pr")) || (data3 === "foreigner")) || (data3 === null))){
const err12 = {instancePath:instancePath+"/citizenship",schemaPath:"#/properties/citizenship/enum",keyword:"enum",params:{allowedValues: schema0.properties.citizenship.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.birthCertNo !== undefined){
let data4 = data.birthCertNo;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/birthCertNo",schemaPath:"#/properties/birthCertNo/type",keyword:"type",params:{type: schema0.properties.birthCertNo.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 20){
const err14 = {instancePath:instancePath+"/birthCertNo",schemaPath:"#/properties/birthCertNo/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export { createDependant as updateDependant };

