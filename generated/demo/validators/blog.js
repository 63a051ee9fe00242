// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const updateBlog = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["blogTitle","blogCategories","tags","slug","status","excerpt","content","featuredImage"],"additionalProperties":false,"properties":{"blogTitle":{"type":"string","maxLength":150,"minLength":1,"pattern":"\\S"},"blogCategories":{"type":"array","maxItems":8,"uniqueItems":true,"items":{"$ref":"request1"}},"tags":{"type":"array","maxItems":10,"uniqueItems":true,"items":{"type":"string","maxLength":40,"minLength":1,"pattern":"\\S"}},"slug":{"type":"string","maxLength":120,"minLength":1,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"status":{"$ref":"request2"},"excerpt":{"type":"string","maxLength":300},"content":{"type":"string","maxLength":100000},"featuredImage":{"type":"string","maxLength":700000,"pattern":"^(/media/[A-Za-z0-9/._-]+|data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2})$"}}};
const schema1 = {"type":"object","required":["value","label"],"additionalProperties":false,"properties":{"value":{"type":"string","maxLength":40,"minLength":1,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"label":{"type":"string","maxLength":40,"minLength":1,"pattern":"\\S"}}};
const schema2 = {"type":"string","enum":["Published","Pending","Draft"]};
const func0 = $lengthOf;
const func6 = $equal;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
const pattern5 = new RegExp("^(/media/[A-Za-z0-9/._-]+|data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2})$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.blogTitle === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blogTitle"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.blogCategories === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blogCategories"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tags === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.slug === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slug"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.excerpt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "excerpt"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.content === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.featuredImage === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "featuredImage"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "blogTitle") || (key0 === "blogCategories")) || (key0 === "tags")) || (key0 === "slug")) || (key0 === "status")) || (key0 === "excerpt")) || (key0 === "content")) || (key0 === "featuredImage"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.blogTitle !== undefined){
let data0 = data.blogTitle;
if(typeof data0 === "string"){
if(func0(data0) > 150){
const err9 = {instancePath:instancePath+"/blogTitle",schemaPath:"#/properties/blogTitle/maxLength",keyword:"maxLength",params:{limit: 150}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func0(data0) < 1){
const err10 = {instancePath:instancePath+"/blogTitle",schemaPath:"#/properties/blogTitle/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern0.test(data0)){
const err11 = {instancePath:instancePath+"/blogTitle",schemaPath:"#/properties/blogTitle/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/blogTitle",schemaPath:"#/properties/blogTitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.blogCategories !== undefined){
let data1 = data.blogCategories;
if(Array.isArray(data1)){
if(data1.length > 8){
const err13 = {instancePath:instancePath+"/blogCategories",schemaPath:"#/properties/blogCategories/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.value === undefined){
const err14 = {instancePath:instancePath+"/blogCategories/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2.label === undefined){
const err15 = {instancePath:instancePath+"/blogCategories/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "value") || (key1 === "label"))){
const err16 = {instancePath:instancePath+"/blogCategories/" + i0,schemaPath:"request1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.value !== undefined){
let data3 = data2.value;
if(typeof data3 === "string"){
if(func0(data3) > 40){
const err17 = {instancePath:instancePath+"/blogCategories/" + i0+"/value",schemaPath:"request1/properties/value/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func0(data3) < 1){
const err18 = {instancePath:instancePath+"/blogCategories/" + i0+"/value",schemaPath:"request1/properties/value/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern1.test(data3)){
const err19 = {instancePath:instancePath+"/blogCategories/" + i0+"/value",schemaPath:"request1/properties/value/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/blogCategories/" + i0+"/value",schemaPath:"request1/properties/value/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.label !== undefined){
let data4 = data2.label;
if(typeof data4 === "string"){
if(func0(data4) > 40){
const err21 = {instancePath:instancePath+"/blogCategories/" + i0+"/label",schemaPath:"request1/properties/label/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func0(data4) < 1){
const err22 = {instancePath:instancePath+"/blogCategories/" + i0+"/label",schemaPath:"request1/properties/label/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern0.test(data4)){
const err23 = {instancePath:instancePath+"/blogCategories/" + i0+"/label",schemaPath:"request1/properties/label/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/blogCategories/" + i0+"/label",schemaPath:"request1/properties/label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/blogCategories/" + i0,schemaPath:"request1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func6(data1[i1], data1[j0])){
const err26 = {instancePath:instancePath+"/blogCategories",schemaPath:"#/properties/blogCategories/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/blogCategories",schemaPath:"#/properties/blogCategories/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.tags !== undefined){
let data5 = data.tags;
if(Array.isArray(data5)){
if(data5.length > 10){
const err28 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len1 = data5.length;
for(let i2=0; i2<len1; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(func0(data6) > 40){
const err29 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func0(data6) < 1){
const err30 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern0.test(data6)){
const err31 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/tags/" + i2,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
let i3 = data5.length;
let j1;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data5[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j1 = indices0[item0];
const err33 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
const err34 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.slug !== undefined){
let data7 = data.slug;
if(typeof data7 === "string"){
if(func0(data7) > 120){
const err35 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func0(data7) < 1){
const err36 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern1.test(data7)){
const err37 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/slug",schemaPath:"#/properties/slug/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.status !== undefined){
let data8 = data.status;
if(typeof data8 !== "string"){
const err39 = {instancePath:instancePath+"/status",schemaPath:"request2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((data8 === "Published") || (data8 === "Pending")) || (data8 === "Draft"))){
const err40 = {instancePath:instancePath+"/status",schemaPath:"request2/enum",keyword:"enum",params:{allowedValues: schema2.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.excerpt !== undefined){
let data9 = data.excerpt;
if(typeof data9 === "string"){
if(func0(data9) > 300){
const err41 = {instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/excerpt",schemaPath:"#/properties/excerpt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.content !== undefined){
let data10 = data.content;
if(typeof data10 === "string"){
if(func0(data10) > 100000){
const err43 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 100000}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.featuredImage !== undefined){
let data11 = data.featuredImage;
if(typeof data11 === "string"){
if(func0(data11) > 700000){
const err45 = {instancePath:instancePath+"/featuredImage",schemaPath:"#/properties/featuredImage/maxLength",keyword:"maxLength",params:{limit: 700000}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!pattern5.test(data11)){
const err46 = {instancePath:instancePath+"/featuredImage",schemaPath:"#/properties/featuredImage/pattern",keyword:"pattern",params:{pattern: "^(/media/[A-Za-z0-9/._-]+|data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2})$"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/featuredImage",schemaPath:"#/properties/featuredImage/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

