// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const sendEmail = /*#__PURE__*/ $check(validate2);
const schema6 = {"type":"object","required":["to","subject","message"],"additionalProperties":false,"properties":{"id":{"type":"integer","maximum":2147483647,"minimum":1},"to":{"type":"array","maxItems":50,"items":{"$ref":"request6"}},"cc":{"type":"array","maxItems":50,"items":{"$ref":"request6"}},"bcc":{"type":"array","maxItems":50,"items":{"$ref":"request6"}},"subject":{"type":"string","maxLength":300},"message":{"type":"string","maxLength":100000},"attachments":{"type":"array","maxItems":5,"items":{"$ref":"request7"}},"inReplyTo":{"type":"integer","maximum":2147483647,"minimum":1},"draft":{"type":"boolean"}}};
const schema7 = {"type":"object","required":["email"],"additionalProperties":false,"properties":{"name":{"type":"string","maxLength":100},"email":{"type":"string","maxLength":254,"format":"email"}}};
const schema10 = {"type":"object","required":["fileName","size"],"additionalProperties":false,"properties":{"fileName":{"type":"string","maxLength":200,"minLength":1,"pattern":"\\S"},"size":{"type":"integer","maximum":100000000,"minimum":0},"url":{"type":"string","maxLength":140000,"pattern":"^data:"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = $lengthOf;
const formats0 = $formats.email;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^data:", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subject === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema6.properties, key0))){
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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.to !== undefined){
let data1 = data.to;
if(Array.isArray(data1)){
if(data1.length > 50){
const err7 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.email === undefined){
const err8 = {instancePath:instancePath+"/to/" + i0,schemaPath:"request6/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "name") || (key1 === "email"))){
const err9 = {instancePath:instancePath+"/to/" + i0,schemaPath:"request6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err10 = {instancePath:instancePath+"/to/" + i0+"/name",schemaPath:"request6/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err11 = {instancePath:instancePath+"/to/" + i0+"/name",schemaPath:"request6/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.email !== undefined){
let data4 = data2.email;
if(typeof data4 === "string"){
if(func1(data4) > 254){
const err12 = {instancePath:instancePath+"/to/" + i0+"/email",schemaPath:"request6/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0(data4))){
const err13 = {instancePath:instancePath+"/to/" + i0+"/email",schemaPath:"request6/properties/email/format",keyword:"format",params:{format: "email"}};
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
const err14 = {instancePath:instancePath+"/to/" + i0+"/email",schemaPath:"request6/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/to/" + i0,schemaPath:"request6/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.cc !== undefined){
let data5 = data.cc;
if(Array.isArray(data5)){
if(data5.length > 50){
const err17 = {instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.email === undefined){
const err18 = {instancePath:instancePath+"/cc/" + i1,schemaPath:"request6/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key2 in data6){
if(!((key2 === "name") || (key2 === "email"))){
const err19 = {instancePath:instancePath+"/cc/" + i1,schemaPath:"request6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.name !== undefined){
let data7 = data6.name;
if(typeof data7 === "string"){
if(func1(data7) > 100){
const err20 = {instancePath:instancePath+"/cc/" + i1+"/name",schemaPath:"request6/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err21 = {instancePath:instancePath+"/cc/" + i1+"/name",schemaPath:"request6/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.email !== undefined){
let data8 = data6.email;
if(typeof data8 === "string"){
if(func1(data8) > 254){
const err22 = {instancePath:instancePath+"/cc/" + i1+"/email",schemaPath:"request6/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats0(data8))){
const err23 = {instancePath:instancePath+"/cc/" + i1+"/email",schemaPath:"request6/properties/email/format",keyword:"format",params:{format: "email"}};
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
const err24 = {instancePath:instancePath+"/cc/" + i1+"/email",schemaPath:"request6/properties/email/type",keyword:"type",params:{type: "string"}};
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
const err25 = {instancePath:instancePath+"/cc/" + i1,schemaPath:"request6/type",keyword:"type",params:{type: "object"}};
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
else {
const err26 = {instancePath:instancePath+"/cc",schemaPath:"#/properties/cc/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.bcc !== undefined){
let data9 = data.bcc;
if(Array.isArray(data9)){
if(data9.length > 50){
const err27 = {instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.email === undefined){
const err28 = {instancePath:instancePath+"/bcc/" + i2,schemaPath:"request6/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key3 in data10){
if(!((key3 === "name") || (key3 === "email"))){
const err29 = {instancePath:instancePath+"/bcc/" + i2,schemaPath:"request6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data10.name !== undefined){
let data11 = data10.name;
if(typeof data11 === "string"){
if(func1(data11) > 100){
const err30 = {instancePath:instancePath+"/bcc/" + i2+"/name",schemaPath:"request6/properties/name/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/bcc/" + i2+"/name",schemaPath:"request6/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.email !== undefined){
let data12 = data10.email;
if(typeof data12 === "string"){
if(func1(data12) > 254){
const err32 = {instancePath:instancePath+"/bcc/" + i2+"/email",schemaPath:"request6/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(formats0(data12))){
const err33 = {instancePath:instancePath+"/bcc/" + i2+"/email",schemaPath:"request6/properties/email/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/bcc/" + i2+"/email",schemaPath:"request6/properties/email/type",keyword:"type",params:{type: "string"}};
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
else {
const err35 = {instancePath:instancePath+"/bcc/" + i2,schemaPath:"request6/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/bcc",schemaPath:"#/properties/bcc/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.subject !== undefined){
let data13 = data.subject;
if(typeof data13 === "string"){
if(func1(data13) > 300){
const err37 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 300}};
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
const err38 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.message !== undefined){
let data14 = data.message;
if(typeof data14 === "string"){
if(func1(data14) > 100000){
const err39 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 100000}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.attachments !== undefined){
let data15 = data.attachments;
if(Array.isArray(data15)){
if(data15.length > 5){
const err41 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.fileName === undefined){
const err42 = {instancePath:instancePath+"/attachments/" + i3,schemaPath:"request7/required",keyword:"required",params:{missingProperty: "fileName"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data16.size === undefined){
const err43 = {instancePath:instancePath+"/attachments/" + i3,schemaPath:"request7/required",keyword:"required",params:{missingProperty: "size"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key4 in data16){
if(!(((key4 === "fileName") || (key4 === "size")) || (key4 === "url"))){
const err44 = {instancePath:instancePath+"/attachments/" + i3,schemaPath:"request7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data16.fileName !== undefined){
let data17 = data16.fileName;
if(typeof data17 === "string"){
if(func1(data17) > 200){
const err45 = {instancePath:instancePath+"/attachments/" + i3+"/fileName",schemaPath:"request7/properties/fileName/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(func1(data17) < 1){
const err46 = {instancePath:instancePath+"/attachments/" + i3+"/fileName",schemaPath:"request7/properties/fileName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!pattern0.test(data17)){
const err47 = {instancePath:instancePath+"/attachments/" + i3+"/fileName",schemaPath:"request7/properties/fileName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err48 = {instancePath:instancePath+"/attachments/" + i3+"/fileName",schemaPath:"request7/properties/fileName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data16.size !== undefined){
let data18 = data16.size;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err49 = {instancePath:instancePath+"/attachments/" + i3+"/size",schemaPath:"request7/properties/size/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 > 100000000 || isNaN(data18)){
const err50 = {instancePath:instancePath+"/attachments/" + i3+"/size",schemaPath:"request7/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err51 = {instancePath:instancePath+"/attachments/" + i3+"/size",schemaPath:"request7/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data16.url !== undefined){
let data19 = data16.url;
if(typeof data19 === "string"){
if(func1(data19) > 140000){
const err52 = {instancePath:instancePath+"/attachments/" + i3+"/url",schemaPath:"request7/properties/url/maxLength",keyword:"maxLength",params:{limit: 140000}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!pattern1.test(data19)){
const err53 = {instancePath:instancePath+"/attachments/" + i3+"/url",schemaPath:"request7/properties/url/pattern",keyword:"pattern",params:{pattern: "^data:"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/attachments/" + i3+"/url",schemaPath:"request7/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/attachments/" + i3,schemaPath:"request7/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.inReplyTo !== undefined){
let data20 = data.inReplyTo;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
const err57 = {instancePath:instancePath+"/inReplyTo",schemaPath:"#/properties/inReplyTo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(typeof data20 == "number"){
if(data20 > 2147483647 || isNaN(data20)){
const err58 = {instancePath:instancePath+"/inReplyTo",schemaPath:"#/properties/inReplyTo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err59 = {instancePath:instancePath+"/inReplyTo",schemaPath:"#/properties/inReplyTo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
if(data.draft !== undefined){
if(typeof data.draft !== "boolean"){
const err60 = {instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const updateEmailsLabel = /*#__PURE__*/ $check(validate1);
const schema3 = {"type":"object","required":["emailIds","label"],"additionalProperties":false,"properties":{"emailIds":{"$ref":"request1"},"label":{"$ref":"request4"}}};
const schema1 = {"type":"array","maxItems":1000,"minItems":1,"items":{"type":"integer","maximum":2147483647,"minimum":1}};
const schema5 = {"type":"string","enum":["private","company","important","personal"]};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.emailIds === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emailIds"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "emailIds") || (key0 === "label"))){
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
if(data.emailIds !== undefined){
let data0 = data.emailIds;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err3 = {instancePath:instancePath+"/emailIds",schemaPath:"request1/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/emailIds",schemaPath:"request1/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/emailIds/" + i0,schemaPath:"request1/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/emailIds/" + i0,schemaPath:"request1/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/emailIds/" + i0,schemaPath:"request1/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/emailIds",schemaPath:"request1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/label",schemaPath:"request4/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data2 === "private") || (data2 === "company")) || (data2 === "important")) || (data2 === "personal"))){
const err10 = {instancePath:instancePath+"/label",schemaPath:"request4/enum",keyword:"enum",params:{allowedValues: schema5.enum}};
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
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const updateEmails = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["emailIds","dataToUpdate"],"additionalProperties":false,"properties":{"emailIds":{"$ref":"request1"},"dataToUpdate":{"type":"object","minProperties":1,"additionalProperties":false,"properties":{"folder":{"$ref":"request2"},"isRead":{"type":"boolean"},"isStarred":{"type":"boolean"},"isDeleted":{"type":"boolean"}}}}};
const schema2 = {"type":"string","enum":["inbox","spam","trash","draft","sent"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.emailIds === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emailIds"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.dataToUpdate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dataToUpdate"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "emailIds") || (key0 === "dataToUpdate"))){
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
if(data.emailIds !== undefined){
let data0 = data.emailIds;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err3 = {instancePath:instancePath+"/emailIds",schemaPath:"request1/maxItems",keyword:"maxItems",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/emailIds",schemaPath:"request1/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/emailIds/" + i0,schemaPath:"request1/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/emailIds/" + i0,schemaPath:"request1/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/emailIds/" + i0,schemaPath:"request1/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/emailIds",schemaPath:"request1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.dataToUpdate !== undefined){
let data2 = data.dataToUpdate;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
const err9 = {instancePath:instancePath+"/dataToUpdate",schemaPath:"#/properties/dataToUpdate/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data2){
if(!((((key1 === "folder") || (key1 === "isRead")) || (key1 === "isStarred")) || (key1 === "isDeleted"))){
const err10 = {instancePath:instancePath+"/dataToUpdate",schemaPath:"#/properties/dataToUpdate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.folder !== undefined){
let data3 = data2.folder;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/dataToUpdate/folder",schemaPath:"request2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((data3 === "inbox") || (data3 === "spam")) || (data3 === "trash")) || (data3 === "draft")) || (data3 === "sent"))){
const err12 = {instancePath:instancePath+"/dataToUpdate/folder",schemaPath:"request2/enum",keyword:"enum",params:{allowedValues: schema2.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.isRead !== undefined){
if(typeof data2.isRead !== "boolean"){
const err13 = {instancePath:instancePath+"/dataToUpdate/isRead",schemaPath:"#/properties/dataToUpdate/properties/isRead/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.isStarred !== undefined){
if(typeof data2.isStarred !== "boolean"){
const err14 = {instancePath:instancePath+"/dataToUpdate/isStarred",schemaPath:"#/properties/dataToUpdate/properties/isStarred/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.isDeleted !== undefined){
if(typeof data2.isDeleted !== "boolean"){
const err15 = {instancePath:instancePath+"/dataToUpdate/isDeleted",schemaPath:"#/properties/dataToUpdate/properties/isDeleted/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/dataToUpdate",schemaPath:"#/properties/dataToUpdate/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

