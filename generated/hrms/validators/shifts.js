// Generated from the contract by `npm run generate`; never edited.
import { check as $check, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createShift = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["name","code","start","end"],"additionalProperties":false,"properties":{"name":{"type":"string","maxLength":80,"minLength":1,"pattern":"\\S"},"code":{"type":"string","maxLength":20,"minLength":1,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},"start":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},"end":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},"endNextDay":{"type":"boolean"},"breaks":{"type":"array","maxItems":6,"items":{"$ref":"request1"}},"graceInMin":{"type":"integer","maximum":240,"minimum":0},"graceOutMin":{"type":"integer","maximum":240,"minimum":0},"earliestInMin":{"type":["integer","null"],"maximum":720,"minimum":0},"latestOutMin":{"type":["integer","null"],"maximum":720,"minimum":0},"halfDayMin":{"type":["integer","null"],"maximum":1440,"minimum":1},"absentMin":{"type":["integer","null"],"maximum":1440,"minimum":1},"colour":{"type":"string","enum":["blue","green","amber","red","violet","teal","grey"]},"status":{"type":"string","enum":["active","inactive"]}}};
const schema1 = {"type":"object","required":["start","minutes"],"additionalProperties":false,"properties":{"start":{"type":"string","pattern":"^([01]\\d|2[0-3]):[0-5]\\d$"},"minutes":{"type":"integer","maximum":240,"minimum":1},"paid":{"type":"boolean"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = $lengthOf;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$", "u");
const pattern2 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.start === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.end === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 80){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern0.test(data0)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err9 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern1.test(data1)){
const err11 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.start !== undefined){
let data2 = data.start;
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
const err13 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"}};
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
const err14 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.end !== undefined){
let data3 = data.end;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err15 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"}};
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
const err16 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.endNextDay !== undefined){
if(typeof data.endNextDay !== "boolean"){
const err17 = {instancePath:instancePath+"/endNextDay",schemaPath:"#/properties/endNextDay/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.breaks !== undefined){
let data5 = data.breaks;
if(Array.isArray(data5)){
if(data5.length > 6){
const err18 = {instancePath:instancePath+"/breaks",schemaPath:"#/properties/breaks/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.start === undefined){
const err19 = {instancePath:instancePath+"/breaks/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "start"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.minutes === undefined){
const err20 = {instancePath:instancePath+"/breaks/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "minutes"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data6){
if(!(((key1 === "start") || (key1 === "minutes")) || (key1 === "paid"))){
const err21 = {instancePath:instancePath+"/breaks/" + i0,schemaPath:"request1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.start !== undefined){
let data7 = data6.start;
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
const err22 = {instancePath:instancePath+"/breaks/" + i0+"/start",schemaPath:"request1/properties/start/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"}};
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
const err23 = {instancePath:instancePath+"/breaks/" + i0+"/start",schemaPath:"request1/properties/start/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.minutes !== undefined){
let data8 = data6.minutes;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err24 = {instancePath:instancePath+"/breaks/" + i0+"/minutes",schemaPath:"request1/properties/minutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 240 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/breaks/" + i0+"/minutes",schemaPath:"request1/properties/minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 240}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/breaks/" + i0+"/minutes",schemaPath:"request1/properties/minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data6.paid !== undefined){
if(typeof data6.paid !== "boolean"){
const err27 = {instancePath:instancePath+"/breaks/" + i0+"/paid",schemaPath:"request1/properties/paid/type",keyword:"type",params:{type: "boolean"}};
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
const err28 = {instancePath:instancePath+"/breaks/" + i0,schemaPath:"request1/type",keyword:"type",params:{type: "object"}};
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
else {
const err29 = {instancePath:instancePath+"/breaks",schemaPath:"#/properties/breaks/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.graceInMin !== undefined){
let data10 = data.graceInMin;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err30 = {instancePath:instancePath+"/graceInMin",schemaPath:"#/properties/graceInMin/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 240 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/graceInMin",schemaPath:"#/properties/graceInMin/maximum",keyword:"maximum",params:{comparison: "<=", limit: 240}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/graceInMin",schemaPath:"#/properties/graceInMin/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.graceOutMin !== undefined){
let data11 = data.graceOutMin;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err33 = {instancePath:instancePath+"/graceOutMin",schemaPath:"#/properties/graceOutMin/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 240 || isNaN(data11)){
const err34 = {instancePath:instancePath+"/graceOutMin",schemaPath:"#/properties/graceOutMin/maximum",keyword:"maximum",params:{comparison: "<=", limit: 240}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/graceOutMin",schemaPath:"#/properties/graceOutMin/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.earliestInMin !== undefined){
let data12 = data.earliestInMin;
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
const err36 = {instancePath:instancePath+"/earliestInMin",schemaPath:"#/properties/earliestInMin/type",keyword:"type",params:{type: schema0.properties.earliestInMin.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 720 || isNaN(data12)){
const err37 = {instancePath:instancePath+"/earliestInMin",schemaPath:"#/properties/earliestInMin/maximum",keyword:"maximum",params:{comparison: "<=", limit: 720}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/earliestInMin",schemaPath:"#/properties/earliestInMin/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.latestOutMin !== undefined){
let data13 = data.latestOutMin;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
const err39 = {instancePath:instancePath+"/latestOutMin",schemaPath:"#/properties/latestOutMin/type",keyword:"type",params:{type: schema0.properties.latestOutMin.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 720 || isNaN(data13)){
const err40 = {instancePath:instancePath+"/latestOutMin",schemaPath:"#/properties/latestOutMin/maximum",keyword:"maximum",params:{comparison: "<=", limit: 720}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err41 = {instancePath:instancePath+"/latestOutMin",schemaPath:"#/properties/latestOutMin/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.halfDayMin !== undefined){
let data14 = data.halfDayMin;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err42 = {instancePath:instancePath+"/halfDayMin",schemaPath:"#/properties/halfDayMin/type",keyword:"type",params:{type: schema0.properties.halfDayMin.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 > 1440 || isNaN(data14)){
const err43 = {instancePath:instancePath+"/halfDayMin",schemaPath:"#/properties/halfDayMin/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err44 = {instancePath:instancePath+"/halfDayMin",schemaPath:"#/properties/halfDayMin/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.absentMin !== undefined){
let data15 = data.absentMin;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
const err45 = {instancePath:instancePath+"/absentMin",schemaPath:"#/properties/absentMin/type",keyword:"type",params:{type: schema0.properties.absentMin.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 > 1440 || isNaN(data15)){
const err46 = {instancePath:instancePath+"/absentMin",schemaPath:"#/properties/absentMin/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data15 < 1 || isNaN(data15)){
const err47 = {instancePath:instancePath+"/absentMin",schemaPath:"#/properties/absentMin/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data.colour !== undefined){
let data16 = data.colour;
if(typeof data16 !== "string"){
const err48 = {instancePath:instancePath+"/colour",schemaPath:"#/properties/colour/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(((((((data16 === "blue") || (data16 === "green")) || (data16 === "amber")) || (data16 === "red")) || (data16 === "violet")) || (data16 === "teal")) || (data16 === "grey"))){
const err49 = {instancePath:instancePath+"/colour",schemaPath:"#/properties/colour/enum",keyword:"enum",params:{allowedValues: schema0.properties.colour.enum}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.status !== undefined){
let data17 = data.status;
if(typeof data17 !== "string"){
const err50 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!((data17 === "active") || (data17 === "inactive"))){
const err51 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}};
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
validate0.errors = vErrors;
return errors === 0;
}
export { createShift as updateShift };

