// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const suspendUser = /*#__PURE__*/ $check(validate4);
const schema11 = {"type":"object","required":["id"],"additionalProperties":false,"properties":{"id":{"type":"integer","maximum":2147483647,"minimum":1}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
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
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
validate4.errors = vErrors;
return errors === 0;
}

export const updateUser = /*#__PURE__*/ $check(validate1);
const schema3 = {"type":"object","required":["user"],"additionalProperties":false,"properties":{"user":{"type":"object","required":["id"],"additionalProperties":false,"properties":{"id":{"type":"integer","maximum":2147483647,"minimum":1},"fullName":{"type":"string","maxLength":100,"minLength":1,"pattern":"\\S"},"username":{"type":"string","maxLength":60,"minLength":1,"pattern":"^\\S+$"},"email":{"type":"string","maxLength":254,"format":"email"},"contact":{"type":"string","maxLength":40},"company":{"type":"string","maxLength":100},"country":{"type":"string","maxLength":60},"role":{"$ref":"request1"},"currentPlan":{"$ref":"request2"},"status":{"$ref":"request4"},"avatar":{"type":["string","null"],"maxLength":200,"pattern":"^/media/"}}},"details":{"type":"object","additionalProperties":false,"properties":{"birthDate":{"type":["string","null"],"format":"date"},"website":{"type":"string","maxLength":200,"pattern":"^(https?://\\S+\\.\\S+)?$"},"address":{"type":"string","maxLength":200},"postcode":{"type":"string","maxLength":20},"city":{"type":"string","maxLength":100},"contactOptions":{"type":"array","maxItems":3,"uniqueItems":true,"items":{"$ref":"request5"}},"social":{"$ref":"request6"},"permissions":{"type":"array","maxItems":8,"items":{"$ref":"request7"}}}}}};
const schema1 = {"type":"string","enum":["admin","editor","author","maintainer","subscriber"]};
const schema2 = {"type":"string","enum":["basic","team","company","enterprise"]};
const schema6 = {"type":"string","enum":["active","inactive","pending"]};
const schema7 = {"type":"string","enum":["email","message","phone"]};
const schema8 = {"type":"object","required":["twitter","facebook","instagram","linkedIn","github"],"additionalProperties":false,"properties":{"twitter":{"type":"string","maxLength":200,"pattern":"^(https?://\\S+\\.\\S+)?$"},"facebook":{"type":"string","maxLength":200,"pattern":"^(https?://\\S+\\.\\S+)?$"},"instagram":{"type":"string","maxLength":200,"pattern":"^(https?://\\S+\\.\\S+)?$"},"linkedIn":{"type":"string","maxLength":200,"pattern":"^(https?://\\S+\\.\\S+)?$"},"github":{"type":"string","maxLength":200,"pattern":"^(https?://\\S+\\.\\S+)?$"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = $lengthOf;
const func24 = $equal;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^\\S+$", "u");
const pattern5 = new RegExp("^/media/", "u");
const pattern6 = new RegExp("^(https?://\\S+\\.\\S+)?$", "u");
const formats0 = $formats.email;
const formats4 = $formats.date;
const schema9 = {"type":"object","required":["module","read","write","create","delete"],"additionalProperties":false,"properties":{"module":{"$ref":"request8"},"read":{"type":"boolean"},"write":{"type":"boolean"},"create":{"type":"boolean"},"delete":{"type":"boolean"}}};
const schema10 = {"type":"string","enum":["employees","leave","attendance","payroll","claims","reports","invoices","settings"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.module === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "module"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.read === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "read"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.write === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "write"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.create === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "create"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.delete === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delete"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "module") || (key0 === "read")) || (key0 === "write")) || (key0 === "create")) || (key0 === "delete"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.module !== undefined){
let data0 = data.module;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/module",schemaPath:"request8/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((((data0 === "employees") || (data0 === "leave")) || (data0 === "attendance")) || (data0 === "payroll")) || (data0 === "claims")) || (data0 === "reports")) || (data0 === "invoices")) || (data0 === "settings"))){
const err7 = {instancePath:instancePath+"/module",schemaPath:"request8/enum",keyword:"enum",params:{allowedValues: schema10.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.read !== undefined){
if(typeof data.read !== "boolean"){
const err8 = {instancePath:instancePath+"/read",schemaPath:"#/properties/read/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.write !== undefined){
if(typeof data.write !== "boolean"){
const err9 = {instancePath:instancePath+"/write",schemaPath:"#/properties/write/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.create !== undefined){
if(typeof data.create !== "boolean"){
const err10 = {instancePath:instancePath+"/create",schemaPath:"#/properties/create/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.delete !== undefined){
if(typeof data.delete !== "boolean"){
const err11 = {instancePath:instancePath+"/delete",schemaPath:"#/properties/delete/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!((key0 === "user") || (key0 === "details"))){
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
if(data0.id === undefined){
const err2 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!(func0.call(schema3.properties.user.properties, key1))){
const err3 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
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
const err4 = {instancePath:instancePath+"/user/id",schemaPath:"#/properties/user/properties/id/type",keyword:"type",params:{type: "integer"}};
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
const err5 = {instancePath:instancePath+"/user/id",schemaPath:"#/properties/user/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/user/id",schemaPath:"#/properties/user/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data0.fullName !== undefined){
let data2 = data0.fullName;
if(typeof data2 === "string"){
if(func1(data2) > 100){
const err7 = {instancePath:instancePath+"/user/fullName",schemaPath:"#/properties/user/properties/fullName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/user/fullName",schemaPath:"#/properties/user/properties/fullName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern0.test(data2)){
const err9 = {instancePath:instancePath+"/user/fullName",schemaPath:"#/properties/user/properties/fullName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err10 = {instancePath:instancePath+"/user/fullName",schemaPath:"#/properties/user/properties/fullName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.username !== undefined){
let data3 = data0.username;
if(typeof data3 === "string"){
if(func1(data3) > 60){
const err11 = {instancePath:instancePath+"/user/username",schemaPath:"#/properties/user/properties/username/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data3) < 1){
const err12 = {instancePath:instancePath+"/user/username",schemaPath:"#/properties/user/properties/username/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern1.test(data3)){
const err13 = {instancePath:instancePath+"/user/username",schemaPath:"#/properties/user/properties/username/pattern",keyword:"pattern",params:{pattern: "^\\S+$"}};
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
const err14 = {instancePath:instancePath+"/user/username",schemaPath:"#/properties/user/properties/username/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.email !== undefined){
let data4 = data0.email;
if(typeof data4 === "string"){
if(func1(data4) > 254){
const err15 = {instancePath:instancePath+"/user/email",schemaPath:"#/properties/user/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0(data4))){
const err16 = {instancePath:instancePath+"/user/email",schemaPath:"#/properties/user/properties/email/format",keyword:"format",params:{format: "email"}};
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
const err17 = {instancePath:instancePath+"/user/email",schemaPath:"#/properties/user/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.contact !== undefined){
let data5 = data0.contact;
if(typeof data5 === "string"){
if(func1(data5) > 40){
const err18 = {instancePath:instancePath+"/user/contact",schemaPath:"#/properties/user/properties/contact/maxLength",keyword:"maxLength",params:{limit: 40}};
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
const err19 = {instancePath:instancePath+"/user/contact",schemaPath:"#/properties/user/properties/contact/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.company !== undefined){
let data6 = data0.company;
if(typeof data6 === "string"){
if(func1(data6) > 100){
const err20 = {instancePath:instancePath+"/user/company",schemaPath:"#/properties/user/properties/company/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err21 = {instancePath:instancePath+"/user/company",schemaPath:"#/properties/user/properties/company/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.country !== undefined){
let data7 = data0.country;
if(typeof data7 === "string"){
if(func1(data7) > 60){
const err22 = {instancePath:instancePath+"/user/country",schemaPath:"#/properties/user/properties/country/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/user/country",schemaPath:"#/properties/user/properties/country/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data0.role !== undefined){
let data8 = data0.role;
if(typeof data8 !== "string"){
const err24 = {instancePath:instancePath+"/user/role",schemaPath:"request1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((((data8 === "admin") || (data8 === "editor")) || (data8 === "author")) || (data8 === "maintainer")) || (data8 === "subscriber"))){
const err25 = {instancePath:instancePath+"/user/role",schemaPath:"request1/enum",keyword:"enum",params:{allowedValues: schema1.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data0.currentPlan !== undefined){
let data9 = data0.currentPlan;
if(typeof data9 !== "string"){
const err26 = {instancePath:instancePath+"/user/currentPlan",schemaPath:"request2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((data9 === "basic") || (data9 === "team")) || (data9 === "company")) || (data9 === "enterprise"))){
const err27 = {instancePath:instancePath+"/user/currentPlan",schemaPath:"request2/enum",keyword:"enum",params:{allowedValues: schema2.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data0.status !== undefined){
let data10 = data0.status;
if(typeof data10 !== "string"){
const err28 = {instancePath:instancePath+"/user/status",schemaPath:"request4/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data10 === "active") || (data10 === "inactive")) || (data10 === "pending"))){
const err29 = {instancePath:instancePath+"/user/status",schemaPath:"request4/enum",keyword:"enum",params:{allowedValues: schema6.enum}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data0.avatar !== undefined){
let data11 = data0.avatar;
if((typeof data11 !== "string") && (data11 !== null)){
const err30 = {instancePath:instancePath+"/user/avatar",schemaPath:"#/properties/user/properties/avatar/type",keyword:"type",params:{type: schema3.properties.user.properties.avatar.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 200){
const err31 = {instancePath:instancePath+"/user/avatar",schemaPath:"#/properties/user/properties/avatar/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern5.test(data11)){
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
}
}
else {
const err33 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.details !== undefined){
let data12 = data.details;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
if(!((((((((key2 === "birthDate") || (key2 === "website")) || (key2 === "address")) || (key2 === "postcode")) || (key2 === "city")) || (key2 === "contactOptions")) || (key2 === "social")) || (key2 === "permissions"))){
const err34 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data12.birthDate !== undefined){
let data13 = data12.birthDate;
if((typeof data13 !== "string") && (data13 !== null)){
const err35 = {instancePath:instancePath+"/details/birthDate",schemaPath:"#/properties/details/properties/birthDate/type",keyword:"type",params:{type: schema3.properties.details.properties.birthDate.type}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats4(data13))){
const err36 = {instancePath:instancePath+"/details/birthDate",schemaPath:"#/properties/details/properties/birthDate/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data12.website !== undefined){
let data14 = data12.website;
if(typeof data14 === "string"){
if(func1(data14) > 200){
const err37 = {instancePath:instancePath+"/details/website",schemaPath:"#/properties/details/properties/website/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern6.test(data14)){
const err38 = {instancePath:instancePath+"/details/website",schemaPath:"#/properties/details/properties/website/pattern",keyword:"pattern",params:{pattern: "^(https?://\\S+\\.\\S+)?$"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/details/website",schemaPath:"#/properties/details/properties/website/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data12.address !== undefined){
let data15 = data12.address;
if(typeof data15 === "string"){
if(func1(data15) > 200){
const err40 = {instancePath:instancePath+"/details/address",schemaPath:"#/properties/details/properties/address/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/details/address",schemaPath:"#/properties/details/properties/address/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data12.postcode !== undefined){
let data16 = data12.postcode;
if(typeof data16 === "string"){
if(func1(data16) > 20){
const err42 = {instancePath:instancePath+"/details/postcode",schemaPath:"#/properties/details/properties/postcode/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/details/postcode",schemaPath:"#/properties/details/properties/postcode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data12.city !== undefined){
let data17 = data12.city;
if(typeof data17 === "string"){
if(func1(data17) > 100){
const err44 = {instancePath:instancePath+"/details/city",schemaPath:"#/properties/details/properties/city/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err45 = {instancePath:instancePath+"/details/city",schemaPath:"#/properties/details/properties/city/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data12.contactOptions !== undefined){
let data18 = data12.contactOptions;
if(Array.isArray(data18)){
if(data18.length > 3){
const err46 = {instancePath:instancePath+"/details/contactOptions",schemaPath:"#/properties/details/properties/contactOptions/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(typeof data19 !== "string"){
const err47 = {instancePath:instancePath+"/details/contactOptions/" + i0,schemaPath:"request5/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!(((data19 === "email") || (data19 === "message")) || (data19 === "phone"))){
const err48 = {instancePath:instancePath+"/details/contactOptions/" + i0,schemaPath:"request5/enum",keyword:"enum",params:{allowedValues: schema7.enum}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
let i1 = data18.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func24(data18[i1], data18[j0])){
const err49 = {instancePath:instancePath+"/details/contactOptions",schemaPath:"#/properties/details/properties/contactOptions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err50 = {instancePath:instancePath+"/details/contactOptions",schemaPath:"#/properties/details/properties/contactOptions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data12.social !== undefined){
let data20 = data12.social;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.twitter === undefined){
const err51 = {instancePath:instancePath+"/details/social",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "twitter"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data20.facebook === undefined){
const err52 = {instancePath:instancePath+"/details/social",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "facebook"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data20.instagram === undefined){
const err53 = {instancePath:instancePath+"/details/social",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "instagram"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data20.linkedIn === undefined){
const err54 = {instancePath:instancePath+"/details/social",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "linkedIn"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data20.github === undefined){
const err55 = {instancePath:instancePath+"/details/social",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "github"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
for(const key3 in data20){
if(!(((((key3 === "twitter") || (key3 === "facebook")) || (key3 === "instagram")) || (key3 === "linkedIn")) || (key3 === "github"))){
const err56 = {instancePath:instancePath+"/details/social",schemaPath:"request6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data20.twitter !== undefined){
let data21 = data20.twitter;
if(typeof data21 === "string"){
if(func1(data21) > 200){
const err57 = {instancePath:instancePath+"/details/social/twitter",schemaPath:"request6/properties/twitter/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!pattern6.test(data21)){
const err58 = {instancePath:instancePath+"/details/social/twitter",schemaPath:"request6/properties/twitter/pattern",keyword:"pattern",params:{pattern: "^(https?://\\S+\\.\\S+)?$"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/details/social/twitter",schemaPath:"request6/properties/twitter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data20.facebook !== undefined){
let data22 = data20.facebook;
if(typeof data22 === "string"){
if(func1(data22) > 200){
const err60 = {instancePath:instancePath+"/details/social/facebook",schemaPath:"request6/properties/facebook/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(!pattern6.test(data22)){
const err61 = {instancePath:instancePath+"/details/social/facebook",schemaPath:"request6/properties/facebook/pattern",keyword:"pattern",params:{pattern: "^(https?://\\S+\\.\\S+)?$"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/details/social/facebook",schemaPath:"request6/properties/facebook/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data20.instagram !== undefined){
let data23 = data20.instagram;
if(typeof data23 === "string"){
if(func1(data23) > 200){
const err63 = {instancePath:instancePath+"/details/social/instagram",schemaPath:"request6/properties/instagram/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!pattern6.test(data23)){
const err64 = {instancePath:instancePath+"/details/social/instagram",schemaPath:"request6/properties/instagram/pattern",keyword:"pattern",params:{pattern: "^(https?://\\S+\\.\\S+)?$"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/details/social/instagram",schemaPath:"request6/properties/instagram/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data20.linkedIn !== undefined){
let data24 = data20.linkedIn;
if(typeof data24 === "string"){
if(func1(data24) > 200){
const err66 = {instancePath:instancePath+"/details/social/linkedIn",schemaPath:"request6/properties/linkedIn/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(!pattern6.test(data24)){
const err67 = {instancePath:instancePath+"/details/social/linkedIn",schemaPath:"request6/properties/linkedIn/pattern",keyword:"pattern",params:{pattern: "^(https?://\\S+\\.\\S+)?$"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/details/social/linkedIn",schemaPath:"request6/properties/linkedIn/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data20.github !== undefined){
let data25 = data20.github;
if(typeof data25 === "string"){
if(func1(data25) > 200){
const err69 = {instancePath:instancePath+"/details/social/github",schemaPath:"request6/properties/github/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(!pattern6.test(data25)){
const err70 = {instancePath:instancePath+"/details/social/github",schemaPath:"request6/properties/github/pattern",keyword:"pattern",params:{pattern: "^(https?://\\S+\\.\\S+)?$"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/details/social/github",schemaPath:"request6/properties/github/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/details/social",schemaPath:"request6/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data12.permissions !== undefined){
let data26 = data12.permissions;
if(Array.isArray(data26)){
if(data26.length > 8){
const err73 = {instancePath:instancePath+"/details/permissions",schemaPath:"#/properties/details/properties/permissions/maxItems",keyword:"maxItems",params:{limit: 8}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
const len1 = data26.length;
for(let i2=0; i2<len1; i2++){
if(!(validate2(data26[i2], {instancePath:instancePath+"/details/permissions/" + i2,parentData:data26,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err74 = {instancePath:instancePath+"/details/permissions",schemaPath:"#/properties/details/properties/permissions/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const addUser = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["user"],"additionalProperties":false,"properties":{"user":{"type":"object","required":["fullName","username","email","role","currentPlan"],"additionalProperties":false,"properties":{"fullName":{"type":"string","maxLength":100,"minLength":1,"pattern":"\\S"},"username":{"type":"string","maxLength":60,"minLength":1,"pattern":"^\\S+$"},"email":{"type":"string","maxLength":254,"format":"email"},"contact":{"type":"string","maxLength":40},"company":{"type":"string","maxLength":100},"country":{"type":"string","maxLength":60},"role":{"$ref":"request1"},"currentPlan":{"$ref":"request2"},"status":{"type":"string","enum":["active","inactive","pending"]},"avatar":{"type":["string","null"],"maxLength":200,"pattern":"^(/media/.*)?$"}}}}};
const pattern2 = new RegExp("^(/media/.*)?$", "u");

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
if((typeof data10 !== "string") && (data10 !== null)){
const err31 = {instancePath:instancePath+"/user/avatar",schemaPath:"#/properties/user/properties/avatar/type",keyword:"type",params:{type: schema0.properties.user.properties.avatar.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 200){
const err32 = {instancePath:instancePath+"/user/avatar",schemaPath:"#/properties/user/properties/avatar/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern2.test(data10)){
const err33 = {instancePath:instancePath+"/user/avatar",schemaPath:"#/properties/user/properties/avatar/pattern",keyword:"pattern",params:{pattern: "^(/media/.*)?$"}};
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
export { suspendUser as reactivateUser };

