// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const updateBlog = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
const $pattern2 = new RegExp("^(/media/[A-Za-z0-9/._-]+(#[A-Za-z0-9_-]+)?|data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2})$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.blogTitle === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "blogTitle"});
errors++;
}
if(data.blogCategories === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "blogCategories"});
errors++;
}
if(data.tags === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "tags"});
errors++;
}
if(data.slug === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "slug"});
errors++;
}
if(data.status === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "status"});
errors++;
}
if(data.excerpt === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "excerpt"});
errors++;
}
if(data.content === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "content"});
errors++;
}
if(data.featuredImage === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "featuredImage"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "blogTitle") || (key0 === "blogCategories")) || (key0 === "tags")) || (key0 === "slug")) || (key0 === "status")) || (key0 === "excerpt")) || (key0 === "content")) || (key0 === "featuredImage"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.blogTitle !== undefined){
let data0 = data.blogTitle;
if(typeof data0 === "string"){
if($lengthOf(data0) > 150){
vErrors = $fault(vErrors, instancePath+"/blogTitle", "maxLength", {limit: 150});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/blogTitle", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/blogTitle", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/blogTitle", "type", {type: "string"});
errors++;
}
}
if(data.blogCategories !== undefined){
let data1 = data.blogCategories;
if(Array.isArray(data1)){
if(data1.length > 8){
vErrors = $fault(vErrors, instancePath+"/blogCategories", "maxItems", {limit: 8});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!($validate1(data1[i0], instancePath+"/blogCategories/" + i0))){
vErrors = vErrors === null ? $validate1.errors : vErrors.concat($validate1.errors);
errors = vErrors.length;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data1[i1], data1[j0])){
vErrors = $fault(vErrors, instancePath+"/blogCategories", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/blogCategories", "type", {type: "array"});
errors++;
}
}
if(data.tags !== undefined){
let data3 = data.tags;
if(Array.isArray(data3)){
if(data3.length > 10){
vErrors = $fault(vErrors, instancePath+"/tags", "maxItems", {limit: 10});
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if($lengthOf(data4) > 40){
vErrors = $fault(vErrors, instancePath+"/tags/" + i2, "maxLength", {limit: 40});
errors++;
}
if($lengthOf(data4) < 1){
vErrors = $fault(vErrors, instancePath+"/tags/" + i2, "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data4)){
vErrors = $fault(vErrors, instancePath+"/tags/" + i2, "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/tags/" + i2, "type", {type: "string"});
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data3[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j1 = indices0[item0];
vErrors = $fault(vErrors, instancePath+"/tags", "uniqueItems", {i: i3, j: j1});
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/tags", "type", {type: "array"});
errors++;
}
}
if(data.slug !== undefined){
let data5 = data.slug;
if(typeof data5 === "string"){
if($lengthOf(data5) > 120){
vErrors = $fault(vErrors, instancePath+"/slug", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data5) < 1){
vErrors = $fault(vErrors, instancePath+"/slug", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data5)){
vErrors = $fault(vErrors, instancePath+"/slug", "pattern", {pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/slug", "type", {type: "string"});
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!(((data6 === "Published") || (data6 === "Pending")) || (data6 === "Draft"))){
vErrors = $fault(vErrors, instancePath+"/status", "enum", {allowedValues: ["Published","Pending","Draft"]});
errors++;
}
}
if(data.excerpt !== undefined){
let data7 = data.excerpt;
if(typeof data7 === "string"){
if($lengthOf(data7) > 300){
vErrors = $fault(vErrors, instancePath+"/excerpt", "maxLength", {limit: 300});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/excerpt", "type", {type: "string"});
errors++;
}
}
if(data.content !== undefined){
let data8 = data.content;
if(typeof data8 === "string"){
if($lengthOf(data8) > 100000){
vErrors = $fault(vErrors, instancePath+"/content", "maxLength", {limit: 100000});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/content", "type", {type: "string"});
errors++;
}
}
if(data.featuredImage !== undefined){
let data9 = data.featuredImage;
if(typeof data9 === "string"){
if($lengthOf(data9) > 700000){
vErrors = $fault(vErrors, instancePath+"/featuredImage", "maxLength", {limit: 700000});
errors++;
}
if(!$pattern2.test(data9)){
vErrors = $fault(vErrors, instancePath+"/featuredImage", "pattern", {pattern: "^(/media/[A-Za-z0-9/._-]+(#[A-Za-z0-9_-]+)?|data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2})$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/featuredImage", "type", {type: "string"});
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
if(data.value === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "value"});
errors++;
}
if(data.label === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "label"});
errors++;
}
for(const key0 in data){
if(!((key0 === "value") || (key0 === "label"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 === "string"){
if($lengthOf(data0) > 40){
vErrors = $fault(vErrors, instancePath+"/value", "maxLength", {limit: 40});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/value", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data0)){
vErrors = $fault(vErrors, instancePath+"/value", "pattern", {pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/value", "type", {type: "string"});
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if($lengthOf(data1) > 40){
vErrors = $fault(vErrors, instancePath+"/label", "maxLength", {limit: 40});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/label", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/label", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/label", "type", {type: "string"});
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
