// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const updateTask = /*#__PURE__*/ $check(validate1);
const schema3 = {"type":"object","required":["task"],"additionalProperties":false,"properties":{"task":{"type":"object","required":["id"],"additionalProperties":false,"properties":{"id":{"type":"integer","maximum":2147483647,"minimum":1},"title":{"type":"string","maxLength":200,"minLength":1,"pattern":"\\S"},"dueDate":{"type":["string","null"],"format":"date"},"description":{"type":"string","maxLength":20000},"assignee":{"$ref":"request1"},"tags":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"$ref":"request2"}},"isCompleted":{"type":"boolean"},"isDeleted":{"type":"boolean"},"isImportant":{"type":"boolean"}}}}};
const schema1 = {"type":["object","null"],"required":["fullName","avatar"],"additionalProperties":false,"properties":{"fullName":{"type":"string","maxLength":100,"minLength":1},"avatar":{"type":["string","null"],"maxLength":200,"pattern":"^/media/"}}};
const schema2 = {"type":"string","enum":["update","team","low","medium","high"]};
const func7 = Object.prototype.hasOwnProperty;
const func0 = $lengthOf;
const func6 = $equal;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^/media/", "u");
const formats0 = $formats.date;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "task"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "task")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.task !== undefined){
let data0 = data.task;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err2 = {instancePath:instancePath+"/task",schemaPath:"#/properties/task/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!(func7.call(schema3.properties.task.properties, key1))){
const err3 = {instancePath:instancePath+"/task",schemaPath:"#/properties/task/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/task/id",schemaPath:"#/properties/task/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/task/id",schemaPath:"#/properties/task/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/task/id",schemaPath:"#/properties/task/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data0.title !== undefined){
let data2 = data0.title;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err7 = {instancePath:instancePath+"/task/title",schemaPath:"#/properties/task/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data2) < 1){
const err8 = {instancePath:instancePath+"/task/title",schemaPath:"#/properties/task/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern0.test(data2)){
const err9 = {instancePath:instancePath+"/task/title",schemaPath:"#/properties/task/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/task/title",schemaPath:"#/properties/task/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.dueDate !== undefined){
let data3 = data0.dueDate;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/task/dueDate",schemaPath:"#/properties/task/properties/dueDate/type",keyword:"type",params:{type: schema3.properties.task.properties.dueDate.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err12 = {instancePath:instancePath+"/task/dueDate",schemaPath:"#/properties/task/properties/dueDate/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data0.description !== undefined){
let data4 = data0.description;
if(typeof data4 === "string"){
if(func0(data4) > 20000){
const err13 = {instancePath:instancePath+"/task/description",schemaPath:"#/properties/task/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/task/description",schemaPath:"#/properties/task/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.assignee !== undefined){
let data5 = data0.assignee;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
const err15 = {instancePath:instancePath+"/task/assignee",schemaPath:"request1/type",keyword:"type",params:{type: schema1.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.fullName === undefined){
const err16 = {instancePath:instancePath+"/task/assignee",schemaPath:"request1/required",keyword:"required",params:{missingProperty: "fullName"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.avatar === undefined){
const err17 = {instancePath:instancePath+"/task/assignee",schemaPath:"request1/required",keyword:"required",params:{missingProperty: "avatar"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key2 in data5){
if(!((key2 === "fullName") || (key2 === "avatar"))){
const err18 = {instancePath:instancePath+"/task/assignee",schemaPath:"request1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.fullName !== undefined){
let data6 = data5.fullName;
if(typeof data6 === "string"){
if(func0(data6) > 100){
const err19 = {instancePath:instancePath+"/task/assignee/fullName",schemaPath:"request1/properties/fullName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func0(data6) < 1){
const err20 = {instancePath:instancePath+"/task/assignee/fullName",schemaPath:"request1/properties/fullName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/task/assignee/fullName",schemaPath:"request1/properties/fullName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.avatar !== undefined){
let data7 = data5.avatar;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/task/assignee/avatar",schemaPath:"request1/properties/avatar/type",keyword:"type",params:{type: schema1.properties.avatar.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 200){
const err23 = {instancePath:instancePath+"/task/assignee/avatar",schemaPath:"request1/properties/avatar/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern1.test(data7)){
const err24 = {instancePath:instancePath+"/task/assignee/avatar",schemaPath:"request1/properties/avatar/pattern",keyword:"pattern",params:{pattern: "^/media/"}};
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
}
}
if(data0.tags !== undefined){
let data8 = data0.tags;
if(Array.isArray(data8)){
if(data8.length > 5){
const err25 = {instancePath:instancePath+"/task/tags",schemaPath:"#/properties/task/properties/tags/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 !== "string"){
const err26 = {instancePath:instancePath+"/task/tags/" + i0,schemaPath:"request2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((((data9 === "update") || (data9 === "team")) || (data9 === "low")) || (data9 === "medium")) || (data9 === "high"))){
const err27 = {instancePath:instancePath+"/task/tags/" + i0,schemaPath:"request2/enum",keyword:"enum",params:{allowedValues: schema2.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
let i1 = data8.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func6(data8[i1], data8[j0])){
const err28 = {instancePath:instancePath+"/task/tags",schemaPath:"#/properties/task/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/task/tags",schemaPath:"#/properties/task/properties/tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data0.isCompleted !== undefined){
if(typeof data0.isCompleted !== "boolean"){
const err30 = {instancePath:instancePath+"/task/isCompleted",schemaPath:"#/properties/task/properties/isCompleted/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data0.isDeleted !== undefined){
if(typeof data0.isDeleted !== "boolean"){
const err31 = {instancePath:instancePath+"/task/isDeleted",schemaPath:"#/properties/task/properties/isDeleted/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data0.isImportant !== undefined){
if(typeof data0.isImportant !== "boolean"){
const err32 = {instancePath:instancePath+"/task/isImportant",schemaPath:"#/properties/task/properties/isImportant/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/task",schemaPath:"#/properties/task/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const addTask = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["task"],"additionalProperties":false,"properties":{"task":{"type":"object","required":["title"],"additionalProperties":false,"properties":{"title":{"type":"string","maxLength":200,"minLength":1,"pattern":"\\S"},"dueDate":{"type":["string","null"],"format":"date"},"description":{"type":"string","maxLength":20000},"assignee":{"$ref":"request1"},"tags":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"$ref":"request2"}},"isCompleted":{"type":"boolean"},"isDeleted":{"type":"boolean"},"isImportant":{"type":"boolean"}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "task"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "task")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.task !== undefined){
let data0 = data.task;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.title === undefined){
const err2 = {instancePath:instancePath+"/task",schemaPath:"#/properties/task/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!((((((((key1 === "title") || (key1 === "dueDate")) || (key1 === "description")) || (key1 === "assignee")) || (key1 === "tags")) || (key1 === "isCompleted")) || (key1 === "isDeleted")) || (key1 === "isImportant"))){
const err3 = {instancePath:instancePath+"/task",schemaPath:"#/properties/task/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.title !== undefined){
let data1 = data0.title;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err4 = {instancePath:instancePath+"/task/title",schemaPath:"#/properties/task/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data1) < 1){
const err5 = {instancePath:instancePath+"/task/title",schemaPath:"#/properties/task/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/task/title",schemaPath:"#/properties/task/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/task/title",schemaPath:"#/properties/task/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.dueDate !== undefined){
let data2 = data0.dueDate;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/task/dueDate",schemaPath:"#/properties/task/properties/dueDate/type",keyword:"type",params:{type: schema0.properties.task.properties.dueDate.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err9 = {instancePath:instancePath+"/task/dueDate",schemaPath:"#/properties/task/properties/dueDate/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data0.description !== undefined){
let data3 = data0.description;
if(typeof data3 === "string"){
if(func0(data3) > 20000){
const err10 = {instancePath:instancePath+"/task/description",schemaPath:"#/properties/task/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/task/description",schemaPath:"#/properties/task/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.assignee !== undefined){
let data4 = data0.assignee;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err12 = {instancePath:instancePath+"/task/assignee",schemaPath:"request1/type",keyword:"type",params:{type: schema1.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.fullName === undefined){
const err13 = {instancePath:instancePath+"/task/assignee",schemaPath:"request1/required",keyword:"required",params:{missingProperty: "fullName"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.avatar === undefined){
const err14 = {instancePath:instancePath+"/task/assignee",schemaPath:"request1/required",keyword:"required",params:{missingProperty: "avatar"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data4){
if(!((key2 === "fullName") || (key2 === "avatar"))){
const err15 = {instancePath:instancePath+"/task/assignee",schemaPath:"request1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.fullName !== undefined){
let data5 = data4.fullName;
if(typeof data5 === "string"){
if(func0(data5) > 100){
const err16 = {instancePath:instancePath+"/task/assignee/fullName",schemaPath:"request1/properties/fullName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func0(data5) < 1){
const err17 = {instancePath:instancePath+"/task/assignee/fullName",schemaPath:"request1/properties/fullName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/task/assignee/fullName",schemaPath:"request1/properties/fullName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.avatar !== undefined){
let data6 = data4.avatar;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/task/assignee/avatar",schemaPath:"request1/properties/avatar/type",keyword:"type",params:{type: schema1.properties.avatar.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 200){
const err20 = {instancePath:instancePath+"/task/assignee/avatar",schemaPath:"request1/properties/avatar/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern1.test(data6)){
const err21 = {instancePath:instancePath+"/task/assignee/avatar",schemaPath:"request1/properties/avatar/pattern",keyword:"pattern",params:{pattern: "^/media/"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
}
if(data0.tags !== undefined){
let data7 = data0.tags;
if(Array.isArray(data7)){
if(data7.length > 5){
const err22 = {instancePath:instancePath+"/task/tags",schemaPath:"#/properties/task/properties/tags/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err23 = {instancePath:instancePath+"/task/tags/" + i0,schemaPath:"request2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((((data8 === "update") || (data8 === "team")) || (data8 === "low")) || (data8 === "medium")) || (data8 === "high"))){
const err24 = {instancePath:instancePath+"/task/tags/" + i0,schemaPath:"request2/enum",keyword:"enum",params:{allowedValues: schema2.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func6(data7[i1], data7[j0])){
const err25 = {instancePath:instancePath+"/task/tags",schemaPath:"#/properties/task/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/task/tags",schemaPath:"#/properties/task/properties/tags/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data0.isCompleted !== undefined){
if(typeof data0.isCompleted !== "boolean"){
const err27 = {instancePath:instancePath+"/task/isCompleted",schemaPath:"#/properties/task/properties/isCompleted/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.isDeleted !== undefined){
if(typeof data0.isDeleted !== "boolean"){
const err28 = {instancePath:instancePath+"/task/isDeleted",schemaPath:"#/properties/task/properties/isDeleted/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.isImportant !== undefined){
if(typeof data0.isImportant !== "boolean"){
const err29 = {instancePath:instancePath+"/task/isImportant",schemaPath:"#/properties/task/properties/isImportant/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/task",schemaPath:"#/properties/task/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

