// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const moveWorkPass = /*#__PURE__*/ $check(validate1);
const schema1 = {"type":"object","required":["status"],"additionalProperties":false,"properties":{"status":{"type":"string","enum":["approvedInPrinciple","issued","renewing","expired","cancelled"]},"passNo":{"type":["string","null"],"maxLength":30},"issuedOn":{"type":["string","null"],"format":"date"},"expiry":{"type":["string","null"],"format":"date"},"on":{"type":["string","null"],"format":"date"}}};
const func1 = $lengthOf;
const formats4 = $formats.date;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "status") || (key0 === "passNo")) || (key0 === "issuedOn")) || (key0 === "expiry")) || (key0 === "on"))){
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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((data0 === "approvedInPrinciple") || (data0 === "issued")) || (data0 === "renewing")) || (data0 === "expired")) || (data0 === "cancelled"))){
const err3 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema1.properties.status.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.passNo !== undefined){
let data1 = data.passNo;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/passNo",schemaPath:"#/properties/passNo/type",keyword:"type",params:{type: schema1.properties.passNo.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 30){
const err5 = {instancePath:instancePath+"/passNo",schemaPath:"#/properties/passNo/maxLength",keyword:"maxLength",params:{limit: 30}};
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
if(data.issuedOn !== undefined){
let data2 = data.issuedOn;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/issuedOn",schemaPath:"#/properties/issuedOn/type",keyword:"type",params:{type: schema1.properties.issuedOn.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats4(data2))){
const err7 = {instancePath:instancePath+"/issuedOn",schemaPath:"#/properties/issuedOn/format",keyword:"format",params:{format: "date"}};
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
if(data.expiry !== undefined){
let data3 = data.expiry;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/expiry",schemaPath:"#/properties/expiry/type",keyword:"type",params:{type: schema1.properties.expiry.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats4(data3))){
const err9 = {instancePath:instancePath+"/expiry",schemaPath:"#/properties/expiry/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.on !== undefined){
let data4 = data.on;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type: schema1.properties.on.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err11 = {instancePath:instancePath+"/on",schemaPath:"#/properties/on/format",keyword:"format",params:{format: "date"}};
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
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const createWorkPass = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["typeId"],"additionalProperties":false,"properties":{"typeId":{"type":"string","format":"uuid"},"occupationId":{"type":["string","null"],"format":"uuid"},"passNo":{"type":["string","null"],"maxLength":30},"applicationDate":{"type":["string","null"],"format":"date"},"issuedOn":{"type":["string","null"],"format":"date"},"expiry":{"type":["string","null"],"format":"date"},"levyRate":{"type":["integer","null"],"maximum":100000000000,"minimum":0},"securityBond":{"type":["integer","null"],"maximum":100000000000,"minimum":0},"quotaSector":{"type":["string","null"],"enum":["services","manufacturing","construction","marine","process",null]},"status":{"type":"string","enum":["applied","approvedInPrinciple","issued"]}}};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = $formats.uuid;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.typeId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "typeId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.typeId !== undefined){
let data0 = data.typeId;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/typeId",schemaPath:"#/properties/typeId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/typeId",schemaPath:"#/properties/typeId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.occupationId !== undefined){
let data1 = data.occupationId;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/occupationId",schemaPath:"#/properties/occupationId/type",keyword:"type",params:{type: schema0.properties.occupationId.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/occupationId",schemaPath:"#/properties/occupationId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.passNo !== undefined){
let data2 = data.passNo;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/passNo",schemaPath:"#/properties/passNo/type",keyword:"type",params:{type: schema0.properties.passNo.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 30){
const err7 = {instancePath:instancePath+"/passNo",schemaPath:"#/properties/passNo/maxLength",keyword:"maxLength",params:{limit: 30}};
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
if(data.applicationDate !== undefined){
let data3 = data.applicationDate;
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/applicationDate",schemaPath:"#/properties/applicationDate/type",keyword:"type",params:{type: schema0.properties.applicationDate.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats4(data3))){
const err9 = {instancePath:instancePath+"/applicationDate",schemaPath:"#/properties/applicationDate/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.issuedOn !== undefined){
let data4 = data.issuedOn;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/issuedOn",schemaPath:"#/properties/issuedOn/type",keyword:"type",params:{type: schema0.properties.issuedOn.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err11 = {instancePath:instancePath+"/issuedOn",schemaPath:"#/properties/issuedOn/format",keyword:"format",params:{format: "date"}};
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
if(data.expiry !== undefined){
let data5 = data.expiry;
if((typeof data5 !== "string") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/expiry",schemaPath:"#/properties/expiry/type",keyword:"type",params:{type: schema0.properties.expiry.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats4(data5))){
const err13 = {instancePath:instancePath+"/expiry",schemaPath:"#/properties/expiry/format",keyword:"format",params:{format: "date"}};
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
if(data.levyRate !== undefined){
let data6 = data.levyRate;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err14 = {instancePath:instancePath+"/levyRate",schemaPath:"#/properties/levyRate/type",keyword:"type",params:{type: schema0.properties.levyRate.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 100000000000 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/levyRate",schemaPath:"#/properties/levyRate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/levyRate",schemaPath:"#/properties/levyRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.securityBond !== undefined){
let data7 = data.securityBond;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err17 = {instancePath:instancePath+"/securityBond",schemaPath:"#/properties/securityBond/type",keyword:"type",params:{type: schema0.properties.securityBond.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 100000000000 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/securityBond",schemaPath:"#/properties/securityBond/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/securityBond",schemaPath:"#/properties/securityBond/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.quotaSector !== undefined){
let data8 = data.quotaSector;
if((typeof data8 !== "string") && (data8 !== null)){
const err20 = {instancePath:instancePath+"/quotaSector",schemaPath:"#/properties/quotaSector/type",keyword:"type",params:{type: schema0.properties.quotaSector.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((((((data8 === "services") || (data8 === "manufacturing")) || (data8 === "construction")) || (data8 === "marine")) || (data8 === "process")) || (data8 === null))){
const err21 = {instancePath:instancePath+"/quotaSector",schemaPath:"#/properties/quotaSector/enum",keyword:"enum",params:{allowedValues: schema0.properties.quotaSector.enum}};
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
let data9 = data.status;
if(typeof data9 !== "string"){
const err22 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((data9 === "applied") || (data9 === "approvedInPrinciple")) || (data9 === "issued"))){
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
export { createWorkPass as updateWorkPass };

