// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const resetSettings = /*#__PURE__*/ $check(validate1);
const schema11 = {"type":"object","required":["section"],"additionalProperties":false,"properties":{"section":{"$ref":"request12"}}};
const schema12 = {"type":"string","enum":["branding","region","passwords","sessions","sender","numbers","modules","retention","mfa","privacy"]};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err2 = {instancePath:instancePath+"/section",schemaPath:"request12/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((data0 === "branding") || (data0 === "region")) || (data0 === "passwords")) || (data0 === "sessions")) || (data0 === "sender")) || (data0 === "numbers")) || (data0 === "modules")) || (data0 === "retention")) || (data0 === "mfa")) || (data0 === "privacy"))){
const err3 = {instancePath:instancePath+"/section",schemaPath:"request12/enum",keyword:"enum",params:{allowedValues: schema12.enum}};
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
validate1.errors = vErrors;
return errors === 0;
}

export const updateSettings = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","minProperties":1,"additionalProperties":false,"properties":{"branding":{"$ref":"request1"},"region":{"$ref":"request2"},"passwords":{"$ref":"request3"},"sessions":{"$ref":"request4"},"sender":{"$ref":"request5"},"numbers":{"$ref":"request6"},"modules":{"$ref":"request7"},"retention":{"$ref":"request8"},"mfa":{"$ref":"request9"},"privacy":{"$ref":"request10"}}};
const schema1 = {"type":"object","required":["displayName","logo","mailFooter"],"additionalProperties":false,"properties":{"displayName":{"type":["string","null"],"maxLength":40},"logo":{"type":["string","null"],"maxLength":60000,"pattern":"^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$"},"mailFooter":{"type":["string","null"],"maxLength":500}}};
const schema2 = {"type":"object","required":["timeZone","locale","currency"],"additionalProperties":false,"properties":{"timeZone":{"type":"string","maxLength":60,"minLength":1},"locale":{"type":"string","enum":["en","de","fr","pt"]},"currency":{"type":"string","pattern":"^[A-Z]{3}$"}}};
const schema3 = {"type":"object","required":["minLength","needsLetters","needsDigits","needsSymbols","reuse","maxAgeDays"],"additionalProperties":false,"properties":{"minLength":{"type":"integer","maximum":64,"minimum":8},"needsLetters":{"type":"boolean"},"needsDigits":{"type":"boolean"},"needsSymbols":{"type":"boolean"},"reuse":{"type":"integer","maximum":10,"minimum":0},"maxAgeDays":{"type":"integer","maximum":730,"minimum":0}}};
const schema4 = {"type":"object","required":["idleMinutes","maxDays"],"additionalProperties":false,"properties":{"idleMinutes":{"type":["integer","null"],"maximum":1440,"minimum":5},"maxDays":{"type":"integer","maximum":90,"minimum":0}}};
const schema5 = {"type":"object","required":["senderName","replyTo"],"additionalProperties":false,"properties":{"senderName":{"type":["string","null"],"maxLength":60},"replyTo":{"type":["string","null"],"maxLength":254,"format":"email"}}};
const schema6 = {"type":"object","required":["employeeNoPrefix","employeeNoDigits"],"additionalProperties":false,"properties":{"employeeNoPrefix":{"type":["string","null"],"maxLength":8,"pattern":"^[A-Za-z0-9/-]*$"},"employeeNoDigits":{"type":"integer","maximum":8,"minimum":3}}};
const schema7 = {"type":"object","required":["modulesOff"],"additionalProperties":false,"properties":{"modulesOff":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","maxLength":40}}}};
const schema8 = {"type":"object","required":["leaverMonths","documentMonths","requestMonths","importMonths","noticeMonths","purgesItself"],"additionalProperties":false,"properties":{"leaverMonths":{"type":"integer","maximum":240,"minimum":12},"documentMonths":{"type":"integer","maximum":240,"minimum":12},"requestMonths":{"type":"integer","maximum":240,"minimum":1},"importMonths":{"type":"integer","maximum":240,"minimum":1},"noticeMonths":{"type":"integer","maximum":240,"minimum":1},"purgesItself":{"type":"boolean"}}};
const schema9 = {"type":"object","required":["mfaPolicy"],"additionalProperties":false,"properties":{"mfaPolicy":{"type":"string","enum":["optional","requiredForPay","required"]}}};
const schema10 = {"type":"object","required":["dpoName","dpoEmail","dpoPhone"],"additionalProperties":false,"properties":{"dpoName":{"type":["string","null"],"maxLength":120},"dpoEmail":{"type":["string","null"],"maxLength":254,"format":"email"},"dpoPhone":{"type":["string","null"],"maxLength":40,"pattern":"^[+]?[0-9 ()/.-]*$"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = $lengthOf;
const pattern0 = new RegExp("^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$", "u");
const pattern1 = new RegExp("^[A-Z]{3}$", "u");
const pattern2 = new RegExp("^[A-Za-z0-9/-]*$", "u");
const pattern3 = new RegExp("^[+]?[0-9 ()/.-]*$", "u");
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
let data4 = data.region;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.timeZone === undefined){
const err14 = {instancePath:instancePath+"/region",schemaPath:"request2/required",keyword:"required",params:{missingProperty: "timeZone"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.locale === undefined){
const err15 = {instancePath:instancePath+"/region",schemaPath:"request2/required",keyword:"required",params:{missingProperty: "locale"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.currency === undefined){
const err16 = {instancePath:instancePath+"/region",schemaPath:"request2/required",keyword:"required",params:{missingProperty: "currency"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key2 in data4){
if(!(((key2 === "timeZone") || (key2 === "locale")) || (key2 === "currency"))){
const err17 = {instancePath:instancePath+"/region",schemaPath:"request2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.timeZone !== undefined){
let data5 = data4.timeZone;
if(typeof data5 === "string"){
if(func1(data5) > 60){
const err18 = {instancePath:instancePath+"/region/timeZone",schemaPath:"request2/properties/timeZone/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data5) < 1){
const err19 = {instancePath:instancePath+"/region/timeZone",schemaPath:"request2/properties/timeZone/minLength",keyword:"minLength",params:{limit: 1}};
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
const err20 = {instancePath:instancePath+"/region/timeZone",schemaPath:"request2/properties/timeZone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.locale !== undefined){
let data6 = data4.locale;
if(typeof data6 !== "string"){
const err21 = {instancePath:instancePath+"/region/locale",schemaPath:"request2/properties/locale/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((((data6 === "en") || (data6 === "de")) || (data6 === "fr")) || (data6 === "pt"))){
const err22 = {instancePath:instancePath+"/region/locale",schemaPath:"request2/properties/locale/enum",keyword:"enum",params:{allowedValues: schema2.properties.locale.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.currency !== undefined){
let data7 = data4.currency;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
const err23 = {instancePath:instancePath+"/region/currency",schemaPath:"request2/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
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
const err24 = {instancePath:instancePath+"/region/currency",schemaPath:"request2/properties/currency/type",keyword:"type",params:{type: "string"}};
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
const err25 = {instancePath:instancePath+"/region",schemaPath:"request2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.passwords !== undefined){
let data8 = data.passwords;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.minLength === undefined){
const err26 = {instancePath:instancePath+"/passwords",schemaPath:"request3/required",keyword:"required",params:{missingProperty: "minLength"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8.needsLetters === undefined){
const err27 = {instancePath:instancePath+"/passwords",schemaPath:"request3/required",keyword:"required",params:{missingProperty: "needsLetters"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data8.needsDigits === undefined){
const err28 = {instancePath:instancePath+"/passwords",schemaPath:"request3/required",keyword:"required",params:{missingProperty: "needsDigits"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data8.needsSymbols === undefined){
const err29 = {instancePath:instancePath+"/passwords",schemaPath:"request3/required",keyword:"required",params:{missingProperty: "needsSymbols"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data8.reuse === undefined){
const err30 = {instancePath:instancePath+"/passwords",schemaPath:"request3/required",keyword:"required",params:{missingProperty: "reuse"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data8.maxAgeDays === undefined){
const err31 = {instancePath:instancePath+"/passwords",schemaPath:"request3/required",keyword:"required",params:{missingProperty: "maxAgeDays"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key3 in data8){
if(!((((((key3 === "minLength") || (key3 === "needsLetters")) || (key3 === "needsDigits")) || (key3 === "needsSymbols")) || (key3 === "reuse")) || (key3 === "maxAgeDays"))){
const err32 = {instancePath:instancePath+"/passwords",schemaPath:"request3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data8.minLength !== undefined){
let data9 = data8.minLength;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err33 = {instancePath:instancePath+"/passwords/minLength",schemaPath:"request3/properties/minLength/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 64 || isNaN(data9)){
const err34 = {instancePath:instancePath+"/passwords/minLength",schemaPath:"request3/properties/minLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data9 < 8 || isNaN(data9)){
const err35 = {instancePath:instancePath+"/passwords/minLength",schemaPath:"request3/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 8}};
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
if(data8.needsLetters !== undefined){
if(typeof data8.needsLetters !== "boolean"){
const err36 = {instancePath:instancePath+"/passwords/needsLetters",schemaPath:"request3/properties/needsLetters/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data8.needsDigits !== undefined){
if(typeof data8.needsDigits !== "boolean"){
const err37 = {instancePath:instancePath+"/passwords/needsDigits",schemaPath:"request3/properties/needsDigits/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data8.needsSymbols !== undefined){
if(typeof data8.needsSymbols !== "boolean"){
const err38 = {instancePath:instancePath+"/passwords/needsSymbols",schemaPath:"request3/properties/needsSymbols/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data8.reuse !== undefined){
let data13 = data8.reuse;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err39 = {instancePath:instancePath+"/passwords/reuse",schemaPath:"request3/properties/reuse/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 10 || isNaN(data13)){
const err40 = {instancePath:instancePath+"/passwords/reuse",schemaPath:"request3/properties/reuse/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err41 = {instancePath:instancePath+"/passwords/reuse",schemaPath:"request3/properties/reuse/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data8.maxAgeDays !== undefined){
let data14 = data8.maxAgeDays;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err42 = {instancePath:instancePath+"/passwords/maxAgeDays",schemaPath:"request3/properties/maxAgeDays/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 > 730 || isNaN(data14)){
const err43 = {instancePath:instancePath+"/passwords/maxAgeDays",schemaPath:"request3/properties/maxAgeDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 730}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err44 = {instancePath:instancePath+"/passwords/maxAgeDays",schemaPath:"request3/properties/maxAgeDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
else {
const err45 = {instancePath:instancePath+"/passwords",schemaPath:"request3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.sessions !== undefined){
let data15 = data.sessions;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.idleMinutes === undefined){
const err46 = {instancePath:instancePath+"/sessions",schemaPath:"request4/required",keyword:"required",params:{missingProperty: "idleMinutes"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data15.maxDays === undefined){
const err47 = {instancePath:instancePath+"/sessions",schemaPath:"request4/required",keyword:"required",params:{missingProperty: "maxDays"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key4 in data15){
if(!((key4 === "idleMinutes") || (key4 === "maxDays"))){
const err48 = {instancePath:instancePath+"/sessions",schemaPath:"request4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data15.idleMinutes !== undefined){
let data16 = data15.idleMinutes;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
const err49 = {instancePath:instancePath+"/sessions/idleMinutes",schemaPath:"request4/properties/idleMinutes/type",keyword:"type",params:{type: schema4.properties.idleMinutes.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 > 1440 || isNaN(data16)){
const err50 = {instancePath:instancePath+"/sessions/idleMinutes",schemaPath:"request4/properties/idleMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data16 < 5 || isNaN(data16)){
const err51 = {instancePath:instancePath+"/sessions/idleMinutes",schemaPath:"request4/properties/idleMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
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
if(data15.maxDays !== undefined){
let data17 = data15.maxDays;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err52 = {instancePath:instancePath+"/sessions/maxDays",schemaPath:"request4/properties/maxDays/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 > 90 || isNaN(data17)){
const err53 = {instancePath:instancePath+"/sessions/maxDays",schemaPath:"request4/properties/maxDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err54 = {instancePath:instancePath+"/sessions/maxDays",schemaPath:"request4/properties/maxDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err55 = {instancePath:instancePath+"/sessions",schemaPath:"request4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.sender !== undefined){
let data18 = data.sender;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.senderName === undefined){
const err56 = {instancePath:instancePath+"/sender",schemaPath:"request5/required",keyword:"required",params:{missingProperty: "senderName"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data18.replyTo === undefined){
const err57 = {instancePath:instancePath+"/sender",schemaPath:"request5/required",keyword:"required",params:{missingProperty: "replyTo"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key5 in data18){
if(!((key5 === "senderName") || (key5 === "replyTo"))){
const err58 = {instancePath:instancePath+"/sender",schemaPath:"request5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data18.senderName !== undefined){
let data19 = data18.senderName;
if((typeof data19 !== "string") && (data19 !== null)){
const err59 = {instancePath:instancePath+"/sender/senderName",schemaPath:"request5/properties/senderName/type",keyword:"type",params:{type: schema5.properties.senderName.type}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data19 === "string"){
if(func1(data19) > 60){
const err60 = {instancePath:instancePath+"/sender/senderName",schemaPath:"request5/properties/senderName/maxLength",keyword:"maxLength",params:{limit: 60}};
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
if(data18.replyTo !== undefined){
let data20 = data18.replyTo;
if((typeof data20 !== "string") && (data20 !== null)){
const err61 = {instancePath:instancePath+"/sender/replyTo",schemaPath:"request5/properties/replyTo/type",keyword:"type",params:{type: schema5.properties.replyTo.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(typeof data20 === "string"){
if(func1(data20) > 254){
const err62 = {instancePath:instancePath+"/sender/replyTo",schemaPath:"request5/properties/replyTo/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!(formats0(data20))){
const err63 = {instancePath:instancePath+"/sender/replyTo",schemaPath:"request5/properties/replyTo/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
}
else {
const err64 = {instancePath:instancePath+"/sender",schemaPath:"request5/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.numbers !== undefined){
let data21 = data.numbers;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.employeeNoPrefix === undefined){
const err65 = {instancePath:instancePath+"/numbers",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "employeeNoPrefix"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data21.employeeNoDigits === undefined){
const err66 = {instancePath:instancePath+"/numbers",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "employeeNoDigits"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
for(const key6 in data21){
if(!((key6 === "employeeNoPrefix") || (key6 === "employeeNoDigits"))){
const err67 = {instancePath:instancePath+"/numbers",schemaPath:"request6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data21.employeeNoPrefix !== undefined){
let data22 = data21.employeeNoPrefix;
if((typeof data22 !== "string") && (data22 !== null)){
const err68 = {instancePath:instancePath+"/numbers/employeeNoPrefix",schemaPath:"request6/properties/employeeNoPrefix/type",keyword:"type",params:{type: schema6.properties.employeeNoPrefix.type}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(typeof data22 === "string"){
if(func1(data22) > 8){
const err69 = {instancePath:instancePath+"/numbers/employeeNoPrefix",schemaPath:"request6/properties/employeeNoPrefix/maxLength",keyword:"maxLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!pattern2.test(data22)){
const err70 = {instancePath:instancePath+"/numbers/employeeNoPrefix",schemaPath:"request6/properties/employeeNoPrefix/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9/-]*$"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
if(data21.employeeNoDigits !== undefined){
let data23 = data21.employeeNoDigits;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
const err71 = {instancePath:instancePath+"/numbers/employeeNoDigits",schemaPath:"request6/properties/employeeNoDigits/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(typeof data23 == "number"){
if(data23 > 8 || isNaN(data23)){
const err72 = {instancePath:instancePath+"/numbers/employeeNoDigits",schemaPath:"request6/properties/employeeNoDigits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data23 < 3 || isNaN(data23)){
const err73 = {instancePath:instancePath+"/numbers/employeeNoDigits",schemaPath:"request6/properties/employeeNoDigits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
}
else {
const err74 = {instancePath:instancePath+"/numbers",schemaPath:"request6/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.modules !== undefined){
let data24 = data.modules;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.modulesOff === undefined){
const err75 = {instancePath:instancePath+"/modules",schemaPath:"request7/required",keyword:"required",params:{missingProperty: "modulesOff"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key7 in data24){
if(!(key7 === "modulesOff")){
const err76 = {instancePath:instancePath+"/modules",schemaPath:"request7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data24.modulesOff !== undefined){
let data25 = data24.modulesOff;
if(Array.isArray(data25)){
if(data25.length > 50){
const err77 = {instancePath:instancePath+"/modules/modulesOff",schemaPath:"request7/properties/modulesOff/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const len0 = data25.length;
for(let i0=0; i0<len0; i0++){
let data26 = data25[i0];
if(typeof data26 === "string"){
if(func1(data26) > 40){
const err78 = {instancePath:instancePath+"/modules/modulesOff/" + i0,schemaPath:"request7/properties/modulesOff/items/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/modules/modulesOff/" + i0,schemaPath:"request7/properties/modulesOff/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
let i1 = data25.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data25[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err80 = {instancePath:instancePath+"/modules/modulesOff",schemaPath:"request7/properties/modulesOff/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err81 = {instancePath:instancePath+"/modules/modulesOff",schemaPath:"request7/properties/modulesOff/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/modules",schemaPath:"request7/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.retention !== undefined){
let data27 = data.retention;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.leaverMonths === undefined){
const err83 = {instancePath:instancePath+"/retention",schemaPath:"request8/required",keyword:"required",params:{missingProperty: "leaverMonths"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data27.documentMonths === undefined){
const err84 = {instancePath:instancePath+"/retention",schemaPath:"request8/required",keyword:"required",params:{missingProperty: "documentMonths"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data27.requestMonths === undefined){
const err85 = {instancePath:instancePath+"/retention",schemaPath:"request8/required",keyword:"required",params:{missingProperty: "requestMonths"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data27.importMonths === undefined){
const err86 = {instancePath:instancePath+"/retention",schemaPath:"request8/required",keyword:"required",params:{missingProperty: "importMonths"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data27.noticeMonths === undefined){
const err87 = {instancePath:instancePath+"/retention",schemaPath:"request8/required",keyword:"required",params:{missingProperty: "noticeMonths"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data27.purgesItself === undefined){
const err88 = {instancePath:instancePath+"/retention",schemaPath:"request8/required",keyword:"required",params:{missingProperty: "purgesItself"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
for(const key8 in data27){
if(!((((((key8 === "leaverMonths") || (key8 === "documentMonths")) || (key8 === "requestMonths")) || (key8 === "importMonths")) || (key8 === "noticeMonths")) || (key8 === "purgesItself"))){
const err89 = {instancePath:instancePath+"/retention",schemaPath:"request8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data27.leaverMonths !== undefined){
let data28 = data27.leaverMonths;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
const err90 = {instancePath:instancePath+"/retention/leaverMonths",schemaPath:"request8/properties/leaverMonths/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(typeof data28 == "number"){
if(data28 > 240 || isNaN(data28)){
const err91 = {instancePath:instancePath+"/retention/leaverMonths",schemaPath:"request8/properties/leaverMonths/maximum",keyword:"maximum",params:{comparison: "<=", limit: 240}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data28 < 12 || isNaN(data28)){
const err92 = {instancePath:instancePath+"/retention/leaverMonths",schemaPath:"request8/properties/leaverMonths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 12}};
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
if(data27.documentMonths !== undefined){
let data29 = data27.documentMonths;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
const err93 = {instancePath:instancePath+"/retention/documentMonths",schemaPath:"request8/properties/documentMonths/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(typeof data29 == "number"){
if(data29 > 240 || isNaN(data29)){
const err94 = {instancePath:instancePath+"/retention/documentMonths",schemaPath:"request8/properties/documentMonths/maximum",keyword:"maximum",params:{comparison: "<=", limit: 240}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data29 < 12 || isNaN(data29)){
const err95 = {instancePath:instancePath+"/retention/documentMonths",schemaPath:"request8/properties/documentMonths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 12}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
if(data27.requestMonths !== undefined){
let data30 = data27.requestMonths;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
const err96 = {instancePath:instancePath+"/retention/requestMonths",schemaPath:"request8/properties/requestMonths/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(typeof data30 == "number"){
if(data30 > 240 || isNaN(data30)){
const err97 = {instancePath:instancePath+"/retention/requestMonths",schemaPath:"request8/properties/requestMonths/maximum",keyword:"maximum",params:{comparison: "<=", limit: 240}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err98 = {instancePath:instancePath+"/retention/requestMonths",schemaPath:"request8/properties/requestMonths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data27.importMonths !== undefined){
let data31 = data27.importMonths;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
const err99 = {instancePath:instancePath+"/retention/importMonths",schemaPath:"request8/properties/importMonths/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(typeof data31 == "number"){
if(data31 > 240 || isNaN(data31)){
const err100 = {instancePath:instancePath+"/retention/importMonths",schemaPath:"request8/properties/importMonths/maximum",keyword:"maximum",params:{comparison: "<=", limit: 240}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data31 < 1 || isNaN(data31)){
const err101 = {instancePath:instancePath+"/retention/importMonths",schemaPath:"request8/properties/importMonths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
if(data27.noticeMonths !== undefined){
let data32 = data27.noticeMonths;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
const err102 = {instancePath:instancePath+"/retention/noticeMonths",schemaPath:"request8/properties/noticeMonths/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(typeof data32 == "number"){
if(data32 > 240 || isNaN(data32)){
const err103 = {instancePath:instancePath+"/retention/noticeMonths",schemaPath:"request8/properties/noticeMonths/maximum",keyword:"maximum",params:{comparison: "<=", limit: 240}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data32 < 1 || isNaN(data32)){
const err104 = {instancePath:instancePath+"/retention/noticeMonths",schemaPath:"request8/properties/noticeMonths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
if(data27.purgesItself !== undefined){
if(typeof data27.purgesItself !== "boolean"){
const err105 = {instancePath:instancePath+"/retention/purgesItself",schemaPath:"request8/properties/purgesItself/type",keyword:"type",params:{type: "boolean"}};
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
else {
const err106 = {instancePath:instancePath+"/retention",schemaPath:"request8/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.mfa !== undefined){
let data34 = data.mfa;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.mfaPolicy === undefined){
const err107 = {instancePath:instancePath+"/mfa",schemaPath:"request9/required",keyword:"required",params:{missingProperty: "mfaPolicy"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
for(const key9 in data34){
if(!(key9 === "mfaPolicy")){
const err108 = {instancePath:instancePath+"/mfa",schemaPath:"request9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data34.mfaPolicy !== undefined){
let data35 = data34.mfaPolicy;
if(typeof data35 !== "string"){
const err109 = {instancePath:instancePath+"/mfa/mfaPolicy",schemaPath:"request9/properties/mfaPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(!(((data35 === "optional") || (data35 === "requiredForPay")) || (data35 === "required"))){
const err110 = {instancePath:instancePath+"/mfa/mfaPolicy",schemaPath:"request9/properties/mfaPolicy/enum",keyword:"enum",params:{allowedValues: schema9.properties.mfaPolicy.enum}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/mfa",schemaPath:"request9/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.privacy !== undefined){
let data36 = data.privacy;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.dpoName === undefined){
const err112 = {instancePath:instancePath+"/privacy",schemaPath:"request10/required",keyword:"required",params:{missingProperty: "dpoName"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data36.dpoEmail === undefined){
const err113 = {instancePath:instancePath+"/privacy",schemaPath:"request10/required",keyword:"required",params:{missingProperty: "dpoEmail"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data36.dpoPhone === undefined){
const err114 = {instancePath:instancePath+"/privacy",schemaPath:"request10/required",keyword:"required",params:{missingProperty: "dpoPhone"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
for(const key10 in data36){
if(!(((key10 === "dpoName") || (key10 === "dpoEmail")) || (key10 === "dpoPhone"))){
const err115 = {instancePath:instancePath+"/privacy",schemaPath:"request10/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data36.dpoName !== undefined){
let data37 = data36.dpoName;
if((typeof data37 !== "string") && (data37 !== null)){
const err116 = {instancePath:instancePath+"/privacy/dpoName",schemaPath:"request10/properties/dpoName/type",keyword:"type",params:{type: schema10.properties.dpoName.type}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(typeof data37 === "string"){
if(func1(data37) > 120){
const err117 = {instancePath:instancePath+"/privacy/dpoName",schemaPath:"request10/properties/dpoName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
if(data36.dpoEmail !== undefined){
let data38 = data36.dpoEmail;
if((typeof data38 !== "string") && (data38 !== null)){
const err118 = {instancePath:instancePath+"/privacy/dpoEmail",schemaPath:"request10/properties/dpoEmail/type",keyword:"type",params:{type: schema10.properties.dpoEmail.type}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(typeof data38 === "string"){
if(func1(data38) > 254){
const err119 = {instancePath:instancePath+"/privacy/dpoEmail",schemaPath:"request10/properties/dpoEmail/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(!(formats0(data38))){
const err120 = {instancePath:instancePath+"/privacy/dpoEmail",schemaPath:"request10/properties/dpoEmail/format",keyword:"format",params:{format: "email"}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
if(data36.dpoPhone !== undefined){
let data39 = data36.dpoPhone;
if((typeof data39 !== "string") && (data39 !== null)){
const err121 = {instancePath:instancePath+"/privacy/dpoPhone",schemaPath:"request10/properties/dpoPhone/type",keyword:"type",params:{type: schema10.properties.dpoPhone.type}};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(typeof data39 === "string"){
if(func1(data39) > 40){
const err122 = {instancePath:instancePath+"/privacy/dpoPhone",schemaPath:"request10/properties/dpoPhone/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(!pattern3.test(data39)){
const err123 = {instancePath:instancePath+"/privacy/dpoPhone",schemaPath:"request10/properties/dpoPhone/pattern",keyword:"pattern",params:{pattern: "^[+]?[0-9 ()/.-]*$"}};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
}
else {
const err124 = {instancePath:instancePath+"/privacy",schemaPath:"request10/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

