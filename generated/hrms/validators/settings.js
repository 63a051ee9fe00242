// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const resetSettings = /*#__PURE__*/ $check(validate3);
const schema12 = {"type":"object","required":["section"],"additionalProperties":false,"properties":{"section":{"$ref":"request13"}}};
const schema13 = {"type":"string","enum":["branding","region","passwords","sessions","sender","numbers","modules","retention","mfa","privacy"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.section === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "section"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "section")){
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
if(data.section !== undefined){
let data0 = data.section;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/section",schemaPath:"request13/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((data0 === "branding") || (data0 === "region")) || (data0 === "passwords")) || (data0 === "sessions")) || (data0 === "sender")) || (data0 === "numbers")) || (data0 === "modules")) || (data0 === "retention")) || (data0 === "mfa")) || (data0 === "privacy"))){
const err3 = {instancePath:instancePath+"/section",schemaPath:"request13/enum",keyword:"enum",params:{allowedValues: schema13.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const updateSettings = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","minProperties":1,"additionalProperties":false,"properties":{"branding":{"$ref":"request1"},"region":{"$ref":"request2"},"passwords":{"$ref":"request4"},"sessions":{"$ref":"request5"},"sender":{"$ref":"request6"},"numbers":{"$ref":"request7"},"modules":{"$ref":"request8"},"retention":{"$ref":"request9"},"mfa":{"$ref":"request10"},"privacy":{"$ref":"request11"}}};
const schema1 = {"type":"object","required":["displayName","logo","mailFooter"],"additionalProperties":false,"properties":{"displayName":{"type":["string","null"],"maxLength":40},"logo":{"type":["string","null"],"maxLength":60000,"pattern":"^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$"},"mailFooter":{"type":["string","null"],"maxLength":500}}};
const schema4 = {"type":"object","required":["minLength","needsLetters","needsDigits","needsSymbols","reuse","maxAgeDays"],"additionalProperties":false,"properties":{"minLength":{"type":"integer","maximum":64,"minimum":8},"needsLetters":{"type":"boolean"},"needsDigits":{"type":"boolean"},"needsSymbols":{"type":"boolean"},"reuse":{"type":"integer","maximum":10,"minimum":0},"maxAgeDays":{"type":"integer","maximum":730,"minimum":0}}};
const schema5 = {"type":"object","required":["idleMinutes","maxDays"],"additionalProperties":false,"properties":{"idleMinutes":{"type":["integer","null"],"maximum":1440,"minimum":5},"maxDays":{"type":"integer","maximum":90,"minimum":0}}};
const schema6 = {"type":"object","required":["senderName","replyTo"],"additionalProperties":false,"properties":{"senderName":{"type":["string","null"],"maxLength":60},"replyTo":{"type":["string","null"],"maxLength":254,"format":"email"}}};
const schema7 = {"type":"object","required":["employeeNoPrefix","employeeNoDigits"],"additionalProperties":false,"properties":{"employeeNoPrefix":{"type":["string","null"],"maxLength":8,"pattern":"^[A-Za-z0-9/-]*$"},"employeeNoDigits":{"type":"integer","maximum":8,"minimum":3}}};
const schema8 = {"type":"object","required":["modulesOff"],"additionalProperties":false,"properties":{"modulesOff":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","maxLength":40}}}};
const schema9 = {"type":"object","required":["leaverMonths","documentMonths","requestMonths","importMonths","noticeMonths","purgesItself"],"additionalProperties":false,"properties":{"leaverMonths":{"type":"integer","maximum":240,"minimum":12},"documentMonths":{"type":"integer","maximum":240,"minimum":12},"requestMonths":{"type":"integer","maximum":240,"minimum":1},"importMonths":{"type":"integer","maximum":240,"minimum":1},"noticeMonths":{"type":"integer","maximum":240,"minimum":1},"purgesItself":{"type":"boolean"}}};
const schema10 = {"type":"object","required":["mfaPolicy"],"additionalProperties":false,"properties":{"mfaPolicy":{"type":"string","enum":["optional","requiredForPay","required"]}}};
const schema11 = {"type":"object","required":["dpoName","dpoEmail","dpoPhone"],"additionalProperties":false,"properties":{"dpoName":{"type":["string","null"],"maxLength":120},"dpoEmail":{"type":["string","null"],"maxLength":254,"format":"email"},"dpoPhone":{"type":["string","null"],"maxLength":40,"pattern":"^[+]?[0-9 ()/.-]*$"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = $lengthOf;
const pattern0 = new RegExp("^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$", "u");
const pattern2 = new RegExp("^[A-Za-z0-9/-]*$", "u");
const pattern3 = new RegExp("^[+]?[0-9 ()/.-]*$", "u");
const schema2 = {"type":"object","required":["timeZone","locale","currency"],"additionalProperties":false,"properties":{"timeZone":{"type":"string","maxLength":60,"minLength":1},"locale":{"allOf":[{"$ref":"request3"}]},"currency":{"type":"string","pattern":"^[A-Z]{3}$"}}};
const schema3 = {"type":"string","enum":["en","de","fr","pt"]};
const pattern1 = new RegExp("^[A-Z]{3}$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timeZone === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeZone"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.locale === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locale"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.currency === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "timeZone") || (key0 === "locale")) || (key0 === "currency"))){
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
if(data.timeZone !== undefined){
let data0 = data.timeZone;
if(typeof data0 === "string"){
if(func1(data0) > 60){
const err4 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLength",params:{limit: 1}};
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
const err6 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.locale !== undefined){
let data1 = data.locale;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/locale",schemaPath:"request3/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data1 === "en") || (data1 === "de")) || (data1 === "fr")) || (data1 === "pt"))){
const err8 = {instancePath:instancePath+"/locale",schemaPath:"request3/enum",keyword:"enum",params:{allowedValues: schema3.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.currency !== undefined){
let data2 = data.currency;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err9 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
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
const err10 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"}};
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

const formats0 = $formats.email;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
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
if(data.branding !== undefined){
let data0 = data.branding;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.displayName === undefined){
const err2 = {instancePath:instancePath+"/branding",schemaPath:"request1/required",keyword:"required",params:{missingProperty: "displayName"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.logo === undefined){
const err3 = {instancePath:instancePath+"/branding",schemaPath:"request1/required",keyword:"required",params:{missingProperty: "logo"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.mailFooter === undefined){
const err4 = {instancePath:instancePath+"/branding",schemaPath:"request1/required",keyword:"required",params:{missingProperty: "mailFooter"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data0){
if(!(((key1 === "displayName") || (key1 === "logo")) || (key1 === "mailFooter"))){
const err5 = {instancePath:instancePath+"/branding",schemaPath:"request1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.displayName !== undefined){
let data1 = data0.displayName;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/branding/displayName",schemaPath:"request1/properties/displayName/type",keyword:"type",params:{type: schema1.properties.displayName.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 40){
const err7 = {instancePath:instancePath+"/branding/displayName",schemaPath:"request1/properties/displayName/maxLength",keyword:"maxLength",params:{limit: 40}};
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
if(data0.logo !== undefined){
let data2 = data0.logo;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/branding/logo",schemaPath:"request1/properties/logo/type",keyword:"type",params:{type: schema1.properties.logo.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 60000){
const err9 = {instancePath:instancePath+"/branding/logo",schemaPath:"request1/properties/logo/maxLength",keyword:"maxLength",params:{limit: 60000}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern0.test(data2)){
const err10 = {instancePath:instancePath+"/branding/logo",schemaPath:"request1/properties/logo/pattern",keyword:"pattern",params:{pattern: "^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$"}};
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
if(data0.mailFooter !== undefined){
let data3 = data0.mailFooter;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/branding/mailFooter",schemaPath:"request1/properties/mailFooter/type",keyword:"type",params:{type: schema1.properties.mailFooter.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 500){
const err12 = {instancePath:instancePath+"/branding/mailFooter",schemaPath:"request1/properties/mailFooter/maxLength",keyword:"maxLength",params:{limit: 500}};
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
}
else {
const err13 = {instancePath:instancePath+"/branding",schemaPath:"request1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.region !== undefined){
if(!(validate1(data.region, {instancePath:instancePath+"/region",parentData:data,parentDataProperty:"region",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.passwords !== undefined){
let data5 = data.passwords;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.minLength === undefined){
const err14 = {instancePath:instancePath+"/passwords",schemaPath:"request4/required",keyword:"required",params:{missingProperty: "minLength"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.needsLetters === undefined){
const err15 = {instancePath:instancePath+"/passwords",schemaPath:"request4/required",keyword:"required",params:{missingProperty: "needsLetters"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.needsDigits === undefined){
const err16 = {instancePath:instancePath+"/passwords",schemaPath:"request4/required",keyword:"required",params:{missingProperty: "needsDigits"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.needsSymbols === undefined){
const err17 = {instancePath:instancePath+"/passwords",schemaPath:"request4/required",keyword:"required",params:{missingProperty: "needsSymbols"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.reuse === undefined){
const err18 = {instancePath:instancePath+"/passwords",schemaPath:"request4/required",keyword:"required",params:{missingProperty: "reuse"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.maxAgeDays === undefined){
const err19 = {instancePath:instancePath+"/passwords",schemaPath:"request4/required",keyword:"required",params:{missingProperty: "maxAgeDays"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data5){
if(!((((((key2 === "minLength") || (key2 === "needsLetters")) || (key2 === "needsDigits")) || (key2 === "needsSymbols")) || (key2 === "reuse")) || (key2 === "maxAgeDays"))){
const err20 = {instancePath:instancePath+"/passwords",schemaPath:"request4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.minLength !== undefined){
let data6 = data5.minLength;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err21 = {instancePath:instancePath+"/passwords/minLength",schemaPath:"request4/properties/minLength/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 64 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/passwords/minLength",schemaPath:"request4/properties/minLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6 < 8 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/passwords/minLength",schemaPath:"request4/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 8}};
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
if(data5.needsLetters !== undefined){
if(typeof data5.needsLetters !== "boolean"){
const err24 = {instancePath:instancePath+"/passwords/needsLetters",schemaPath:"request4/properties/needsLetters/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.needsDigits !== undefined){
if(typeof data5.needsDigits !== "boolean"){
const err25 = {instancePath:instancePath+"/passwords/needsDigits",schemaPath:"request4/properties/needsDigits/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data5.needsSymbols !== undefined){
if(typeof data5.needsSymbols !== "boolean"){
const err26 = {instancePath:instancePath+"/passwords/needsSymbols",schemaPath:"request4/properties/needsSymbols/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.reuse !== undefined){
let data10 = data5.reuse;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err27 = {instancePath:instancePath+"/passwords/reuse",schemaPath:"request4/properties/reuse/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 10 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/passwords/reuse",schemaPath:"request4/properties/reuse/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/passwords/reuse",schemaPath:"request4/properties/reuse/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data5.maxAgeDays !== undefined){
let data11 = data5.maxAgeDays;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err30 = {instancePath:instancePath+"/passwords/maxAgeDays",schemaPath:"request4/properties/maxAgeDays/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 730 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/passwords/maxAgeDays",schemaPath:"request4/properties/maxAgeDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 730}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/passwords/maxAgeDays",schemaPath:"request4/properties/maxAgeDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err33 = {instancePath:instancePath+"/passwords",schemaPath:"request4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.sessions !== undefined){
let data12 = data.sessions;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.idleMinutes === undefined){
const err34 = {instancePath:instancePath+"/sessions",schemaPath:"request5/required",keyword:"required",params:{missingProperty: "idleMinutes"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12.maxDays === undefined){
const err35 = {instancePath:instancePath+"/sessions",schemaPath:"request5/required",keyword:"required",params:{missingProperty: "maxDays"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key3 in data12){
if(!((key3 === "idleMinutes") || (key3 === "maxDays"))){
const err36 = {instancePath:instancePath+"/sessions",schemaPath:"request5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data12.idleMinutes !== undefined){
let data13 = data12.idleMinutes;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
const err37 = {instancePath:instancePath+"/sessions/idleMinutes",schemaPath:"request5/properties/idleMinutes/type",keyword:"type",params:{type: schema5.properties.idleMinutes.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 1440 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/sessions/idleMinutes",schemaPath:"request5/properties/idleMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13 < 5 || isNaN(data13)){
const err39 = {instancePath:instancePath+"/sessions/idleMinutes",schemaPath:"request5/properties/idleMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data12.maxDays !== undefined){
let data14 = data12.maxDays;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err40 = {instancePath:instancePath+"/sessions/maxDays",schemaPath:"request5/properties/maxDays/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 > 90 || isNaN(data14)){
const err41 = {instancePath:instancePath+"/sessions/maxDays",schemaPath:"request5/properties/maxDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/sessions/maxDays",schemaPath:"request5/properties/maxDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err43 = {instancePath:instancePath+"/sessions",schemaPath:"request5/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.sender !== undefined){
let data15 = data.sender;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.senderName === undefined){
const err44 = {instancePath:instancePath+"/sender",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "senderName"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data15.replyTo === undefined){
const err45 = {instancePath:instancePath+"/sender",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "replyTo"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key4 in data15){
if(!((key4 === "senderName") || (key4 === "replyTo"))){
const err46 = {instancePath:instancePath+"/sender",schemaPath:"request6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data15.senderName !== undefined){
let data16 = data15.senderName;
if((typeof data16 !== "string") && (data16 !== null)){
const err47 = {instancePath:instancePath+"/sender/senderName",schemaPath:"request6/properties/senderName/type",keyword:"type",params:{type: schema6.properties.senderName.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data16 === "string"){
if(func1(data16) > 60){
const err48 = {instancePath:instancePath+"/sender/senderName",schemaPath:"request6/properties/senderName/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data15.replyTo !== undefined){
let data17 = data15.replyTo;
if((typeof data17 !== "string") && (data17 !== null)){
const err49 = {instancePath:instancePath+"/sender/replyTo",schemaPath:"request6/properties/replyTo/type",keyword:"type",params:{type: schema6.properties.replyTo.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data17 === "string"){
if(func1(data17) > 254){
const err50 = {instancePath:instancePath+"/sender/replyTo",schemaPath:"request6/properties/replyTo/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(formats0(data17))){
const err51 = {instancePath:instancePath+"/sender/replyTo",schemaPath:"request6/properties/replyTo/format",keyword:"format",params:{format: "email"}};
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
}
else {
const err52 = {instancePath:instancePath+"/sender",schemaPath:"request6/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.numbers !== undefined){
let data18 = data.numbers;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.employeeNoPrefix === undefined){
const err53 = {instancePath:instancePath+"/numbers",schemaPath:"request7/required",keyword:"required",params:{missingProperty: "employeeNoPrefix"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data18.employeeNoDigits === undefined){
const err54 = {instancePath:instancePath+"/numbers",schemaPath:"request7/required",keyword:"required",params:{missingProperty: "employeeNoDigits"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key5 in data18){
if(!((key5 === "employeeNoPrefix") || (key5 === "employeeNoDigits"))){
const err55 = {instancePath:instancePath+"/numbers",schemaPath:"request7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data18.employeeNoPrefix !== undefined){
let data19 = data18.employeeNoPrefix;
if((typeof data19 !== "string") && (data19 !== null)){
const err56 = {instancePath:instancePath+"/numbers/employeeNoPrefix",schemaPath:"request7/properties/employeeNoPrefix/type",keyword:"type",params:{type: schema7.properties.employeeNoPrefix.type}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data19 === "string"){
if(func1(data19) > 8){
const err57 = {instancePath:instancePath+"/numbers/employeeNoPrefix",schemaPath:"request7/properties/employeeNoPrefix/maxLength",keyword:"maxLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!pattern2.test(data19)){
const err58 = {instancePath:instancePath+"/numbers/employeeNoPrefix",schemaPath:"request7/properties/employeeNoPrefix/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9/-]*$"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
if(data18.employeeNoDigits !== undefined){
let data20 = data18.employeeNoDigits;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
const err59 = {instancePath:instancePath+"/numbers/employeeNoDigits",schemaPath:"request7/properties/employeeNoDigits/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data20 == "number"){
if(data20 > 8 || isNaN(data20)){
const err60 = {instancePath:instancePath+"/numbers/employeeNoDigits",schemaPath:"request7/properties/employeeNoDigits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data20 < 3 || isNaN(data20)){
const err61 = {instancePath:instancePath+"/numbers/employeeNoDigits",schemaPath:"request7/properties/employeeNoDigits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
}
else {
const err62 = {instancePath:instancePath+"/numbers",schemaPath:"request7/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.modules !== undefined){
let data21 = data.modules;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.modulesOff === undefined){
const err63 = {instancePath:instancePath+"/modules",schemaPath:"request8/required",keyword:"required",params:{missingProperty: "modulesOff"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
for(const key6 in data21){
if(!(key6 === "modulesOff")){
const err64 = {instancePath:instancePath+"/modules",schemaPath:"request8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data21.modulesOff !== undefined){
let data22 = data21.modulesOff;
if(Array.isArray(data22)){
if(data22.length > 50){
const err65 = {instancePath:instancePath+"/modules/modulesOff",schemaPath:"request8/properties/modulesOff/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
let data23 = data22[i0];
if(typeof data23 === "string"){
if(func1(data23) > 40){
const err66 = {instancePath:instancePath+"/modules/modulesOff/" + i0,schemaPath:"request8/properties/modulesOff/items/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/modules/modulesOff/" + i0,schemaPath:"request8/properties/modulesOff/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
let i1 = data22.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data22[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err68 = {instancePath:instancePath+"/modules/modulesOff",schemaPath:"request8/properties/modulesOff/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err69 = {instancePath:instancePath+"/modules/modulesOff",schemaPath:"request8/properties/modulesOff/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/modules",schemaPath:"request8/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.retention !== undefined){
let data24 = data.retention;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.leaverMonths === undefined){
const err71 = {instancePath:instancePath+"/retention",schemaPath:"request9/required",keyword:"required",params:{missingProperty: "leaverMonths"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data24.documentMonths === undefined){
const err72 = {instancePath:instancePath+"/retention",schemaPath:"request9/required",keyword:"required",params:{missingProperty: "documentMonths"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data24.requestMonths === undefined){
const err73 = {instancePath:instancePath+"/retention",schemaPath:"request9/required",keyword:"required",params:{missingProperty: "requestMonths"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data24.importMonths === undefined){
const err74 = {instancePath:instancePath+"/retention",schemaPath:"request9/required",keyword:"required",params:{missingProperty: "importMonths"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data24.noticeMonths === undefined){
const err75 = {instancePath:instancePath+"/retention",schemaPath:"request9/required",keyword:"required",params:{missingProperty: "noticeMonths"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data24.purgesItself === undefined){
const err76 = {instancePath:instancePath+"/retention",schemaPath:"request9/required",keyword:"required",params:{missingProperty: "purgesItself"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
for(const key7 in data24){
if(!((((((key7 === "leaverMonths") || (key7 === "documentMonths")) || (key7 === "requestMonths")) || (key7 === "importMonths")) || (key7 === "noticeMonths")) || (key7 === "purgesItself"))){
const err77 = {instancePath:instancePath+"/retention",schemaPath:"request9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data24.leaverMonths !== undefined){
let data25 = data24.leaverMonths;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err78 = {instancePath:instancePath+"/retention/leaverMonths",schemaPath:"request9/properties/leaverMonths/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(typeof data25 == "number"){
if(data25 > 240 || isNaN(data25)){
const err79 = {instancePath:instancePath+"/retention/leaverMonths",schemaPath:"request9/properties/leaverMonths/maximum",keyword:"maximum",params:{comparison: "<=", limit: 240}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data25 < 12 || isNaN(data25)){
const err80 = {instancePath:instancePath+"/retention/leaverMonths",schemaPath:"request9/properties/leaverMonths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 12}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data24.documentMonths !== undefined){
let data26 = data24.documentMonths;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
const err81 = {instancePath:instancePath+"/retention/documentMonths",schemaPath:"request9/properties/documentMonths/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(typeof data26 == "number"){
if(data26 > 240 || isNaN(data26)){
const err82 = {instancePath:instancePath+"/retention/documentMonths",schemaPath:"request9/properties/documentMonths/maximum",keyword:"maximum",params:{comparison: "<=", limit: 240}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data26 < 12 || isNaN(data26)){
const err83 = {instancePath:instancePath+"/retention/documentMonths",schemaPath:"request9/properties/documentMonths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 12}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
if(data24.requestMonths !== undefined){
let data27 = data24.requestMonths;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
const err84 = {instancePath:instancePath+"/retention/requestMonths",schemaPath:"request9/properties/requestMonths/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(typeof data27 == "number"){
if(data27 > 240 || isNaN(data27)){
const err85 = {instancePath:instancePath+"/retention/requestMonths",schemaPath:"request9/properties/requestMonths/maximum",keyword:"maximum",params:{comparison: "<=", limit: 240}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data27 < 1 || isNaN(data27)){
const err86 = {instancePath:instancePath+"/retention/requestMonths",schemaPath:"request9/properties/requestMonths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
if(data24.importMonths !== undefined){
let data28 = data24.importMonths;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
const err87 = {instancePath:instancePath+"/retention/importMonths",schemaPath:"request9/properties/importMonths/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(typeof data28 == "number"){
if(data28 > 240 || isNaN(data28)){
const err88 = {instancePath:instancePath+"/retention/importMonths",schemaPath:"request9/properties/importMonths/maximum",keyword:"maximum",params:{comparison: "<=", limit: 240}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data28 < 1 || isNaN(data28)){
const err89 = {instancePath:instancePath+"/retention/importMonths",schemaPath:"request9/properties/importMonths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
if(data24.noticeMonths !== undefined){
let data29 = data24.noticeMonths;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
const err90 = {instancePath:instancePath+"/retention/noticeMonths",schemaPath:"request9/properties/noticeMonths/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(typeof data29 == "number"){
if(data29 > 240 || isNaN(data29)){
const err91 = {instancePath:instancePath+"/retention/noticeMonths",schemaPath:"request9/properties/noticeMonths/maximum",keyword:"maximum",params:{comparison: "<=", limit: 240}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err92 = {instancePath:instancePath+"/retention/noticeMonths",schemaPath:"request9/properties/noticeMonths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
if(data24.purgesItself !== undefined){
if(typeof data24.purgesItself !== "boolean"){
const err93 = {instancePath:instancePath+"/retention/purgesItself",schemaPath:"request9/properties/purgesItself/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/retention",schemaPath:"request9/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.mfa !== undefined){
let data31 = data.mfa;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.mfaPolicy === undefined){
const err95 = {instancePath:instancePath+"/mfa",schemaPath:"request10/required",keyword:"required",params:{missingProperty: "mfaPolicy"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
for(const key8 in data31){
if(!(key8 === "mfaPolicy")){
const err96 = {instancePath:instancePath+"/mfa",schemaPath:"request10/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data31.mfaPolicy !== undefined){
let data32 = data31.mfaPolicy;
if(typeof data32 !== "string"){
const err97 = {instancePath:instancePath+"/mfa/mfaPolicy",schemaPath:"request10/properties/mfaPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(!(((data32 === "optional") || (data32 === "requiredForPay")) || (data32 === "required"))){
const err98 = {instancePath:instancePath+"/mfa/mfaPolicy",schemaPath:"request10/properties/mfaPolicy/enum",keyword:"enum",params:{allowedValues: schema10.properties.mfaPolicy.enum}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/mfa",schemaPath:"request10/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.privacy !== undefined){
let data33 = data.privacy;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.dpoName === undefined){
const err100 = {instancePath:instancePath+"/privacy",schemaPath:"request11/required",keyword:"required",params:{missingProperty: "dpoName"}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data33.dpoEmail === undefined){
const err101 = {instancePath:instancePath+"/privacy",schemaPath:"request11/required",keyword:"required",params:{missingProperty: "dpoEmail"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data33.dpoPhone === undefined){
const err102 = {instancePath:instancePath+"/privacy",schemaPath:"request11/required",keyword:"required",params:{missingProperty: "dpoPhone"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
for(const key9 in data33){
if(!(((key9 === "dpoName") || (key9 === "dpoEmail")) || (key9 === "dpoPhone"))){
const err103 = {instancePath:instancePath+"/privacy",schemaPath:"request11/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data33.dpoName !== undefined){
let data34 = data33.dpoName;
if((typeof data34 !== "string") && (data34 !== null)){
const err104 = {instancePath:instancePath+"/privacy/dpoName",schemaPath:"request11/properties/dpoName/type",keyword:"type",params:{type: schema11.properties.dpoName.type}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(typeof data34 === "string"){
if(func1(data34) > 120){
const err105 = {instancePath:instancePath+"/privacy/dpoName",schemaPath:"request11/properties/dpoName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
if(data33.dpoEmail !== undefined){
let data35 = data33.dpoEmail;
if((typeof data35 !== "string") && (data35 !== null)){
const err106 = {instancePath:instancePath+"/privacy/dpoEmail",schemaPath:"request11/properties/dpoEmail/type",keyword:"type",params:{type: schema11.properties.dpoEmail.type}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(typeof data35 === "string"){
if(func1(data35) > 254){
const err107 = {instancePath:instancePath+"/privacy/dpoEmail",schemaPath:"request11/properties/dpoEmail/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(!(formats0(data35))){
const err108 = {instancePath:instancePath+"/privacy/dpoEmail",schemaPath:"request11/properties/dpoEmail/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
if(data33.dpoPhone !== undefined){
let data36 = data33.dpoPhone;
if((typeof data36 !== "string") && (data36 !== null)){
const err109 = {instancePath:instancePath+"/privacy/dpoPhone",schemaPath:"request11/properties/dpoPhone/type",keyword:"type",params:{type: schema11.properties.dpoPhone.type}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(typeof data36 === "string"){
if(func1(data36) > 40){
const err110 = {instancePath:instancePath+"/privacy/dpoPhone",schemaPath:"request11/properties/dpoPhone/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(!pattern3.test(data36)){
const err111 = {instancePath:instancePath+"/privacy/dpoPhone",schemaPath:"request11/properties/dpoPhone/pattern",keyword:"pattern",params:{pattern: "^[+]?[0-9 ()/.-]*$"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
}
else {
const err112 = {instancePath:instancePath+"/privacy",schemaPath:"request11/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

