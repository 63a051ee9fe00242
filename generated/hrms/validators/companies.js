// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const updateCompanyLogo = /*#__PURE__*/ $check(validate1);
const schema1 = {"type":"object","required":["logo"],"additionalProperties":false,"properties":{"logo":{"type":["string","null"],"maxLength":140000,"pattern":"^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$"}}};
const func1 = $lengthOf;
const pattern7 = new RegExp("^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.logo === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logo"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "logo")){
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
if(data.logo !== undefined){
let data0 = data.logo;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/type",keyword:"type",params:{type: schema1.properties.logo.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 140000){
const err3 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/maxLength",keyword:"maxLength",params:{limit: 140000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern7.test(data0)){
const err4 = {instancePath:instancePath+"/logo",schemaPath:"#/properties/logo/pattern",keyword:"pattern",params:{pattern: "^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$"}};
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

export const createCompany = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["company_name","uen"],"additionalProperties":false,"properties":{"company_name":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"code":{"type":["string","null"],"maxLength":20,"minLength":1,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},"uen":{"type":"string","maxLength":12,"minLength":9},"csn":{"type":"array","maxItems":20,"uniqueItems":true,"items":{"type":"string","maxLength":30,"minLength":3}},"taxRef":{"type":["string","null"],"maxLength":30},"industrySsic":{"type":["string","null"],"pattern":"^[0-9]{5}$"},"mwSector":{"type":["string","null"],"enum":["services","manufacturing","construction","marine","process",null]},"incorporationDate":{"type":["string","null"],"format":"date"},"parentCompanyId":{"type":["string","null"],"format":"uuid"},"address":{"type":["string","null"],"maxLength":300},"phone":{"type":["string","null"],"maxLength":30,"pattern":"^\\+?[0-9 ()./-]{5,}$"},"email":{"type":["string","null"],"maxLength":254,"pattern":"^[^@\\s]+@[^@\\s]+$"},"website":{"type":["string","null"],"maxLength":200,"pattern":"^https?://\\S+$"},"payrollContact":{"type":["string","null"],"maxLength":120},"aisEnrolled":{"type":"boolean"},"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"tz":{"type":"string","maxLength":60,"minLength":1},"status":{"type":"string","enum":["active","inactive"]}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$", "u");
const pattern2 = new RegExp("^[0-9]{5}$", "u");
const pattern3 = new RegExp("^\\+?[0-9 ()./-]{5,}$", "u");
const pattern4 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");
const pattern5 = new RegExp("^https?://\\S+$", "u");
const pattern6 = new RegExp("^[A-Z]{3}$", "u");
const formats0 = $formats.date;
const formats2 = $formats.uuid;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company_name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.uen === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uen"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.company_name !== undefined){
let data0 = data.company_name;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err3 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/company_name",schemaPath:"#/properties/company_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if((typeof data1 !== "string") && (data1 !== null)){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema0.properties.code.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err8 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1.test(data1)){
const err10 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.uen !== undefined){
let data2 = data.uen;
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
else {
const err13 = {instancePath:instancePath+"/uen",schemaPath:"#/properties/uen/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.csn !== undefined){
let data3 = data.csn;
if(Array.isArray(data3)){
if(data3.length > 20){
const err14 = {instancePath:instancePath+"/csn",schemaPath:"#/properties/csn/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func1(data4) > 30){
const err15 = {instancePath:instancePath+"/csn/" + i0,schemaPath:"#/properties/csn/items/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data4) < 3){
const err16 = {instancePath:instancePath+"/csn/" + i0,schemaPath:"#/properties/csn/items/minLength",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/csn/" + i0,schemaPath:"#/properties/csn/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err18 = {instancePath:instancePath+"/csn",schemaPath:"#/properties/csn/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err19 = {instancePath:instancePath+"/csn",schemaPath:"#/properties/csn/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.taxRef !== undefined){
let data5 = data.taxRef;
if((typeof data5 !== "string") && (data5 !== null)){
const err20 = {instancePath:instancePath+"/taxRef",schemaPath:"#/properties/taxRef/type",keyword:"type",params:{type: schema0.properties.taxRef.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 30){
const err21 = {instancePath:instancePath+"/taxRef",schemaPath:"#/properties/taxRef/maxLength",keyword:"maxLength",params:{limit: 30}};
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
if(data.industrySsic !== undefined){
let data6 = data.industrySsic;
if((typeof data6 !== "string") && (data6 !== null)){
const err22 = {instancePath:instancePath+"/industrySsic",schemaPath:"#/properties/industrySsic/type",keyword:"type",params:{type: schema0.properties.industrySsic.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
const err23 = {instancePath:instancePath+"/industrySsic",schemaPath:"#/properties/industrySsic/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.mwSector !== undefined){
let data7 = data.mwSector;
if((typeof data7 !== "string") && (data7 !== null)){
const err24 = {instancePath:instancePath+"/mwSector",schemaPath:"#/properties/mwSector/type",keyword:"type",params:{type: schema0.properties.mwSector.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((((((data7 === "services") || (data7 === "manufacturing")) || (data7 === "construction")) || (data7 === "marine")) || (data7 === "process")) || (data7 === null))){
const err25 = {instancePath:instancePath+"/mwSector",schemaPath:"#/properties/mwSector/enum",keyword:"enum",params:{allowedValues: schema0.properties.mwSector.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.incorporationDate !== undefined){
let data8 = data.incorporationDate;
if((typeof data8 !== "string") && (data8 !== null)){
const err26 = {instancePath:instancePath+"/incorporationDate",schemaPath:"#/properties/incorporationDate/type",keyword:"type",params:{type: schema0.properties.incorporationDate.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err27 = {instancePath:instancePath+"/incorporationDate",schemaPath:"#/properties/incorporationDate/format",keyword:"format",params:{format: "date"}};
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
if(data.parentCompanyId !== undefined){
let data9 = data.parentCompanyId;
if((typeof data9 !== "string") && (data9 !== null)){
const err28 = {instancePath:instancePath+"/parentCompanyId",schemaPath:"#/properties/parentCompanyId/type",keyword:"type",params:{type: schema0.properties.parentCompanyId.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats2(data9))){
const err29 = {instancePath:instancePath+"/parentCompanyId",schemaPath:"#/properties/parentCompanyId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.address !== undefined){
let data10 = data.address;
if((typeof data10 !== "string") && (data10 !== null)){
const err30 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: schema0.properties.address.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 300){
const err31 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 300}};
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
if(data.phone !== undefined){
let data11 = data.phone;
if((typeof data11 !== "string") && (data11 !== null)){
const err32 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schema0.properties.phone.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 30){
const err33 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!pattern3.test(data11)){
const err34 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9 ()./-]{5,}$"}};
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
if(data.email !== undefined){
let data12 = data.email;
if((typeof data12 !== "string") && (data12 !== null)){
const err35 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schema0.properties.email.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) > 254){
const err36 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern4.test(data12)){
const err37 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s]+$"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(data.website !== undefined){
let data13 = data.website;
if((typeof data13 !== "string") && (data13 !== null)){
const err38 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schema0.properties.website.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err39 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern5.test(data13)){
const err40 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"}};
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
if(data.payrollContact !== undefined){
let data14 = data.payrollContact;
if((typeof data14 !== "string") && (data14 !== null)){
const err41 = {instancePath:instancePath+"/payrollContact",schemaPath:"#/properties/payrollContact/type",keyword:"type",params:{type: schema0.properties.payrollContact.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data14 === "string"){
if(func1(data14) > 120){
const err42 = {instancePath:instancePath+"/payrollContact",schemaPath:"#/properties/payrollContact/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data.aisEnrolled !== undefined){
if(typeof data.aisEnrolled !== "boolean"){
const err43 = {instancePath:instancePath+"/aisEnrolled",schemaPath:"#/properties/aisEnrolled/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.currency !== undefined){
let data16 = data.currency;
if(typeof data16 === "string"){
if(!pattern6.test(data16)){
const err44 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.tz !== undefined){
let data17 = data.tz;
if(typeof data17 === "string"){
if(func1(data17) > 60){
const err46 = {instancePath:instancePath+"/tz",schemaPath:"#/properties/tz/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(func1(data17) < 1){
const err47 = {instancePath:instancePath+"/tz",schemaPath:"#/properties/tz/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/tz",schemaPath:"#/properties/tz/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.status !== undefined){
let data18 = data.status;
if(typeof data18 !== "string"){
const err49 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!((data18 === "active") || (data18 === "inactive"))){
const err50 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export { createCompany as updateCompany };

