// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createEmployeeGroup = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["group_name","use"],"additionalProperties":false,"properties":{"group_name":{"type":"string","maxLength":80,"minLength":1,"pattern":"\\S"},"code":{"type":["string","null"],"maxLength":20,"minLength":1,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},"use":{"type":"string","enum":["leave","payroll","shift","notice"]},"membership":{"type":"string","enum":["list","rule"]},"rule":{"$ref":"request1"},"description":{"type":["string","null"],"maxLength":500},"status":{"type":"string","enum":["active","inactive"]}}};
const func0 = $lengthOf;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$", "u");
const schema1 = {"type":["object","null"],"additionalProperties":false,"properties":{"departmentIds":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"request2"}},"designationIds":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"request2"}},"gradeIds":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"request2"}},"classIds":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"request2"}},"functionalGroupIds":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"request2"}},"locationIds":{"type":"array","maxItems":50,"uniqueItems":true,"items":{"$ref":"request2"}},"contractTypes":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"$ref":"request3"}},"residencies":{"type":"array","maxItems":3,"uniqueItems":true,"items":{"$ref":"request4"}},"serviceMonthsFrom":{"type":["integer","null"],"maximum":720,"minimum":0},"serviceMonthsTo":{"type":["integer","null"],"maximum":720,"minimum":0}}};
const schema2 = {"type":"string","format":"uuid"};
const schema8 = {"type":"string","enum":["permanent","fixedTerm","partTime","casual","intern"]};
const schema9 = {"type":"string","enum":["citizen","pr","foreigner"]};
const func4 = Object.prototype.hasOwnProperty;
const func5 = $equal;
const formats0 = $formats.uuid;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema1.type}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func4.call(schema1.properties, key0))){
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
if(data.departmentIds !== undefined){
let data0 = data.departmentIds;
if(Array.isArray(data0)){
if(data0.length > 50){
const err2 = {instancePath:instancePath+"/departmentIds",schemaPath:"#/properties/departmentIds/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err3 = {instancePath:instancePath+"/departmentIds/" + i0,schemaPath:"request2/format",keyword:"format",params:{format: "uuid"}};
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
const err4 = {instancePath:instancePath+"/departmentIds/" + i0,schemaPath:"request2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
if(func5(data0[i1], data0[j0])){
const err5 = {instancePath:instancePath+"/departmentIds",schemaPath:"#/properties/departmentIds/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/departmentIds",schemaPath:"#/properties/departmentIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.designationIds !== undefined){
let data2 = data.designationIds;
if(Array.isArray(data2)){
if(data2.length > 50){
const err7 = {instancePath:instancePath+"/designationIds",schemaPath:"#/properties/designationIds/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err8 = {instancePath:instancePath+"/designationIds/" + i2,schemaPath:"request2/format",keyword:"format",params:{format: "uuid"}};
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
const err9 = {instancePath:instancePath+"/designationIds/" + i2,schemaPath:"request2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let i3 = data2.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func5(data2[i3], data2[j1])){
const err10 = {instancePath:instancePath+"/designationIds",schemaPath:"#/properties/designationIds/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/designationIds",schemaPath:"#/properties/designationIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.gradeIds !== undefined){
let data4 = data.gradeIds;
if(Array.isArray(data4)){
if(data4.length > 50){
const err12 = {instancePath:instancePath+"/gradeIds",schemaPath:"#/properties/gradeIds/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
let data5 = data4[i4];
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err13 = {instancePath:instancePath+"/gradeIds/" + i4,schemaPath:"request2/format",keyword:"format",params:{format: "uuid"}};
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
const err14 = {instancePath:instancePath+"/gradeIds/" + i4,schemaPath:"request2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i5 = data4.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func5(data4[i5], data4[j2])){
const err15 = {instancePath:instancePath+"/gradeIds",schemaPath:"#/properties/gradeIds/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break outer2;
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/gradeIds",schemaPath:"#/properties/gradeIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.classIds !== undefined){
let data6 = data.classIds;
if(Array.isArray(data6)){
if(data6.length > 50){
const err17 = {instancePath:instancePath+"/classIds",schemaPath:"#/properties/classIds/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
let data7 = data6[i6];
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err18 = {instancePath:instancePath+"/classIds/" + i6,schemaPath:"request2/format",keyword:"format",params:{format: "uuid"}};
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
const err19 = {instancePath:instancePath+"/classIds/" + i6,schemaPath:"request2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
let i7 = data6.length;
let j3;
if(i7 > 1){
outer3:
for(;i7--;){
for(j3 = i7; j3--;){
if(func5(data6[i7], data6[j3])){
const err20 = {instancePath:instancePath+"/classIds",schemaPath:"#/properties/classIds/uniqueItems",keyword:"uniqueItems",params:{i: i7, j: j3}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break outer3;
}
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/classIds",schemaPath:"#/properties/classIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.functionalGroupIds !== undefined){
let data8 = data.functionalGroupIds;
if(Array.isArray(data8)){
if(data8.length > 50){
const err22 = {instancePath:instancePath+"/functionalGroupIds",schemaPath:"#/properties/functionalGroupIds/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len4 = data8.length;
for(let i8=0; i8<len4; i8++){
let data9 = data8[i8];
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err23 = {instancePath:instancePath+"/functionalGroupIds/" + i8,schemaPath:"request2/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/functionalGroupIds/" + i8,schemaPath:"request2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
let i9 = data8.length;
let j4;
if(i9 > 1){
outer4:
for(;i9--;){
for(j4 = i9; j4--;){
if(func5(data8[i9], data8[j4])){
const err25 = {instancePath:instancePath+"/functionalGroupIds",schemaPath:"#/properties/functionalGroupIds/uniqueItems",keyword:"uniqueItems",params:{i: i9, j: j4}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
break outer4;
}
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/functionalGroupIds",schemaPath:"#/properties/functionalGroupIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.locationIds !== undefined){
let data10 = data.locationIds;
if(Array.isArray(data10)){
if(data10.length > 50){
const err27 = {instancePath:instancePath+"/locationIds",schemaPath:"#/properties/locationIds/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len5 = data10.length;
for(let i10=0; i10<len5; i10++){
let data11 = data10[i10];
if(typeof data11 === "string"){
if(!(formats0(data11))){
const err28 = {instancePath:instancePath+"/locationIds/" + i10,schemaPath:"request2/format",keyword:"format",params:{format: "uuid"}};
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
const err29 = {instancePath:instancePath+"/locationIds/" + i10,schemaPath:"request2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
let i11 = data10.length;
let j5;
if(i11 > 1){
outer5:
for(;i11--;){
for(j5 = i11; j5--;){
if(func5(data10[i11], data10[j5])){
const err30 = {instancePath:instancePath+"/locationIds",schemaPath:"#/properties/locationIds/uniqueItems",keyword:"uniqueItems",params:{i: i11, j: j5}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
break outer5;
}
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/locationIds",schemaPath:"#/properties/locationIds/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.contractTypes !== undefined){
let data12 = data.contractTypes;
if(Array.isArray(data12)){
if(data12.length > 5){
const err32 = {instancePath:instancePath+"/contractTypes",schemaPath:"#/properties/contractTypes/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
const len6 = data12.length;
for(let i12=0; i12<len6; i12++){
let data13 = data12[i12];
if(typeof data13 !== "string"){
const err33 = {instancePath:instancePath+"/contractTypes/" + i12,schemaPath:"request3/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((((data13 === "permanent") || (data13 === "fixedTerm")) || (data13 === "partTime")) || (data13 === "casual")) || (data13 === "intern"))){
const err34 = {instancePath:instancePath+"/contractTypes/" + i12,schemaPath:"request3/enum",keyword:"enum",params:{allowedValues: schema8.enum}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
let i13 = data12.length;
let j6;
if(i13 > 1){
outer6:
for(;i13--;){
for(j6 = i13; j6--;){
if(func5(data12[i13], data12[j6])){
const err35 = {instancePath:instancePath+"/contractTypes",schemaPath:"#/properties/contractTypes/uniqueItems",keyword:"uniqueItems",params:{i: i13, j: j6}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
break outer6;
}
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/contractTypes",schemaPath:"#/properties/contractTypes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.residencies !== undefined){
let data14 = data.residencies;
if(Array.isArray(data14)){
if(data14.length > 3){
const err37 = {instancePath:instancePath+"/residencies",schemaPath:"#/properties/residencies/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len7 = data14.length;
for(let i14=0; i14<len7; i14++){
let data15 = data14[i14];
if(typeof data15 !== "string"){
const err38 = {instancePath:instancePath+"/residencies/" + i14,schemaPath:"request4/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(((data15 === "citizen") || (data15 === "pr")) || (data15 === "foreigner"))){
const err39 = {instancePath:instancePath+"/residencies/" + i14,schemaPath:"request4/enum",keyword:"enum",params:{allowedValues: schema9.enum}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
let i15 = data14.length;
let j7;
if(i15 > 1){
outer7:
for(;i15--;){
for(j7 = i15; j7--;){
if(func5(data14[i15], data14[j7])){
const err40 = {instancePath:instancePath+"/residencies",schemaPath:"#/properties/residencies/uniqueItems",keyword:"uniqueItems",params:{i: i15, j: j7}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
break outer7;
}
}
}
}
}
else {
const err41 = {instancePath:instancePath+"/residencies",schemaPath:"#/properties/residencies/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.serviceMonthsFrom !== undefined){
let data16 = data.serviceMonthsFrom;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
const err42 = {instancePath:instancePath+"/serviceMonthsFrom",schemaPath:"#/properties/serviceMonthsFrom/type",keyword:"type",params:{type: schema1.properties.serviceMonthsFrom.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 > 720 || isNaN(data16)){
const err43 = {instancePath:instancePath+"/serviceMonthsFrom",schemaPath:"#/properties/serviceMonthsFrom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 720}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err44 = {instancePath:instancePath+"/serviceMonthsFrom",schemaPath:"#/properties/serviceMonthsFrom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.serviceMonthsTo !== undefined){
let data17 = data.serviceMonthsTo;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
const err45 = {instancePath:instancePath+"/serviceMonthsTo",schemaPath:"#/properties/serviceMonthsTo/type",keyword:"type",params:{type: schema1.properties.serviceMonthsTo.type}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 > 720 || isNaN(data17)){
const err46 = {instancePath:instancePath+"/serviceMonthsTo",schemaPath:"#/properties/serviceMonthsTo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 720}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err47 = {instancePath:instancePath+"/serviceMonthsTo",schemaPath:"#/properties/serviceMonthsTo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group_name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.use === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "use"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "group_name") || (key0 === "code")) || (key0 === "use")) || (key0 === "membership")) || (key0 === "rule")) || (key0 === "description")) || (key0 === "status"))){
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
if(data.group_name !== undefined){
let data0 = data.group_name;
if(typeof data0 === "string"){
if(func0(data0) > 80){
const err3 = {instancePath:instancePath+"/group_name",schemaPath:"#/properties/group_name/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/group_name",schemaPath:"#/properties/group_name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/group_name",schemaPath:"#/properties/group_name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err6 = {instancePath:instancePath+"/group_name",schemaPath:"#/properties/group_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if((typeof data1 !== "string") && (data1 !== null)){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema0.properties.code.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 20){
const err8 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func0(data1) < 1){
const err9 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1.test(data1)){
const err10 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"}};
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
if(data.use !== undefined){
let data2 = data.use;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/use",schemaPath:"#/properties/use/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data2 === "leave") || (data2 === "payroll")) || (data2 === "shift")) || (data2 === "notice"))){
const err12 = {instancePath:instancePath+"/use",schemaPath:"#/properties/use/enum",keyword:"enum",params:{allowedValues: schema0.properties.use.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.membership !== undefined){
let data3 = data.membership;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/membership",schemaPath:"#/properties/membership/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data3 === "list") || (data3 === "rule"))){
const err14 = {instancePath:instancePath+"/membership",schemaPath:"#/properties/membership/enum",keyword:"enum",params:{allowedValues: schema0.properties.membership.enum}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.rule !== undefined){
if(!(validate1(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data5 = data.description;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema0.properties.description.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 500){
const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 500}};
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
export { createEmployeeGroup as updateEmployeeGroup };

