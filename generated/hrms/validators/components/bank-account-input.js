// Generated from the contract by `npm run generate`; never edited.
import { fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export { $validate0 as validate };
const $names0 = new Set(["bankId","branch","accountName","accountNo","method","shareKind","sharePercent","shareAmount","effectiveFrom","replacesId"]);
const $formats0 = $formats.uuid;
const $pattern0 = new RegExp("\\S", "u");
const $formats1 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bankId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "bankId"});
errors++;
}
if(data.accountName === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "accountName"});
errors++;
}
if(data.effectiveFrom === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "effectiveFrom"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.bankId !== undefined){
let data0 = data.bankId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/bankId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/bankId", "type", {type: "string"});
errors++;
}
}
if(data.branch !== undefined){
let data1 = data.branch;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/branch", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 20){
vErrors = $fault(vErrors, instancePath+"/branch", "maxLength", {limit: 20});
errors++;
}
}
}
if(data.accountName !== undefined){
let data2 = data.accountName;
if(typeof data2 === "string"){
if($lengthOf(data2) > 120){
vErrors = $fault(vErrors, instancePath+"/accountName", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data2) < 1){
vErrors = $fault(vErrors, instancePath+"/accountName", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data2)){
vErrors = $fault(vErrors, instancePath+"/accountName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/accountName", "type", {type: "string"});
errors++;
}
}
if(data.accountNo !== undefined){
let data3 = data.accountNo;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/accountNo", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 34){
vErrors = $fault(vErrors, instancePath+"/accountNo", "maxLength", {limit: 34});
errors++;
}
}
}
if(data.method !== undefined){
let data4 = data.method;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/method", "type", {type: "string"});
errors++;
}
if(!(((((data4 === "giro") || (data4 === "fast")) || (data4 === "paynow")) || (data4 === "cheque")) || (data4 === "cash"))){
vErrors = $fault(vErrors, instancePath+"/method", "enum", {allowedValues: ["giro","fast","paynow","cheque","cash"]});
errors++;
}
}
if(data.shareKind !== undefined){
let data5 = data.shareKind;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/shareKind", "type", {type: "string"});
errors++;
}
if(!(((data5 === "remainder") || (data5 === "percent")) || (data5 === "amount"))){
vErrors = $fault(vErrors, instancePath+"/shareKind", "enum", {allowedValues: ["remainder","percent","amount"]});
errors++;
}
}
if(data.sharePercent !== undefined){
let data6 = data.sharePercent;
if((!(typeof data6 == "number")) && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/sharePercent", "type", {type: ["number","null"]});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 1 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/sharePercent", "maximum", {limit: 1});
errors++;
}
if(data6 < 0.0001 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/sharePercent", "minimum", {limit: 0.0001});
errors++;
}
}
}
if(data.shareAmount !== undefined){
let data7 = data.shareAmount;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/shareAmount", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 100000000000 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/shareAmount", "maximum", {limit: 100000000000});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/shareAmount", "minimum", {limit: 0});
errors++;
}
}
}
if(data.effectiveFrom !== undefined){
let data8 = data.effectiveFrom;
if(typeof data8 === "string"){
if(!($formats1(data8))){
vErrors = $fault(vErrors, instancePath+"/effectiveFrom", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/effectiveFrom", "type", {type: "string"});
errors++;
}
}
if(data.replacesId !== undefined){
let data9 = data.replacesId;
if((typeof data9 !== "string") && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/replacesId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data9 === "string"){
if(!($formats0(data9))){
vErrors = $fault(vErrors, instancePath+"/replacesId", "format", {format: "uuid"});
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
