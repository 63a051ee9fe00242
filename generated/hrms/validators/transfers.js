// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const approveTransfer = /*#__PURE__*/ $check(validate1);
const schema1 = {"type":"object","additionalProperties":false,"properties":{"comment":{"type":["string","null"],"maxLength":500}}};
const func0 = $lengthOf;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "comment")){
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
if(data.comment !== undefined){
let data0 = data.comment;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: schema1.properties.comment.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func0(data0) > 500){
const err2 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const createTransfer = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["toCompanyId","effective","newEmployeeNo"],"additionalProperties":false,"properties":{"toCompanyId":{"type":"string","format":"uuid"},"effective":{"type":"string","format":"date"},"keepService":{"type":"boolean"},"leaveTransfer":{"type":"string","enum":["carry","encash","forfeit"]},"passAction":{"type":"string","enum":["none","transfer","newPass"]},"newEmployeeNo":{"type":"string","maxLength":20,"minLength":1,"pattern":"\\S"},"cpfRelatedApprovalRef":{"type":["string","null"],"maxLength":60},"note":{"type":["string","null"],"maxLength":500}}};
const formats0 = $formats.uuid;
const formats2 = $formats.date;
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.toCompanyId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toCompanyId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.effective === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effective"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.newEmployeeNo === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "newEmployeeNo"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "toCompanyId") || (key0 === "effective")) || (key0 === "keepService")) || (key0 === "leaveTransfer")) || (key0 === "passAction")) || (key0 === "newEmployeeNo")) || (key0 === "cpfRelatedApprovalRef")) || (key0 === "note"))){
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
if(data.toCompanyId !== undefined){
let data0 = data.toCompanyId;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/toCompanyId",schemaPath:"#/properties/toCompanyId/format",keyword:"format",params:{format: "uuid"}};
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
const err5 = {instancePath:instancePath+"/toCompanyId",schemaPath:"#/properties/toCompanyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.effective !== undefined){
let data1 = data.effective;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err6 = {instancePath:instancePath+"/effective",schemaPath:"#/properties/effective/format",keyword:"format",params:{format: "date"}};
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
const err7 = {instancePath:instancePath+"/effective",schemaPath:"#/properties/effective/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.keepService !== undefined){
if(typeof data.keepService !== "boolean"){
const err8 = {instancePath:instancePath+"/keepService",schemaPath:"#/properties/keepService/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.leaveTransfer !== undefined){
let data3 = data.leaveTransfer;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/leaveTransfer",schemaPath:"#/properties/leaveTransfer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data3 === "carry") || (data3 === "encash")) || (data3 === "forfeit"))){
const err10 = {instancePath:instancePath+"/leaveTransfer",schemaPath:"#/properties/leaveTransfer/enum",keyword:"enum",params:{allowedValues: schema0.properties.leaveTransfer.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.passAction !== undefined){
let data4 = data.passAction;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/passAction",schemaPath:"#/properties/passAction/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data4 === "none") || (data4 === "transfer")) || (data4 === "newPass"))){
const err12 = {instancePath:instancePath+"/passAction",schemaPath:"#/properties/passAction/enum",keyword:"enum",params:{allowedValues: schema0.properties.passAction.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.newEmployeeNo !== undefined){
let data5 = data.newEmployeeNo;
if(typeof data5 === "string"){
if(func0(data5) > 20){
const err13 = {instancePath:instancePath+"/newEmployeeNo",schemaPath:"#/properties/newEmployeeNo/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func0(data5) < 1){
const err14 = {instancePath:instancePath+"/newEmployeeNo",schemaPath:"#/properties/newEmployeeNo/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern0.test(data5)){
const err15 = {instancePath:instancePath+"/newEmployeeNo",schemaPath:"#/properties/newEmployeeNo/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err16 = {instancePath:instancePath+"/newEmployeeNo",schemaPath:"#/properties/newEmployeeNo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.cpfRelatedApprovalRef !== undefined){
let data6 = data.cpfRelatedApprovalRef;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/cpfRelatedApprovalRef",schemaPath:"#/properties/cpfRelatedApprovalRef/type",keyword:"type",params:{type: schema0.properties.cpfRelatedApprovalRef.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 60){
const err18 = {instancePath:instancePath+"/cpfRelatedApprovalRef",schemaPath:"#/properties/cpfRelatedApprovalRef/maxLength",keyword:"maxLength",params:{limit: 60}};
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
if(data.note !== undefined){
let data7 = data.note;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 500){
const err20 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
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
export { approveTransfer as rejectTransfer };

