// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createRole = /*#__PURE__*/ $check($validate0);
export const updateRole = /*#__PURE__*/ $check($validate0);
export const cloneRole = /*#__PURE__*/ $check($validate1);
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
for(const key0 in data){
if(!((((((key0 === "code") || (key0 === "name")) || (key0 === "description")) || (key0 === "grants")) || (key0 === "fieldRights")) || (key0 === "status"))){
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
if(data.description !== undefined){
let data2 = data.description;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/description", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 400){
vErrors = $fault(vErrors, instancePath+"/description", "maxLength", {limit: 400});
errors++;
}
}
}
if(data.grants !== undefined){
let data3 = data.grants;
if(Array.isArray(data3)){
if(data3.length > 300){
vErrors = $fault(vErrors, instancePath+"/grants", "maxItems", {limit: 300});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!($validate2(data3[i0], instancePath+"/grants/" + i0))){
vErrors = vErrors === null ? $validate2.errors : vErrors.concat($validate2.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/grants", "type", {type: "array"});
errors++;
}
}
if(data.fieldRights !== undefined){
let data5 = data.fieldRights;
if(Array.isArray(data5)){
if(data5.length > 5){
vErrors = $fault(vErrors, instancePath+"/fieldRights", "maxItems", {limit: 5});
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!($validate3(data5[i1], instancePath+"/fieldRights/" + i1))){
vErrors = vErrors === null ? $validate3.errors : vErrors.concat($validate3.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/fieldRights", "type", {type: "array"});
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data7 === "active") || (data7 === "inactive"))){
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
if(data.code === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "code"});
errors++;
}
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
for(const key0 in data){
if(!((key0 === "code") || (key0 === "name"))){
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
if(data.element === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "element"});
errors++;
}
if(data.actions === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "actions"});
errors++;
}
if(data.scope === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "scope"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "element") || (key0 === "actions")) || (key0 === "scope"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.element !== undefined){
let data0 = data.element;
if(typeof data0 === "string"){
if($lengthOf(data0) > 60){
vErrors = $fault(vErrors, instancePath+"/element", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/element", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/element", "type", {type: "string"});
errors++;
}
}
if(data.actions !== undefined){
let data1 = data.actions;
if(Array.isArray(data1)){
if(data1.length > 8){
vErrors = $fault(vErrors, instancePath+"/actions", "maxItems", {limit: 8});
errors++;
}
if(data1.length < 1){
vErrors = $fault(vErrors, instancePath+"/actions", "minItems", {limit: 1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/actions/" + i0, "type", {type: "string"});
errors++;
}
if(!((((((((data2 === "view") || (data2 === "create")) || (data2 === "edit")) || (data2 === "delete")) || (data2 === "approve")) || (data2 === "export")) || (data2 === "run")) || (data2 === "unmask"))){
vErrors = $fault(vErrors, instancePath+"/actions/" + i0, "enum", {allowedValues: ["view","create","edit","delete","approve","export","run","unmask"]});
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
vErrors = $fault(vErrors, instancePath+"/actions", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/actions", "type", {type: "array"});
errors++;
}
}
if(data.scope !== undefined){
let data3 = data.scope;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/scope", "type", {type: "string"});
errors++;
}
if(!((((((data3 === "self") || (data3 === "reports")) || (data3 === "department")) || (data3 === "location")) || (data3 === "company")) || (data3 === "tenant"))){
vErrors = $fault(vErrors, instancePath+"/scope", "enum", {allowedValues: ["self","reports","department","location","company","tenant"]});
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
if(data.class === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "class"});
errors++;
}
if(data.read === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "read"});
errors++;
}
if(data.write === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "write"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "class") || (key0 === "read")) || (key0 === "write"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.class !== undefined){
let data0 = data.class;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/class", "type", {type: "string"});
errors++;
}
if(!(((((data0 === "public") || (data0 === "personal")) || (data0 === "identity")) || (data0 === "pay")) || (data0 === "health"))){
vErrors = $fault(vErrors, instancePath+"/class", "enum", {allowedValues: ["public","personal","identity","pay","health"]});
errors++;
}
}
if(data.read !== undefined){
if(typeof data.read !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/read", "type", {type: "boolean"});
errors++;
}
}
if(data.write !== undefined){
if(typeof data.write !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/write", "type", {type: "boolean"});
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
