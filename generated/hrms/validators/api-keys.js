// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createApiKey = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["name","companyIds","roleIds"],"additionalProperties":false,"properties":{"name":{"type":"string","maxLength":80,"minLength":1,"pattern":"\\S"},"companyIds":{"type":"array","maxItems":100,"minItems":1,"uniqueItems":true,"items":{"$ref":"request1"}},"roleIds":{"type":"array","maxItems":20,"minItems":1,"uniqueItems":true,"items":{"$ref":"request1"}},"scope":{"$ref":"request2"},"mayManageAccess":{"type":"boolean"},"expiresOn":{"type":["string","null"],"format":"date"}}};
const schema1 = {"type":"string","format":"uuid"};
const schema3 = {"type":"string","enum":["company","tenant"]};
const func0 = $lengthOf;
const func2 = $equal;
const pattern0 = new RegExp("\\S", "u");
const formats0 = $formats.uuid;
const formats4 = $formats.date;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.companyIds === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyIds"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.roleIds === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roleIds"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "companyIds")) || (key0 === "roleIds")) || (key0 === "scope")) || (key0 === "mayManageAccess")) || (key0 === "expiresOn"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 80){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.companyIds !== undefined){
let data1 = data.companyIds;
if(Array.isArray(data1)){
if(data1.length > 100){
const err8 = {instancePath:instancePath+"/companyIds",schemaPath:"#/properties/companyIds/maxItems",keyword:"maxItems",params:{limit: 100}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.length < 1){
const err9 = {instancePath:instancePath+"/companyIds",schemaPath:"#/properties/companyIds/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err10 = {instancePath:instancePath+"/companyIds/" + i0,schemaPath:"request1/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/companyIds/" + i0,schemaPath:"request1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func2(data1[i1], data1[j0])){
const err12 = {instancePath:instancePath+"/companyIds",schemaPath:"#/properties/companyIds/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/companyIds",schemaPath:"#/properties/companyIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.roleIds !== undefined){
let data3 = data.roleIds;
if(Array.isArray(data3)){
if(data3.length > 20){
const err14 = {instancePath:instancePath+"/roleIds",schemaPath:"#/properties/roleIds/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.length < 1){
const err15 = {instancePath:instancePath+"/roleIds",schemaPath:"#/properties/roleIds/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err16 = {instancePath:instancePath+"/roleIds/" + i2,schemaPath:"request1/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/roleIds/" + i2,schemaPath:"request1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func2(data3[i3], data3[j1])){
const err18 = {instancePath:instancePath+"/roleIds",schemaPath:"#/properties/roleIds/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/roleIds",schemaPath:"#/properties/roleIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.scope !== undefined){
let data5 = data.scope;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/scope",schemaPath:"request2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data5 === "company") || (data5 === "tenant"))){
const err21 = {instancePath:instancePath+"/scope",schemaPath:"request2/enum",keyword:"enum",params:{allowedValues: schema3.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.mayManageAccess !== undefined){
if(typeof data.mayManageAccess !== "boolean"){
const err22 = {instancePath:instancePath+"/mayManageAccess",schemaPath:"#/properties/mayManageAccess/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.expiresOn !== undefined){
let data7 = data.expiresOn;
if((typeof data7 !== "string") && (data7 !== null)){
const err23 = {instancePath:instancePath+"/expiresOn",schemaPath:"#/properties/expiresOn/type",keyword:"type",params:{type: schema0.properties.expiresOn.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err24 = {instancePath:instancePath+"/expiresOn",schemaPath:"#/properties/expiresOn/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export { createApiKey as updateApiKey };

