// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const rotateWebhookSecret = /*#__PURE__*/ $check(validate1);
const schema2 = {"type":"object","required":["overlapHours"],"additionalProperties":false,"properties":{"overlapHours":{"type":"integer","maximum":168,"minimum":0}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.overlapHours === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "overlapHours"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "overlapHours")){
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
if(data.overlapHours !== undefined){
let data0 = data.overlapHours;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/overlapHours",schemaPath:"#/properties/overlapHours/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 168 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/overlapHours",schemaPath:"#/properties/overlapHours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 168}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/overlapHours",schemaPath:"#/properties/overlapHours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const createWebhook = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["name","url","events"],"additionalProperties":false,"properties":{"name":{"type":"string","maxLength":80,"minLength":1,"pattern":"\\S"},"url":{"type":"string","maxLength":500,"minLength":8,"pattern":"^https?://\\S+$"},"events":{"type":"array","maxItems":30,"minItems":1,"uniqueItems":true,"items":{"$ref":"request1"}}}};
const schema1 = {"type":"string","enum":["employee.created","employee.updated","employee.exited","employee.deleted","bankAccount.created","bankAccount.approved","bankAccount.rejected","workPass.created","workPass.updated","transfer.requested","transfer.approved","transfer.carriedOut","changeRequest.submitted","changeRequest.approved","changeRequest.rejected","invitation.created","invitation.accepted","access.granted","access.changed","access.revoked","company.created","company.updated"]};
const func0 = $lengthOf;
const func4 = $equal;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^https?://\\S+$", "u");

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
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.events === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "url")) || (key0 === "events"))){
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
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(func0(data1) > 500){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data1) < 8){
const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1.test(data1)){
const err10 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"}};
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
const err11 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.events !== undefined){
let data2 = data.events;
if(Array.isArray(data2)){
if(data2.length > 30){
const err12 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 30}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.length < 1){
const err13 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/events/" + i0,schemaPath:"request1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((((((((((((((((((((data3 === "employee.created") || (data3 === "employee.updated")) || (data3 === "employee.exited")) || (data3 === "employee.deleted")) || (data3 === "bankAccount.created")) || (data3 === "bankAccount.approved")) || (data3 === "bankAccount.rejected")) || (data3 === "workPass.created")) || (data3 === "workPass.updated")) || (data3 === "transfer.requested")) || (data3 === "transfer.approved")) || (data3 === "transfer.carriedOut")) || (data3 === "changeRequest.submitted")) || (data3 === "changeRequest.approved")) || (data3 === "changeRequest.rejected")) || (data3 === "invitation.created")) || (data3 === "invitation.accepted")) || (data3 === "access.granted")) || (data3 === "access.changed")) || (data3 === "access.revoked")) || (data3 === "company.created")) || (data3 === "company.updated"))){
const err15 = {instancePath:instancePath+"/events/" + i0,schemaPath:"request1/enum",keyword:"enum",params:{allowedValues: schema1.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data2[i1], data2[j0])){
const err16 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export { createWebhook as updateWebhook };

