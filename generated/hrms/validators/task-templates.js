// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createTaskTemplate = /*#__PURE__*/ $check($validate0);
export const updateTaskTemplate = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("\\S", "u");
const $formats0 = $formats.uuid;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
if(data.kind === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "kind"});
errors++;
}
if(data.tasks === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "tasks"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "kind")) || (key0 === "automatic")) || (key0 === "contractTypes")) || (key0 === "residencies")) || (key0 === "workpassTypeIds")) || (key0 === "tasks")) || (key0 === "status"))){
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
if(!$pattern0.test(data0)){
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
let data1 = data.kind;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: "string"});
errors++;
}
if(!((data1 === "onboarding") || (data1 === "offboarding"))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["onboarding","offboarding"]});
errors++;
}
}
if(data.automatic !== undefined){
if(typeof data.automatic !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/automatic", "type", {type: "boolean"});
errors++;
}
}
if(data.contractTypes !== undefined){
let data3 = data.contractTypes;
if(Array.isArray(data3)){
if(data3.length > 5){
vErrors = $fault(vErrors, instancePath+"/contractTypes", "maxItems", {limit: 5});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/contractTypes/" + i0, "type", {type: "string"});
errors++;
}
if(!(((((data4 === "permanent") || (data4 === "fixedTerm")) || (data4 === "partTime")) || (data4 === "casual")) || (data4 === "intern"))){
vErrors = $fault(vErrors, instancePath+"/contractTypes/" + i0, "enum", {allowedValues: ["permanent","fixedTerm","partTime","casual","intern"]});
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
vErrors = $fault(vErrors, instancePath+"/contractTypes", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/contractTypes", "type", {type: "array"});
errors++;
}
}
if(data.residencies !== undefined){
let data5 = data.residencies;
if(Array.isArray(data5)){
if(data5.length > 3){
vErrors = $fault(vErrors, instancePath+"/residencies", "maxItems", {limit: 3});
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
if(typeof data6 !== "string"){
vErrors = $fault(vErrors, instancePath+"/residencies/" + i2, "type", {type: "string"});
errors++;
}
if(!(((data6 === "citizen") || (data6 === "pr")) || (data6 === "foreigner"))){
vErrors = $fault(vErrors, instancePath+"/residencies/" + i2, "enum", {allowedValues: ["citizen","pr","foreigner"]});
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
vErrors = $fault(vErrors, instancePath+"/residencies", "uniqueItems", {i: i3, j: j1});
errors++;
break outer1;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/residencies", "type", {type: "array"});
errors++;
}
}
if(data.workpassTypeIds !== undefined){
let data7 = data.workpassTypeIds;
if(Array.isArray(data7)){
if(data7.length > 20){
vErrors = $fault(vErrors, instancePath+"/workpassTypeIds", "maxItems", {limit: 20});
errors++;
}
const len2 = data7.length;
for(let i4=0; i4<len2; i4++){
let data8 = data7[i4];
if(typeof data8 === "string"){
if(!($formats0(data8))){
vErrors = $fault(vErrors, instancePath+"/workpassTypeIds/" + i4, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/workpassTypeIds/" + i4, "type", {type: "string"});
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
vErrors = $fault(vErrors, instancePath+"/workpassTypeIds", "uniqueItems", {i: i5, j: j2});
errors++;
break outer2;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/workpassTypeIds", "type", {type: "array"});
errors++;
}
}
if(data.tasks !== undefined){
let data9 = data.tasks;
if(Array.isArray(data9)){
if(data9.length > 50){
vErrors = $fault(vErrors, instancePath+"/tasks", "maxItems", {limit: 50});
errors++;
}
if(data9.length < 1){
vErrors = $fault(vErrors, instancePath+"/tasks", "minItems", {limit: 1});
errors++;
}
const len3 = data9.length;
for(let i6=0; i6<len3; i6++){
if(!($validate1(data9[i6], instancePath+"/tasks/" + i6))){
vErrors = vErrors === null ? $validate1.errors : vErrors.concat($validate1.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/tasks", "type", {type: "array"});
errors++;
}
}
if(data.status !== undefined){
let data11 = data.status;
if(typeof data11 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data11 === "active") || (data11 === "inactive"))){
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
function $validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
if(data.owner === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "owner"});
errors++;
}
if(data.dueOffset === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "dueOffset"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "owner")) || (key0 === "dueOffset")) || (key0 === "openFor")) || (key0 === "documentTypeId"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if($lengthOf(data0) > 120){
vErrors = $fault(vErrors, instancePath+"/title", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/title", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.owner !== undefined){
let data1 = data.owner;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/owner", "type", {type: "string"});
errors++;
}
if(!(((((data1 === "hr") || (data1 === "manager")) || (data1 === "employee")) || (data1 === "it")) || (data1 === "payroll"))){
vErrors = $fault(vErrors, instancePath+"/owner", "enum", {allowedValues: ["hr","manager","employee","it","payroll"]});
errors++;
}
}
if(data.dueOffset !== undefined){
let data2 = data.dueOffset;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = $fault(vErrors, instancePath+"/dueOffset", "type", {type: "integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 365 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/dueOffset", "maximum", {limit: 365});
errors++;
}
if(data2 < -90 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/dueOffset", "minimum", {limit: -90});
errors++;
}
}
}
if(data.openFor !== undefined){
let data3 = data.openFor;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/openFor", "type", {type: "string"});
errors++;
}
if(!(((data3 === "everybody") || (data3 === "nonCitizens")) || (data3 === "foreigners"))){
vErrors = $fault(vErrors, instancePath+"/openFor", "enum", {allowedValues: ["everybody","nonCitizens","foreigners"]});
errors++;
}
}
if(data.documentTypeId !== undefined){
let data4 = data.documentTypeId;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/documentTypeId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/documentTypeId", "format", {format: "uuid"});
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
