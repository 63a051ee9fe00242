// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createDesignation = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["designation"],"additionalProperties":false,"properties":{"designation":{"type":"string","maxLength":80,"minLength":1,"pattern":"\\S"},"code":{"type":["string","null"],"maxLength":20,"minLength":1,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},"gradeId":{"type":["string","null"],"format":"uuid"},"ssocCode":{"type":["string","null"],"pattern":"^\\d{5}$"},"jobDescription":{"type":["string","null"],"maxLength":2000},"mom_survey_group_id":{"type":["string","null"],"format":"uuid"},"status":{"type":"string","enum":["active","inactive"]}}};
const func0 = $lengthOf;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$", "u");
const pattern2 = new RegExp("^\\d{5}$", "u");
const formats0 = $formats.uuid;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.designation === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "designation"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "designation") || (key0 === "code")) || (key0 === "gradeId")) || (key0 === "ssocCode")) || (key0 === "jobDescription")) || (key0 === "mom_survey_group_id")) || (key0 === "status"))){
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
if(data.designation !== undefined){
let data0 = data.designation;
if(typeof data0 === "string"){
if(func0(data0) > 80){
const err2 = {instancePath:instancePath+"/designation",schemaPath:"#/properties/designation/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/designation",schemaPath:"#/properties/designation/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/designation",schemaPath:"#/properties/designation/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err5 = {instancePath:instancePath+"/designation",schemaPath:"#/properties/designation/type",keyword:"type",params:{type: "string"}};
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
if(func0(data1) > 20){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data1) < 1){
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
if(data.gradeId !== undefined){
let data2 = data.gradeId;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/gradeId",schemaPath:"#/properties/gradeId/type",keyword:"type",params:{type: schema0.properties.gradeId.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err11 = {instancePath:instancePath+"/gradeId",schemaPath:"#/properties/gradeId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.ssocCode !== undefined){
let data3 = data.ssocCode;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/ssocCode",schemaPath:"#/properties/ssocCode/type",keyword:"type",params:{type: schema0.properties.ssocCode.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err13 = {instancePath:instancePath+"/ssocCode",schemaPath:"#/properties/ssocCode/pattern",keyword:"pattern",params:{pattern: "^\\d{5}$"}};
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
if(data.jobDescription !== undefined){
let data4 = data.jobDescription;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/jobDescription",schemaPath:"#/properties/jobDescription/type",keyword:"type",params:{type: schema0.properties.jobDescription.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 2000){
const err15 = {instancePath:instancePath+"/jobDescription",schemaPath:"#/properties/jobDescription/maxLength",keyword:"maxLength",params:{limit: 2000}};
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
if(data.mom_survey_group_id !== undefined){
let data5 = data.mom_survey_group_id;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/mom_survey_group_id",schemaPath:"#/properties/mom_survey_group_id/type",keyword:"type",params:{type: schema0.properties.mom_survey_group_id.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err17 = {instancePath:instancePath+"/mom_survey_group_id",schemaPath:"#/properties/mom_survey_group_id/format",keyword:"format",params:{format: "uuid"}};
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
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!((data6 === "active") || (data6 === "inactive"))){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}};
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
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export { createDesignation as updateDesignation };

