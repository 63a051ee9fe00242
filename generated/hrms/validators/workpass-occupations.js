// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createWorkpassOccupation = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["code","title"],"additionalProperties":false,"properties":{"code":{"type":"string","pattern":"^[0-9]{5}$"},"title":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"workpassTypeIds":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"request1"}},"sector":{"type":["string","null"],"enum":["services","manufacturing","construction","marine","process",null]},"isPme":{"type":"boolean"},"status":{"type":"string","enum":["active","inactive"]}}};
const schema1 = {"type":"string","format":"uuid"};
const pattern0 = new RegExp("^[0-9]{5}$", "u");
const pattern1 = new RegExp("\\S", "u");
const func0 = $lengthOf;
const func2 = $equal;
const formats0 = $formats.uuid;

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
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "code") || (key0 === "title")) || (key0 === "workpassTypeIds")) || (key0 === "sector")) || (key0 === "isPme")) || (key0 === "status"))){
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[0-9]{5}$"}};
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
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func0(data1) > 120){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data1) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern1.test(data1)){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.workpassTypeIds !== undefined){
let data2 = data.workpassTypeIds;
if(Array.isArray(data2)){
if(data2.length > 50){
const err9 = {instancePath:instancePath+"/workpassTypeIds",schemaPath:"#/properties/workpassTypeIds/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err10 = {instancePath:instancePath+"/workpassTypeIds/" + i0,schemaPath:"request1/format",keyword:"format",params:{format: "uuid"}};
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
const err11 = {instancePath:instancePath+"/workpassTypeIds/" + i0,schemaPath:"request1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func2(data2[i1], data2[j0])){
const err12 = {instancePath:instancePath+"/workpassTypeIds",schemaPath:"#/properties/workpassTypeIds/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/workpassTypeIds",schemaPath:"#/properties/workpassTypeIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sector !== undefined){
let data4 = data.sector;
if((typeof data4 !== "string") && (data4 !== null)){
const err14 = {instancePath:instancePath+"/sector",schemaPath:"#/properties/sector/type",keyword:"type",params:{type: schema0.properties.sector.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((((data4 === "services") || (data4 === "manufacturing")) || (data4 === "construction")) || (data4 === "marine")) || (data4 === "process")) || (data4 === null))){
const err15 = {instancePath:instancePath+"/sector",schemaPath:"#/properties/sector/enum",keyword:"enum",params:{allowedValues: schema0.properties.sector.enum}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.isPme !== undefined){
if(typeof data.isPme !== "boolean"){
const err16 = {instancePath:instancePath+"/isPme",schemaPath:"#/properties/isPme/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((data6 === "active") || (data6 === "inactive"))){
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}};
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
validate0.errors = vErrors;
return errors === 0;
}

export const importWorkpassOccupations = /*#__PURE__*/ $check(validate1);
const schema2 = {"type":"object","required":["csv"],"additionalProperties":false,"properties":{"csv":{"type":"string","maxLength":700000,"minLength":1},"dryRun":{"type":"boolean"}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.csv === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "csv"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "csv") || (key0 === "dryRun"))){
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
if(data.csv !== undefined){
let data0 = data.csv;
if(typeof data0 === "string"){
if(func0(data0) > 700000){
const err2 = {instancePath:instancePath+"/csv",schemaPath:"#/properties/csv/maxLength",keyword:"maxLength",params:{limit: 700000}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/csv",schemaPath:"#/properties/csv/minLength",keyword:"minLength",params:{limit: 1}};
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
const err4 = {instancePath:instancePath+"/csv",schemaPath:"#/properties/csv/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err5 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"}};
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
validate1.errors = vErrors;
return errors === 0;
}
export { createWorkpassOccupation as updateWorkpassOccupation };

