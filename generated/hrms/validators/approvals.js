// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const decideApprovals = /*#__PURE__*/ $check($validate0);
export const approveApproval = /*#__PURE__*/ $check($validate1);
export const rejectApproval = /*#__PURE__*/ $check($validate2);
export const cancelApproval = /*#__PURE__*/ $check($validate3);
const $formats0 = $formats.uuid;
const $pattern0 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "ids"});
errors++;
}
if(data.decision === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "decision"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "ids") || (key0 === "decision")) || (key0 === "comment"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 50){
vErrors = $fault(vErrors, instancePath+"/ids", "maxItems", {limit: 50});
errors++;
}
if(data0.length < 1){
vErrors = $fault(vErrors, instancePath+"/ids", "minItems", {limit: 1});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/ids/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/ids/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data0[i1], data0[j0])){
vErrors = $fault(vErrors, instancePath+"/ids", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/ids", "type", {type: "array"});
errors++;
}
}
if(data.decision !== undefined){
let data2 = data.decision;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/decision", "type", {type: "string"});
errors++;
}
if(!((data2 === "approved") || (data2 === "rejected"))){
vErrors = $fault(vErrors, instancePath+"/decision", "enum", {allowedValues: ["approved","rejected"]});
errors++;
}
}
if(data.comment !== undefined){
let data3 = data.comment;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/comment", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 500){
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
$validate0.errors = vErrors;
return errors === 0;
}
function $validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "comment") || (key0 === "replace"))){
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
if(data.replace !== undefined){
if(typeof data.replace !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/replace", "type", {type: "boolean"});
errors++;
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
if(data.comment === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "comment"});
errors++;
}
for(const key0 in data){
if(!(key0 === "comment")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.comment !== undefined){
let data0 = data.comment;
if(typeof data0 === "string"){
if($lengthOf(data0) > 500){
vErrors = $fault(vErrors, instancePath+"/comment", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/comment", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/comment", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/comment", "type", {type: "string"});
errors++;
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
function $validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.comment === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "comment"});
errors++;
}
for(const key0 in data){
if(!(key0 === "comment")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.comment !== undefined){
let data0 = data.comment;
if(typeof data0 === "string"){
if($lengthOf(data0) > 500){
vErrors = $fault(vErrors, instancePath+"/comment", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/comment", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/comment", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/comment", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate3.errors = vErrors;
return errors === 0;
}
