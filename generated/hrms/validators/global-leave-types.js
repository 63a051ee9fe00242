// Generated from the contract by `npm run generate`; never edited.
import { check as $check, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createGlobalLeaveType = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["code","name","unit","country"],"additionalProperties":false,"properties":{"code":{"type":"string","maxLength":30,"minLength":1,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&+-]*$"},"name":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"statute":{"type":["string","null"],"maxLength":160},"unit":{"type":"string","enum":["day","hour"]},"gender":{"type":"string","enum":["any","female","male"]},"serviceMonths":{"type":"integer","maximum":600,"minimum":0},"childAge":{"type":["integer","null"],"maximum":21,"minimum":1},"childCitizen":{"type":"string","enum":["any","citizen","other"]},"maritalStatus":{"type":"string","enum":["any","married","single"]},"defaultEntitlement":{"type":"array","maxItems":60,"items":{"$ref":"request1"}},"payFraction":{"type":"number","maximum":1,"minimum":0},"governmentPaidUnits":{"type":["integer","null"],"maximum":9999,"minimum":1},"governmentPaidCap":{"type":["integer","null"],"maximum":100000000000,"minimum":0},"governmentPaidPer":{"type":["string","null"],"enum":["day","week","four-weeks",null]},"docRequired":{"type":"boolean"},"country":{"type":"string","pattern":"^[A-Za-z]{2}$"},"status":{"type":"string","enum":["active","inactive"]}}};
const schema1 = {"type":"object","required":["serviceMonths","units"],"additionalProperties":false,"properties":{"serviceMonths":{"type":"integer","maximum":1200,"minimum":0},"units":{"type":"integer","maximum":9999,"minimum":0}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = $lengthOf;
const pattern0 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&+-]*$", "u");
const pattern1 = new RegExp("\\S", "u");
const pattern2 = new RegExp("^[A-Za-z]{2}$", "u");

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
if(data.unit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unit"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.country === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"}};
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func1(data0) > 30){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern0.test(data0)){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&+-]*$"}};
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
const err8 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern1.test(data1)){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.statute !== undefined){
let data2 = data.statute;
if((typeof data2 !== "string") && (data2 !== null)){
const err13 = {instancePath:instancePath+"/statute",schemaPath:"#/properties/statute/type",keyword:"type",params:{type: schema0.properties.statute.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 160){
const err14 = {instancePath:instancePath+"/statute",schemaPath:"#/properties/statute/maxLength",keyword:"maxLength",params:{limit: 160}};
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
if(data.unit !== undefined){
let data3 = data.unit;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data3 === "day") || (data3 === "hour"))){
const err16 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema0.properties.unit.enum}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.gender !== undefined){
let data4 = data.gender;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data4 === "any") || (data4 === "female")) || (data4 === "male"))){
const err18 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/enum",keyword:"enum",params:{allowedValues: schema0.properties.gender.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.serviceMonths !== undefined){
let data5 = data.serviceMonths;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err19 = {instancePath:instancePath+"/serviceMonths",schemaPath:"#/properties/serviceMonths/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 600 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/serviceMonths",schemaPath:"#/properties/serviceMonths/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/serviceMonths",schemaPath:"#/properties/serviceMonths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.childAge !== undefined){
let data6 = data.childAge;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err22 = {instancePath:instancePath+"/childAge",schemaPath:"#/properties/childAge/type",keyword:"type",params:{type: schema0.properties.childAge.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 21 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/childAge",schemaPath:"#/properties/childAge/maximum",keyword:"maximum",params:{comparison: "<=", limit: 21}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/childAge",schemaPath:"#/properties/childAge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.childCitizen !== undefined){
let data7 = data.childCitizen;
if(typeof data7 !== "string"){
const err25 = {instancePath:instancePath+"/childCitizen",schemaPath:"#/properties/childCitizen/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((data7 === "any") || (data7 === "citizen")) || (data7 === "other"))){
const err26 = {instancePath:instancePath+"/childCitizen",schemaPath:"#/properties/childCitizen/enum",keyword:"enum",params:{allowedValues: schema0.properties.childCitizen.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.maritalStatus !== undefined){
let data8 = data.maritalStatus;
if(typeof data8 !== "string"){
const err27 = {instancePath:instancePath+"/maritalStatus",schemaPath:"#/properties/maritalStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data8 === "any") || (data8 === "married")) || (data8 === "single"))){
const err28 = {instancePath:instancePath+"/maritalStatus",schemaPath:"#/properties/maritalStatus/enum",keyword:"enum",params:{allowedValues: schema0.properties.maritalStatus.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.defaultEntitlement !== undefined){
let data9 = data.defaultEntitlement;
if(Array.isArray(data9)){
if(data9.length > 60){
const err29 = {instancePath:instancePath+"/defaultEntitlement",schemaPath:"#/properties/defaultEntitlement/maxItems",keyword:"maxItems",params:{limit: 60}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.serviceMonths === undefined){
const err30 = {instancePath:instancePath+"/defaultEntitlement/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "serviceMonths"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.units === undefined){
const err31 = {instancePath:instancePath+"/defaultEntitlement/" + i0,schemaPath:"request1/required",keyword:"required",params:{missingProperty: "units"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key1 in data10){
if(!((key1 === "serviceMonths") || (key1 === "units"))){
const err32 = {instancePath:instancePath+"/defaultEntitlement/" + i0,schemaPath:"request1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.serviceMonths !== undefined){
let data11 = data10.serviceMonths;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err33 = {instancePath:instancePath+"/defaultEntitlement/" + i0+"/serviceMonths",schemaPath:"request1/properties/serviceMonths/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 1200 || isNaN(data11)){
const err34 = {instancePath:instancePath+"/defaultEntitlement/" + i0+"/serviceMonths",schemaPath:"request1/properties/serviceMonths/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/defaultEntitlement/" + i0+"/serviceMonths",schemaPath:"request1/properties/serviceMonths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data10.units !== undefined){
let data12 = data10.units;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err36 = {instancePath:instancePath+"/defaultEntitlement/" + i0+"/units",schemaPath:"request1/properties/units/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 9999 || isNaN(data12)){
const err37 = {instancePath:instancePath+"/defaultEntitlement/" + i0+"/units",schemaPath:"request1/properties/units/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/defaultEntitlement/" + i0+"/units",schemaPath:"request1/properties/units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
else {
const err39 = {instancePath:instancePath+"/defaultEntitlement/" + i0,schemaPath:"request1/type",keyword:"type",params:{type: "object"}};
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
const err40 = {instancePath:instancePath+"/defaultEntitlement",schemaPath:"#/properties/defaultEntitlement/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.payFraction !== undefined){
let data13 = data.payFraction;
if(typeof data13 == "number"){
if(data13 > 1 || isNaN(data13)){
const err41 = {instancePath:instancePath+"/payFraction",schemaPath:"#/properties/payFraction/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err42 = {instancePath:instancePath+"/payFraction",schemaPath:"#/properties/payFraction/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
const err43 = {instancePath:instancePath+"/payFraction",schemaPath:"#/properties/payFraction/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.governmentPaidUnits !== undefined){
let data14 = data.governmentPaidUnits;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err44 = {instancePath:instancePath+"/governmentPaidUnits",schemaPath:"#/properties/governmentPaidUnits/type",keyword:"type",params:{type: schema0.properties.governmentPaidUnits.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 > 9999 || isNaN(data14)){
const err45 = {instancePath:instancePath+"/governmentPaidUnits",schemaPath:"#/properties/governmentPaidUnits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err46 = {instancePath:instancePath+"/governmentPaidUnits",schemaPath:"#/properties/governmentPaidUnits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(data.governmentPaidCap !== undefined){
let data15 = data.governmentPaidCap;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
const err47 = {instancePath:instancePath+"/governmentPaidCap",schemaPath:"#/properties/governmentPaidCap/type",keyword:"type",params:{type: schema0.properties.governmentPaidCap.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 > 100000000000 || isNaN(data15)){
const err48 = {instancePath:instancePath+"/governmentPaidCap",schemaPath:"#/properties/governmentPaidCap/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err49 = {instancePath:instancePath+"/governmentPaidCap",schemaPath:"#/properties/governmentPaidCap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.governmentPaidPer !== undefined){
let data16 = data.governmentPaidPer;
if((typeof data16 !== "string") && (data16 !== null)){
const err50 = {instancePath:instancePath+"/governmentPaidPer",schemaPath:"#/properties/governmentPaidPer/type",keyword:"type",params:{type: schema0.properties.governmentPaidPer.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!((((data16 === "day") || (data16 === "week")) || (data16 === "four-weeks")) || (data16 === null))){
const err51 = {instancePath:instancePath+"/governmentPaidPer",schemaPath:"#/properties/governmentPaidPer/enum",keyword:"enum",params:{allowedValues: schema0.properties.governmentPaidPer.enum}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.docRequired !== undefined){
if(typeof data.docRequired !== "boolean"){
const err52 = {instancePath:instancePath+"/docRequired",schemaPath:"#/properties/docRequired/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.country !== undefined){
let data18 = data.country;
if(typeof data18 === "string"){
if(!pattern2.test(data18)){
const err53 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2}$"}};
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
const err54 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.status !== undefined){
let data19 = data.status;
if(typeof data19 !== "string"){
const err55 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!((data19 === "active") || (data19 === "inactive"))){
const err56 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema0.properties.status.enum}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export { createGlobalLeaveType as updateGlobalLeaveType };

