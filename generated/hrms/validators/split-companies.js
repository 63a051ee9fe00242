// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const endSplitCompany = /*#__PURE__*/ $check(validate1);
const schema2 = {"type":"object","required":["to"],"additionalProperties":false,"properties":{"to":{"type":"string","format":"date"}}};
const formats2 = $formats.date;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.to === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "to")){
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
if(data.to !== undefined){
let data0 = data.to;
if(typeof data0 === "string"){
if(!(formats2(data0))){
const err2 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "date"}};
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
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"}};
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

export const createSplitCompany = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["leadCompanyId","from","legs"],"additionalProperties":false,"properties":{"leadCompanyId":{"type":"string","format":"uuid"},"from":{"type":"string","format":"date"},"to":{"type":["string","null"],"format":"date"},"legs":{"type":"array","maxItems":10,"minItems":2,"items":{"$ref":"request1"}},"note":{"type":["string","null"],"maxLength":500}}};
const schema1 = {"type":"object","required":["companyId","percent","amount","from","to"],"additionalProperties":false,"properties":{"companyId":{"type":"string","format":"uuid"},"percent":{"type":["number","null"],"maximum":1,"minimum":0.0001},"amount":{"type":["integer","null"],"maximum":100000000000,"minimum":1},"from":{"type":"string","format":"date"},"to":{"type":["string","null"],"format":"date"}}};
const formats0 = $formats.uuid;
const func0 = $lengthOf;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadCompanyId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadCompanyId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.from === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.legs === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "legs"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "leadCompanyId") || (key0 === "from")) || (key0 === "to")) || (key0 === "legs")) || (key0 === "note"))){
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
if(data.leadCompanyId !== undefined){
let data0 = data.leadCompanyId;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/leadCompanyId",schemaPath:"#/properties/leadCompanyId/format",keyword:"format",params:{format: "uuid"}};
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
const err5 = {instancePath:instancePath+"/leadCompanyId",schemaPath:"#/properties/leadCompanyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 === "string"){
if(!(formats2(data1))){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/format",keyword:"format",params:{format: "date"}};
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
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.to !== undefined){
let data2 = data.to;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: schema0.properties.to.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats2(data2))){
const err9 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "date"}};
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
if(data.legs !== undefined){
let data3 = data.legs;
if(Array.isArray(data3)){
if(data3.length > 10){
const err10 = {instancePath:instancePath+"/legs",schemaPath:"#/properties/legs/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length < 2){
const err11 = {instancePath:instancePath+"/legs",schemaPath:"#/properties/legs/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.companyId === undefined){
const err12 = {instancePath:instancePath+"/legs/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "companyId"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.percent === undefined){
const err13 = {instancePath:instancePath+"/legs/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "percent"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.amount === undefined){
const err14 = {instancePath:instancePath+"/legs/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "amount"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.from === undefined){
const err15 = {instancePath:instancePath+"/legs/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "from"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.to === undefined){
const err16 = {instancePath:instancePath+"/legs/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "to"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data4){
if(!(((((key1 === "companyId") || (key1 === "percent")) || (key1 === "amount")) || (key1 === "from")) || (key1 === "to"))){
const err17 = {instancePath:instancePath+"/legs/" + i0,schemaPath:"request1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.companyId !== undefined){
let data5 = data4.companyId;
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err18 = {instancePath:instancePath+"/legs/" + i0+"/companyId",schemaPath:"request1/properties/companyId/format",keyword:"format",params:{format: "uuid"}};
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
const err19 = {instancePath:instancePath+"/legs/" + i0+"/companyId",schemaPath:"request1/properties/companyId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.percent !== undefined){
let data6 = data4.percent;
if((!(typeof data6 == "number")) && (data6 !== null)){
const err20 = {instancePath:instancePath+"/legs/" + i0+"/percent",schemaPath:"request1/properties/percent/type",keyword:"type",params:{type: schema1.properties.percent.type}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/legs/" + i0+"/percent",schemaPath:"request1/properties/percent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6 < 0.0001 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/legs/" + i0+"/percent",schemaPath:"request1/properties/percent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.0001}};
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
if(data4.amount !== undefined){
let data7 = data4.amount;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err23 = {instancePath:instancePath+"/legs/" + i0+"/amount",schemaPath:"request1/properties/amount/type",keyword:"type",params:{type: schema1.properties.amount.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 100000000000 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/legs/" + i0+"/amount",schemaPath:"request1/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/legs/" + i0+"/amount",schemaPath:"request1/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data4.from !== undefined){
let data8 = data4.from;
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err26 = {instancePath:instancePath+"/legs/" + i0+"/from",schemaPath:"request1/properties/from/format",keyword:"format",params:{format: "date"}};
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
const err27 = {instancePath:instancePath+"/legs/" + i0+"/from",schemaPath:"request1/properties/from/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data4.to !== undefined){
let data9 = data4.to;
if((typeof data9 !== "string") && (data9 !== null)){
const err28 = {instancePath:instancePath+"/legs/" + i0+"/to",schemaPath:"request1/properties/to/type",keyword:"type",params:{type: schema1.properties.to.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data9 === "string"){
if(!(formats2(data9))){
const err29 = {instancePath:instancePath+"/legs/" + i0+"/to",schemaPath:"request1/properties/to/format",keyword:"format",params:{format: "date"}};
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
}
else {
const err30 = {instancePath:instancePath+"/legs/" + i0,schemaPath:"request1/type",keyword:"type",params:{type: "object"}};
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
const err31 = {instancePath:instancePath+"/legs",schemaPath:"#/properties/legs/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.note !== undefined){
let data10 = data.note;
if((typeof data10 !== "string") && (data10 !== null)){
const err32 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 500){
const err33 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
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
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export { createSplitCompany as updateSplitCompany };

