// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createElement = /*#__PURE__*/ $check($validate0);
export const updateElement = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("^[A-Za-z0-9][A-Za-z0-9-]*$", "u");
const $pattern1 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.kind === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "kind"});
errors++;
}
if(data.actions === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "actions"});
errors++;
}
if(data.sensitivity === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "sensitivity"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "code") || (key0 === "name")) || (key0 === "kind")) || (key0 === "contractOps")) || (key0 === "actions")) || (key0 === "sensitivity")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if($lengthOf(data0) > 60){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^[A-Za-z0-9][A-Za-z0-9-]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if($lengthOf(data1) > 80){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 80});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/name", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: "string"});
errors++;
}
if(!(((((data2 === "page") || (data2 === "action")) || (data2 === "fieldGroup")) || (data2 === "report")) || (data2 === "api"))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["page","action","fieldGroup","report","api"]});
errors++;
}
}
if(data.contractOps !== undefined){
let data3 = data.contractOps;
if(Array.isArray(data3)){
if(data3.length > 20){
vErrors = $fault(vErrors, instancePath+"/contractOps", "maxItems", {limit: 20});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if($lengthOf(data4) > 80){
vErrors = $fault(vErrors, instancePath+"/contractOps/" + i0, "maxLength", {limit: 80});
errors++;
}
if($lengthOf(data4) < 1){
vErrors = $fault(vErrors, instancePath+"/contractOps/" + i0, "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/contractOps/" + i0, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/contractOps", "type", {type: "array"});
errors++;
}
}
if(data.actions !== undefined){
let data5 = data.actions;
if(Array.isArray(data5)){
if(data5.length > 8){
vErrors = $fault(vErrors, instancePath+"/actions", "maxItems", {limit: 8});
errors++;
}
if(data5.length < 1){
vErrors = $fault(vErrors, instancePath+"/actions", "minItems", {limit: 1});
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(typeof data6 !== "string"){
vErrors = $fault(vErrors, instancePath+"/actions/" + i1, "type", {type: "string"});
errors++;
}
if(!((((((((data6 === "view") || (data6 === "create")) || (data6 === "edit")) || (data6 === "delete")) || (data6 === "approve")) || (data6 === "export")) || (data6 === "run")) || (data6 === "unmask"))){
vErrors = $fault(vErrors, instancePath+"/actions/" + i1, "enum", {allowedValues: ["view","create","edit","delete","approve","export","run","unmask"]});
errors++;
}
}
let i2 = data5.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data5[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = $fault(vErrors, instancePath+"/actions", "uniqueItems", {i: i2, j: j0});
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/actions", "type", {type: "array"});
errors++;
}
}
if(data.sensitivity !== undefined){
let data7 = data.sensitivity;
if(typeof data7 !== "string"){
vErrors = $fault(vErrors, instancePath+"/sensitivity", "type", {type: "string"});
errors++;
}
if(!(((((data7 === "public") || (data7 === "personal")) || (data7 === "identity")) || (data7 === "pay")) || (data7 === "health"))){
vErrors = $fault(vErrors, instancePath+"/sensitivity", "enum", {allowedValues: ["public","personal","identity","pay","health"]});
errors++;
}
}
if(data.status !== undefined){
let data8 = data.status;
if(typeof data8 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data8 === "active") || (data8 === "inactive"))){
vErrors = $fault(vErrors, instancePath+"/status", "enum", {allowedValues: ["active","inactive"]});
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
