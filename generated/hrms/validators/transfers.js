// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const approveTransfer = /*#__PURE__*/ $check(validate1);
const schema1 = {"type":"object","additionalProperties":false,"properties":{"comment":{"type":["string","null"],"maxLength":500}}};
const func1 = $lengthOf;

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
if(func1(data0) > 500){
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
const schema0 = {"type":"object","required":["toCompanyId","effective","newEmployeeNo","departmentId","designationId"],"additionalProperties":false,"properties":{"toCompanyId":{"type":"string","format":"uuid"},"effective":{"type":"string","format":"date"},"keepService":{"type":"boolean"},"leaveTransfer":{"type":"string","enum":["carry","encash","forfeit"]},"passAction":{"type":"string","enum":["none","transfer","newPass"]},"newEmployeeNo":{"type":"string","maxLength":20,"minLength":1,"pattern":"\\S"},"departmentId":{"type":"string","format":"uuid"},"designationId":{"type":"string","format":"uuid"},"locationId":{"type":["string","null"],"format":"uuid"},"managerId":{"type":["string","null"],"format":"uuid"},"basic":{"type":["integer","null"],"maximum":100000000000,"minimum":0},"successorId":{"type":["string","null"],"format":"uuid"},"cpfRelatedApprovalRef":{"type":["string","null"],"maxLength":60},"note":{"type":["string","null"],"maxLength":500}}};
const func0 = Object.prototype.hasOwnProperty;
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
if(data.departmentId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "departmentId"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.designationId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "designationId"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.toCompanyId !== undefined){
let data0 = data.toCompanyId;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err6 = {instancePath:instancePath+"/toCompanyId",schemaPath:"#/properties/toCompanyId/format",keyword:"format",params:{format: "uuid"}};
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
const err7 = {instancePath:instancePath+"/toCompanyId",schemaPath:"#/properties/toCompanyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.effective !== undefined){
let data1 = data.effective;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err8 = {instancePath:instancePath+"/effective",schemaPath:"#/properties/effective/format",keyword:"format",params:{format: "date"}};
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
const err9 = {instancePath:instancePath+"/effective",schemaPath:"#/properties/effective/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.keepService !== undefined){
if(typeof data.keepService !== "boolean"){
const err10 = {instancePath:instancePath+"/keepService",schemaPath:"#/properties/keepService/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.leaveTransfer !== undefined){
let data3 = data.leaveTransfer;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/leaveTransfer",schemaPath:"#/properties/leaveTransfer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data3 === "carry") || (data3 === "encash")) || (data3 === "forfeit"))){
const err12 = {instancePath:instancePath+"/leaveTransfer",schemaPath:"#/properties/leaveTransfer/enum",keyword:"enum",params:{allowedValues: schema0.properties.leaveTransfer.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.passAction !== undefined){
let data4 = data.passAction;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/passAction",schemaPath:"#/properties/passAction/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data4 === "none") || (data4 === "transfer")) || (data4 === "newPass"))){
const err14 = {instancePath:instancePath+"/passAction",schemaPath:"#/properties/passAction/enum",keyword:"enum",params:{allowedValues: schema0.properties.passAction.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.newEmployeeNo !== undefined){
let data5 = data.newEmployeeNo;
if(typeof data5 === "string"){
if(func1(data5) > 20){
const err15 = {instancePath:instancePath+"/newEmployeeNo",schemaPath:"#/properties/newEmployeeNo/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data5) < 1){
const err16 = {instancePath:instancePath+"/newEmployeeNo",schemaPath:"#/properties/newEmployeeNo/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern0.test(data5)){
const err17 = {instancePath:instancePath+"/newEmployeeNo",schemaPath:"#/properties/newEmployeeNo/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err18 = {instancePath:instancePath+"/newEmployeeNo",schemaPath:"#/properties/newEmployeeNo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.departmentId !== undefined){
let data6 = data.departmentId;
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err19 = {instancePath:instancePath+"/departmentId",schemaPath:"#/properties/departmentId/format",keyword:"format",params:{format: "uuid"}};
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
const err20 = {instancePath:instancePath+"/departmentId",schemaPath:"#/properties/departmentId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.designationId !== undefined){
let data7 = data.designationId;
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err21 = {instancePath:instancePath+"/designationId",schemaPath:"#/properties/designationId/format",keyword:"format",params:{format: "uuid"}};
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
const err22 = {instancePath:instancePath+"/designationId",schemaPath:"#/properties/designationId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.locationId !== undefined){
let data8 = data.locationId;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/locationId",schemaPath:"#/properties/locationId/type",keyword:"type",params:{type: schema0.properties.locationId.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0(data8))){
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
}
if(data.managerId !== undefined){
let data9 = data.managerId;
if((typeof data9 !== "string") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/managerId",schemaPath:"#/properties/managerId/type",keyword:"type",params:{type: schema0.properties.managerId.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err26 = {instancePath:instancePath+"/managerId",schemaPath:"#/properties/managerId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.basic !== undefined){
let data10 = data.basic;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
const err27 = {instancePath:instancePath+"/basic",schemaPath:"#/properties/basic/type",keyword:"type",params:{type: schema0.properties.basic.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 100000000000 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/basic",schemaPath:"#/properties/basic/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/basic",schemaPath:"#/properties/basic/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.successorId !== undefined){
let data11 = data.successorId;
if((typeof data11 !== "string") && (data11 !== null)){
const err30 = {instancePath:instancePath+"/successorId",schemaPath:"#/properties/successorId/type",keyword:"type",params:{type: schema0.properties.successorId.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err31 = {instancePath:instancePath+"/successorId",schemaPath:"#/properties/successorId/format",keyword:"format",params:{format: "uuid"}};
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
if(data.cpfRelatedApprovalRef !== undefined){
let data12 = data.cpfRelatedApprovalRef;
if((typeof data12 !== "string") && (data12 !== null)){
const err32 = {instancePath:instancePath+"/cpfRelatedApprovalRef",schemaPath:"#/properties/cpfRelatedApprovalRef/type",keyword:"type",params:{type: schema0.properties.cpfRelatedApprovalRef.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) > 60){
const err33 = {instancePath:instancePath+"/cpfRelatedApprovalRef",schemaPath:"#/properties/cpfRelatedApprovalRef/maxLength",keyword:"maxLength",params:{limit: 60}};
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
if(data.note !== undefined){
let data13 = data.note;
if((typeof data13 !== "string") && (data13 !== null)){
const err34 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 500){
const err35 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
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
validate0.errors = vErrors;
return errors === 0;
}
export { approveTransfer as rejectTransfer };

