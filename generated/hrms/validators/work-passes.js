// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createWorkPass = /*#__PURE__*/ $check($validate0);
export const updateWorkPass = /*#__PURE__*/ $check($validate0);
export const moveWorkPass = /*#__PURE__*/ $check($validate1);
const $names0 = new Set(["typeId","occupationId","passNo","applicationDate","issuedOn","expiry","levyRate","securityBond","quotaSector","status"]);
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.typeId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "typeId"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.typeId !== undefined){
let data0 = data.typeId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/typeId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/typeId", "type", {type: "string"});
errors++;
}
}
if(data.occupationId !== undefined){
let data1 = data.occupationId;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/occupationId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/occupationId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.passNo !== undefined){
let data2 = data.passNo;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/passNo", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 30){
vErrors = $fault(vErrors, instancePath+"/passNo", "maxLength", {limit: 30});
errors++;
}
}
}
if(data.applicationDate !== undefined){
let data3 = data.applicationDate;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/applicationDate", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/applicationDate", "format", {format: "date"});
errors++;
}
}
}
if(data.issuedOn !== undefined){
let data4 = data.issuedOn;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/issuedOn", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!($formats1(data4))){
vErrors = $fault(vErrors, instancePath+"/issuedOn", "format", {format: "date"});
errors++;
}
}
}
if(data.expiry !== undefined){
let data5 = data.expiry;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/expiry", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if(!($formats1(data5))){
vErrors = $fault(vErrors, instancePath+"/expiry", "format", {format: "date"});
errors++;
}
}
}
if(data.levyRate !== undefined){
let data6 = data.levyRate;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/levyRate", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 100000000000 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/levyRate", "maximum", {limit: 100000000000});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/levyRate", "minimum", {limit: 0});
errors++;
}
}
}
if(data.securityBond !== undefined){
let data7 = data.securityBond;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/securityBond", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 100000000000 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/securityBond", "maximum", {limit: 100000000000});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/securityBond", "minimum", {limit: 0});
errors++;
}
}
}
if(data.quotaSector !== undefined){
let data8 = data.quotaSector;
if((typeof data8 !== "string") && (data8 !== null)){
vErrors = $fault(vErrors, instancePath+"/quotaSector", "type", {type: ["string","null"]});
errors++;
}
if(!((((((data8 === "services") || (data8 === "manufacturing")) || (data8 === "construction")) || (data8 === "marine")) || (data8 === "process")) || (data8 === null))){
vErrors = $fault(vErrors, instancePath+"/quotaSector", "enum", {allowedValues: ["services","manufacturing","construction","marine","process",null]});
errors++;
}
}
if(data.status !== undefined){
let data9 = data.status;
if(typeof data9 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!(((data9 === "applied") || (data9 === "approvedInPrinciple")) || (data9 === "issued"))){
vErrors = $fault(vErrors, instancePath+"/status", "enum", {allowedValues: ["applied","approvedInPrinciple","issued"]});
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
if(data.status === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "status"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "status") || (key0 === "passNo")) || (key0 === "issuedOn")) || (key0 === "expiry")) || (key0 === "on"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!(((((data0 === "approvedInPrinciple") || (data0 === "issued")) || (data0 === "renewing")) || (data0 === "expired")) || (data0 === "cancelled"))){
vErrors = $fault(vErrors, instancePath+"/status", "enum", {allowedValues: ["approvedInPrinciple","issued","renewing","expired","cancelled"]});
errors++;
}
}
if(data.passNo !== undefined){
let data1 = data.passNo;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/passNo", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 30){
vErrors = $fault(vErrors, instancePath+"/passNo", "maxLength", {limit: 30});
errors++;
}
}
}
if(data.issuedOn !== undefined){
let data2 = data.issuedOn;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/issuedOn", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if(!($formats1(data2))){
vErrors = $fault(vErrors, instancePath+"/issuedOn", "format", {format: "date"});
errors++;
}
}
}
if(data.expiry !== undefined){
let data3 = data.expiry;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/expiry", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/expiry", "format", {format: "date"});
errors++;
}
}
}
if(data.on !== undefined){
let data4 = data.on;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/on", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!($formats1(data4))){
vErrors = $fault(vErrors, instancePath+"/on", "format", {format: "date"});
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
