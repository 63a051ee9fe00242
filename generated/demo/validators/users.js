// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const addUser = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["user"],"additionalProperties":false,"properties":{"user":{"type":"object","required":["fullName","username","email","role","currentPlan"],"additionalProperties":false,"properties":{"fullName":{"type":"string","maxLength":100,"minLength":1,"pattern":"\\S"},"username":{"type":"string","maxLength":60,"minLength":1,"pattern":"^\\S+$"},"email":{"type":"string","maxLength":254,"format":"email"},"contact":{"type":"string","maxLength":40},"company":{"type":"string","maxLength":100},"country":{"type":"string","maxLength":60},"role":{"$ref":"request1"},"currentPlan":{"$ref":"request2"},"status":{"type":"string","enum":["active","inactive","pending"]},"avatar":{"type":"string","maxLength":200,"pattern":"^/media/"}}}}};
const schema1 = {"type":"string","enum":["admin","editor","author","maintainer","subscriber"]};
const schema2 = {"type":"string","enum":["basic","team","company","enterprise"]};
const func0 = Object.prototype.hasOwnProperty;
const func1 = $lengthOf;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^\\S+$", "u");
const pattern2 = new RegExp("^/media/", "u");
const formats0 = $formats.email;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "user")){
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
if(data.user !== undefined){
let data0 = data.user;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.fullName === undefined){
const err2 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty: "fullName"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.username === undefined){
const err3 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty: "username"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.email === undefined){
const err4 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.role === undefined){
const err5 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.currentPlan === undefined){
const err6 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty: "currentPlan"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data0){
if(!(func0.call(schema0.properties.user.properties, key1))){
const err7 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.fullName !== undefined){
let data1 = data0.fullName;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err8 = {instancePath:instancePath+"/user/fullName",schemaPath:"#/properties/user/properties/fullName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/user/fullName",schemaPath:"#/properties/user/properties/fullName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern0.test(data1)){
const err10 = {instancePath:instancePath+"/user/fullName",schemaPath:"#/properties/user/properties/fullName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err11 = {instancePath:instancePath+"/user/fullName",schemaPath:"#/properties/user/properties/fullName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.username !== undefined){
let data2 = data0.username;
if(typeof data2 === "string"){
if(func1(data2) > 60){
const err12 = {instancePath:instancePath+"/user/username",schemaPath:"#/properties/user/properties/username/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data2) < 1){
const err13 = {instancePath:instancePath+"/user/username",schemaPath:"#/properties/user/properties/username/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern1.test(data2)){
const err14 = {instancePath:instancePath+"/user/username",schemaPath:"#/properties/user/properties/username/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/user/username",schemaPath:"#/properties/user/properties/username/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.email !== undefined){
let data3 = data0.email;
if(typeof data3 === "string"){
if(func1(data3) > 254){
const err16 = {instancePath:instancePath+"/user/email",schemaPath:"#/properties/user/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0(data3))){
const err17 = {instancePath:instancePath+"/user/email",schemaPath:"#/properties/user/properties/email/format",keyword:"format",params:{format: "email"}};
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
const err18 = {instancePath:instancePath+"/user/email",schemaPath:"#/properties/user/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.contact !== undefined){
let data4 = data0.contact;
if(typeof data4 === "string"){
if(func1(data4) > 40){
const err19 = {instancePath:instancePath+"/user/contact",schemaPath:"#/properties/user/properties/contact/maxLength",keyword:"maxLength",params:{limit: 40}};
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
const err20 = {instancePath:instancePath+"/user/contact",schemaPath:"#/properties/user/properties/contact/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.company !== undefined){
let data5 = data0.company;
if(typeof data5 === "string"){
if(func1(data5) > 100){
const err21 = {instancePath:instancePath+"/user/company",schemaPath:"#/properties/user/properties/company/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/user/company",schemaPath:"#/properties/user/properties/company/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data0.country !== undefined){
let data6 = data0.country;
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err23 = {instancePath:instancePath+"/user/country",schemaPath:"#/properties/user/properties/country/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err24 = {instancePath:instancePath+"/user/country",schemaPath:"#/properties/user/properties/country/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.role !== undefined){
let data7 = data0.role;
if(typeof data7 !== "string"){
const err25 = {instancePath:instancePath+"/user/role",schemaPath:"request1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((((data7 === "admin") || (data7 === "editor")) || (data7 === "author")) || (data7 === "maintainer")) || (data7 === "subscriber"))){
const err26 = {instancePath:instancePath+"/user/role",schemaPath:"request1/enum",keyword:"enum",params:{allowedValues: schema1.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data0.currentPlan !== undefined){
let data8 = data0.currentPlan;
if(typeof data8 !== "string"){
const err27 = {instancePath:instancePath+"/user/currentPlan",schemaPath:"request2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((((data8 === "basic") || (data8 === "team")) || (data8 === "company")) || (data8 === "enterprise"))){
const err28 = {instancePath:instancePath+"/user/currentPlan",schemaPath:"request2/enum",keyword:"enum",params:{allowedValues: schema2.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.status !== undefined){
let data9 = data0.status;
if(typeof data9 !== "string"){
const err29 = {instancePath:instancePath+"/user/status",schemaPath:"#/properties/user/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((data9 === "active") || (data9 === "inactive")) || (data9 === "pending"))){
const err30 = {instancePath:instancePath+"/user/status",schemaPath:"#/properties/user/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.user.properties.status.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data0.avatar !== undefined){
let data10 = data0.avatar;
if(typeof data10 === "string"){
if(func1(data10) > 200){
const err31 = {instancePath:instancePath+"/user/avatar",schemaPath:"#/properties/user/properties/avatar/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern2.test(data10)){
const err32 = {instancePath:instancePath+"/user/avatar",schemaPath:"#/properties/user/properties/avatar/pattern",keyword:"pattern",params:{pattern: "^/media/"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/user/avatar",schemaPath:"#/properties/user/properties/avatar/type",keyword:"type",params:{type: "string"}};
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
const err34 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "object"}};
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
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

