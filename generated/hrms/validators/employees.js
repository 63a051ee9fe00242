// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const rehireEmployee = /*#__PURE__*/ $check(validate31);
const schema48 = {"type":"object","required":["startDate","contractType"],"additionalProperties":false,"properties":{"startDate":{"type":"string","format":"date"},"contractType":{"$ref":"request9"},"contractEnd":{"type":["string","null"],"format":"date"},"status":{"type":"string","enum":["offered","onboarding","probation","confirmed"]},"employeeNo":{"type":"string","maxLength":30,"minLength":1,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/-]*$"}}};
const schema9 = {"type":"string","enum":["permanent","fixedTerm","partTime","casual","intern"]};
const formats2 = $formats.date;
const func1 = $lengthOf;
const pattern7 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/-]*$", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.startDate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startDate"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.contractType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contractType"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "startDate") || (key0 === "contractType")) || (key0 === "contractEnd")) || (key0 === "status")) || (key0 === "employeeNo"))){
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
if(data.startDate !== undefined){
let data0 = data.startDate;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err3 = {instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.contractType !== undefined){
let data1 = data.contractType;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/contractType",schemaPath:"request9/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data1 === "permanent") || (data1 === "fixedTerm")) || (data1 === "partTime")) || (data1 === "casual")) || (data1 === "intern"))){
const err6 = {instancePath:instancePath+"/contractType",schemaPath:"request9/enum",keyword:"enum",params:{allowedValues: schema9.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.contractEnd !== undefined){
let data2 = data.contractEnd;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/contractEnd",schemaPath:"#/properties/contractEnd/type",keyword:"type",params:{type: schema48.properties.contractEnd.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err8 = {instancePath:instancePath+"/contractEnd",schemaPath:"#/properties/contractEnd/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data3 === "offered") || (data3 === "onboarding")) || (data3 === "probation")) || (data3 === "confirmed"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema48.properties.status.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.employeeNo !== undefined){
let data4 = data.employeeNo;
if(typeof data4 === "string"){
if(func1(data4) > 30){
const err11 = {instancePath:instancePath+"/employeeNo",schemaPath:"#/properties/employeeNo/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data4) < 1){
const err12 = {instancePath:instancePath+"/employeeNo",schemaPath:"#/properties/employeeNo/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern7.test(data4)){
const err13 = {instancePath:instancePath+"/employeeNo",schemaPath:"#/properties/employeeNo/pattern",keyword:"pattern",params:{pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/-]*$"}};
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
const err14 = {instancePath:instancePath+"/employeeNo",schemaPath:"#/properties/employeeNo/type",keyword:"type",params:{type: "string"}};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

export const cancelEmployeeExit = /*#__PURE__*/ $check(validate28);
const schema44 = {"type":"object","required":["reason"],"additionalProperties":false,"properties":{"reason":{"type":"string","maxLength":200,"minLength":3,"pattern":"\\S"}}};
const pattern0 = new RegExp("\\S", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "reason")){
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
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 3){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

export const suspendEmployee = /*#__PURE__*/ $check(validate30);
const schema47 = {"type":"object","required":["from","reason"],"additionalProperties":false,"properties":{"from":{"type":"string","format":"date"},"reason":{"type":"string","maxLength":200,"minLength":3,"pattern":"\\S"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "from") || (key0 === "reason"))){
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
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err3 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 3){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern0.test(data1)){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

export const completeEmployeeExit = /*#__PURE__*/ $check(validate29);
const schema45 = {"type":"object","additionalProperties":false,"properties":{"lastDay":{"type":"string","format":"date"},"exitReason":{"$ref":"request33"},"exitNote":{"type":["string","null"],"maxLength":1000},"rehireEligible":{"type":["boolean","null"]},"reportsTo":{"type":["string","null"],"format":"uuid"}}};
const schema43 = {"type":"string","enum":["resignation","endOfContract","retirement","retrenchment","dismissal","transfer","death","other"]};
const formats4 = $formats.uuid;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "lastDay") || (key0 === "exitReason")) || (key0 === "exitNote")) || (key0 === "rehireEligible")) || (key0 === "reportsTo"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.lastDay !== undefined){
let data0 = data.lastDay;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err1 = {instancePath:instancePath+"/lastDay",schemaPath:"#/properties/lastDay/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/lastDay",schemaPath:"#/properties/lastDay/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.exitReason !== undefined){
let data1 = data.exitReason;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/exitReason",schemaPath:"request33/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((((data1 === "resignation") || (data1 === "endOfContract")) || (data1 === "retirement")) || (data1 === "retrenchment")) || (data1 === "dismissal")) || (data1 === "transfer")) || (data1 === "death")) || (data1 === "other"))){
const err4 = {instancePath:instancePath+"/exitReason",schemaPath:"request33/enum",keyword:"enum",params:{allowedValues: schema43.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.exitNote !== undefined){
let data2 = data.exitNote;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/exitNote",schemaPath:"#/properties/exitNote/type",keyword:"type",params:{type: schema45.properties.exitNote.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 1000){
const err6 = {instancePath:instancePath+"/exitNote",schemaPath:"#/properties/exitNote/maxLength",keyword:"maxLength",params:{limit: 1000}};
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
if(data.rehireEligible !== undefined){
let data3 = data.rehireEligible;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/rehireEligible",schemaPath:"#/properties/rehireEligible/type",keyword:"type",params:{type: schema45.properties.rehireEligible.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.reportsTo !== undefined){
let data4 = data.reportsTo;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/reportsTo",schemaPath:"#/properties/reportsTo/type",keyword:"type",params:{type: schema45.properties.reportsTo.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err9 = {instancePath:instancePath+"/reportsTo",schemaPath:"#/properties/reportsTo/format",keyword:"format",params:{format: "uuid"}};
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
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

export const giveEmployeeNotice = /*#__PURE__*/ $check(validate27);
const schema42 = {"type":"object","required":["noticeGivenOn","exitReason"],"additionalProperties":false,"properties":{"noticeGivenOn":{"type":"string","format":"date"},"lastDay":{"type":"string","format":"date"},"exitReason":{"$ref":"request33"},"exitNote":{"type":["string","null"],"maxLength":1000}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.noticeGivenOn === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "noticeGivenOn"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.exitReason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exitReason"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "noticeGivenOn") || (key0 === "lastDay")) || (key0 === "exitReason")) || (key0 === "exitNote"))){
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
if(data.noticeGivenOn !== undefined){
let data0 = data.noticeGivenOn;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err3 = {instancePath:instancePath+"/noticeGivenOn",schemaPath:"#/properties/noticeGivenOn/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/noticeGivenOn",schemaPath:"#/properties/noticeGivenOn/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.lastDay !== undefined){
let data1 = data.lastDay;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err5 = {instancePath:instancePath+"/lastDay",schemaPath:"#/properties/lastDay/format",keyword:"format",params:{format: "date"}};
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
const err6 = {instancePath:instancePath+"/lastDay",schemaPath:"#/properties/lastDay/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.exitReason !== undefined){
let data2 = data.exitReason;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/exitReason",schemaPath:"request33/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((((data2 === "resignation") || (data2 === "endOfContract")) || (data2 === "retirement")) || (data2 === "retrenchment")) || (data2 === "dismissal")) || (data2 === "transfer")) || (data2 === "death")) || (data2 === "other"))){
const err8 = {instancePath:instancePath+"/exitReason",schemaPath:"request33/enum",keyword:"enum",params:{allowedValues: schema43.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.exitNote !== undefined){
let data3 = data.exitNote;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/exitNote",schemaPath:"#/properties/exitNote/type",keyword:"type",params:{type: schema42.properties.exitNote.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err10 = {instancePath:instancePath+"/exitNote",schemaPath:"#/properties/exitNote/maxLength",keyword:"maxLength",params:{limit: 1000}};
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
validate27.errors = vErrors;
return errors === 0;
}

export const extendEmployeeProbation = /*#__PURE__*/ $check(validate26);
const schema41 = {"type":"object","required":["probationEnd","reason"],"additionalProperties":false,"properties":{"probationEnd":{"type":"string","format":"date"},"reason":{"type":"string","maxLength":200,"minLength":3,"pattern":"\\S"}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.probationEnd === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "probationEnd"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "probationEnd") || (key0 === "reason"))){
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
if(data.probationEnd !== undefined){
let data0 = data.probationEnd;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err3 = {instancePath:instancePath+"/probationEnd",schemaPath:"#/properties/probationEnd/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/probationEnd",schemaPath:"#/properties/probationEnd/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) < 3){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern0.test(data1)){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

export const confirmEmployee = /*#__PURE__*/ $check(validate25);
const schema40 = {"type":"object","required":["confirmedOn"],"additionalProperties":false,"properties":{"confirmedOn":{"type":"string","format":"date"},"note":{"type":["string","null"],"maxLength":200}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.confirmedOn === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmedOn"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "confirmedOn") || (key0 === "note"))){
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
if(data.confirmedOn !== undefined){
let data0 = data.confirmedOn;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/confirmedOn",schemaPath:"#/properties/confirmedOn/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/confirmedOn",schemaPath:"#/properties/confirmedOn/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.note !== undefined){
let data1 = data.note;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema40.properties.note.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err5 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

export const startEmployeeProbation = /*#__PURE__*/ $check(validate24);
const schema39 = {"type":"object","additionalProperties":false,"properties":{"startDate":{"type":"string","format":"date"},"probationEnd":{"type":["string","null"],"format":"date"}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "startDate") || (key0 === "probationEnd"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.startDate !== undefined){
let data0 = data.startDate;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err1 = {instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.probationEnd !== undefined){
let data1 = data.probationEnd;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/probationEnd",schemaPath:"#/properties/probationEnd/type",keyword:"type",params:{type: schema39.properties.probationEnd.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err4 = {instancePath:instancePath+"/probationEnd",schemaPath:"#/properties/probationEnd/format",keyword:"format",params:{format: "date"}};
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
validate24.errors = vErrors;
return errors === 0;
}

export const addEmployeeStatutory = /*#__PURE__*/ $check(validate23);
const schema36 = {"type":"object","required":["effectiveFrom"],"additionalProperties":false,"properties":{"effectiveFrom":{"type":"string","format":"date"},"reason":{"type":["string","null"],"maxLength":200},"correction":{"type":["string","null"],"maxLength":200},"cpfPaidBy":{"type":"string","enum":["shared","employer"]},"shg":{"type":"array","maxItems":4,"items":{"$ref":"request17"}},"sdlExemptReason":{"type":["string","null"],"maxLength":200},"fwl":{"type":["integer","null"],"maximum":10000000,"minimum":0},"taxResident":{"type":"boolean"},"cpfOpening":{"$ref":"request18"}}};
const schema18 = {"type":"object","required":["fund","mode"],"additionalProperties":false,"properties":{"fund":{"type":"string","enum":["CDAC","ECF","MBMF","SINDA"]},"mode":{"type":"string","enum":["auto","optOut","custom"]},"amount":{"type":["integer","null"],"maximum":10000000,"minimum":0},"approvalRef":{"type":["string","null"],"maxLength":60}}};
const schema19 = {"type":["object","null"],"required":["year","ordinaryWages","additionalWages","employer"],"additionalProperties":false,"properties":{"year":{"type":"integer","maximum":2100,"minimum":2000},"ordinaryWages":{"type":"integer","maximum":100000000000,"minimum":0},"additionalWages":{"type":"integer","maximum":100000000000,"minimum":0},"employer":{"type":"string","enum":["own","other","related"]},"approvalRef":{"type":["string","null"],"maxLength":60}}};
const func0 = Object.prototype.hasOwnProperty;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effectiveFrom === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effectiveFrom"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema36.properties, key0))){
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
if(data.effectiveFrom !== undefined){
let data0 = data.effectiveFrom;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema36.properties.reason.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.correction !== undefined){
let data2 = data.correction;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/correction",schemaPath:"#/properties/correction/type",keyword:"type",params:{type: schema36.properties.correction.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err7 = {instancePath:instancePath+"/correction",schemaPath:"#/properties/correction/maxLength",keyword:"maxLength",params:{limit: 200}};
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
if(data.cpfPaidBy !== undefined){
let data3 = data.cpfPaidBy;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/cpfPaidBy",schemaPath:"#/properties/cpfPaidBy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data3 === "shared") || (data3 === "employer"))){
const err9 = {instancePath:instancePath+"/cpfPaidBy",schemaPath:"#/properties/cpfPaidBy/enum",keyword:"enum",params:{allowedValues: schema36.properties.cpfPaidBy.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.shg !== undefined){
let data4 = data.shg;
if(Array.isArray(data4)){
if(data4.length > 4){
const err10 = {instancePath:instancePath+"/shg",schemaPath:"#/properties/shg/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.fund === undefined){
const err11 = {instancePath:instancePath+"/shg/" + i0,schemaPath:"request17/required",keyword:"required",params:{missingProperty: "fund"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.mode === undefined){
const err12 = {instancePath:instancePath+"/shg/" + i0,schemaPath:"request17/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data5){
if(!((((key1 === "fund") || (key1 === "mode")) || (key1 === "amount")) || (key1 === "approvalRef"))){
const err13 = {instancePath:instancePath+"/shg/" + i0,schemaPath:"request17/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.fund !== undefined){
let data6 = data5.fund;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/shg/" + i0+"/fund",schemaPath:"request17/properties/fund/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data6 === "CDAC") || (data6 === "ECF")) || (data6 === "MBMF")) || (data6 === "SINDA"))){
const err15 = {instancePath:instancePath+"/shg/" + i0+"/fund",schemaPath:"request17/properties/fund/enum",keyword:"enum",params:{allowedValues: schema18.properties.fund.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.mode !== undefined){
let data7 = data5.mode;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/shg/" + i0+"/mode",schemaPath:"request17/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((data7 === "auto") || (data7 === "optOut")) || (data7 === "custom"))){
const err17 = {instancePath:instancePath+"/shg/" + i0+"/mode",schemaPath:"request17/properties/mode/enum",keyword:"enum",params:{allowedValues: schema18.properties.mode.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.amount !== undefined){
let data8 = data5.amount;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
const err18 = {instancePath:instancePath+"/shg/" + i0+"/amount",schemaPath:"request17/properties/amount/type",keyword:"type",params:{type: schema18.properties.amount.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 10000000 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/shg/" + i0+"/amount",schemaPath:"request17/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/shg/" + i0+"/amount",schemaPath:"request17/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data5.approvalRef !== undefined){
let data9 = data5.approvalRef;
if((typeof data9 !== "string") && (data9 !== null)){
const err21 = {instancePath:instancePath+"/shg/" + i0+"/approvalRef",schemaPath:"request17/properties/approvalRef/type",keyword:"type",params:{type: schema18.properties.approvalRef.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) > 60){
const err22 = {instancePath:instancePath+"/shg/" + i0+"/approvalRef",schemaPath:"request17/properties/approvalRef/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/shg/" + i0,schemaPath:"request17/type",keyword:"type",params:{type: "object"}};
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
else {
const err24 = {instancePath:instancePath+"/shg",schemaPath:"#/properties/shg/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.sdlExemptReason !== undefined){
let data10 = data.sdlExemptReason;
if((typeof data10 !== "string") && (data10 !== null)){
const err25 = {instancePath:instancePath+"/sdlExemptReason",schemaPath:"#/properties/sdlExemptReason/type",keyword:"type",params:{type: schema36.properties.sdlExemptReason.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 200){
const err26 = {instancePath:instancePath+"/sdlExemptReason",schemaPath:"#/properties/sdlExemptReason/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data.fwl !== undefined){
let data11 = data.fwl;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err27 = {instancePath:instancePath+"/fwl",schemaPath:"#/properties/fwl/type",keyword:"type",params:{type: schema36.properties.fwl.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 10000000 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/fwl",schemaPath:"#/properties/fwl/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err29 = {instancePath:instancePath+"/fwl",schemaPath:"#/properties/fwl/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.taxResident !== undefined){
if(typeof data.taxResident !== "boolean"){
const err30 = {instancePath:instancePath+"/taxResident",schemaPath:"#/properties/taxResident/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.cpfOpening !== undefined){
let data13 = data.cpfOpening;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
const err31 = {instancePath:instancePath+"/cpfOpening",schemaPath:"request18/type",keyword:"type",params:{type: schema19.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.year === undefined){
const err32 = {instancePath:instancePath+"/cpfOpening",schemaPath:"request18/required",keyword:"required",params:{missingProperty: "year"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13.ordinaryWages === undefined){
const err33 = {instancePath:instancePath+"/cpfOpening",schemaPath:"request18/required",keyword:"required",params:{missingProperty: "ordinaryWages"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13.additionalWages === undefined){
const err34 = {instancePath:instancePath+"/cpfOpening",schemaPath:"request18/required",keyword:"required",params:{missingProperty: "additionalWages"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13.employer === undefined){
const err35 = {instancePath:instancePath+"/cpfOpening",schemaPath:"request18/required",keyword:"required",params:{missingProperty: "employer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key2 in data13){
if(!(((((key2 === "year") || (key2 === "ordinaryWages")) || (key2 === "additionalWages")) || (key2 === "employer")) || (key2 === "approvalRef"))){
const err36 = {instancePath:instancePath+"/cpfOpening",schemaPath:"request18/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.year !== undefined){
let data14 = data13.year;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err37 = {instancePath:instancePath+"/cpfOpening/year",schemaPath:"request18/properties/year/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 > 2100 || isNaN(data14)){
const err38 = {instancePath:instancePath+"/cpfOpening/year",schemaPath:"request18/properties/year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data14 < 2000 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/cpfOpening/year",schemaPath:"request18/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2000}};
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
if(data13.ordinaryWages !== undefined){
let data15 = data13.ordinaryWages;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err40 = {instancePath:instancePath+"/cpfOpening/ordinaryWages",schemaPath:"request18/properties/ordinaryWages/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 > 100000000000 || isNaN(data15)){
const err41 = {instancePath:instancePath+"/cpfOpening/ordinaryWages",schemaPath:"request18/properties/ordinaryWages/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err42 = {instancePath:instancePath+"/cpfOpening/ordinaryWages",schemaPath:"request18/properties/ordinaryWages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data13.additionalWages !== undefined){
let data16 = data13.additionalWages;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err43 = {instancePath:instancePath+"/cpfOpening/additionalWages",schemaPath:"request18/properties/additionalWages/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 > 100000000000 || isNaN(data16)){
const err44 = {instancePath:instancePath+"/cpfOpening/additionalWages",schemaPath:"request18/properties/additionalWages/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err45 = {instancePath:instancePath+"/cpfOpening/additionalWages",schemaPath:"request18/properties/additionalWages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data13.employer !== undefined){
let data17 = data13.employer;
if(typeof data17 !== "string"){
const err46 = {instancePath:instancePath+"/cpfOpening/employer",schemaPath:"request18/properties/employer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!(((data17 === "own") || (data17 === "other")) || (data17 === "related"))){
const err47 = {instancePath:instancePath+"/cpfOpening/employer",schemaPath:"request18/properties/employer/enum",keyword:"enum",params:{allowedValues: schema19.properties.employer.enum}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data13.approvalRef !== undefined){
let data18 = data13.approvalRef;
if((typeof data18 !== "string") && (data18 !== null)){
const err48 = {instancePath:instancePath+"/cpfOpening/approvalRef",schemaPath:"request18/properties/approvalRef/type",keyword:"type",params:{type: schema19.properties.approvalRef.type}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data18 === "string"){
if(func1(data18) > 60){
const err49 = {instancePath:instancePath+"/cpfOpening/approvalRef",schemaPath:"request18/properties/approvalRef/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
}
}
}
else {
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

export const addEmployeeResidency = /*#__PURE__*/ $check(validate22);
const schema35 = {"type":"object","required":["effectiveFrom","residency"],"additionalProperties":false,"properties":{"effectiveFrom":{"type":"string","format":"date"},"reason":{"type":["string","null"],"maxLength":200},"correction":{"type":["string","null"],"maxLength":200},"residency":{"type":"string","enum":["citizen","pr","foreigner"]},"prGrantedOn":{"type":["string","null"],"format":"date"},"prRateOption":{"type":["string","null"],"enum":["GG","FG","FF",null]},"approvalRef":{"type":["string","null"],"maxLength":60}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effectiveFrom === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effectiveFrom"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.residency === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "residency"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "effectiveFrom") || (key0 === "reason")) || (key0 === "correction")) || (key0 === "residency")) || (key0 === "prGrantedOn")) || (key0 === "prRateOption")) || (key0 === "approvalRef"))){
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
if(data.effectiveFrom !== undefined){
let data0 = data.effectiveFrom;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err3 = {instancePath:instancePath+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema35.properties.reason.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200}};
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
if(data.correction !== undefined){
let data2 = data.correction;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/correction",schemaPath:"#/properties/correction/type",keyword:"type",params:{type: schema35.properties.correction.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err8 = {instancePath:instancePath+"/correction",schemaPath:"#/properties/correction/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.residency !== undefined){
let data3 = data.residency;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/residency",schemaPath:"#/properties/residency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data3 === "citizen") || (data3 === "pr")) || (data3 === "foreigner"))){
const err10 = {instancePath:instancePath+"/residency",schemaPath:"#/properties/residency/enum",keyword:"enum",params:{allowedValues: schema35.properties.residency.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.prGrantedOn !== undefined){
let data4 = data.prGrantedOn;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/prGrantedOn",schemaPath:"#/properties/prGrantedOn/type",keyword:"type",params:{type: schema35.properties.prGrantedOn.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err12 = {instancePath:instancePath+"/prGrantedOn",schemaPath:"#/properties/prGrantedOn/format",keyword:"format",params:{format: "date"}};
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
if(data.prRateOption !== undefined){
let data5 = data.prRateOption;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/prRateOption",schemaPath:"#/properties/prRateOption/type",keyword:"type",params:{type: schema35.properties.prRateOption.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((data5 === "GG") || (data5 === "FG")) || (data5 === "FF")) || (data5 === null))){
const err14 = {instancePath:instancePath+"/prRateOption",schemaPath:"#/properties/prRateOption/enum",keyword:"enum",params:{allowedValues: schema35.properties.prRateOption.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.approvalRef !== undefined){
let data6 = data.approvalRef;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/approvalRef",schemaPath:"#/properties/approvalRef/type",keyword:"type",params:{type: schema35.properties.approvalRef.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err16 = {instancePath:instancePath+"/approvalRef",schemaPath:"#/properties/approvalRef/maxLength",keyword:"maxLength",params:{limit: 60}};
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
validate22.errors = vErrors;
return errors === 0;
}

export const addEmployeePayTerms = /*#__PURE__*/ $check(validate21);
const schema34 = {"type":"object","required":["effectiveFrom","rateType","basic"],"additionalProperties":false,"properties":{"effectiveFrom":{"type":"string","format":"date"},"reason":{"type":["string","null"],"maxLength":200},"correction":{"type":["string","null"],"maxLength":200},"rateType":{"type":"string","enum":["monthly","daily","hourly","piece"]},"basic":{"type":"integer","maximum":100000000000,"minimum":0},"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"payFrequency":{"type":"string","enum":["monthly","semiMonthly","fortnightly","weekly"]},"hoursPerWeek":{"type":"integer","maximum":16800,"minimum":0},"daysPerWeek":{"type":"integer","maximum":700,"minimum":0},"otEligible":{"type":["boolean","null"]},"otReason":{"type":["string","null"],"maxLength":200},"proration":{"type":"string","enum":["workingDays","calendarDays","26days"]}}};
const pattern8 = new RegExp("^[A-Z]{3}$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effectiveFrom === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effectiveFrom"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rateType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rateType"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.basic === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "basic"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema34.properties, key0))){
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
if(data.effectiveFrom !== undefined){
let data0 = data.effectiveFrom;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err4 = {instancePath:instancePath+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/format",keyword:"format",params:{format: "date"}};
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
const err5 = {instancePath:instancePath+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema34.properties.reason.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200}};
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
if(data.correction !== undefined){
let data2 = data.correction;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/correction",schemaPath:"#/properties/correction/type",keyword:"type",params:{type: schema34.properties.correction.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/correction",schemaPath:"#/properties/correction/maxLength",keyword:"maxLength",params:{limit: 200}};
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
if(data.rateType !== undefined){
let data3 = data.rateType;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/rateType",schemaPath:"#/properties/rateType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data3 === "monthly") || (data3 === "daily")) || (data3 === "hourly")) || (data3 === "piece"))){
const err11 = {instancePath:instancePath+"/rateType",schemaPath:"#/properties/rateType/enum",keyword:"enum",params:{allowedValues: schema34.properties.rateType.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.basic !== undefined){
let data4 = data.basic;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err12 = {instancePath:instancePath+"/basic",schemaPath:"#/properties/basic/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100000000000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/basic",schemaPath:"#/properties/basic/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/basic",schemaPath:"#/properties/basic/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.currency !== undefined){
let data5 = data.currency;
if(typeof data5 === "string"){
if(!pattern8.test(data5)){
const err15 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.payFrequency !== undefined){
let data6 = data.payFrequency;
if(typeof data6 !== "string"){
const err17 = {instancePath:instancePath+"/payFrequency",schemaPath:"#/properties/payFrequency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((((data6 === "monthly") || (data6 === "semiMonthly")) || (data6 === "fortnightly")) || (data6 === "weekly"))){
const err18 = {instancePath:instancePath+"/payFrequency",schemaPath:"#/properties/payFrequency/enum",keyword:"enum",params:{allowedValues: schema34.properties.payFrequency.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.hoursPerWeek !== undefined){
let data7 = data.hoursPerWeek;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err19 = {instancePath:instancePath+"/hoursPerWeek",schemaPath:"#/properties/hoursPerWeek/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 16800 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/hoursPerWeek",schemaPath:"#/properties/hoursPerWeek/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16800}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/hoursPerWeek",schemaPath:"#/properties/hoursPerWeek/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.daysPerWeek !== undefined){
let data8 = data.daysPerWeek;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err22 = {instancePath:instancePath+"/daysPerWeek",schemaPath:"#/properties/daysPerWeek/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 700 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/daysPerWeek",schemaPath:"#/properties/daysPerWeek/maximum",keyword:"maximum",params:{comparison: "<=", limit: 700}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/daysPerWeek",schemaPath:"#/properties/daysPerWeek/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.otEligible !== undefined){
let data9 = data.otEligible;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/otEligible",schemaPath:"#/properties/otEligible/type",keyword:"type",params:{type: schema34.properties.otEligible.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.otReason !== undefined){
let data10 = data.otReason;
if((typeof data10 !== "string") && (data10 !== null)){
const err26 = {instancePath:instancePath+"/otReason",schemaPath:"#/properties/otReason/type",keyword:"type",params:{type: schema34.properties.otReason.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 200){
const err27 = {instancePath:instancePath+"/otReason",schemaPath:"#/properties/otReason/maxLength",keyword:"maxLength",params:{limit: 200}};
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
if(data.proration !== undefined){
let data11 = data.proration;
if(typeof data11 !== "string"){
const err28 = {instancePath:instancePath+"/proration",schemaPath:"#/properties/proration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data11 === "workingDays") || (data11 === "calendarDays")) || (data11 === "26days"))){
const err29 = {instancePath:instancePath+"/proration",schemaPath:"#/properties/proration/enum",keyword:"enum",params:{allowedValues: schema34.properties.proration.enum}};
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
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const addEmployeeJob = /*#__PURE__*/ $check(validate19);
const schema31 = {"type":"object","required":["effectiveFrom","departmentId","designationId"],"additionalProperties":false,"properties":{"effectiveFrom":{"type":"string","format":"date"},"reason":{"type":["string","null"],"maxLength":200},"correction":{"type":["string","null"],"maxLength":200},"departmentId":{"type":"string","format":"uuid"},"designationId":{"type":"string","format":"uuid"},"gradeId":{"type":["string","null"],"format":"uuid"},"classId":{"type":["string","null"],"format":"uuid"},"functionalGroupId":{"type":["string","null"],"format":"uuid"},"locationId":{"type":["string","null"],"format":"uuid"},"shiftId":{"type":["string","null"],"format":"uuid"},"employeeGroupIds":{"type":"array","maxItems":30,"uniqueItems":true,"items":{"$ref":"request11"}},"reporting_tos":{"type":"array","maxItems":10,"items":{"$ref":"request12"}},"costSplit":{"type":"array","maxItems":20,"items":{"$ref":"request13"}}}};
const schema11 = {"type":"string","format":"uuid"};
const schema14 = {"type":"object","required":["pct"],"additionalProperties":false,"properties":{"departmentId":{"type":["string","null"],"format":"uuid"},"projectId":{"type":["string","null"],"format":"uuid"},"pct":{"type":"integer","maximum":10000,"minimum":1}}};
const func26 = $equal;
const schema12 = {"type":"object","required":["managerId","kind"],"additionalProperties":false,"properties":{"managerId":{"$ref":"request11"},"kind":{"type":"string","enum":["primary","dotted"]}}};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.managerId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "managerId"}};
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
for(const key0 in data){
if(!((key0 === "managerId") || (key0 === "kind"))){
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
if(data.managerId !== undefined){
let data0 = data.managerId;
if(typeof data0 === "string"){
if(!(formats4(data0))){
const err3 = {instancePath:instancePath+"/managerId",schemaPath:"request11/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/managerId",schemaPath:"request11/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "primary") || (data1 === "dotted"))){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema12.properties.kind.enum}};
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
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effectiveFrom === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effectiveFrom"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.departmentId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "departmentId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.designationId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "designationId"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema31.properties, key0))){
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
if(data.effectiveFrom !== undefined){
let data0 = data.effectiveFrom;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err4 = {instancePath:instancePath+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/format",keyword:"format",params:{format: "date"}};
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
const err5 = {instancePath:instancePath+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema31.properties.reason.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200}};
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
if(data.correction !== undefined){
let data2 = data.correction;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/correction",schemaPath:"#/properties/correction/type",keyword:"type",params:{type: schema31.properties.correction.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err9 = {instancePath:instancePath+"/correction",schemaPath:"#/properties/correction/maxLength",keyword:"maxLength",params:{limit: 200}};
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
if(data.departmentId !== undefined){
let data3 = data.departmentId;
if(typeof data3 === "string"){
if(!(formats4(data3))){
const err10 = {instancePath:instancePath+"/departmentId",schemaPath:"#/properties/departmentId/format",keyword:"format",params:{format: "uuid"}};
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
const err11 = {instancePath:instancePath+"/departmentId",schemaPath:"#/properties/departmentId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.designationId !== undefined){
let data4 = data.designationId;
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err12 = {instancePath:instancePath+"/designationId",schemaPath:"#/properties/designationId/format",keyword:"format",params:{format: "uuid"}};
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
const err13 = {instancePath:instancePath+"/designationId",schemaPath:"#/properties/designationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.gradeId !== undefined){
let data5 = data.gradeId;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/gradeId",schemaPath:"#/properties/gradeId/type",keyword:"type",params:{type: schema31.properties.gradeId.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats4(data5))){
const err15 = {instancePath:instancePath+"/gradeId",schemaPath:"#/properties/gradeId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.classId !== undefined){
let data6 = data.classId;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/classId",schemaPath:"#/properties/classId/type",keyword:"type",params:{type: schema31.properties.classId.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err17 = {instancePath:instancePath+"/classId",schemaPath:"#/properties/classId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.functionalGroupId !== undefined){
let data7 = data.functionalGroupId;
if((typeof data7 !== "string") && (data7 !== null)){
const err18 = {instancePath:instancePath+"/functionalGroupId",schemaPath:"#/properties/functionalGroupId/type",keyword:"type",params:{type: schema31.properties.functionalGroupId.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err19 = {instancePath:instancePath+"/functionalGroupId",schemaPath:"#/properties/functionalGroupId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.locationId !== undefined){
let data8 = data.locationId;
if((typeof data8 !== "string") && (data8 !== null)){
const err20 = {instancePath:instancePath+"/locationId",schemaPath:"#/properties/locationId/type",keyword:"type",params:{type: schema31.properties.locationId.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats4(data8))){
const err21 = {instancePath:instancePath+"/locationId",schemaPath:"#/properties/locationId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.shiftId !== undefined){
let data9 = data.shiftId;
if((typeof data9 !== "string") && (data9 !== null)){
const err22 = {instancePath:instancePath+"/shiftId",schemaPath:"#/properties/shiftId/type",keyword:"type",params:{type: schema31.properties.shiftId.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err23 = {instancePath:instancePath+"/shiftId",schemaPath:"#/properties/shiftId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.employeeGroupIds !== undefined){
let data10 = data.employeeGroupIds;
if(Array.isArray(data10)){
if(data10.length > 30){
const err24 = {instancePath:instancePath+"/employeeGroupIds",schemaPath:"#/properties/employeeGroupIds/maxItems",keyword:"maxItems",params:{limit: 30}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 === "string"){
if(!(formats4(data11))){
const err25 = {instancePath:instancePath+"/employeeGroupIds/" + i0,schemaPath:"request11/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/employeeGroupIds/" + i0,schemaPath:"request11/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
let i1 = data10.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func26(data10[i1], data10[j0])){
const err27 = {instancePath:instancePath+"/employeeGroupIds",schemaPath:"#/properties/employeeGroupIds/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/employeeGroupIds",schemaPath:"#/properties/employeeGroupIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.reporting_tos !== undefined){
let data12 = data.reporting_tos;
if(Array.isArray(data12)){
if(data12.length > 10){
const err29 = {instancePath:instancePath+"/reporting_tos",schemaPath:"#/properties/reporting_tos/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len1 = data12.length;
for(let i2=0; i2<len1; i2++){
if(!(validate8(data12[i2], {instancePath:instancePath+"/reporting_tos/" + i2,parentData:data12,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/reporting_tos",schemaPath:"#/properties/reporting_tos/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.costSplit !== undefined){
let data14 = data.costSplit;
if(Array.isArray(data14)){
if(data14.length > 20){
const err31 = {instancePath:instancePath+"/costSplit",schemaPath:"#/properties/costSplit/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len2 = data14.length;
for(let i3=0; i3<len2; i3++){
let data15 = data14[i3];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.pct === undefined){
const err32 = {instancePath:instancePath+"/costSplit/" + i3,schemaPath:"request13/required",keyword:"required",params:{missingProperty: "pct"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key1 in data15){
if(!(((key1 === "departmentId") || (key1 === "projectId")) || (key1 === "pct"))){
const err33 = {instancePath:instancePath+"/costSplit/" + i3,schemaPath:"request13/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data15.departmentId !== undefined){
let data16 = data15.departmentId;
if((typeof data16 !== "string") && (data16 !== null)){
const err34 = {instancePath:instancePath+"/costSplit/" + i3+"/departmentId",schemaPath:"request13/properties/departmentId/type",keyword:"type",params:{type: schema14.properties.departmentId.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data16 === "string"){
if(!(formats4(data16))){
const err35 = {instancePath:instancePath+"/costSplit/" + i3+"/departmentId",schemaPath:"request13/properties/departmentId/format",keyword:"format",params:{format: "uuid"}};
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
if(data15.projectId !== undefined){
let data17 = data15.projectId;
if((typeof data17 !== "string") && (data17 !== null)){
const err36 = {instancePath:instancePath+"/costSplit/" + i3+"/projectId",schemaPath:"request13/properties/projectId/type",keyword:"type",params:{type: schema14.properties.projectId.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data17 === "string"){
if(!(formats4(data17))){
const err37 = {instancePath:instancePath+"/costSplit/" + i3+"/projectId",schemaPath:"request13/properties/projectId/format",keyword:"format",params:{format: "uuid"}};
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
if(data15.pct !== undefined){
let data18 = data15.pct;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err38 = {instancePath:instancePath+"/costSplit/" + i3+"/pct",schemaPath:"request13/properties/pct/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 > 10000 || isNaN(data18)){
const err39 = {instancePath:instancePath+"/costSplit/" + i3+"/pct",schemaPath:"request13/properties/pct/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err40 = {instancePath:instancePath+"/costSplit/" + i3+"/pct",schemaPath:"request13/properties/pct/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err41 = {instancePath:instancePath+"/costSplit/" + i3,schemaPath:"request13/type",keyword:"type",params:{type: "object"}};
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
else {
const err42 = {instancePath:instancePath+"/costSplit",schemaPath:"#/properties/costSplit/type",keyword:"type",params:{type: "array"}};
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
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

export const unmaskEmployeeField = /*#__PURE__*/ $check(validate18);
const schema29 = {"type":"object","required":["field"],"additionalProperties":false,"properties":{"field":{"type":"string","enum":["idNo","passportNo","accountNo","birthCertNo"]},"recordId":{"$ref":"request11"},"reason":{"type":"string","maxLength":200,"minLength":3,"pattern":"\\S"}}};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "recordId")) || (key0 === "reason"))){
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
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((data0 === "idNo") || (data0 === "passportNo")) || (data0 === "accountNo")) || (data0 === "birthCertNo"))){
const err3 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/enum",keyword:"enum",params:{allowedValues: schema29.properties.field.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.recordId !== undefined){
let data1 = data.recordId;
if(typeof data1 === "string"){
if(!(formats4(data1))){
const err4 = {instancePath:instancePath+"/recordId",schemaPath:"request11/format",keyword:"format",params:{format: "uuid"}};
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
const err5 = {instancePath:instancePath+"/recordId",schemaPath:"request11/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data2) < 3){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data2)){
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"}};
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
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

export const updateEmployeeEmployment = /*#__PURE__*/ $check(validate17);
const schema27 = {"type":"object","required":["employeeNo","startDate","contractType"],"additionalProperties":false,"properties":{"employeeNo":{"type":"string","maxLength":30,"minLength":1,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/-]*$"},"startDate":{"type":"string","format":"date"},"contractType":{"$ref":"request9"},"contractEnd":{"type":["string","null"],"format":"date"},"probationEnd":{"type":["string","null"],"format":"date"},"noticeDays":{"type":["integer","null"],"maximum":365,"minimum":0}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.employeeNo === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "employeeNo"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.startDate === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startDate"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.contractType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contractType"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "employeeNo") || (key0 === "startDate")) || (key0 === "contractType")) || (key0 === "contractEnd")) || (key0 === "probationEnd")) || (key0 === "noticeDays"))){
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
if(data.employeeNo !== undefined){
let data0 = data.employeeNo;
if(typeof data0 === "string"){
if(func1(data0) > 30){
const err4 = {instancePath:instancePath+"/employeeNo",schemaPath:"#/properties/employeeNo/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/employeeNo",schemaPath:"#/properties/employeeNo/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern7.test(data0)){
const err6 = {instancePath:instancePath+"/employeeNo",schemaPath:"#/properties/employeeNo/pattern",keyword:"pattern",params:{pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/-]*$"}};
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
const err7 = {instancePath:instancePath+"/employeeNo",schemaPath:"#/properties/employeeNo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.startDate !== undefined){
let data1 = data.startDate;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err8 = {instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.contractType !== undefined){
let data2 = data.contractType;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/contractType",schemaPath:"request9/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((data2 === "permanent") || (data2 === "fixedTerm")) || (data2 === "partTime")) || (data2 === "casual")) || (data2 === "intern"))){
const err11 = {instancePath:instancePath+"/contractType",schemaPath:"request9/enum",keyword:"enum",params:{allowedValues: schema9.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.contractEnd !== undefined){
let data3 = data.contractEnd;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/contractEnd",schemaPath:"#/properties/contractEnd/type",keyword:"type",params:{type: schema27.properties.contractEnd.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err13 = {instancePath:instancePath+"/contractEnd",schemaPath:"#/properties/contractEnd/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.probationEnd !== undefined){
let data4 = data.probationEnd;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/probationEnd",schemaPath:"#/properties/probationEnd/type",keyword:"type",params:{type: schema27.properties.probationEnd.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err15 = {instancePath:instancePath+"/probationEnd",schemaPath:"#/properties/probationEnd/format",keyword:"format",params:{format: "date"}};
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
if(data.noticeDays !== undefined){
let data5 = data.noticeDays;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err16 = {instancePath:instancePath+"/noticeDays",schemaPath:"#/properties/noticeDays/type",keyword:"type",params:{type: schema27.properties.noticeDays.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 365 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/noticeDays",schemaPath:"#/properties/noticeDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/noticeDays",schemaPath:"#/properties/noticeDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

export const updateEmployeeIdentity = /*#__PURE__*/ $check(validate16);
const schema7 = {"type":"object","required":["idType","idNo"],"additionalProperties":false,"properties":{"idType":{"type":["string","null"],"enum":["NRIC","FIN","passport",null]},"idNo":{"type":["string","null"],"maxLength":20}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idType"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.idNo === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idNo"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "idType") || (key0 === "idNo"))){
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
if(data.idType !== undefined){
let data0 = data.idType;
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/idType",schemaPath:"#/properties/idType/type",keyword:"type",params:{type: schema7.properties.idType.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((data0 === "NRIC") || (data0 === "FIN")) || (data0 === "passport")) || (data0 === null))){
const err4 = {instancePath:instancePath+"/idType",schemaPath:"#/properties/idType/enum",keyword:"enum",params:{allowedValues: schema7.properties.idType.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.idNo !== undefined){
let data1 = data.idNo;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/idNo",schemaPath:"#/properties/idNo/type",keyword:"type",params:{type: schema7.properties.idNo.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err6 = {instancePath:instancePath+"/idNo",schemaPath:"#/properties/idNo/maxLength",keyword:"maxLength",params:{limit: 20}};
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
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

export const updateEmployeeContact = /*#__PURE__*/ $check(validate3);
const schema3 = {"type":"object","additionalProperties":false,"properties":{"workEmail":{"type":["string","null"],"maxLength":254,"format":"email"},"personalEmail":{"type":["string","null"],"maxLength":254,"format":"email"},"phones":{"type":"array","maxItems":6,"items":{"$ref":"request4"}},"addresses":{"type":"array","maxItems":4,"items":{"$ref":"request5"}},"emergencyContacts":{"type":"array","maxItems":5,"items":{"$ref":"request6"}}}};
const schema4 = {"type":"object","required":["type","number"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["mobile","home","work"]},"number":{"type":"string","maxLength":30,"minLength":3,"pattern":"^\\+?[0-9][0-9 ()/-]*$"}}};
const schema5 = {"type":"object","required":["type","street","country"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["home","mailing","overseas"]},"block":{"type":["string","null"],"maxLength":20},"street":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"unit":{"type":["string","null"],"maxLength":20},"building":{"type":["string","null"],"maxLength":80},"postal":{"type":["string","null"],"maxLength":12},"country":{"type":"string","pattern":"^[A-Z]{2}$"}}};
const schema6 = {"type":"object","required":["name","relation","phone"],"additionalProperties":false,"properties":{"name":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"relation":{"type":"string","maxLength":40,"minLength":1,"pattern":"\\S"},"phone":{"type":"string","maxLength":30,"minLength":3,"pattern":"^\\+?[0-9][0-9 ()/-]*$"}}};
const formats0 = $formats.email;
const pattern1 = new RegExp("^\\+?[0-9][0-9 ()/-]*$", "u");
const pattern3 = new RegExp("^[A-Z]{2}$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "workEmail") || (key0 === "personalEmail")) || (key0 === "phones")) || (key0 === "addresses")) || (key0 === "emergencyContacts"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.workEmail !== undefined){
let data0 = data.workEmail;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/workEmail",schemaPath:"#/properties/workEmail/type",keyword:"type",params:{type: schema3.properties.workEmail.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err2 = {instancePath:instancePath+"/workEmail",schemaPath:"#/properties/workEmail/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/workEmail",schemaPath:"#/properties/workEmail/format",keyword:"format",params:{format: "email"}};
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
if(data.personalEmail !== undefined){
let data1 = data.personalEmail;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/personalEmail",schemaPath:"#/properties/personalEmail/type",keyword:"type",params:{type: schema3.properties.personalEmail.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 254){
const err5 = {instancePath:instancePath+"/personalEmail",schemaPath:"#/properties/personalEmail/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0(data1))){
const err6 = {instancePath:instancePath+"/personalEmail",schemaPath:"#/properties/personalEmail/format",keyword:"format",params:{format: "email"}};
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
if(data.phones !== undefined){
let data2 = data.phones;
if(Array.isArray(data2)){
if(data2.length > 6){
const err7 = {instancePath:instancePath+"/phones",schemaPath:"#/properties/phones/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
const err8 = {instancePath:instancePath+"/phones/" + i0,schemaPath:"request4/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.number === undefined){
const err9 = {instancePath:instancePath+"/phones/" + i0,schemaPath:"request4/required",keyword:"required",params:{missingProperty: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "type") || (key1 === "number"))){
const err10 = {instancePath:instancePath+"/phones/" + i0,schemaPath:"request4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.type !== undefined){
let data4 = data3.type;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/phones/" + i0+"/type",schemaPath:"request4/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data4 === "mobile") || (data4 === "home")) || (data4 === "work"))){
const err12 = {instancePath:instancePath+"/phones/" + i0+"/type",schemaPath:"request4/properties/type/enum",keyword:"enum",params:{allowedValues: schema4.properties.type.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.number !== undefined){
let data5 = data3.number;
if(typeof data5 === "string"){
if(func1(data5) > 30){
const err13 = {instancePath:instancePath+"/phones/" + i0+"/number",schemaPath:"request4/properties/number/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data5) < 3){
const err14 = {instancePath:instancePath+"/phones/" + i0+"/number",schemaPath:"request4/properties/number/minLength",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern1.test(data5)){
const err15 = {instancePath:instancePath+"/phones/" + i0+"/number",schemaPath:"request4/properties/number/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()/-]*$"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/phones/" + i0+"/number",schemaPath:"request4/properties/number/type",keyword:"type",params:{type: "string"}};
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
const err17 = {instancePath:instancePath+"/phones/" + i0,schemaPath:"request4/type",keyword:"type",params:{type: "object"}};
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
const err18 = {instancePath:instancePath+"/phones",schemaPath:"#/properties/phones/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.addresses !== undefined){
let data6 = data.addresses;
if(Array.isArray(data6)){
if(data6.length > 4){
const err19 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err20 = {instancePath:instancePath+"/addresses/" + i1,schemaPath:"request5/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.street === undefined){
const err21 = {instancePath:instancePath+"/addresses/" + i1,schemaPath:"request5/required",keyword:"required",params:{missingProperty: "street"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.country === undefined){
const err22 = {instancePath:instancePath+"/addresses/" + i1,schemaPath:"request5/required",keyword:"required",params:{missingProperty: "country"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key2 in data7){
if(!(((((((key2 === "type") || (key2 === "block")) || (key2 === "street")) || (key2 === "unit")) || (key2 === "building")) || (key2 === "postal")) || (key2 === "country"))){
const err23 = {instancePath:instancePath+"/addresses/" + i1,schemaPath:"request5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.type !== undefined){
let data8 = data7.type;
if(typeof data8 !== "string"){
const err24 = {instancePath:instancePath+"/addresses/" + i1+"/type",schemaPath:"request5/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(((data8 === "home") || (data8 === "mailing")) || (data8 === "overseas"))){
const err25 = {instancePath:instancePath+"/addresses/" + i1+"/type",schemaPath:"request5/properties/type/enum",keyword:"enum",params:{allowedValues: schema5.properties.type.enum}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.block !== undefined){
let data9 = data7.block;
if((typeof data9 !== "string") && (data9 !== null)){
const err26 = {instancePath:instancePath+"/addresses/" + i1+"/block",schemaPath:"request5/properties/block/type",keyword:"type",params:{type: schema5.properties.block.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) > 20){
const err27 = {instancePath:instancePath+"/addresses/" + i1+"/block",schemaPath:"request5/properties/block/maxLength",keyword:"maxLength",params:{limit: 20}};
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
if(data7.street !== undefined){
let data10 = data7.street;
if(typeof data10 === "string"){
if(func1(data10) > 120){
const err28 = {instancePath:instancePath+"/addresses/" + i1+"/street",schemaPath:"request5/properties/street/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func1(data10) < 1){
const err29 = {instancePath:instancePath+"/addresses/" + i1+"/street",schemaPath:"request5/properties/street/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern0.test(data10)){
const err30 = {instancePath:instancePath+"/addresses/" + i1+"/street",schemaPath:"request5/properties/street/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err31 = {instancePath:instancePath+"/addresses/" + i1+"/street",schemaPath:"request5/properties/street/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data7.unit !== undefined){
let data11 = data7.unit;
if((typeof data11 !== "string") && (data11 !== null)){
const err32 = {instancePath:instancePath+"/addresses/" + i1+"/unit",schemaPath:"request5/properties/unit/type",keyword:"type",params:{type: schema5.properties.unit.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 20){
const err33 = {instancePath:instancePath+"/addresses/" + i1+"/unit",schemaPath:"request5/properties/unit/maxLength",keyword:"maxLength",params:{limit: 20}};
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
if(data7.building !== undefined){
let data12 = data7.building;
if((typeof data12 !== "string") && (data12 !== null)){
const err34 = {instancePath:instancePath+"/addresses/" + i1+"/building",schemaPath:"request5/properties/building/type",keyword:"type",params:{type: schema5.properties.building.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) > 80){
const err35 = {instancePath:instancePath+"/addresses/" + i1+"/building",schemaPath:"request5/properties/building/maxLength",keyword:"maxLength",params:{limit: 80}};
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
if(data7.postal !== undefined){
let data13 = data7.postal;
if((typeof data13 !== "string") && (data13 !== null)){
const err36 = {instancePath:instancePath+"/addresses/" + i1+"/postal",schemaPath:"request5/properties/postal/type",keyword:"type",params:{type: schema5.properties.postal.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 12){
const err37 = {instancePath:instancePath+"/addresses/" + i1+"/postal",schemaPath:"request5/properties/postal/maxLength",keyword:"maxLength",params:{limit: 12}};
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
if(data7.country !== undefined){
let data14 = data7.country;
if(typeof data14 === "string"){
if(!pattern3.test(data14)){
const err38 = {instancePath:instancePath+"/addresses/" + i1+"/country",schemaPath:"request5/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}};
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
const err39 = {instancePath:instancePath+"/addresses/" + i1+"/country",schemaPath:"request5/properties/country/type",keyword:"type",params:{type: "string"}};
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
else {
const err40 = {instancePath:instancePath+"/addresses/" + i1,schemaPath:"request5/type",keyword:"type",params:{type: "object"}};
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
const err41 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.emergencyContacts !== undefined){
let data15 = data.emergencyContacts;
if(Array.isArray(data15)){
if(data15.length > 5){
const err42 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.name === undefined){
const err43 = {instancePath:instancePath+"/emergencyContacts/" + i2,schemaPath:"request6/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data16.relation === undefined){
const err44 = {instancePath:instancePath+"/emergencyContacts/" + i2,schemaPath:"request6/required",keyword:"required",params:{missingProperty: "relation"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data16.phone === undefined){
const err45 = {instancePath:instancePath+"/emergencyContacts/" + i2,schemaPath:"request6/required",keyword:"required",params:{missingProperty: "phone"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
for(const key3 in data16){
if(!(((key3 === "name") || (key3 === "relation")) || (key3 === "phone"))){
const err46 = {instancePath:instancePath+"/emergencyContacts/" + i2,schemaPath:"request6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data16.name !== undefined){
let data17 = data16.name;
if(typeof data17 === "string"){
if(func1(data17) > 120){
const err47 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/name",schemaPath:"request6/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func1(data17) < 1){
const err48 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/name",schemaPath:"request6/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!pattern0.test(data17)){
const err49 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/name",schemaPath:"request6/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/name",schemaPath:"request6/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data16.relation !== undefined){
let data18 = data16.relation;
if(typeof data18 === "string"){
if(func1(data18) > 40){
const err51 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/relation",schemaPath:"request6/properties/relation/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(func1(data18) < 1){
const err52 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/relation",schemaPath:"request6/properties/relation/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!pattern0.test(data18)){
const err53 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/relation",schemaPath:"request6/properties/relation/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err54 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/relation",schemaPath:"request6/properties/relation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data16.phone !== undefined){
let data19 = data16.phone;
if(typeof data19 === "string"){
if(func1(data19) > 30){
const err55 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/phone",schemaPath:"request6/properties/phone/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(func1(data19) < 3){
const err56 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/phone",schemaPath:"request6/properties/phone/minLength",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!pattern1.test(data19)){
const err57 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/phone",schemaPath:"request6/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()/-]*$"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/phone",schemaPath:"request6/properties/phone/type",keyword:"type",params:{type: "string"}};
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
else {
const err59 = {instancePath:instancePath+"/emergencyContacts/" + i2,schemaPath:"request6/type",keyword:"type",params:{type: "object"}};
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
else {
const err60 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/type",keyword:"type",params:{type: "array"}};
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
validate3.errors = vErrors;
return errors === 0;
}

export const updateEmployeePhoto = /*#__PURE__*/ $check(validate15);
const schema25 = {"type":"object","required":["photo"],"additionalProperties":false,"properties":{"photo":{"type":["string","null"],"maxLength":140000,"pattern":"^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$"}}};
const pattern12 = new RegExp("^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.photo === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "photo"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "photo")){
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
if(data.photo !== undefined){
let data0 = data.photo;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/photo",schemaPath:"#/properties/photo/type",keyword:"type",params:{type: schema25.properties.photo.type}};
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
const err3 = {instancePath:instancePath+"/photo",schemaPath:"#/properties/photo/maxLength",keyword:"maxLength",params:{limit: 140000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern12.test(data0)){
const err4 = {instancePath:instancePath+"/photo",schemaPath:"#/properties/photo/pattern",keyword:"pattern",params:{pattern: "^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$"}};
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
validate15.errors = vErrors;
return errors === 0;
}

export const updateEmployeePerson = /*#__PURE__*/ $check(validate14);
const schema22 = {"type":"object","required":["fullName"],"additionalProperties":false,"properties":{"fullName":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"preferredName":{"type":["string","null"],"maxLength":80},"gender":{"type":["string","null"],"enum":["male","female",null]},"dateOfBirth":{"type":["string","null"],"format":"date"},"maritalStatus":{"type":["string","null"],"enum":["single","married","divorced","widowed","separated",null]},"raceId":{"type":["string","null"],"format":"uuid"},"secondRaceId":{"type":["string","null"],"format":"uuid"},"religionId":{"type":["string","null"],"format":"uuid"},"nationalityId":{"type":["string","null"],"format":"uuid"},"education":{"type":"array","maxItems":20,"items":{"$ref":"request21"}},"skills":{"type":"array","maxItems":60,"uniqueItems":true,"items":{"type":"string","maxLength":60,"minLength":1,"pattern":"\\S"}},"customFields":{"$ref":"request2"}}};
const schema23 = {"type":"object","required":["level","institution"],"additionalProperties":false,"properties":{"level":{"type":"string","enum":["primary","secondary","postSecondary","diploma","degree","postgraduate","other"]},"institution":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"field":{"type":["string","null"],"maxLength":120},"year":{"type":["integer","null"],"maximum":2100,"minimum":1930}}};
const schema2 = {"type":"object","additionalProperties":{"oneOf":[{"type":["string","null"],"maxLength":500},{"type":"number"},{"type":"boolean"}]}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fullName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fullName"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema22.properties, key0))){
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
if(data.fullName !== undefined){
let data0 = data.fullName;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err2 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err5 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.preferredName !== undefined){
let data1 = data.preferredName;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/preferredName",schemaPath:"#/properties/preferredName/type",keyword:"type",params:{type: schema22.properties.preferredName.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 80){
const err7 = {instancePath:instancePath+"/preferredName",schemaPath:"#/properties/preferredName/maxLength",keyword:"maxLength",params:{limit: 80}};
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
if(data.gender !== undefined){
let data2 = data.gender;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: schema22.properties.gender.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((data2 === "male") || (data2 === "female")) || (data2 === null))){
const err9 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/enum",keyword:"enum",params:{allowedValues: schema22.properties.gender.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.dateOfBirth !== undefined){
let data3 = data.dateOfBirth;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/type",keyword:"type",params:{type: schema22.properties.dateOfBirth.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err11 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/format",keyword:"format",params:{format: "date"}};
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
if(data.maritalStatus !== undefined){
let data4 = data.maritalStatus;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/maritalStatus",schemaPath:"#/properties/maritalStatus/type",keyword:"type",params:{type: schema22.properties.maritalStatus.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((((((data4 === "single") || (data4 === "married")) || (data4 === "divorced")) || (data4 === "widowed")) || (data4 === "separated")) || (data4 === null))){
const err13 = {instancePath:instancePath+"/maritalStatus",schemaPath:"#/properties/maritalStatus/enum",keyword:"enum",params:{allowedValues: schema22.properties.maritalStatus.enum}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.raceId !== undefined){
let data5 = data.raceId;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/raceId",schemaPath:"#/properties/raceId/type",keyword:"type",params:{type: schema22.properties.raceId.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats4(data5))){
const err15 = {instancePath:instancePath+"/raceId",schemaPath:"#/properties/raceId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.secondRaceId !== undefined){
let data6 = data.secondRaceId;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/secondRaceId",schemaPath:"#/properties/secondRaceId/type",keyword:"type",params:{type: schema22.properties.secondRaceId.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err17 = {instancePath:instancePath+"/secondRaceId",schemaPath:"#/properties/secondRaceId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.religionId !== undefined){
let data7 = data.religionId;
if((typeof data7 !== "string") && (data7 !== null)){
const err18 = {instancePath:instancePath+"/religionId",schemaPath:"#/properties/religionId/type",keyword:"type",params:{type: schema22.properties.religionId.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err19 = {instancePath:instancePath+"/religionId",schemaPath:"#/properties/religionId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.nationalityId !== undefined){
let data8 = data.nationalityId;
if((typeof data8 !== "string") && (data8 !== null)){
const err20 = {instancePath:instancePath+"/nationalityId",schemaPath:"#/properties/nationalityId/type",keyword:"type",params:{type: schema22.properties.nationalityId.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats4(data8))){
const err21 = {instancePath:instancePath+"/nationalityId",schemaPath:"#/properties/nationalityId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.education !== undefined){
let data9 = data.education;
if(Array.isArray(data9)){
if(data9.length > 20){
const err22 = {instancePath:instancePath+"/education",schemaPath:"#/properties/education/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.level === undefined){
const err23 = {instancePath:instancePath+"/education/" + i0,schemaPath:"request21/required",keyword:"required",params:{missingProperty: "level"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.institution === undefined){
const err24 = {instancePath:instancePath+"/education/" + i0,schemaPath:"request21/required",keyword:"required",params:{missingProperty: "institution"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key1 in data10){
if(!((((key1 === "level") || (key1 === "institution")) || (key1 === "field")) || (key1 === "year"))){
const err25 = {instancePath:instancePath+"/education/" + i0,schemaPath:"request21/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.level !== undefined){
let data11 = data10.level;
if(typeof data11 !== "string"){
const err26 = {instancePath:instancePath+"/education/" + i0+"/level",schemaPath:"request21/properties/level/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((((((data11 === "primary") || (data11 === "secondary")) || (data11 === "postSecondary")) || (data11 === "diploma")) || (data11 === "degree")) || (data11 === "postgraduate")) || (data11 === "other"))){
const err27 = {instancePath:instancePath+"/education/" + i0+"/level",schemaPath:"request21/properties/level/enum",keyword:"enum",params:{allowedValues: schema23.properties.level.enum}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.institution !== undefined){
let data12 = data10.institution;
if(typeof data12 === "string"){
if(func1(data12) > 120){
const err28 = {instancePath:instancePath+"/education/" + i0+"/institution",schemaPath:"request21/properties/institution/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func1(data12) < 1){
const err29 = {instancePath:instancePath+"/education/" + i0+"/institution",schemaPath:"request21/properties/institution/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern0.test(data12)){
const err30 = {instancePath:instancePath+"/education/" + i0+"/institution",schemaPath:"request21/properties/institution/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err31 = {instancePath:instancePath+"/education/" + i0+"/institution",schemaPath:"request21/properties/institution/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.field !== undefined){
let data13 = data10.field;
if((typeof data13 !== "string") && (data13 !== null)){
const err32 = {instancePath:instancePath+"/education/" + i0+"/field",schemaPath:"request21/properties/field/type",keyword:"type",params:{type: schema23.properties.field.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 120){
const err33 = {instancePath:instancePath+"/education/" + i0+"/field",schemaPath:"request21/properties/field/maxLength",keyword:"maxLength",params:{limit: 120}};
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
if(data10.year !== undefined){
let data14 = data10.year;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err34 = {instancePath:instancePath+"/education/" + i0+"/year",schemaPath:"request21/properties/year/type",keyword:"type",params:{type: schema23.properties.year.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 > 2100 || isNaN(data14)){
const err35 = {instancePath:instancePath+"/education/" + i0+"/year",schemaPath:"request21/properties/year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data14 < 1930 || isNaN(data14)){
const err36 = {instancePath:instancePath+"/education/" + i0+"/year",schemaPath:"request21/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1930}};
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
}
else {
const err37 = {instancePath:instancePath+"/education/" + i0,schemaPath:"request21/type",keyword:"type",params:{type: "object"}};
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
else {
const err38 = {instancePath:instancePath+"/education",schemaPath:"#/properties/education/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.skills !== undefined){
let data15 = data.skills;
if(Array.isArray(data15)){
if(data15.length > 60){
const err39 = {instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/maxItems",keyword:"maxItems",params:{limit: 60}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(typeof data16 === "string"){
if(func1(data16) > 60){
const err40 = {instancePath:instancePath+"/skills/" + i1,schemaPath:"#/properties/skills/items/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(func1(data16) < 1){
const err41 = {instancePath:instancePath+"/skills/" + i1,schemaPath:"#/properties/skills/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern0.test(data16)){
const err42 = {instancePath:instancePath+"/skills/" + i1,schemaPath:"#/properties/skills/items/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err43 = {instancePath:instancePath+"/skills/" + i1,schemaPath:"#/properties/skills/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
let i2 = data15.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data15[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err44 = {instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err45 = {instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.customFields !== undefined){
let data17 = data.customFields;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key2 in data17){
let data18 = data17[key2];
const _errs43 = errors;
let valid10 = false;
let passing0 = null;
const _errs44 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
const err46 = {instancePath:instancePath+"/customFields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request2/additionalProperties/oneOf/0/type",keyword:"type",params:{type: schema2.additionalProperties.oneOf[0].type}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data18 === "string"){
if(func1(data18) > 500){
const err47 = {instancePath:instancePath+"/customFields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request2/additionalProperties/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
var _valid0 = _errs44 === errors;
if(_valid0){
valid10 = true;
passing0 = 0;
}
const _errs46 = errors;
if(!(typeof data18 == "number")){
const err48 = {instancePath:instancePath+"/customFields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request2/additionalProperties/oneOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid0 = _errs46 === errors;
if(_valid0 && valid10){
valid10 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid10 = true;
passing0 = 1;
}
const _errs48 = errors;
if(typeof data18 !== "boolean"){
const err49 = {instancePath:instancePath+"/customFields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request2/additionalProperties/oneOf/2/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid0 = _errs48 === errors;
if(_valid0 && valid10){
valid10 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid10 = true;
passing0 = 2;
}
}
}
if(!valid10){
const err50 = {instancePath:instancePath+"/customFields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request2/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err51 = {instancePath:instancePath+"/customFields",schemaPath:"request2/type",keyword:"type",params:{type: "object"}};
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
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export const bulkUpdateEmployees = /*#__PURE__*/ $check(validate13);
const schema20 = {"type":"object","required":["employeeIds","action","on"],"additionalProperties":false,"properties":{"employeeIds":{"type":"array","maxItems":500,"minItems":1,"uniqueItems":true,"items":{"$ref":"request11"}},"action":{"type":"string","enum":["changeJob","confirm","extendProbation"]},"on":{"type":"string","format":"date"},"departmentId":{"type":"string","format":"uuid"},"designationId":{"type":"string","format":"uuid"},"gradeId":{"type":"string","format":"uuid"},"classId":{"type":"string","format":"uuid"},"functionalGroupId":{"type":"string","format":"uuid"},"locationId":{"type":"string","format":"uuid"},"shiftId":{"type":"string","format":"uuid"},"managerId":{"type":"string","format":"uuid"},"reason":{"type":["string","null"],"maxLength":200}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.employeeIds === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "employeeIds"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.action === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.on === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "on"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema20.properties, key0))){
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
if(data.employeeIds !== undefined){
let data0 = data.employeeIds;
if(Array.isArray(data0)){
if(data0.length > 500){
const err4 = {instancePath:instancePath+"/employeeIds",schemaPath:"#/properties/employeeIds/maxItems",keyword:"maxItems",params:{limit: 500}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/employeeIds",schemaPath:"#/properties/employeeIds/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!(formats4(data1))){
const err6 = {instancePath:instancePath+"/employeeIds/" + i0,schemaPath:"request11/format",keyword:"format",params:{format: "uuid"}};
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
const err7 = {instancePath:instancePath+"/employeeIds/" + i0,schemaPath:"request11/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func26(data0[i1], data0[j0])){
const err8 = {instancePath:instancePath+"/employeeIds",schemaPath:"#/properties/employeeIds/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/employeeIds",schemaPath:"#/properties/employeeIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data2 === "changeJob") || (data2 === "confirm")) || (data2 === "extendProbation"))){
const err11 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/enum",keyword:"enum",params:{allowedValues: schema20.properties.action.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.on !== undefined){
let data3 = data.on;
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err12 = {instancePath:instancePath+"/on",schemaPath:"#/properties/on/format",keyword:"format",params:{format: "date"}};
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
const err13 = {instancePath:instancePath+"/on",schemaPath:"#/properties/on/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.departmentId !== undefined){
let data4 = data.departmentId;
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err14 = {instancePath:instancePath+"/departmentId",schemaPath:"#/properties/departmentId/format",keyword:"format",params:{format: "uuid"}};
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
const err15 = {instancePath:instancePath+"/departmentId",schemaPath:"#/properties/departmentId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.designationId !== undefined){
let data5 = data.designationId;
if(typeof data5 === "string"){
if(!(formats4(data5))){
const err16 = {instancePath:instancePath+"/designationId",schemaPath:"#/properties/designationId/format",keyword:"format",params:{format: "uuid"}};
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
const err17 = {instancePath:instancePath+"/designationId",schemaPath:"#/properties/designationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.gradeId !== undefined){
let data6 = data.gradeId;
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err18 = {instancePath:instancePath+"/gradeId",schemaPath:"#/properties/gradeId/format",keyword:"format",params:{format: "uuid"}};
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
const err19 = {instancePath:instancePath+"/gradeId",schemaPath:"#/properties/gradeId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.classId !== undefined){
let data7 = data.classId;
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err20 = {instancePath:instancePath+"/classId",schemaPath:"#/properties/classId/format",keyword:"format",params:{format: "uuid"}};
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
const err21 = {instancePath:instancePath+"/classId",schemaPath:"#/properties/classId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.functionalGroupId !== undefined){
let data8 = data.functionalGroupId;
if(typeof data8 === "string"){
if(!(formats4(data8))){
const err22 = {instancePath:instancePath+"/functionalGroupId",schemaPath:"#/properties/functionalGroupId/format",keyword:"format",params:{format: "uuid"}};
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
const err23 = {instancePath:instancePath+"/functionalGroupId",schemaPath:"#/properties/functionalGroupId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.locationId !== undefined){
let data9 = data.locationId;
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err24 = {instancePath:instancePath+"/locationId",schemaPath:"#/properties/locationId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/locationId",schemaPath:"#/properties/locationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.shiftId !== undefined){
let data10 = data.shiftId;
if(typeof data10 === "string"){
if(!(formats4(data10))){
const err26 = {instancePath:instancePath+"/shiftId",schemaPath:"#/properties/shiftId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/shiftId",schemaPath:"#/properties/shiftId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.managerId !== undefined){
let data11 = data.managerId;
if(typeof data11 === "string"){
if(!(formats4(data11))){
const err28 = {instancePath:instancePath+"/managerId",schemaPath:"#/properties/managerId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/managerId",schemaPath:"#/properties/managerId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.reason !== undefined){
let data12 = data.reason;
if((typeof data12 !== "string") && (data12 !== null)){
const err30 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema20.properties.reason.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) > 200){
const err31 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 200}};
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
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

export const createEmployee = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["person","employment"],"additionalProperties":false,"properties":{"person":{"$ref":"request1"},"contact":{"$ref":"request3"},"identity":{"$ref":"request7"},"employment":{"$ref":"request8"},"job":{"$ref":"request10"},"pay":{"$ref":"request14"},"residency":{"$ref":"request15"},"statutory":{"$ref":"request16"}}};
const schema15 = {"type":"object","required":["rateType","basic"],"additionalProperties":false,"properties":{"rateType":{"type":"string","enum":["monthly","daily","hourly","piece"]},"basic":{"type":"integer","maximum":100000000000,"minimum":0},"currency":{"type":"string","pattern":"^[A-Z]{3}$"},"payFrequency":{"type":"string","enum":["monthly","semiMonthly","fortnightly","weekly"]},"hoursPerWeek":{"type":"integer","maximum":16800,"minimum":0},"daysPerWeek":{"type":"integer","maximum":700,"minimum":0},"otEligible":{"type":["boolean","null"]},"otReason":{"type":["string","null"],"maxLength":200},"proration":{"type":"string","enum":["workingDays","calendarDays","26days"]}}};
const schema16 = {"type":"object","required":["residency"],"additionalProperties":false,"properties":{"residency":{"type":"string","enum":["citizen","pr","foreigner"]},"prGrantedOn":{"type":["string","null"],"format":"date"},"prRateOption":{"type":["string","null"],"enum":["GG","FG","FF",null]},"approvalRef":{"type":["string","null"],"maxLength":60}}};
const schema1 = {"type":"object","required":["fullName"],"additionalProperties":false,"properties":{"fullName":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"preferredName":{"type":["string","null"],"maxLength":80},"workEmail":{"type":["string","null"],"maxLength":254,"format":"email"},"gender":{"type":["string","null"],"enum":["male","female",null]},"dateOfBirth":{"type":["string","null"],"format":"date"},"maritalStatus":{"type":["string","null"],"enum":["single","married","divorced","widowed","separated",null]},"raceId":{"type":["string","null"],"format":"uuid"},"secondRaceId":{"type":["string","null"],"format":"uuid"},"religionId":{"type":["string","null"],"format":"uuid"},"nationalityId":{"type":["string","null"],"format":"uuid"},"customFields":{"$ref":"request2"}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fullName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fullName"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
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
if(data.fullName !== undefined){
let data0 = data.fullName;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err2 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err5 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.preferredName !== undefined){
let data1 = data.preferredName;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/preferredName",schemaPath:"#/properties/preferredName/type",keyword:"type",params:{type: schema1.properties.preferredName.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 80){
const err7 = {instancePath:instancePath+"/preferredName",schemaPath:"#/properties/preferredName/maxLength",keyword:"maxLength",params:{limit: 80}};
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
if(data.workEmail !== undefined){
let data2 = data.workEmail;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/workEmail",schemaPath:"#/properties/workEmail/type",keyword:"type",params:{type: schema1.properties.workEmail.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 254){
const err9 = {instancePath:instancePath+"/workEmail",schemaPath:"#/properties/workEmail/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0(data2))){
const err10 = {instancePath:instancePath+"/workEmail",schemaPath:"#/properties/workEmail/format",keyword:"format",params:{format: "email"}};
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
if(data.gender !== undefined){
let data3 = data.gender;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: schema1.properties.gender.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data3 === "male") || (data3 === "female")) || (data3 === null))){
const err12 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/enum",keyword:"enum",params:{allowedValues: schema1.properties.gender.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.dateOfBirth !== undefined){
let data4 = data.dateOfBirth;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/type",keyword:"type",params:{type: schema1.properties.dateOfBirth.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err14 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/format",keyword:"format",params:{format: "date"}};
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
if(data.maritalStatus !== undefined){
let data5 = data.maritalStatus;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/maritalStatus",schemaPath:"#/properties/maritalStatus/type",keyword:"type",params:{type: schema1.properties.maritalStatus.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((((data5 === "single") || (data5 === "married")) || (data5 === "divorced")) || (data5 === "widowed")) || (data5 === "separated")) || (data5 === null))){
const err16 = {instancePath:instancePath+"/maritalStatus",schemaPath:"#/properties/maritalStatus/enum",keyword:"enum",params:{allowedValues: schema1.properties.maritalStatus.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.raceId !== undefined){
let data6 = data.raceId;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/raceId",schemaPath:"#/properties/raceId/type",keyword:"type",params:{type: schema1.properties.raceId.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err18 = {instancePath:instancePath+"/raceId",schemaPath:"#/properties/raceId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.secondRaceId !== undefined){
let data7 = data.secondRaceId;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/secondRaceId",schemaPath:"#/properties/secondRaceId/type",keyword:"type",params:{type: schema1.properties.secondRaceId.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 === "string"){
if(!(formats4(data7))){
const err20 = {instancePath:instancePath+"/secondRaceId",schemaPath:"#/properties/secondRaceId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.religionId !== undefined){
let data8 = data.religionId;
if((typeof data8 !== "string") && (data8 !== null)){
const err21 = {instancePath:instancePath+"/religionId",schemaPath:"#/properties/religionId/type",keyword:"type",params:{type: schema1.properties.religionId.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats4(data8))){
const err22 = {instancePath:instancePath+"/religionId",schemaPath:"#/properties/religionId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.nationalityId !== undefined){
let data9 = data.nationalityId;
if((typeof data9 !== "string") && (data9 !== null)){
const err23 = {instancePath:instancePath+"/nationalityId",schemaPath:"#/properties/nationalityId/type",keyword:"type",params:{type: schema1.properties.nationalityId.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats4(data9))){
const err24 = {instancePath:instancePath+"/nationalityId",schemaPath:"#/properties/nationalityId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.customFields !== undefined){
let data10 = data.customFields;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 in data10){
let data11 = data10[key1];
const _errs27 = errors;
let valid3 = false;
let passing0 = null;
const _errs28 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
const err25 = {instancePath:instancePath+"/customFields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request2/additionalProperties/oneOf/0/type",keyword:"type",params:{type: schema2.additionalProperties.oneOf[0].type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 500){
const err26 = {instancePath:instancePath+"/customFields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request2/additionalProperties/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid0 = _errs28 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs30 = errors;
if(!(typeof data11 == "number")){
const err27 = {instancePath:instancePath+"/customFields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request2/additionalProperties/oneOf/1/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs30 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
const _errs32 = errors;
if(typeof data11 !== "boolean"){
const err28 = {instancePath:instancePath+"/customFields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request2/additionalProperties/oneOf/2/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid0 = _errs32 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid3 = true;
passing0 = 2;
}
}
}
if(!valid3){
const err29 = {instancePath:instancePath+"/customFields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request2/additionalProperties/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/customFields",schemaPath:"request2/type",keyword:"type",params:{type: "object"}};
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
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","required":["startDate","contractType"],"additionalProperties":false,"properties":{"employeeNo":{"type":"string","maxLength":30,"minLength":1,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/-]*$"},"status":{"type":"string","enum":["offered","onboarding","probation","confirmed"]},"startDate":{"type":"string","format":"date"},"contractType":{"$ref":"request9"},"contractEnd":{"type":["string","null"],"format":"date"},"probationEnd":{"type":["string","null"],"format":"date"},"confirmedOn":{"type":["string","null"],"format":"date"},"noticeDays":{"type":["integer","null"],"maximum":365,"minimum":0}}};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.startDate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startDate"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.contractType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contractType"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "employeeNo") || (key0 === "status")) || (key0 === "startDate")) || (key0 === "contractType")) || (key0 === "contractEnd")) || (key0 === "probationEnd")) || (key0 === "confirmedOn")) || (key0 === "noticeDays"))){
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
if(data.employeeNo !== undefined){
let data0 = data.employeeNo;
if(typeof data0 === "string"){
if(func1(data0) > 30){
const err3 = {instancePath:instancePath+"/employeeNo",schemaPath:"#/properties/employeeNo/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/employeeNo",schemaPath:"#/properties/employeeNo/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern7.test(data0)){
const err5 = {instancePath:instancePath+"/employeeNo",schemaPath:"#/properties/employeeNo/pattern",keyword:"pattern",params:{pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/-]*$"}};
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
const err6 = {instancePath:instancePath+"/employeeNo",schemaPath:"#/properties/employeeNo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data1 === "offered") || (data1 === "onboarding")) || (data1 === "probation")) || (data1 === "confirmed"))){
const err8 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema8.properties.status.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.startDate !== undefined){
let data2 = data.startDate;
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err9 = {instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/format",keyword:"format",params:{format: "date"}};
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
const err10 = {instancePath:instancePath+"/startDate",schemaPath:"#/properties/startDate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.contractType !== undefined){
let data3 = data.contractType;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/contractType",schemaPath:"request9/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((((data3 === "permanent") || (data3 === "fixedTerm")) || (data3 === "partTime")) || (data3 === "casual")) || (data3 === "intern"))){
const err12 = {instancePath:instancePath+"/contractType",schemaPath:"request9/enum",keyword:"enum",params:{allowedValues: schema9.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.contractEnd !== undefined){
let data4 = data.contractEnd;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/contractEnd",schemaPath:"#/properties/contractEnd/type",keyword:"type",params:{type: schema8.properties.contractEnd.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2(data4))){
const err14 = {instancePath:instancePath+"/contractEnd",schemaPath:"#/properties/contractEnd/format",keyword:"format",params:{format: "date"}};
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
if(data.probationEnd !== undefined){
let data5 = data.probationEnd;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/probationEnd",schemaPath:"#/properties/probationEnd/type",keyword:"type",params:{type: schema8.properties.probationEnd.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2(data5))){
const err16 = {instancePath:instancePath+"/probationEnd",schemaPath:"#/properties/probationEnd/format",keyword:"format",params:{format: "date"}};
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
if(data.confirmedOn !== undefined){
let data6 = data.confirmedOn;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/confirmedOn",schemaPath:"#/properties/confirmedOn/type",keyword:"type",params:{type: schema8.properties.confirmedOn.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats2(data6))){
const err18 = {instancePath:instancePath+"/confirmedOn",schemaPath:"#/properties/confirmedOn/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.noticeDays !== undefined){
let data7 = data.noticeDays;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err19 = {instancePath:instancePath+"/noticeDays",schemaPath:"#/properties/noticeDays/type",keyword:"type",params:{type: schema8.properties.noticeDays.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 365 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/noticeDays",schemaPath:"#/properties/noticeDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/noticeDays",schemaPath:"#/properties/noticeDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","required":["departmentId","designationId"],"additionalProperties":false,"properties":{"departmentId":{"type":"string","format":"uuid"},"designationId":{"type":"string","format":"uuid"},"gradeId":{"type":["string","null"],"format":"uuid"},"classId":{"type":["string","null"],"format":"uuid"},"functionalGroupId":{"type":["string","null"],"format":"uuid"},"locationId":{"type":["string","null"],"format":"uuid"},"shiftId":{"type":["string","null"],"format":"uuid"},"employeeGroupIds":{"type":"array","maxItems":30,"uniqueItems":true,"items":{"$ref":"request11"}},"reporting_tos":{"type":"array","maxItems":10,"items":{"$ref":"request12"}},"costSplit":{"type":"array","maxItems":20,"items":{"$ref":"request13"}}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.departmentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "departmentId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.designationId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "designationId"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema10.properties, key0))){
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
if(data.departmentId !== undefined){
let data0 = data.departmentId;
if(typeof data0 === "string"){
if(!(formats4(data0))){
const err3 = {instancePath:instancePath+"/departmentId",schemaPath:"#/properties/departmentId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/departmentId",schemaPath:"#/properties/departmentId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.designationId !== undefined){
let data1 = data.designationId;
if(typeof data1 === "string"){
if(!(formats4(data1))){
const err5 = {instancePath:instancePath+"/designationId",schemaPath:"#/properties/designationId/format",keyword:"format",params:{format: "uuid"}};
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
const err6 = {instancePath:instancePath+"/designationId",schemaPath:"#/properties/designationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.gradeId !== undefined){
let data2 = data.gradeId;
if((typeof data2 !== "string") && (data2 !== null)){
const err7 = {instancePath:instancePath+"/gradeId",schemaPath:"#/properties/gradeId/type",keyword:"type",params:{type: schema10.properties.gradeId.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats4(data2))){
const err8 = {instancePath:instancePath+"/gradeId",schemaPath:"#/properties/gradeId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.classId !== undefined){
let data3 = data.classId;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/classId",schemaPath:"#/properties/classId/type",keyword:"type",params:{type: schema10.properties.classId.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats4(data3))){
const err10 = {instancePath:instancePath+"/classId",schemaPath:"#/properties/classId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.functionalGroupId !== undefined){
let data4 = data.functionalGroupId;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/functionalGroupId",schemaPath:"#/properties/functionalGroupId/type",keyword:"type",params:{type: schema10.properties.functionalGroupId.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats4(data4))){
const err12 = {instancePath:instancePath+"/functionalGroupId",schemaPath:"#/properties/functionalGroupId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.locationId !== undefined){
let data5 = data.locationId;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/locationId",schemaPath:"#/properties/locationId/type",keyword:"type",params:{type: schema10.properties.locationId.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats4(data5))){
const err14 = {instancePath:instancePath+"/locationId",schemaPath:"#/properties/locationId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.shiftId !== undefined){
let data6 = data.shiftId;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/shiftId",schemaPath:"#/properties/shiftId/type",keyword:"type",params:{type: schema10.properties.shiftId.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats4(data6))){
const err16 = {instancePath:instancePath+"/shiftId",schemaPath:"#/properties/shiftId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.employeeGroupIds !== undefined){
let data7 = data.employeeGroupIds;
if(Array.isArray(data7)){
if(data7.length > 30){
const err17 = {instancePath:instancePath+"/employeeGroupIds",schemaPath:"#/properties/employeeGroupIds/maxItems",keyword:"maxItems",params:{limit: 30}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!(formats4(data8))){
const err18 = {instancePath:instancePath+"/employeeGroupIds/" + i0,schemaPath:"request11/format",keyword:"format",params:{format: "uuid"}};
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
const err19 = {instancePath:instancePath+"/employeeGroupIds/" + i0,schemaPath:"request11/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func26(data7[i1], data7[j0])){
const err20 = {instancePath:instancePath+"/employeeGroupIds",schemaPath:"#/properties/employeeGroupIds/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/employeeGroupIds",schemaPath:"#/properties/employeeGroupIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.reporting_tos !== undefined){
let data9 = data.reporting_tos;
if(Array.isArray(data9)){
if(data9.length > 10){
const err22 = {instancePath:instancePath+"/reporting_tos",schemaPath:"#/properties/reporting_tos/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
if(!(validate8(data9[i2], {instancePath:instancePath+"/reporting_tos/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/reporting_tos",schemaPath:"#/properties/reporting_tos/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.costSplit !== undefined){
let data11 = data.costSplit;
if(Array.isArray(data11)){
if(data11.length > 20){
const err24 = {instancePath:instancePath+"/costSplit",schemaPath:"#/properties/costSplit/maxItems",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len2 = data11.length;
for(let i3=0; i3<len2; i3++){
let data12 = data11[i3];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.pct === undefined){
const err25 = {instancePath:instancePath+"/costSplit/" + i3,schemaPath:"request13/required",keyword:"required",params:{missingProperty: "pct"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key1 in data12){
if(!(((key1 === "departmentId") || (key1 === "projectId")) || (key1 === "pct"))){
const err26 = {instancePath:instancePath+"/costSplit/" + i3,schemaPath:"request13/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data12.departmentId !== undefined){
let data13 = data12.departmentId;
if((typeof data13 !== "string") && (data13 !== null)){
const err27 = {instancePath:instancePath+"/costSplit/" + i3+"/departmentId",schemaPath:"request13/properties/departmentId/type",keyword:"type",params:{type: schema14.properties.departmentId.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data13 === "string"){
if(!(formats4(data13))){
const err28 = {instancePath:instancePath+"/costSplit/" + i3+"/departmentId",schemaPath:"request13/properties/departmentId/format",keyword:"format",params:{format: "uuid"}};
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
if(data12.projectId !== undefined){
let data14 = data12.projectId;
if((typeof data14 !== "string") && (data14 !== null)){
const err29 = {instancePath:instancePath+"/costSplit/" + i3+"/projectId",schemaPath:"request13/properties/projectId/type",keyword:"type",params:{type: schema14.properties.projectId.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data14 === "string"){
if(!(formats4(data14))){
const err30 = {instancePath:instancePath+"/costSplit/" + i3+"/projectId",schemaPath:"request13/properties/projectId/format",keyword:"format",params:{format: "uuid"}};
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
if(data12.pct !== undefined){
let data15 = data12.pct;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err31 = {instancePath:instancePath+"/costSplit/" + i3+"/pct",schemaPath:"request13/properties/pct/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 > 10000 || isNaN(data15)){
const err32 = {instancePath:instancePath+"/costSplit/" + i3+"/pct",schemaPath:"request13/properties/pct/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err33 = {instancePath:instancePath+"/costSplit/" + i3+"/pct",schemaPath:"request13/properties/pct/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
const err34 = {instancePath:instancePath+"/costSplit/" + i3,schemaPath:"request13/type",keyword:"type",params:{type: "object"}};
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
const err35 = {instancePath:instancePath+"/costSplit",schemaPath:"#/properties/costSplit/type",keyword:"type",params:{type: "array"}};
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
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"object","additionalProperties":false,"properties":{"cpfPaidBy":{"type":"string","enum":["shared","employer"]},"shg":{"type":"array","maxItems":4,"items":{"$ref":"request17"}},"sdlExemptReason":{"type":["string","null"],"maxLength":200},"fwl":{"type":["integer","null"],"maximum":10000000,"minimum":0},"taxResident":{"type":"boolean"},"cpfOpening":{"$ref":"request18"}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "cpfPaidBy") || (key0 === "shg")) || (key0 === "sdlExemptReason")) || (key0 === "fwl")) || (key0 === "taxResident")) || (key0 === "cpfOpening"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.cpfPaidBy !== undefined){
let data0 = data.cpfPaidBy;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/cpfPaidBy",schemaPath:"#/properties/cpfPaidBy/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "shared") || (data0 === "employer"))){
const err2 = {instancePath:instancePath+"/cpfPaidBy",schemaPath:"#/properties/cpfPaidBy/enum",keyword:"enum",params:{allowedValues: schema17.properties.cpfPaidBy.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.shg !== undefined){
let data1 = data.shg;
if(Array.isArray(data1)){
if(data1.length > 4){
const err3 = {instancePath:instancePath+"/shg",schemaPath:"#/properties/shg/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.fund === undefined){
const err4 = {instancePath:instancePath+"/shg/" + i0,schemaPath:"request17/required",keyword:"required",params:{missingProperty: "fund"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.mode === undefined){
const err5 = {instancePath:instancePath+"/shg/" + i0,schemaPath:"request17/required",keyword:"required",params:{missingProperty: "mode"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data2){
if(!((((key1 === "fund") || (key1 === "mode")) || (key1 === "amount")) || (key1 === "approvalRef"))){
const err6 = {instancePath:instancePath+"/shg/" + i0,schemaPath:"request17/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.fund !== undefined){
let data3 = data2.fund;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/shg/" + i0+"/fund",schemaPath:"request17/properties/fund/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data3 === "CDAC") || (data3 === "ECF")) || (data3 === "MBMF")) || (data3 === "SINDA"))){
const err8 = {instancePath:instancePath+"/shg/" + i0+"/fund",schemaPath:"request17/properties/fund/enum",keyword:"enum",params:{allowedValues: schema18.properties.fund.enum}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.mode !== undefined){
let data4 = data2.mode;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/shg/" + i0+"/mode",schemaPath:"request17/properties/mode/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data4 === "auto") || (data4 === "optOut")) || (data4 === "custom"))){
const err10 = {instancePath:instancePath+"/shg/" + i0+"/mode",schemaPath:"request17/properties/mode/enum",keyword:"enum",params:{allowedValues: schema18.properties.mode.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.amount !== undefined){
let data5 = data2.amount;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err11 = {instancePath:instancePath+"/shg/" + i0+"/amount",schemaPath:"request17/properties/amount/type",keyword:"type",params:{type: schema18.properties.amount.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 10000000 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/shg/" + i0+"/amount",schemaPath:"request17/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/shg/" + i0+"/amount",schemaPath:"request17/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data2.approvalRef !== undefined){
let data6 = data2.approvalRef;
if((typeof data6 !== "string") && (data6 !== null)){
const err14 = {instancePath:instancePath+"/shg/" + i0+"/approvalRef",schemaPath:"request17/properties/approvalRef/type",keyword:"type",params:{type: schema18.properties.approvalRef.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 60){
const err15 = {instancePath:instancePath+"/shg/" + i0+"/approvalRef",schemaPath:"request17/properties/approvalRef/maxLength",keyword:"maxLength",params:{limit: 60}};
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
}
else {
const err16 = {instancePath:instancePath+"/shg/" + i0,schemaPath:"request17/type",keyword:"type",params:{type: "object"}};
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
const err17 = {instancePath:instancePath+"/shg",schemaPath:"#/properties/shg/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sdlExemptReason !== undefined){
let data7 = data.sdlExemptReason;
if((typeof data7 !== "string") && (data7 !== null)){
const err18 = {instancePath:instancePath+"/sdlExemptReason",schemaPath:"#/properties/sdlExemptReason/type",keyword:"type",params:{type: schema17.properties.sdlExemptReason.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 200){
const err19 = {instancePath:instancePath+"/sdlExemptReason",schemaPath:"#/properties/sdlExemptReason/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.fwl !== undefined){
let data8 = data.fwl;
if((!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))) && (data8 !== null)){
const err20 = {instancePath:instancePath+"/fwl",schemaPath:"#/properties/fwl/type",keyword:"type",params:{type: schema17.properties.fwl.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 10000000 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/fwl",schemaPath:"#/properties/fwl/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/fwl",schemaPath:"#/properties/fwl/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data.taxResident !== undefined){
if(typeof data.taxResident !== "boolean"){
const err23 = {instancePath:instancePath+"/taxResident",schemaPath:"#/properties/taxResident/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.cpfOpening !== undefined){
let data10 = data.cpfOpening;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
const err24 = {instancePath:instancePath+"/cpfOpening",schemaPath:"request18/type",keyword:"type",params:{type: schema19.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.year === undefined){
const err25 = {instancePath:instancePath+"/cpfOpening",schemaPath:"request18/required",keyword:"required",params:{missingProperty: "year"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.ordinaryWages === undefined){
const err26 = {instancePath:instancePath+"/cpfOpening",schemaPath:"request18/required",keyword:"required",params:{missingProperty: "ordinaryWages"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10.additionalWages === undefined){
const err27 = {instancePath:instancePath+"/cpfOpening",schemaPath:"request18/required",keyword:"required",params:{missingProperty: "additionalWages"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10.employer === undefined){
const err28 = {instancePath:instancePath+"/cpfOpening",schemaPath:"request18/required",keyword:"required",params:{missingProperty: "employer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key2 in data10){
if(!(((((key2 === "year") || (key2 === "ordinaryWages")) || (key2 === "additionalWages")) || (key2 === "employer")) || (key2 === "approvalRef"))){
const err29 = {instancePath:instancePath+"/cpfOpening",schemaPath:"request18/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data10.year !== undefined){
let data11 = data10.year;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err30 = {instancePath:instancePath+"/cpfOpening/year",schemaPath:"request18/properties/year/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 2100 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/cpfOpening/year",schemaPath:"request18/properties/year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11 < 2000 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/cpfOpening/year",schemaPath:"request18/properties/year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2000}};
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
if(data10.ordinaryWages !== undefined){
let data12 = data10.ordinaryWages;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err33 = {instancePath:instancePath+"/cpfOpening/ordinaryWages",schemaPath:"request18/properties/ordinaryWages/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 100000000000 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/cpfOpening/ordinaryWages",schemaPath:"request18/properties/ordinaryWages/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/cpfOpening/ordinaryWages",schemaPath:"request18/properties/ordinaryWages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data10.additionalWages !== undefined){
let data13 = data10.additionalWages;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err36 = {instancePath:instancePath+"/cpfOpening/additionalWages",schemaPath:"request18/properties/additionalWages/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 100000000000 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/cpfOpening/additionalWages",schemaPath:"request18/properties/additionalWages/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/cpfOpening/additionalWages",schemaPath:"request18/properties/additionalWages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data10.employer !== undefined){
let data14 = data10.employer;
if(typeof data14 !== "string"){
const err39 = {instancePath:instancePath+"/cpfOpening/employer",schemaPath:"request18/properties/employer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(((data14 === "own") || (data14 === "other")) || (data14 === "related"))){
const err40 = {instancePath:instancePath+"/cpfOpening/employer",schemaPath:"request18/properties/employer/enum",keyword:"enum",params:{allowedValues: schema19.properties.employer.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data10.approvalRef !== undefined){
let data15 = data10.approvalRef;
if((typeof data15 !== "string") && (data15 !== null)){
const err41 = {instancePath:instancePath+"/cpfOpening/approvalRef",schemaPath:"request18/properties/approvalRef/type",keyword:"type",params:{type: schema19.properties.approvalRef.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data15 === "string"){
if(func1(data15) > 60){
const err42 = {instancePath:instancePath+"/cpfOpening/approvalRef",schemaPath:"request18/properties/approvalRef/maxLength",keyword:"maxLength",params:{limit: 60}};
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
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "person"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.employment === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "employment"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "person") || (key0 === "contact")) || (key0 === "identity")) || (key0 === "employment")) || (key0 === "job")) || (key0 === "pay")) || (key0 === "residency")) || (key0 === "statutory"))){
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
if(data.person !== undefined){
if(!(validate1(data.person, {instancePath:instancePath+"/person",parentData:data,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.contact !== undefined){
if(!(validate3(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.identity !== undefined){
let data2 = data.identity;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.idType === undefined){
const err3 = {instancePath:instancePath+"/identity",schemaPath:"request7/required",keyword:"required",params:{missingProperty: "idType"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.idNo === undefined){
const err4 = {instancePath:instancePath+"/identity",schemaPath:"request7/required",keyword:"required",params:{missingProperty: "idNo"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "idType") || (key1 === "idNo"))){
const err5 = {instancePath:instancePath+"/identity",schemaPath:"request7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.idType !== undefined){
let data3 = data2.idType;
if((typeof data3 !== "string") && (data3 !== null)){
const err6 = {instancePath:instancePath+"/identity/idType",schemaPath:"request7/properties/idType/type",keyword:"type",params:{type: schema7.properties.idType.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data3 === "NRIC") || (data3 === "FIN")) || (data3 === "passport")) || (data3 === null))){
const err7 = {instancePath:instancePath+"/identity/idType",schemaPath:"request7/properties/idType/enum",keyword:"enum",params:{allowedValues: schema7.properties.idType.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.idNo !== undefined){
let data4 = data2.idNo;
if((typeof data4 !== "string") && (data4 !== null)){
const err8 = {instancePath:instancePath+"/identity/idNo",schemaPath:"request7/properties/idNo/type",keyword:"type",params:{type: schema7.properties.idNo.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 20){
const err9 = {instancePath:instancePath+"/identity/idNo",schemaPath:"request7/properties/idNo/maxLength",keyword:"maxLength",params:{limit: 20}};
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
}
else {
const err10 = {instancePath:instancePath+"/identity",schemaPath:"request7/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.employment !== undefined){
if(!(validate5(data.employment, {instancePath:instancePath+"/employment",parentData:data,parentDataProperty:"employment",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.job !== undefined){
if(!(validate7(data.job, {instancePath:instancePath+"/job",parentData:data,parentDataProperty:"job",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.pay !== undefined){
let data7 = data.pay;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.rateType === undefined){
const err11 = {instancePath:instancePath+"/pay",schemaPath:"request14/required",keyword:"required",params:{missingProperty: "rateType"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7.basic === undefined){
const err12 = {instancePath:instancePath+"/pay",schemaPath:"request14/required",keyword:"required",params:{missingProperty: "basic"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key2 in data7){
if(!(func0.call(schema15.properties, key2))){
const err13 = {instancePath:instancePath+"/pay",schemaPath:"request14/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.rateType !== undefined){
let data8 = data7.rateType;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/pay/rateType",schemaPath:"request14/properties/rateType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data8 === "monthly") || (data8 === "daily")) || (data8 === "hourly")) || (data8 === "piece"))){
const err15 = {instancePath:instancePath+"/pay/rateType",schemaPath:"request14/properties/rateType/enum",keyword:"enum",params:{allowedValues: schema15.properties.rateType.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.basic !== undefined){
let data9 = data7.basic;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err16 = {instancePath:instancePath+"/pay/basic",schemaPath:"request14/properties/basic/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 100000000000 || isNaN(data9)){
const err17 = {instancePath:instancePath+"/pay/basic",schemaPath:"request14/properties/basic/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err18 = {instancePath:instancePath+"/pay/basic",schemaPath:"request14/properties/basic/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data7.currency !== undefined){
let data10 = data7.currency;
if(typeof data10 === "string"){
if(!pattern8.test(data10)){
const err19 = {instancePath:instancePath+"/pay/currency",schemaPath:"request14/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
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
const err20 = {instancePath:instancePath+"/pay/currency",schemaPath:"request14/properties/currency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.payFrequency !== undefined){
let data11 = data7.payFrequency;
if(typeof data11 !== "string"){
const err21 = {instancePath:instancePath+"/pay/payFrequency",schemaPath:"request14/properties/payFrequency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!((((data11 === "monthly") || (data11 === "semiMonthly")) || (data11 === "fortnightly")) || (data11 === "weekly"))){
const err22 = {instancePath:instancePath+"/pay/payFrequency",schemaPath:"request14/properties/payFrequency/enum",keyword:"enum",params:{allowedValues: schema15.properties.payFrequency.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.hoursPerWeek !== undefined){
let data12 = data7.hoursPerWeek;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err23 = {instancePath:instancePath+"/pay/hoursPerWeek",schemaPath:"request14/properties/hoursPerWeek/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 16800 || isNaN(data12)){
const err24 = {instancePath:instancePath+"/pay/hoursPerWeek",schemaPath:"request14/properties/hoursPerWeek/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16800}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err25 = {instancePath:instancePath+"/pay/hoursPerWeek",schemaPath:"request14/properties/hoursPerWeek/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data7.daysPerWeek !== undefined){
let data13 = data7.daysPerWeek;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err26 = {instancePath:instancePath+"/pay/daysPerWeek",schemaPath:"request14/properties/daysPerWeek/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 700 || isNaN(data13)){
const err27 = {instancePath:instancePath+"/pay/daysPerWeek",schemaPath:"request14/properties/daysPerWeek/maximum",keyword:"maximum",params:{comparison: "<=", limit: 700}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err28 = {instancePath:instancePath+"/pay/daysPerWeek",schemaPath:"request14/properties/daysPerWeek/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data7.otEligible !== undefined){
let data14 = data7.otEligible;
if((typeof data14 !== "boolean") && (data14 !== null)){
const err29 = {instancePath:instancePath+"/pay/otEligible",schemaPath:"request14/properties/otEligible/type",keyword:"type",params:{type: schema15.properties.otEligible.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.otReason !== undefined){
let data15 = data7.otReason;
if((typeof data15 !== "string") && (data15 !== null)){
const err30 = {instancePath:instancePath+"/pay/otReason",schemaPath:"request14/properties/otReason/type",keyword:"type",params:{type: schema15.properties.otReason.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data15 === "string"){
if(func1(data15) > 200){
const err31 = {instancePath:instancePath+"/pay/otReason",schemaPath:"request14/properties/otReason/maxLength",keyword:"maxLength",params:{limit: 200}};
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
if(data7.proration !== undefined){
let data16 = data7.proration;
if(typeof data16 !== "string"){
const err32 = {instancePath:instancePath+"/pay/proration",schemaPath:"request14/properties/proration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((data16 === "workingDays") || (data16 === "calendarDays")) || (data16 === "26days"))){
const err33 = {instancePath:instancePath+"/pay/proration",schemaPath:"request14/properties/proration/enum",keyword:"enum",params:{allowedValues: schema15.properties.proration.enum}};
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
const err34 = {instancePath:instancePath+"/pay",schemaPath:"request14/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.residency !== undefined){
let data17 = data.residency;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.residency === undefined){
const err35 = {instancePath:instancePath+"/residency",schemaPath:"request15/required",keyword:"required",params:{missingProperty: "residency"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key3 in data17){
if(!((((key3 === "residency") || (key3 === "prGrantedOn")) || (key3 === "prRateOption")) || (key3 === "approvalRef"))){
const err36 = {instancePath:instancePath+"/residency",schemaPath:"request15/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data17.residency !== undefined){
let data18 = data17.residency;
if(typeof data18 !== "string"){
const err37 = {instancePath:instancePath+"/residency/residency",schemaPath:"request15/properties/residency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(((data18 === "citizen") || (data18 === "pr")) || (data18 === "foreigner"))){
const err38 = {instancePath:instancePath+"/residency/residency",schemaPath:"request15/properties/residency/enum",keyword:"enum",params:{allowedValues: schema16.properties.residency.enum}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data17.prGrantedOn !== undefined){
let data19 = data17.prGrantedOn;
if((typeof data19 !== "string") && (data19 !== null)){
const err39 = {instancePath:instancePath+"/residency/prGrantedOn",schemaPath:"request15/properties/prGrantedOn/type",keyword:"type",params:{type: schema16.properties.prGrantedOn.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats2(data19))){
const err40 = {instancePath:instancePath+"/residency/prGrantedOn",schemaPath:"request15/properties/prGrantedOn/format",keyword:"format",params:{format: "date"}};
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
if(data17.prRateOption !== undefined){
let data20 = data17.prRateOption;
if((typeof data20 !== "string") && (data20 !== null)){
const err41 = {instancePath:instancePath+"/residency/prRateOption",schemaPath:"request15/properties/prRateOption/type",keyword:"type",params:{type: schema16.properties.prRateOption.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!((((data20 === "GG") || (data20 === "FG")) || (data20 === "FF")) || (data20 === null))){
const err42 = {instancePath:instancePath+"/residency/prRateOption",schemaPath:"request15/properties/prRateOption/enum",keyword:"enum",params:{allowedValues: schema16.properties.prRateOption.enum}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data17.approvalRef !== undefined){
let data21 = data17.approvalRef;
if((typeof data21 !== "string") && (data21 !== null)){
const err43 = {instancePath:instancePath+"/residency/approvalRef",schemaPath:"request15/properties/approvalRef/type",keyword:"type",params:{type: schema16.properties.approvalRef.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data21 === "string"){
if(func1(data21) > 60){
const err44 = {instancePath:instancePath+"/residency/approvalRef",schemaPath:"request15/properties/approvalRef/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err45 = {instancePath:instancePath+"/residency",schemaPath:"request15/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.statutory !== undefined){
if(!(validate11(data.statutory, {instancePath:instancePath+"/statutory",parentData:data,parentDataProperty:"statutory",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export { addEmployeeJob as updateEmployeeJob };
export { addEmployeePayTerms as updateEmployeePayTerms };
export { addEmployeeResidency as updateEmployeeResidency };
export { addEmployeeStatutory as updateEmployeeStatutory };
export { cancelEmployeeExit as holdEmployee };
export { cancelEmployeeExit as liftEmployeeHold };
export { cancelEmployeeExit as exportEmployeeData };

