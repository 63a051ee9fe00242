// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const addTask = /*#__PURE__*/ $check($validate0);
export const updateTask = /*#__PURE__*/ $check($validate1);
const $pattern0 = new RegExp("\\S", "u");
const $formats0 = $formats.date;
const $names0 = new Set(["id","title","dueDate","description","assignee","tags","isCompleted","isDeleted","isImportant"]);
const $pattern1 = new RegExp("^(/media/.*)?$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "task"});
errors++;
}
for(const key0 in data){
if(!(key0 === "task")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.task !== undefined){
let data0 = data.task;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.title === undefined){
vErrors = $fault(vErrors, instancePath+"/task", "required", {missingProperty: "title"});
errors++;
}
for(const key1 in data0){
if(!((((((((key1 === "title") || (key1 === "dueDate")) || (key1 === "description")) || (key1 === "assignee")) || (key1 === "tags")) || (key1 === "isCompleted")) || (key1 === "isDeleted")) || (key1 === "isImportant"))){
vErrors = $fault(vErrors, instancePath+"/task", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.title !== undefined){
let data1 = data0.title;
if(typeof data1 === "string"){
if($lengthOf(data1) > 200){
vErrors = $fault(vErrors, instancePath+"/task/title", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/task/title", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/task/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/task/title", "type", {type: "string"});
errors++;
}
}
if(data0.dueDate !== undefined){
let data2 = data0.dueDate;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/task/dueDate", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/task/dueDate", "format", {format: "date"});
errors++;
}
}
}
if(data0.description !== undefined){
let data3 = data0.description;
if(typeof data3 === "string"){
if($lengthOf(data3) > 20000){
vErrors = $fault(vErrors, instancePath+"/task/description", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/task/description", "type", {type: "string"});
errors++;
}
}
if(data0.assignee !== undefined){
if(!($validate2(data0.assignee, instancePath+"/task/assignee"))){
vErrors = vErrors === null ? $validate2.errors : vErrors.concat($validate2.errors);
errors = vErrors.length;
}
}
if(data0.tags !== undefined){
let data5 = data0.tags;
if(Array.isArray(data5)){
if(data5.length > 5){
vErrors = $fault(vErrors, instancePath+"/task/tags", "maxItems", {limit: 5});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
vErrors = $fault(vErrors, instancePath+"/task/tags/" + i0, "type", {type: "string"});
errors++;
}
if(!(((((data6 === "update") || (data6 === "team")) || (data6 === "low")) || (data6 === "medium")) || (data6 === "high"))){
vErrors = $fault(vErrors, instancePath+"/task/tags/" + i0, "enum", {allowedValues: ["update","team","low","medium","high"]});
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data5[i1], data5[j0])){
vErrors = $fault(vErrors, instancePath+"/task/tags", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/task/tags", "type", {type: "array"});
errors++;
}
}
if(data0.isCompleted !== undefined){
if(typeof data0.isCompleted !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/task/isCompleted", "type", {type: "boolean"});
errors++;
}
}
if(data0.isDeleted !== undefined){
if(typeof data0.isDeleted !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/task/isDeleted", "type", {type: "boolean"});
errors++;
}
}
if(data0.isImportant !== undefined){
if(typeof data0.isImportant !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/task/isImportant", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/task", "type", {type: "object"});
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
if(data.task === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "task"});
errors++;
}
for(const key0 in data){
if(!(key0 === "task")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.task !== undefined){
let data0 = data.task;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
vErrors = $fault(vErrors, instancePath+"/task", "required", {missingProperty: "id"});
errors++;
}
for(const key1 in data0){
if(!($names0.has(key1))){
vErrors = $fault(vErrors, instancePath+"/task", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/task/id", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/task/id", "maximum", {limit: 2147483647});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/task/id", "minimum", {limit: 1});
errors++;
}
}
}
if(data0.title !== undefined){
let data2 = data0.title;
if(typeof data2 === "string"){
if($lengthOf(data2) > 200){
vErrors = $fault(vErrors, instancePath+"/task/title", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data2) < 1){
vErrors = $fault(vErrors, instancePath+"/task/title", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data2)){
vErrors = $fault(vErrors, instancePath+"/task/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/task/title", "type", {type: "string"});
errors++;
}
}
if(data0.dueDate !== undefined){
let data3 = data0.dueDate;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/task/dueDate", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/task/dueDate", "format", {format: "date"});
errors++;
}
}
}
if(data0.description !== undefined){
let data4 = data0.description;
if(typeof data4 === "string"){
if($lengthOf(data4) > 20000){
vErrors = $fault(vErrors, instancePath+"/task/description", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/task/description", "type", {type: "string"});
errors++;
}
}
if(data0.assignee !== undefined){
if(!($validate2(data0.assignee, instancePath+"/task/assignee"))){
vErrors = vErrors === null ? $validate2.errors : vErrors.concat($validate2.errors);
errors = vErrors.length;
}
}
if(data0.tags !== undefined){
let data6 = data0.tags;
if(Array.isArray(data6)){
if(data6.length > 5){
vErrors = $fault(vErrors, instancePath+"/task/tags", "maxItems", {limit: 5});
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
vErrors = $fault(vErrors, instancePath+"/task/tags/" + i0, "type", {type: "string"});
errors++;
}
if(!(((((data7 === "update") || (data7 === "team")) || (data7 === "low")) || (data7 === "medium")) || (data7 === "high"))){
vErrors = $fault(vErrors, instancePath+"/task/tags/" + i0, "enum", {allowedValues: ["update","team","low","medium","high"]});
errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data6[i1], data6[j0])){
vErrors = $fault(vErrors, instancePath+"/task/tags", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/task/tags", "type", {type: "array"});
errors++;
}
}
if(data0.isCompleted !== undefined){
if(typeof data0.isCompleted !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/task/isCompleted", "type", {type: "boolean"});
errors++;
}
}
if(data0.isDeleted !== undefined){
if(typeof data0.isDeleted !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/task/isDeleted", "type", {type: "boolean"});
errors++;
}
}
if(data0.isImportant !== undefined){
if(typeof data0.isImportant !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/task/isImportant", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/task", "type", {type: "object"});
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
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
vErrors = $fault(vErrors, instancePath, "type", {type: ["object","null"]});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fullName === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "fullName"});
errors++;
}
if(data.avatar === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "avatar"});
errors++;
}
for(const key0 in data){
if(!((key0 === "fullName") || (key0 === "avatar"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.fullName !== undefined){
let data0 = data.fullName;
if(typeof data0 === "string"){
if($lengthOf(data0) > 100){
vErrors = $fault(vErrors, instancePath+"/fullName", "maxLength", {limit: 100});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/fullName", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/fullName", "type", {type: "string"});
errors++;
}
}
if(data.avatar !== undefined){
let data1 = data.avatar;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/avatar", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 200){
vErrors = $fault(vErrors, instancePath+"/avatar", "maxLength", {limit: 200});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/avatar", "pattern", {pattern: "^(/media/.*)?$"});
errors++;
}
}
}
}
$validate2.errors = vErrors;
return errors === 0;
}
