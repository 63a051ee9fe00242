// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const resetSettings = /*#__PURE__*/ $check(validate1);
const schema7 = {"type":"object","required":["section"],"additionalProperties":false,"properties":{"section":{"$ref":"request8"}}};
const schema8 = {"type":"string","enum":["branding","passwords","sessions","sender","numbers","mfa"]};

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
const err2 = {instancePath:instancePath+"/section",schemaPath:"request8/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((data0 === "branding") || (data0 === "passwords")) || (data0 === "sessions")) || (data0 === "sender")) || (data0 === "numbers")) || (data0 === "mfa"))){
const err3 = {instancePath:instancePath+"/section",schemaPath:"request8/enum",keyword:"enum",params:{allowedValues: schema8.enum}};
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
const schema0 = {"type":"object","minProperties":1,"additionalProperties":false,"properties":{"branding":{"$ref":"request1"},"passwords":{"$ref":"request2"},"sessions":{"$ref":"request3"},"sender":{"$ref":"request4"},"numbers":{"$ref":"request5"},"mfa":{"$ref":"request6"}}};
const schema1 = {"type":"object","required":["displayName","logo","mailFooter"],"additionalProperties":false,"properties":{"displayName":{"type":["string","null"],"maxLength":40},"logo":{"type":["string","null"],"maxLength":60000,"pattern":"^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$"},"mailFooter":{"type":["string","null"],"maxLength":500}}};
const schema2 = {"type":"object","required":["minLength","needsLetters","needsDigits","needsSymbols","reuse","maxAgeDays"],"additionalProperties":false,"properties":{"minLength":{"type":"integer","maximum":64,"minimum":8},"needsLetters":{"type":"boolean"},"needsDigits":{"type":"boolean"},"needsSymbols":{"type":"boolean"},"reuse":{"type":"integer","maximum":10,"minimum":0},"maxAgeDays":{"type":"integer","maximum":730,"minimum":0}}};
const schema3 = {"type":"object","required":["idleMinutes","maxDays"],"additionalProperties":false,"properties":{"idleMinutes":{"type":["integer","null"],"maximum":1440,"minimum":5},"maxDays":{"type":"integer","maximum":90,"minimum":0}}};
const schema4 = {"type":"object","required":["senderName","replyTo"],"additionalProperties":false,"properties":{"senderName":{"type":["string","null"],"maxLength":60},"replyTo":{"type":["string","null"],"maxLength":254,"format":"email"}}};
const schema5 = {"type":"object","required":["employeeNoPrefix","employeeNoDigits"],"additionalProperties":false,"properties":{"employeeNoPrefix":{"type":["string","null"],"maxLength":8,"pattern":"^[A-Za-z0-9/-]*$"},"employeeNoDigits":{"type":"integer","maximum":8,"minimum":3}}};
const schema6 = {"type":"object","required":["mfaPolicy"],"additionalProperties":false,"properties":{"mfaPolicy":{"type":"string","enum":["optional","requiredForPay","required"]}}};
const func0 = $lengthOf;
const pattern0 = new RegExp("^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9/-]*$", "u");
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
if(!((((((key0 === "branding") || (key0 === "passwords")) || (key0 === "sessions")) || (key0 === "sender")) || (key0 === "numbers")) || (key0 === "mfa"))){
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
if(func0(data1) > 40){
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
if(func0(data2) > 60000){
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
if(func0(data3) > 500){
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
if(data.passwords !== undefined){
let data4 = data.passwords;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.minLength === undefined){
const err14 = {instancePath:instancePath+"/passwords",schemaPath:"request2/required",keyword:"required",params:{missingProperty: "minLength"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.needsLetters === undefined){
const err15 = {instancePath:instancePath+"/passwords",schemaPath:"request2/required",keyword:"required",params:{missingProperty: "needsLetters"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.needsDigits === undefined){
const err16 = {instancePath:instancePath+"/passwords",schemaPath:"request2/required",keyword:"required",params:{missingProperty: "needsDigits"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.needsSymbols === undefined){
const err17 = {instancePath:instancePath+"/passwords",schemaPath:"request2/required",keyword:"required",params:{missingProperty: "needsSymbols"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.reuse === undefined){
const err18 = {instancePath:instancePath+"/passwords",schemaPath:"request2/required",keyword:"required",params:{missingProperty: "reuse"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4.maxAgeDays === undefined){
const err19 = {instancePath:instancePath+"/passwords",schemaPath:"request2/required",keyword:"required",params:{missingProperty: "maxAgeDays"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data4){
if(!((((((key2 === "minLength") || (key2 === "needsLetters")) || (key2 === "needsDigits")) || (key2 === "needsSymbols")) || (key2 === "reuse")) || (key2 === "maxAgeDays"))){
const err20 = {instancePath:instancePath+"/passwords",schemaPath:"request2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.minLength !== undefined){
let data5 = data4.minLength;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err21 = {instancePath:instancePath+"/passwords/minLength",schemaPath:"request2/properties/minLength/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 64 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/passwords/minLength",schemaPath:"request2/properties/minLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data5 < 8 || isNaN(data5)){
const err23 = {instancePath:instancePath+"/passwords/minLength",schemaPath:"request2/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 8}};
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
if(data4.needsLetters !== undefined){
if(typeof data4.needsLetters !== "boolean"){
const err24 = {instancePath:instancePath+"/passwords/needsLetters",schemaPath:"request2/properties/needsLetters/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data4.needsDigits !== undefined){
if(typeof data4.needsDigits !== "boolean"){
const err25 = {instancePath:instancePath+"/passwords/needsDigits",schemaPath:"request2/properties/needsDigits/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.needsSymbols !== undefined){
if(typeof data4.needsSymbols !== "boolean"){
const err26 = {instancePath:instancePath+"/passwords/needsSymbols",schemaPath:"request2/properties/needsSymbols/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data4.reuse !== undefined){
let data9 = data4.reuse;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err27 = {instancePath:instancePath+"/passwords/reuse",schemaPath:"request2/properties/reuse/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 10 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/passwords/reuse",schemaPath:"request2/properties/reuse/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/passwords/reuse",schemaPath:"request2/properties/reuse/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data4.maxAgeDays !== undefined){
let data10 = data4.maxAgeDays;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err30 = {instancePath:instancePath+"/passwords/maxAgeDays",schemaPath:"request2/properties/maxAgeDays/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 730 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/passwords/maxAgeDays",schemaPath:"request2/properties/maxAgeDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 730}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/passwords/maxAgeDays",schemaPath:"request2/properties/maxAgeDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err33 = {instancePath:instancePath+"/passwords",schemaPath:"request2/type",keyword:"type",params:{type: "object"}};
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
let data11 = data.sessions;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.idleMinutes === undefined){
const err34 = {instancePath:instancePath+"/sessions",schemaPath:"request3/required",keyword:"required",params:{missingProperty: "idleMinutes"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11.maxDays === undefined){
const err35 = {instancePath:instancePath+"/sessions",schemaPath:"request3/required",keyword:"required",params:{missingProperty: "maxDays"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key3 in data11){
if(!((key3 === "idleMinutes") || (key3 === "maxDays"))){
const err36 = {instancePath:instancePath+"/sessions",schemaPath:"request3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.idleMinutes !== undefined){
let data12 = data11.idleMinutes;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err37 = {instancePath:instancePath+"/sessions/idleMinutes",schemaPath:"request3/properties/idleMinutes/type",keyword:"type",params:{type: schema3.properties.idleMinutes.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 1440 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/sessions/idleMinutes",schemaPath:"request3/properties/idleMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12 < 5 || isNaN(data12)){
const err39 = {instancePath:instancePath+"/sessions/idleMinutes",schemaPath:"request3/properties/idleMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5}};
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
if(data11.maxDays !== undefined){
let data13 = data11.maxDays;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err40 = {instancePath:instancePath+"/sessions/maxDays",schemaPath:"request3/properties/maxDays/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 90 || isNaN(data13)){
const err41 = {instancePath:instancePath+"/sessions/maxDays",schemaPath:"request3/properties/maxDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err42 = {instancePath:instancePath+"/sessions/maxDays",schemaPath:"request3/properties/maxDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err43 = {instancePath:instancePath+"/sessions",schemaPath:"request3/type",keyword:"type",params:{type: "object"}};
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
let data14 = data.sender;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.senderName === undefined){
const err44 = {instancePath:instancePath+"/sender",schemaPath:"request4/required",keyword:"required",params:{missingProperty: "senderName"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data14.replyTo === undefined){
const err45 = {instancePath:instancePath+"/sender",schemaPath:"request4/required",keyword:"required",params:{missingProperty: "replyTo"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key4 in data14){
if(!((key4 === "senderName") || (key4 === "replyTo"))){
const err46 = {instancePath:instancePath+"/sender",schemaPath:"request4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data14.senderName !== undefined){
let data15 = data14.senderName;
if((typeof data15 !== "string") && (data15 !== null)){
const err47 = {instancePath:instancePath+"/sender/senderName",schemaPath:"request4/properties/senderName/type",keyword:"type",params:{type: schema4.properties.senderName.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data15 === "string"){
if(func0(data15) > 60){
const err48 = {instancePath:instancePath+"/sender/senderName",schemaPath:"request4/properties/senderName/maxLength",keyword:"maxLength",params:{limit: 60}};
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
if(data14.replyTo !== undefined){
let data16 = data14.replyTo;
if((typeof data16 !== "string") && (data16 !== null)){
const err49 = {instancePath:instancePath+"/sender/replyTo",schemaPath:"request4/properties/replyTo/type",keyword:"type",params:{type: schema4.properties.replyTo.type}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data16 === "string"){
if(func0(data16) > 254){
const err50 = {instancePath:instancePath+"/sender/replyTo",schemaPath:"request4/properties/replyTo/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!(formats0(data16))){
const err51 = {instancePath:instancePath+"/sender/replyTo",schemaPath:"request4/properties/replyTo/format",keyword:"format",params:{format: "email"}};
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
const err52 = {instancePath:instancePath+"/sender",schemaPath:"request4/type",keyword:"type",params:{type: "object"}};
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
let data17 = data.numbers;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.employeeNoPrefix === undefined){
const err53 = {instancePath:instancePath+"/numbers",schemaPath:"request5/required",keyword:"required",params:{missingProperty: "employeeNoPrefix"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data17.employeeNoDigits === undefined){
const err54 = {instancePath:instancePath+"/numbers",schemaPath:"request5/required",keyword:"required",params:{missingProperty: "employeeNoDigits"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key5 in data17){
if(!((key5 === "employeeNoPrefix") || (key5 === "employeeNoDigits"))){
const err55 = {instancePath:instancePath+"/numbers",schemaPath:"request5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data17.employeeNoPrefix !== undefined){
let data18 = data17.employeeNoPrefix;
if((typeof data18 !== "string") && (data18 !== null)){
const err56 = {instancePath:instancePath+"/numbers/employeeNoPrefix",schemaPath:"request5/properties/employeeNoPrefix/type",keyword:"type",params:{type: schema5.properties.employeeNoPrefix.type}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data18 === "string"){
if(func0(data18) > 8){
const err57 = {instancePath:instancePath+"/numbers/employeeNoPrefix",schemaPath:"request5/properties/employeeNoPrefix/maxLength",keyword:"maxLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!pattern1.test(data18)){
const err58 = {instancePath:instancePath+"/numbers/employeeNoPrefix",schemaPath:"request5/properties/employeeNoPrefix/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9/-]*$"}};
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
if(data17.employeeNoDigits !== undefined){
let data19 = data17.employeeNoDigits;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err59 = {instancePath:instancePath+"/numbers/employeeNoDigits",schemaPath:"request5/properties/employeeNoDigits/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 > 8 || isNaN(data19)){
const err60 = {instancePath:instancePath+"/numbers/employeeNoDigits",schemaPath:"request5/properties/employeeNoDigits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data19 < 3 || isNaN(data19)){
const err61 = {instancePath:instancePath+"/numbers/employeeNoDigits",schemaPath:"request5/properties/employeeNoDigits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3}};
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
const err62 = {instancePath:instancePath+"/numbers",schemaPath:"request5/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.mfa !== undefined){
let data20 = data.mfa;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.mfaPolicy === undefined){
const err63 = {instancePath:instancePath+"/mfa",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "mfaPolicy"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
for(const key6 in data20){
if(!(key6 === "mfaPolicy")){
const err64 = {instancePath:instancePath+"/mfa",schemaPath:"request6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data20.mfaPolicy !== undefined){
let data21 = data20.mfaPolicy;
if(typeof data21 !== "string"){
const err65 = {instancePath:instancePath+"/mfa/mfaPolicy",schemaPath:"request6/properties/mfaPolicy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(!(((data21 === "optional") || (data21 === "requiredForPay")) || (data21 === "required"))){
const err66 = {instancePath:instancePath+"/mfa/mfaPolicy",schemaPath:"request6/properties/mfaPolicy/enum",keyword:"enum",params:{allowedValues: schema6.properties.mfaPolicy.enum}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/mfa",schemaPath:"request6/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

