// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createWorkpassType = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["code","name","category"],"additionalProperties":false,"properties":{"code":{"type":"string","maxLength":30,"minLength":1,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&+-]*$"},"name":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"category":{"type":"string","enum":["professional","skilled","trainee","family","exempt"]},"employerTied":{"type":"boolean"},"levyApplies":{"type":"boolean"},"quotaCounts":{"type":"boolean"},"cpfApplies":{"type":"boolean"},"minQualifyingSalary":{"type":"array","maxItems":40,"items":{"$ref":"request1"}},"maxValidityMonths":{"type":["integer","null"],"maximum":120,"minimum":1},"renewLeadDays":{"type":["integer","null"],"maximum":365,"minimum":0},"status":{"type":"string","enum":["active","inactive"]}}};
const schema1 = {"type":"object","required":["effectiveFrom","amount"],"additionalProperties":false,"properties":{"effectiveFrom":{"type":"string","format":"date"},"amount":{"type":"integer","maximum":100000000000,"minimum":0},"financialServices":{"type":["integer","null"],"maximum":100000000000,"minimum":0},"renewalsFrom":{"type":["string","null"],"format":"date"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = $lengthOf;
const pattern0 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&+-]*$", "u");
const pattern1 = new RegExp("\\S", "u");
const formats0 = $formats.date;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.category === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"}};
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 30){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&+-]*$"}};
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
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1.test(data1)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.category !== undefined){
let data2 = data.category;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((((data2 === "professional") || (data2 === "skilled")) || (data2 === "trainee")) || (data2 === "family")) || (data2 === "exempt"))){
const err13 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema0.properties.category.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.employerTied !== undefined){
if(typeof data.employerTied !== "boolean"){
const err14 = {instancePath:instancePath+"/employerTied",schemaPath:"#/properties/employerTied/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.levyApplies !== undefined){
if(typeof data.levyApplies !== "boolean"){
const err15 = {instancePath:instancePath+"/levyApplies",schemaPath:"#/properties/levyApplies/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.quotaCounts !== undefined){
if(typeof data.quotaCounts !== "boolean"){
const err16 = {instancePath:instancePath+"/quotaCounts",schemaPath:"#/properties/quotaCounts/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.cpfApplies !== undefined){
if(typeof data.cpfApplies !== "boolean"){
const err17 = {instancePath:instancePath+"/cpfApplies",schemaPath:"#/properties/cpfApplies/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.minQualifyingSalary !== undefined){
let data7 = data.minQualifyingSalary;
if(Array.isArray(data7)){
if(data7.length > 40){
const err18 = {instancePath:instancePath+"/minQualifyingSalary",schemaPath:"#/properties/minQualifyingSalary/maxItems",keyword:"maxItems",params:{limit: 40}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.effectiveFrom === undefined){
const err19 = {instancePath:instancePath+"/minQualifyingSalary/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "effectiveFrom"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.amount === undefined){
const err20 = {instancePath:instancePath+"/minQualifyingSalary/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "amount"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data8){
if(!((((key1 === "effectiveFrom") || (key1 === "amount")) || (key1 === "financialServices")) || (key1 === "renewalsFrom"))){
const err21 = {instancePath:instancePath+"/minQualifyingSalary/" + i0,schemaPath:"request1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.effectiveFrom !== undefined){
let data9 = data8.effectiveFrom;
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err22 = {instancePath:instancePath+"/minQualifyingSalary/" + i0+"/effectiveFrom",schemaPath:"request1/properties/effectiveFrom/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/minQualifyingSalary/" + i0+"/effectiveFrom",schemaPath:"request1/properties/effectiveFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.amount !== undefined){
let data10 = data8.amount;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err24 = {instancePath:instancePath+"/minQualifyingSalary/" + i0+"/amount",schemaPath:"request1/properties/amount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 100000000000 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/minQualifyingSalary/" + i0+"/amount",schemaPath:"request1/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/minQualifyingSalary/" + i0+"/amount",schemaPath:"request1/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data8.financialServices !== undefined){
let data11 = data8.financialServices;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err27 = {instancePath:instancePath+"/minQualifyingSalary/" + i0+"/financialServices",schemaPath:"request1/properties/financialServices/type",keyword:"type",params:{type: schema1.properties.financialServices.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 100000000000 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/minQualifyingSalary/" + i0+"/financialServices",schemaPath:"request1/properties/financialServices/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/minQualifyingSalary/" + i0+"/financialServices",schemaPath:"request1/properties/financialServices/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data8.renewalsFrom !== undefined){
let data12 = data8.renewalsFrom;
if((typeof data12 !== "string") && (data12 !== null)){
const err30 = {instancePath:instancePath+"/minQualifyingSalary/" + i0+"/renewalsFrom",schemaPath:"request1/properties/renewalsFrom/type",keyword:"type",params:{type: schema1.properties.renewalsFrom.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err31 = {instancePath:instancePath+"/minQualifyingSalary/" + i0+"/renewalsFrom",schemaPath:"request1/properties/renewalsFrom/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/minQualifyingSalary/" + i0,schemaPath:"request1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/minQualifyingSalary",schemaPath:"#/properties/minQualifyingSalary/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.maxValidityMonths !== undefined){
let data13 = data.maxValidityMonths;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
const err34 = {instancePath:instancePath+"/maxValidityMonths",schemaPath:"#/properties/maxValidityMonths/type",keyword:"type",params:{type: schema0.properties.maxValidityMonths.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 120 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/maxValidityMonths",schemaPath:"#/properties/maxValidityMonths/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/maxValidityMonths",schemaPath:"#/properties/maxValidityMonths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.renewLeadDays !== undefined){
let data14 = data.renewLeadDays;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err37 = {instancePath:instancePath+"/renewLeadDays",schemaPath:"#/properties/renewLeadDays/type",keyword:"type",params:{type: schema0.properties.renewLeadDays.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 > 365 || isNaN(data14)){
const err38 = {instancePath:instancePath+"/renewLeadDays",schemaPath:"#/properties/renewLeadDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/renewLeadDays",schemaPath:"#/properties/renewLeadDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.status !== undefined){
let data15 = data.status;
if(typeof data15 !== "string"){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!((data15 === "active") || (data15 === "inactive"))){
const err41 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export { createWorkpassType as updateWorkpassType };

