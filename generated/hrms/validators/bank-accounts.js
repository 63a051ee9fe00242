// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const rejectBankAccount = /*#__PURE__*/ $check(validate1);
const schema1 = {"type":"object","required":["reason"],"additionalProperties":false,"properties":{"reason":{"type":"string","maxLength":500,"minLength":1,"pattern":"\\S"}}};
const func1 = $lengthOf;
const pattern0 = new RegExp("\\S", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "reason")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 === "string"){
if(func1(data0) > 500){
const err2 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const createBankAccount = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["bankId","accountName","effectiveFrom"],"additionalProperties":false,"properties":{"bankId":{"type":"string","format":"uuid"},"branch":{"type":["string","null"],"maxLength":20},"accountName":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"accountNo":{"type":["string","null"],"maxLength":34},"method":{"type":"string","enum":["giro","fast","paynow","cheque","cash"]},"shareKind":{"type":"string","enum":["remainder","percent","amount"]},"sharePercent":{"type":["number","null"],"maximum":1,"minimum":0.0001},"shareAmount":{"type":["integer","null"],"maximum":100000000000,"minimum":0},"effectiveFrom":{"type":"string","format":"date"},"replacesId":{"type":["string","null"],"format":"uuid"}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = $formats.uuid;
const formats2 = $formats.date;

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
if(data.effectiveFrom === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effectiveFrom"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.bankId !== undefined){
let data0 = data.bankId;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/bankId",schemaPath:"#/properties/bankId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/bankId",schemaPath:"#/properties/bankId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.branch !== undefined){
let data1 = data.branch;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: schema0.properties.branch.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err7 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.accountName !== undefined){
let data2 = data.accountName;
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err8 = {instancePath:instancePath+"/accountName",schemaPath:"#/properties/accountName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/accountName",schemaPath:"#/properties/accountName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern0.test(data2)){
const err10 = {instancePath:instancePath+"/accountName",schemaPath:"#/properties/accountName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err11 = {instancePath:instancePath+"/accountName",schemaPath:"#/properties/accountName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.accountNo !== undefined){
let data3 = data.accountNo;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/accountNo",schemaPath:"#/properties/accountNo/type",keyword:"type",params:{type: schema0.properties.accountNo.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 34){
const err13 = {instancePath:instancePath+"/accountNo",schemaPath:"#/properties/accountNo/maxLength",keyword:"maxLength",params:{limit: 34}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.method !== undefined){
let data4 = data.method;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((data4 === "giro") || (data4 === "fast")) || (data4 === "paynow")) || (data4 === "cheque")) || (data4 === "cash"))){
const err15 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema0.properties.method.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.shareKind !== undefined){
let data5 = data.shareKind;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/shareKind",schemaPath:"#/properties/shareKind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data5 === "remainder") || (data5 === "percent")) || (data5 === "amount"))){
const err17 = {instancePath:instancePath+"/shareKind",schemaPath:"#/properties/shareKind/enum",keyword:"enum",params:{allowedValues: schema0.properties.shareKind.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sharePercent !== undefined){
let data6 = data.sharePercent;
if((!(typeof data6 == "number")) && (data6 !== null)){
const err18 = {instancePath:instancePath+"/sharePercent",schemaPath:"#/properties/sharePercent/type",keyword:"type",params:{type: schema0.properties.sharePercent.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 1 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/sharePercent",schemaPath:"#/properties/sharePercent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6 < 0.0001 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/sharePercent",schemaPath:"#/properties/sharePercent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.0001}};
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
if(data.shareAmount !== undefined){
let data7 = data.shareAmount;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err21 = {instancePath:instancePath+"/shareAmount",schemaPath:"#/properties/shareAmount/type",keyword:"type",params:{type: schema0.properties.shareAmount.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 100000000000 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/shareAmount",schemaPath:"#/properties/shareAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/shareAmount",schemaPath:"#/properties/shareAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.effectiveFrom !== undefined){
let data8 = data.effectiveFrom;
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err24 = {instancePath:instancePath+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.replacesId !== undefined){
let data9 = data.replacesId;
if((typeof data9 !== "string") && (data9 !== null)){
const err26 = {instancePath:instancePath+"/replacesId",schemaPath:"#/properties/replacesId/type",keyword:"type",params:{type: schema0.properties.replacesId.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err27 = {instancePath:instancePath+"/replacesId",schemaPath:"#/properties/replacesId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export { createBankAccount as updateBankAccount };

