// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createCompanyBankAccount = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["bankId","accountName"],"additionalProperties":false,"properties":{"bankId":{"type":"string","format":"uuid"},"accountName":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"accountNo":{"type":["string","null"],"maxLength":34,"pattern":"^[0-9A-Za-z -]*$"},"orgId":{"type":["string","null"],"maxLength":20,"pattern":"^[0-9A-Za-z]*$"},"format":{"type":["string","null"],"enum":["dbs-uff","ocbc-giro","uob-fast","iso20022","none",null]},"primary":{"type":"boolean"}}};
const formats0 = $formats.uuid;
const func0 = $lengthOf;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[0-9A-Za-z -]*$", "u");
const pattern2 = new RegExp("^[0-9A-Za-z]*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bankId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bankId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.accountName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accountName"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "bankId") || (key0 === "accountName")) || (key0 === "accountNo")) || (key0 === "orgId")) || (key0 === "format")) || (key0 === "primary"))){
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
if(data.bankId !== undefined){
let data0 = data.bankId;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/bankId",schemaPath:"#/properties/bankId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/bankId",schemaPath:"#/properties/bankId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.accountName !== undefined){
let data1 = data.accountName;
if(typeof data1 === "string"){
if(func0(data1) > 120){
const err5 = {instancePath:instancePath+"/accountName",schemaPath:"#/properties/accountName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data1) < 1){
const err6 = {instancePath:instancePath+"/accountName",schemaPath:"#/properties/accountName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern0.test(data1)){
const err7 = {instancePath:instancePath+"/accountName",schemaPath:"#/properties/accountName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err8 = {instancePath:instancePath+"/accountName",schemaPath:"#/properties/accountName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.accountNo !== undefined){
let data2 = data.accountNo;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/accountNo",schemaPath:"#/properties/accountNo/type",keyword:"type",params:{type: schema0.properties.accountNo.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 34){
const err10 = {instancePath:instancePath+"/accountNo",schemaPath:"#/properties/accountNo/maxLength",keyword:"maxLength",params:{limit: 34}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern1.test(data2)){
const err11 = {instancePath:instancePath+"/accountNo",schemaPath:"#/properties/accountNo/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z -]*$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.orgId !== undefined){
let data3 = data.orgId;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/orgId",schemaPath:"#/properties/orgId/type",keyword:"type",params:{type: schema0.properties.orgId.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 20){
const err13 = {instancePath:instancePath+"/orgId",schemaPath:"#/properties/orgId/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern2.test(data3)){
const err14 = {instancePath:instancePath+"/orgId",schemaPath:"#/properties/orgId/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z]*$"}};
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
if(data.format !== undefined){
let data4 = data.format;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: schema0.properties.format.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((((data4 === "dbs-uff") || (data4 === "ocbc-giro")) || (data4 === "uob-fast")) || (data4 === "iso20022")) || (data4 === "none")) || (data4 === null))){
const err16 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/enum",keyword:"enum",params:{allowedValues: schema0.properties.format.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.primary !== undefined){
if(typeof data.primary !== "boolean"){
const err17 = {instancePath:instancePath+"/primary",schemaPath:"#/properties/primary/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export { createCompanyBankAccount as updateCompanyBankAccount };

