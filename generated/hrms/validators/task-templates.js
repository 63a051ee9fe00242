// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createTaskTemplate = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["name","kind","tasks"],"additionalProperties":false,"properties":{"name":{"type":"string","maxLength":80,"minLength":1,"pattern":"\\S"},"kind":{"type":"string","enum":["onboarding","offboarding"]},"automatic":{"type":"boolean"},"tasks":{"type":"array","maxItems":50,"minItems":1,"items":{"$ref":"request1"}},"status":{"type":"string","enum":["active","inactive"]}}};
const schema1 = {"type":"object","required":["title","owner","dueOffset"],"additionalProperties":false,"properties":{"title":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"owner":{"type":"string","enum":["hr","manager","employee","it","payroll"]},"dueOffset":{"type":"integer","maximum":365,"minimum":-90},"openFor":{"type":"string","enum":["everybody","nonCitizens","foreigners"]},"documentTypeId":{"type":["string","null"],"format":"uuid"}}};
const func0 = $lengthOf;
const pattern0 = new RegExp("\\S", "u");
const formats0 = $formats.uuid;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tasks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tasks"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "kind")) || (key0 === "automatic")) || (key0 === "tasks")) || (key0 === "status"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 80){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data1 === "onboarding") || (data1 === "offboarding"))){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.automatic !== undefined){
if(typeof data.automatic !== "boolean"){
const err10 = {instancePath:instancePath+"/automatic",schemaPath:"#/properties/automatic/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.tasks !== undefined){
let data3 = data.tasks;
if(Array.isArray(data3)){
if(data3.length > 50){
const err11 = {instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.title === undefined){
const err13 = {instancePath:instancePath+"/tasks/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.owner === undefined){
const err14 = {instancePath:instancePath+"/tasks/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "owner"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.dueOffset === undefined){
const err15 = {instancePath:instancePath+"/tasks/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "dueOffset"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data4){
if(!(((((key1 === "title") || (key1 === "owner")) || (key1 === "dueOffset")) || (key1 === "openFor")) || (key1 === "documentTypeId"))){
const err16 = {instancePath:instancePath+"/tasks/" + i0,schemaPath:"request1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.title !== undefined){
let data5 = data4.title;
if(typeof data5 === "string"){
if(func0(data5) > 120){
const err17 = {instancePath:instancePath+"/tasks/" + i0+"/title",schemaPath:"request1/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func0(data5) < 1){
const err18 = {instancePath:instancePath+"/tasks/" + i0+"/title",schemaPath:"request1/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern0.test(data5)){
const err19 = {instancePath:instancePath+"/tasks/" + i0+"/title",schemaPath:"request1/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err20 = {instancePath:instancePath+"/tasks/" + i0+"/title",schemaPath:"request1/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.owner !== undefined){
let data6 = data4.owner;
if(typeof data6 !== "string"){
const err21 = {instancePath:instancePath+"/tasks/" + i0+"/owner",schemaPath:"request1/properties/owner/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((data6 === "hr") || (data6 === "manager")) || (data6 === "employee")) || (data6 === "it")) || (data6 === "payroll"))){
const err22 = {instancePath:instancePath+"/tasks/" + i0+"/owner",schemaPath:"request1/properties/owner/enum",keyword:"enum",params:{allowedValues: schema1.properties.owner.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.dueOffset !== undefined){
let data7 = data4.dueOffset;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err23 = {instancePath:instancePath+"/tasks/" + i0+"/dueOffset",schemaPath:"request1/properties/dueOffset/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 365 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/tasks/" + i0+"/dueOffset",schemaPath:"request1/properties/dueOffset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7 < -90 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/tasks/" + i0+"/dueOffset",schemaPath:"request1/properties/dueOffset/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data4.openFor !== undefined){
let data8 = data4.openFor;
if(typeof data8 !== "string"){
const err26 = {instancePath:instancePath+"/tasks/" + i0+"/openFor",schemaPath:"request1/properties/openFor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data8 === "everybody") || (data8 === "nonCitizens")) || (data8 === "foreigners"))){
const err27 = {instancePath:instancePath+"/tasks/" + i0+"/openFor",schemaPath:"request1/properties/openFor/enum",keyword:"enum",params:{allowedValues: schema1.properties.openFor.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data4.documentTypeId !== undefined){
let data9 = data4.documentTypeId;
if((typeof data9 !== "string") && (data9 !== null)){
const err28 = {instancePath:instancePath+"/tasks/" + i0+"/documentTypeId",schemaPath:"request1/properties/documentTypeId/type",keyword:"type",params:{type: schema1.properties.documentTypeId.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err29 = {instancePath:instancePath+"/tasks/" + i0+"/documentTypeId",schemaPath:"request1/properties/documentTypeId/format",keyword:"format",params:{format: "uuid"}};
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
}
else {
const err30 = {instancePath:instancePath+"/tasks/" + i0,schemaPath:"request1/type",keyword:"type",params:{type: "object"}};
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
const err31 = {instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.status !== undefined){
let data10 = data.status;
if(typeof data10 !== "string"){
const err32 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((data10 === "active") || (data10 === "inactive"))){
const err33 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}};
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
validate0.errors = vErrors;
return errors === 0;
}
export { createTaskTemplate as updateTaskTemplate };

