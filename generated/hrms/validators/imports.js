// Generated from the contract by `npm run generate`; never edited.
import { check as $check, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const validateImport = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["mapping"],"additionalProperties":false,"properties":{"mapping":{"type":"array","maxItems":200,"minItems":1,"items":{"$ref":"request1"}},"corrections":{"type":"array","maxItems":500,"items":{"$ref":"request2"}}}};
const schema1 = {"type":"object","required":["column","field"],"additionalProperties":false,"properties":{"column":{"type":"integer","maximum":199,"minimum":0},"field":{"type":"string","maxLength":60}}};
const schema2 = {"type":"object","required":["row","column","value"],"additionalProperties":false,"properties":{"row":{"type":"integer","minimum":2},"column":{"type":"integer","maximum":199,"minimum":0},"value":{"type":"string","maxLength":300}}};
const func0 = $lengthOf;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mapping === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mapping"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "mapping") || (key0 === "corrections"))){
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
if(data.mapping !== undefined){
let data0 = data.mapping;
if(Array.isArray(data0)){
if(data0.length > 200){
const err2 = {instancePath:instancePath+"/mapping",schemaPath:"#/properties/mapping/maxItems",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/mapping",schemaPath:"#/properties/mapping/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.column === undefined){
const err4 = {instancePath:instancePath+"/mapping/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "column"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.field === undefined){
const err5 = {instancePath:instancePath+"/mapping/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "field"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "column") || (key1 === "field"))){
const err6 = {instancePath:instancePath+"/mapping/" + i0,schemaPath:"request1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.column !== undefined){
let data2 = data1.column;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/mapping/" + i0+"/column",schemaPath:"request1/properties/column/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 199 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/mapping/" + i0+"/column",schemaPath:"request1/properties/column/maximum",keyword:"maximum",params:{comparison: "<=", limit: 199}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/mapping/" + i0+"/column",schemaPath:"request1/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data1.field !== undefined){
let data3 = data1.field;
if(typeof data3 === "string"){
if(func0(data3) > 60){
const err10 = {instancePath:instancePath+"/mapping/" + i0+"/field",schemaPath:"request1/properties/field/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err11 = {instancePath:instancePath+"/mapping/" + i0+"/field",schemaPath:"request1/properties/field/type",keyword:"type",params:{type: "string"}};
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
const err12 = {instancePath:instancePath+"/mapping/" + i0,schemaPath:"request1/type",keyword:"type",params:{type: "object"}};
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
else {
const err13 = {instancePath:instancePath+"/mapping",schemaPath:"#/properties/mapping/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.corrections !== undefined){
let data4 = data.corrections;
if(Array.isArray(data4)){
if(data4.length > 500){
const err14 = {instancePath:instancePath+"/corrections",schemaPath:"#/properties/corrections/maxItems",keyword:"maxItems",params:{limit: 500}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.row === undefined){
const err15 = {instancePath:instancePath+"/corrections/" + i1,schemaPath:"request2/required",keyword:"required",params:{missingProperty: "row"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.column === undefined){
const err16 = {instancePath:instancePath+"/corrections/" + i1,schemaPath:"request2/required",keyword:"required",params:{missingProperty: "column"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.value === undefined){
const err17 = {instancePath:instancePath+"/corrections/" + i1,schemaPath:"request2/required",keyword:"required",params:{missingProperty: "value"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key2 in data5){
if(!(((key2 === "row") || (key2 === "column")) || (key2 === "value"))){
const err18 = {instancePath:instancePath+"/corrections/" + i1,schemaPath:"request2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.row !== undefined){
let data6 = data5.row;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err19 = {instancePath:instancePath+"/corrections/" + i1+"/row",schemaPath:"request2/properties/row/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 2 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/corrections/" + i1+"/row",schemaPath:"request2/properties/row/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}};
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
if(data5.column !== undefined){
let data7 = data5.column;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err21 = {instancePath:instancePath+"/corrections/" + i1+"/column",schemaPath:"request2/properties/column/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 199 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/corrections/" + i1+"/column",schemaPath:"request2/properties/column/maximum",keyword:"maximum",params:{comparison: "<=", limit: 199}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/corrections/" + i1+"/column",schemaPath:"request2/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data5.value !== undefined){
let data8 = data5.value;
if(typeof data8 === "string"){
if(func0(data8) > 300){
const err24 = {instancePath:instancePath+"/corrections/" + i1+"/value",schemaPath:"request2/properties/value/maxLength",keyword:"maxLength",params:{limit: 300}};
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
const err25 = {instancePath:instancePath+"/corrections/" + i1+"/value",schemaPath:"request2/properties/value/type",keyword:"type",params:{type: "string"}};
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
else {
const err26 = {instancePath:instancePath+"/corrections/" + i1,schemaPath:"request2/type",keyword:"type",params:{type: "object"}};
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
else {
const err27 = {instancePath:instancePath+"/corrections",schemaPath:"#/properties/corrections/type",keyword:"type",params:{type: "array"}};
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
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

