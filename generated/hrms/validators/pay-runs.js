// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate3 } from "./components/pay-reason.js";

export const createPayRun = /*#__PURE__*/ $check($validate0);
export const updatePayRun = /*#__PURE__*/ $check($validate1);
export const approvePayRun = /*#__PURE__*/ $check($validate2);
export const returnPayRun = /*#__PURE__*/ $check($validate3);
export const publishPayRun = /*#__PURE__*/ $check($validate4);
export const markPayRunPaid = /*#__PURE__*/ $check($validate5);
export const cancelPayRun = /*#__PURE__*/ $check($validate3);
export const overridePayslipLine = /*#__PURE__*/ $check($validate6);
export const holdPayslip = /*#__PURE__*/ $check($validate3);
export const excludePayslip = /*#__PURE__*/ $check($validate3);
export const updatePayslipNote = /*#__PURE__*/ $check($validate7);
export const reversePayslip = /*#__PURE__*/ $check($validate3);
export const createPayRunFile = /*#__PURE__*/ $check($validate8);
const $formats0 = $formats.uuid;
const $pattern0 = new RegExp("^[A-Z][A-Z0-9_]*$", "u");
const $pattern1 = new RegExp("\\S", "u");
const $formats1 = $formats["date-time"];
const $formats2 = $formats.date;
const $names0 = new Set(["kind","format","bankFormatId","language","companyBankAccountId","clearing","valueDate","acceptChangedAccounts","adviceCode","byDepartment","byProject","taxRate"]);
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.periodId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "periodId"});
errors++;
}
if(data.kind === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "kind"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "periodId") || (key0 === "kind")) || (key0 === "name")) || (key0 === "departmentIds")) || (key0 === "employeeGroupIds")) || (key0 === "employeeIds")) || (key0 === "itemCodes")) || (key0 === "note"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.periodId !== undefined){
let data0 = data.periodId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/periodId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/periodId", "type", {type: "string"});
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: "string"});
errors++;
}
if(!((((data1 === "regular") || (data1 === "off-cycle")) || (data1 === "bonus")) || (data1 === "final"))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["regular","off-cycle","bonus","final"]});
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/name", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 80){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 80});
errors++;
}
}
}
if(data.departmentIds !== undefined){
let data3 = data.departmentIds;
if(Array.isArray(data3)){
if(data3.length > 50){
vErrors = $fault(vErrors, instancePath+"/departmentIds", "maxItems", {limit: 50});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/departmentIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/departmentIds/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data3[i1], data3[j0])){
vErrors = $fault(vErrors, instancePath+"/departmentIds", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/departmentIds", "type", {type: "array"});
errors++;
}
}
if(data.employeeGroupIds !== undefined){
let data5 = data.employeeGroupIds;
if(Array.isArray(data5)){
if(data5.length > 50){
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds", "maxItems", {limit: 50});
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(!($formats0(data6))){
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds/" + i2, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds/" + i2, "type", {type: "string"});
errors++;
}
}
let i3 = data5.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if($equal(data5[i3], data5[j1])){
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds", "uniqueItems", {i: i3, j: j1});
errors++;
break outer1;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds", "type", {type: "array"});
errors++;
}
}
if(data.employeeIds !== undefined){
let data7 = data.employeeIds;
if(Array.isArray(data7)){
if(data7.length > 500){
vErrors = $fault(vErrors, instancePath+"/employeeIds", "maxItems", {limit: 500});
errors++;
}
const len2 = data7.length;
for(let i4=0; i4<len2; i4++){
let data8 = data7[i4];
if(typeof data8 === "string"){
if(!($formats0(data8))){
vErrors = $fault(vErrors, instancePath+"/employeeIds/" + i4, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeIds/" + i4, "type", {type: "string"});
errors++;
}
}
let i5 = data7.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if($equal(data7[i5], data7[j2])){
vErrors = $fault(vErrors, instancePath+"/employeeIds", "uniqueItems", {i: i5, j: j2});
errors++;
break outer2;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeIds", "type", {type: "array"});
errors++;
}
}
if(data.itemCodes !== undefined){
let data9 = data.itemCodes;
if(Array.isArray(data9)){
if(data9.length > 50){
vErrors = $fault(vErrors, instancePath+"/itemCodes", "maxItems", {limit: 50});
errors++;
}
const len3 = data9.length;
for(let i6=0; i6<len3; i6++){
let data10 = data9[i6];
if(typeof data10 === "string"){
if($lengthOf(data10) > 20){
vErrors = $fault(vErrors, instancePath+"/itemCodes/" + i6, "maxLength", {limit: 20});
errors++;
}
if($lengthOf(data10) < 2){
vErrors = $fault(vErrors, instancePath+"/itemCodes/" + i6, "minLength", {limit: 2});
errors++;
}
if(!$pattern0.test(data10)){
vErrors = $fault(vErrors, instancePath+"/itemCodes/" + i6, "pattern", {pattern: "^[A-Z][A-Z0-9_]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/itemCodes/" + i6, "type", {type: "string"});
errors++;
}
}
let i7 = data9.length;
let j3;
if(i7 > 1){
const indices0 = {};
for(;i7--;){
let item0 = data9[i7];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j3 = indices0[item0];
vErrors = $fault(vErrors, instancePath+"/itemCodes", "uniqueItems", {i: i7, j: j3});
errors++;
break;
}
indices0[item0] = i7;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/itemCodes", "type", {type: "array"});
errors++;
}
}
if(data.note !== undefined){
let data11 = data.note;
if((typeof data11 !== "string") && (data11 !== null)){
vErrors = $fault(vErrors, instancePath+"/note", "type", {type: ["string","null"]});
errors++;
}
if(typeof data11 === "string"){
if($lengthOf(data11) > 500){
vErrors = $fault(vErrors, instancePath+"/note", "maxLength", {limit: 500});
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
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "departmentIds")) || (key0 === "employeeGroupIds")) || (key0 === "employeeIds")) || (key0 === "itemCodes")) || (key0 === "note"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if($lengthOf(data0) > 80){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 80});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/name", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data0)){
vErrors = $fault(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.departmentIds !== undefined){
let data1 = data.departmentIds;
if(Array.isArray(data1)){
if(data1.length > 50){
vErrors = $fault(vErrors, instancePath+"/departmentIds", "maxItems", {limit: 50});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/departmentIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/departmentIds/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data1[i1], data1[j0])){
vErrors = $fault(vErrors, instancePath+"/departmentIds", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/departmentIds", "type", {type: "array"});
errors++;
}
}
if(data.employeeGroupIds !== undefined){
let data3 = data.employeeGroupIds;
if(Array.isArray(data3)){
if(data3.length > 50){
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds", "maxItems", {limit: 50});
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds/" + i2, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds/" + i2, "type", {type: "string"});
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if($equal(data3[i3], data3[j1])){
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds", "uniqueItems", {i: i3, j: j1});
errors++;
break outer1;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds", "type", {type: "array"});
errors++;
}
}
if(data.employeeIds !== undefined){
let data5 = data.employeeIds;
if(Array.isArray(data5)){
if(data5.length > 500){
vErrors = $fault(vErrors, instancePath+"/employeeIds", "maxItems", {limit: 500});
errors++;
}
const len2 = data5.length;
for(let i4=0; i4<len2; i4++){
let data6 = data5[i4];
if(typeof data6 === "string"){
if(!($formats0(data6))){
vErrors = $fault(vErrors, instancePath+"/employeeIds/" + i4, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeIds/" + i4, "type", {type: "string"});
errors++;
}
}
let i5 = data5.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if($equal(data5[i5], data5[j2])){
vErrors = $fault(vErrors, instancePath+"/employeeIds", "uniqueItems", {i: i5, j: j2});
errors++;
break outer2;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeIds", "type", {type: "array"});
errors++;
}
}
if(data.itemCodes !== undefined){
let data7 = data.itemCodes;
if(Array.isArray(data7)){
if(data7.length > 50){
vErrors = $fault(vErrors, instancePath+"/itemCodes", "maxItems", {limit: 50});
errors++;
}
const len3 = data7.length;
for(let i6=0; i6<len3; i6++){
let data8 = data7[i6];
if(typeof data8 === "string"){
if($lengthOf(data8) > 20){
vErrors = $fault(vErrors, instancePath+"/itemCodes/" + i6, "maxLength", {limit: 20});
errors++;
}
if($lengthOf(data8) < 2){
vErrors = $fault(vErrors, instancePath+"/itemCodes/" + i6, "minLength", {limit: 2});
errors++;
}
if(!$pattern0.test(data8)){
vErrors = $fault(vErrors, instancePath+"/itemCodes/" + i6, "pattern", {pattern: "^[A-Z][A-Z0-9_]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/itemCodes/" + i6, "type", {type: "string"});
errors++;
}
}
let i7 = data7.length;
let j3;
if(i7 > 1){
const indices0 = {};
for(;i7--;){
let item0 = data7[i7];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j3 = indices0[item0];
vErrors = $fault(vErrors, instancePath+"/itemCodes", "uniqueItems", {i: i7, j: j3});
errors++;
break;
}
indices0[item0] = i7;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/itemCodes", "type", {type: "array"});
errors++;
}
}
if(data.note !== undefined){
let data9 = data.note;
if((typeof data9 !== "string") && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/note", "type", {type: ["string","null"]});
errors++;
}
if(typeof data9 === "string"){
if($lengthOf(data9) > 500){
vErrors = $fault(vErrors, instancePath+"/note", "maxLength", {limit: 500});
errors++;
}
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
for(const key0 in data){
if(!(key0 === "publishAt")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.publishAt !== undefined){
let data0 = data.publishAt;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/publishAt", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/publishAt", "format", {format: "date-time"});
errors++;
}
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
for(const key0 in data){
if(!(key0 === "paidOn")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.paidOn !== undefined){
let data0 = data.paidOn;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/paidOn", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if(!($formats2(data0))){
vErrors = $fault(vErrors, instancePath+"/paidOn", "format", {format: "date"});
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
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "code") || (key0 === "sourceId")) || (key0 === "amount")) || (key0 === "reason"))){
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
if($lengthOf(data0) < 2){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 2});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^[A-Z][A-Z0-9_]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.sourceId !== undefined){
let data1 = data.sourceId;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/sourceId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/sourceId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/amount", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 10000000000 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/amount", "maximum", {limit: 10000000000});
errors++;
}
if(data2 < -10000000000 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/amount", "minimum", {limit: -10000000000});
errors++;
}
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(typeof data3 === "string"){
if($lengthOf(data3) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data3) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern1.test(data3)){
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
$validate6.errors = vErrors;
return errors === 0;
}
function $validate7(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "note")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.note !== undefined){
let data0 = data.note;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/note", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 500){
vErrors = $fault(vErrors, instancePath+"/note", "maxLength", {limit: 500});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate7.errors = vErrors;
return errors === 0;
}
function $validate8(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "kind"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: "string"});
errors++;
}
if(!((((((data0 === "bank") || (data0 === "ezpay")) || (data0 === "reconciliation")) || (data0 === "journal")) || (data0 === "register")) || (data0 === "payslips"))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["bank","ezpay","reconciliation","journal","register","payslips"]});
errors++;
}
}
if(data.format !== undefined){
let data1 = data.format;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/format", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data1 === "iso20022") || (data1 === "dbs-uff")) || (data1 === "dbs-giro")) || (data1 === "ocbc-giro")) || (data1 === "uob-fast")) || (data1 === "cimb")) || (data1 === "own")) || (data1 === "csv")) || (data1 === "xero")) || (data1 === "quickbooks")) || (data1 === "xlsx")) || (data1 === "pdf")) || (data1 === "ezpay")) || (data1 === "zip"))){
vErrors = $fault(vErrors, instancePath+"/format", "enum", {allowedValues: ["iso20022","dbs-uff","dbs-giro","ocbc-giro","uob-fast","cimb","own","csv","xero","quickbooks","xlsx","pdf","ezpay","zip"]});
errors++;
}
}
if(data.bankFormatId !== undefined){
let data2 = data.bankFormatId;
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/bankFormatId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/bankFormatId", "type", {type: "string"});
errors++;
}
}
if(data.language !== undefined){
let data3 = data.language;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/language", "type", {type: "string"});
errors++;
}
if(!((((data3 === "en") || (data3 === "de")) || (data3 === "fr")) || (data3 === "pt"))){
vErrors = $fault(vErrors, instancePath+"/language", "enum", {allowedValues: ["en","de","fr","pt"]});
errors++;
}
}
if(data.companyBankAccountId !== undefined){
let data4 = data.companyBankAccountId;
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/companyBankAccountId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/companyBankAccountId", "type", {type: "string"});
errors++;
}
}
if(data.clearing !== undefined){
let data5 = data.clearing;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/clearing", "type", {type: "string"});
errors++;
}
if(!((data5 === "giro") || (data5 === "fast"))){
vErrors = $fault(vErrors, instancePath+"/clearing", "enum", {allowedValues: ["giro","fast"]});
errors++;
}
}
if(data.valueDate !== undefined){
let data6 = data.valueDate;
if(typeof data6 === "string"){
if(!($formats2(data6))){
vErrors = $fault(vErrors, instancePath+"/valueDate", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/valueDate", "type", {type: "string"});
errors++;
}
}
if(data.acceptChangedAccounts !== undefined){
if(typeof data.acceptChangedAccounts !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/acceptChangedAccounts", "type", {type: "boolean"});
errors++;
}
}
if(data.adviceCode !== undefined){
let data8 = data.adviceCode;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
vErrors = $fault(vErrors, instancePath+"/adviceCode", "type", {type: "integer"});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 99 || isNaN(data8)){
vErrors = $fault(vErrors, instancePath+"/adviceCode", "maximum", {limit: 99});
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = $fault(vErrors, instancePath+"/adviceCode", "minimum", {limit: 1});
errors++;
}
}
}
if(data.byDepartment !== undefined){
if(typeof data.byDepartment !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/byDepartment", "type", {type: "boolean"});
errors++;
}
}
if(data.byProject !== undefined){
if(typeof data.byProject !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/byProject", "type", {type: "boolean"});
errors++;
}
}
if(data.taxRate !== undefined){
let data11 = data.taxRate;
if(typeof data11 === "string"){
if($lengthOf(data11) > 60){
vErrors = $fault(vErrors, instancePath+"/taxRate", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/taxRate", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate8.errors = vErrors;
return errors === 0;
}
