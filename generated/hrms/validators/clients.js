// Generated from the contract by `npm run generate`; never edited.
import { check as $check, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createClient = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["name"],"additionalProperties":false,"properties":{"name":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"code":{"type":["string","null"],"maxLength":20,"minLength":1,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},"uen":{"type":["string","null"],"maxLength":12,"minLength":9},"contacts":{"type":"array","maxItems":20,"items":{"$ref":"request1"}},"billingAddress":{"type":["string","null"],"maxLength":300},"billingEmail":{"type":["string","null"],"maxLength":254,"pattern":"^[^@\\s]+@[^@\\s]+$"},"billingCurrency":{"type":"string","pattern":"^[A-Z]{3}$"},"notes":{"type":["string","null"],"maxLength":2000},"status":{"type":"string","enum":["active","inactive"]}}};
const schema1 = {"type":"object","required":["name"],"additionalProperties":false,"properties":{"name":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"role":{"type":["string","null"],"maxLength":80},"email":{"type":["string","null"],"maxLength":254,"pattern":"^[^@\\s]+@[^@\\s]+$"},"phone":{"type":["string","null"],"maxLength":30,"pattern":"^\\+?[0-9 ()./-]{5,}$"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = $lengthOf;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$", "u");
const pattern3 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");
const pattern4 = new RegExp("^\\+?[0-9 ()./-]{5,}$", "u");
const pattern6 = new RegExp("^[A-Z]{3}$", "u");

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
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema0.properties.code.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern1.test(data1)){
const err9 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"}};
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
if(data.uen !== undefined){
let data2 = data.uen;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/uen",schemaPath:"#/properties/uen/type",keyword:"type",params:{type: schema0.properties.uen.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 12){
const err11 = {instancePath:instancePath+"/uen",schemaPath:"#/properties/uen/maxLength",keyword:"maxLength",params:{limit: 12}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data2) < 9){
const err12 = {instancePath:instancePath+"/uen",schemaPath:"#/properties/uen/minLength",keyword:"minLength",params:{limit: 9}};
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
if(data.contacts !== undefined){
let data3 = data.contacts;
if(Array.isArray(data3)){
if(data3.length > 20){
const err13 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err14 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "name") || (key1 === "role")) || (key1 === "email")) || (key1 === "phone"))){
const err15 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"request1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.name !== undefined){
let data5 = data4.name;
if(typeof data5 === "string"){
if(func1(data5) > 120){
const err16 = {instancePath:instancePath+"/contacts/" + i0+"/name",schemaPath:"request1/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data5) < 1){
const err17 = {instancePath:instancePath+"/contacts/" + i0+"/name",schemaPath:"request1/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern0.test(data5)){
const err18 = {instancePath:instancePath+"/contacts/" + i0+"/name",schemaPath:"request1/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/contacts/" + i0+"/name",schemaPath:"request1/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.role !== undefined){
let data6 = data4.role;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/contacts/" + i0+"/role",schemaPath:"request1/properties/role/type",keyword:"type",params:{type: schema1.properties.role.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 80){
const err21 = {instancePath:instancePath+"/contacts/" + i0+"/role",schemaPath:"request1/properties/role/maxLength",keyword:"maxLength",params:{limit: 80}};
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
if(data4.email !== undefined){
let data7 = data4.email;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/contacts/" + i0+"/email",schemaPath:"request1/properties/email/type",keyword:"type",params:{type: schema1.properties.email.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 254){
const err23 = {instancePath:instancePath+"/contacts/" + i0+"/email",schemaPath:"request1/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern3.test(data7)){
const err24 = {instancePath:instancePath+"/contacts/" + i0+"/email",schemaPath:"request1/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s]+$"}};
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
if(data4.phone !== undefined){
let data8 = data4.phone;
if((typeof data8 !== "string") && (data8 !== null)){
const err25 = {instancePath:instancePath+"/contacts/" + i0+"/phone",schemaPath:"request1/properties/phone/type",keyword:"type",params:{type: schema1.properties.phone.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 30){
const err26 = {instancePath:instancePath+"/contacts/" + i0+"/phone",schemaPath:"request1/properties/phone/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern4.test(data8)){
const err27 = {instancePath:instancePath+"/contacts/" + i0+"/phone",schemaPath:"request1/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9 ()./-]{5,}$"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"request1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.billingAddress !== undefined){
let data9 = data.billingAddress;
if((typeof data9 !== "string") && (data9 !== null)){
const err30 = {instancePath:instancePath+"/billingAddress",schemaPath:"#/properties/billingAddress/type",keyword:"type",params:{type: schema0.properties.billingAddress.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) > 300){
const err31 = {instancePath:instancePath+"/billingAddress",schemaPath:"#/properties/billingAddress/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(data.billingEmail !== undefined){
let data10 = data.billingEmail;
if((typeof data10 !== "string") && (data10 !== null)){
const err32 = {instancePath:instancePath+"/billingEmail",schemaPath:"#/properties/billingEmail/type",keyword:"type",params:{type: schema0.properties.billingEmail.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 254){
const err33 = {instancePath:instancePath+"/billingEmail",schemaPath:"#/properties/billingEmail/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!pattern3.test(data10)){
const err34 = {instancePath:instancePath+"/billingEmail",schemaPath:"#/properties/billingEmail/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s]+$"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.billingCurrency !== undefined){
let data11 = data.billingCurrency;
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
const err35 = {instancePath:instancePath+"/billingCurrency",schemaPath:"#/properties/billingCurrency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/billingCurrency",schemaPath:"#/properties/billingCurrency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.notes !== undefined){
let data12 = data.notes;
if((typeof data12 !== "string") && (data12 !== null)){
const err37 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schema0.properties.notes.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) > 2000){
const err38 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data.status !== undefined){
let data13 = data.status;
if(typeof data13 !== "string"){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!((data13 === "active") || (data13 === "inactive"))){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export { createClient as updateClient };

