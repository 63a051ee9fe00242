// Generated from the contract by `npm run generate`; never edited.
import { check as $check, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createBank = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["code","name","giroFormat"],"additionalProperties":false,"properties":{"code":{"type":"string","pattern":"^[0-9]{4}$"},"name":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"swift":{"type":["string","null"],"pattern":"^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$"},"branchRule":{"type":["string","null"],"maxLength":200},"acctNoPattern":{"type":["string","null"],"maxLength":60,"pattern":"^(\\[0-9\\](\\{[0-9]{1,2}(,[0-9]{1,2})?\\})?|-)+$"},"giroFormat":{"type":"string","enum":["dbs-uff","ocbc-giro","uob-fast","iso20022","none"]},"status":{"type":"string","enum":["active","inactive"]}}};
const pattern0 = new RegExp("^[0-9]{4}$", "u");
const pattern1 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$", "u");
const pattern3 = new RegExp("^(\\[0-9\\](\\{[0-9]{1,2}(,[0-9]{1,2})?\\})?|-)+$", "u");
const func0 = $lengthOf;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.giroFormat === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "giroFormat"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "code") || (key0 === "name")) || (key0 === "swift")) || (key0 === "branchRule")) || (key0 === "acctNoPattern")) || (key0 === "giroFormat")) || (key0 === "status"))){
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}$"}};
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
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func0(data1) > 120){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern1.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.swift !== undefined){
let data2 = data.swift;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/swift",schemaPath:"#/properties/swift/type",keyword:"type",params:{type: schema0.properties.swift.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
const err11 = {instancePath:instancePath+"/swift",schemaPath:"#/properties/swift/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$"}};
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
if(data.branchRule !== undefined){
let data3 = data.branchRule;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/branchRule",schemaPath:"#/properties/branchRule/type",keyword:"type",params:{type: schema0.properties.branchRule.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err13 = {instancePath:instancePath+"/branchRule",schemaPath:"#/properties/branchRule/maxLength",keyword:"maxLength",params:{limit: 200}};
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
if(data.acctNoPattern !== undefined){
let data4 = data.acctNoPattern;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/acctNoPattern",schemaPath:"#/properties/acctNoPattern/type",keyword:"type",params:{type: schema0.properties.acctNoPattern.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 60){
const err15 = {instancePath:instancePath+"/acctNoPattern",schemaPath:"#/properties/acctNoPattern/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern3.test(data4)){
const err16 = {instancePath:instancePath+"/acctNoPattern",schemaPath:"#/properties/acctNoPattern/pattern",keyword:"pattern",params:{pattern: "^(\\[0-9\\](\\{[0-9]{1,2}(,[0-9]{1,2})?\\})?|-)+$"}};
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
if(data.giroFormat !== undefined){
let data5 = data.giroFormat;
if(typeof data5 !== "string"){
const err17 = {instancePath:instancePath+"/giroFormat",schemaPath:"#/properties/giroFormat/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((((data5 === "dbs-uff") || (data5 === "ocbc-giro")) || (data5 === "uob-fast")) || (data5 === "iso20022")) || (data5 === "none"))){
const err18 = {instancePath:instancePath+"/giroFormat",schemaPath:"#/properties/giroFormat/enum",keyword:"enum",params:{allowedValues: schema0.properties.giroFormat.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data6 === "active") || (data6 === "inactive"))){
const err20 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}};
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
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export { createBank as updateBank };

