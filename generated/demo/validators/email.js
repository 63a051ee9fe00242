// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const updateEmails = /*#__PURE__*/ $check($validate0);
export const updateEmailsLabel = /*#__PURE__*/ $check($validate1);
export const sendEmail = /*#__PURE__*/ $check($validate2);
const $names0 = new Set(["id","to","cc","bcc","subject","message","attachments","inReplyTo","draft"]);
const $formats0 = $formats.email;
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^data:", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.emailIds === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "emailIds"});
errors++;
}
if(data.dataToUpdate === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "dataToUpdate"});
errors++;
}
for(const key0 in data){
if(!((key0 === "emailIds") || (key0 === "dataToUpdate"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.emailIds !== undefined){
if(!($validate3(data.emailIds, instancePath+"/emailIds"))){
vErrors = vErrors === null ? $validate3.errors : vErrors.concat($validate3.errors);
errors = vErrors.length;
}
}
if(data.dataToUpdate !== undefined){
let data1 = data.dataToUpdate;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length < 1){
vErrors = $fault(vErrors, instancePath+"/dataToUpdate", "minProperties", {limit: 1});
errors++;
}
for(const key1 in data1){
if(!((((key1 === "folder") || (key1 === "isRead")) || (key1 === "isStarred")) || (key1 === "isDeleted"))){
vErrors = $fault(vErrors, instancePath+"/dataToUpdate", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data1.folder !== undefined){
let data2 = data1.folder;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/dataToUpdate/folder", "type", {type: "string"});
errors++;
}
if(!(((((data2 === "inbox") || (data2 === "spam")) || (data2 === "trash")) || (data2 === "draft")) || (data2 === "sent"))){
vErrors = $fault(vErrors, instancePath+"/dataToUpdate/folder", "enum", {allowedValues: ["inbox","spam","trash","draft","sent"]});
errors++;
}
}
if(data1.isRead !== undefined){
if(typeof data1.isRead !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/dataToUpdate/isRead", "type", {type: "boolean"});
errors++;
}
}
if(data1.isStarred !== undefined){
if(typeof data1.isStarred !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/dataToUpdate/isStarred", "type", {type: "boolean"});
errors++;
}
}
if(data1.isDeleted !== undefined){
if(typeof data1.isDeleted !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/dataToUpdate/isDeleted", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/dataToUpdate", "type", {type: "object"});
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
if(data.emailIds === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "emailIds"});
errors++;
}
if(data.label === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "label"});
errors++;
}
for(const key0 in data){
if(!((key0 === "emailIds") || (key0 === "label"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.emailIds !== undefined){
if(!($validate3(data.emailIds, instancePath+"/emailIds"))){
vErrors = vErrors === null ? $validate3.errors : vErrors.concat($validate3.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/label", "type", {type: "string"});
errors++;
}
if(!((((data1 === "private") || (data1 === "company")) || (data1 === "important")) || (data1 === "personal"))){
vErrors = $fault(vErrors, instancePath+"/label", "enum", {allowedValues: ["private","company","important","personal"]});
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
if(data.to === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "to"});
errors++;
}
if(data.subject === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "subject"});
errors++;
}
if(data.message === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "message"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/id", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/id", "maximum", {limit: 2147483647});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/id", "minimum", {limit: 1});
errors++;
}
}
}
if(data.to !== undefined){
let data1 = data.to;
if(Array.isArray(data1)){
if(data1.length > 50){
vErrors = $fault(vErrors, instancePath+"/to", "maxItems", {limit: 50});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!($validate4(data1[i0], instancePath+"/to/" + i0))){
vErrors = vErrors === null ? $validate4.errors : vErrors.concat($validate4.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/to", "type", {type: "array"});
errors++;
}
}
if(data.cc !== undefined){
let data3 = data.cc;
if(Array.isArray(data3)){
if(data3.length > 50){
vErrors = $fault(vErrors, instancePath+"/cc", "maxItems", {limit: 50});
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!($validate4(data3[i1], instancePath+"/cc/" + i1))){
vErrors = vErrors === null ? $validate4.errors : vErrors.concat($validate4.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/cc", "type", {type: "array"});
errors++;
}
}
if(data.bcc !== undefined){
let data5 = data.bcc;
if(Array.isArray(data5)){
if(data5.length > 50){
vErrors = $fault(vErrors, instancePath+"/bcc", "maxItems", {limit: 50});
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!($validate4(data5[i2], instancePath+"/bcc/" + i2))){
vErrors = vErrors === null ? $validate4.errors : vErrors.concat($validate4.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/bcc", "type", {type: "array"});
errors++;
}
}
if(data.subject !== undefined){
let data7 = data.subject;
if(typeof data7 === "string"){
if($lengthOf(data7) > 300){
vErrors = $fault(vErrors, instancePath+"/subject", "maxLength", {limit: 300});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/subject", "type", {type: "string"});
errors++;
}
}
if(data.message !== undefined){
let data8 = data.message;
if(typeof data8 === "string"){
if($lengthOf(data8) > 100000){
vErrors = $fault(vErrors, instancePath+"/message", "maxLength", {limit: 100000});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/message", "type", {type: "string"});
errors++;
}
}
if(data.attachments !== undefined){
let data9 = data.attachments;
if(Array.isArray(data9)){
if(data9.length > 5){
vErrors = $fault(vErrors, instancePath+"/attachments", "maxItems", {limit: 5});
errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!($validate5(data9[i3], instancePath+"/attachments/" + i3))){
vErrors = vErrors === null ? $validate5.errors : vErrors.concat($validate5.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/attachments", "type", {type: "array"});
errors++;
}
}
if(data.inReplyTo !== undefined){
let data11 = data.inReplyTo;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
vErrors = $fault(vErrors, instancePath+"/inReplyTo", "type", {type: "integer"});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 2147483647 || isNaN(data11)){
vErrors = $fault(vErrors, instancePath+"/inReplyTo", "maximum", {limit: 2147483647});
errors++;
}
if(data11 < 1 || isNaN(data11)){
vErrors = $fault(vErrors, instancePath+"/inReplyTo", "minimum", {limit: 1});
errors++;
}
}
}
if(data.draft !== undefined){
if(typeof data.draft !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/draft", "type", {type: "boolean"});
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
if(Array.isArray(data)){
if(data.length > 1000){
vErrors = $fault(vErrors, instancePath, "maxItems", {limit: 1000});
errors++;
}
if(data.length < 1){
vErrors = $fault(vErrors, instancePath, "minItems", {limit: 1});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/" + i0, "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/" + i0, "maximum", {limit: 2147483647});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/" + i0, "minimum", {limit: 1});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "array"});
errors++;
}
$validate3.errors = vErrors;
return errors === 0;
}
function $validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "email"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if($lengthOf(data0) > 100){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 100});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if($lengthOf(data1) > 254){
vErrors = $fault(vErrors, instancePath+"/email", "maxLength", {limit: 254});
errors++;
}
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
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
if(data.fileName === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "fileName"});
errors++;
}
if(data.size === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "size"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "fileName") || (key0 === "size")) || (key0 === "url"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.fileName !== undefined){
let data0 = data.fileName;
if(typeof data0 === "string"){
if($lengthOf(data0) > 200){
vErrors = $fault(vErrors, instancePath+"/fileName", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/fileName", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/fileName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/fileName", "type", {type: "string"});
errors++;
}
}
if(data.size !== undefined){
let data1 = data.size;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/size", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000000 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/size", "maximum", {limit: 100000000});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/size", "minimum", {limit: 0});
errors++;
}
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if($lengthOf(data2) > 140000){
vErrors = $fault(vErrors, instancePath+"/url", "maxLength", {limit: 140000});
errors++;
}
if(!$pattern1.test(data2)){
vErrors = $fault(vErrors, instancePath+"/url", "pattern", {pattern: "^data:"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/url", "type", {type: "string"});
errors++;
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
