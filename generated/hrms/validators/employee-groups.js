// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createEmployeeGroup = /*#__PURE__*/ $check($validate0);
export const updateEmployeeGroup = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$", "u");
const $names0 = new Set(["departmentIds","designationIds","gradeIds","classIds","functionalGroupIds","locationIds","contractTypes","residencies","serviceMonthsFrom","serviceMonthsTo"]);
const $formats0 = $formats.uuid;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group_name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "group_name"});
errors++;
}
if(data.use === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "use"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "group_name") || (key0 === "code")) || (key0 === "use")) || (key0 === "membership")) || (key0 === "rule")) || (key0 === "description")) || (key0 === "status"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.group_name !== undefined){
let data0 = data.group_name;
if(typeof data0 === "string"){
if($lengthOf(data0) > 80){
vErrors = $fault(vErrors, instancePath+"/group_name", "maxLength", {limit: 80});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/group_name", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/group_name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/group_name", "type", {type: "string"});
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/code", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 20){
vErrors = $fault(vErrors, instancePath+"/code", "maxLength", {limit: 20});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/code", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/code", "pattern", {pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"});
errors++;
}
}
}
if(data.use !== undefined){
let data2 = data.use;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/use", "type", {type: "string"});
errors++;
}
if(!((((data2 === "leave") || (data2 === "payroll")) || (data2 === "shift")) || (data2 === "notice"))){
vErrors = $fault(vErrors, instancePath+"/use", "enum", {allowedValues: ["leave","payroll","shift","notice"]});
errors++;
}
}
if(data.membership !== undefined){
let data3 = data.membership;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/membership", "type", {type: "string"});
errors++;
}
if(!((data3 === "list") || (data3 === "rule"))){
vErrors = $fault(vErrors, instancePath+"/membership", "enum", {allowedValues: ["list","rule"]});
errors++;
}
}
if(data.rule !== undefined){
if(!($validate1(data.rule, instancePath+"/rule"))){
vErrors = vErrors === null ? $validate1.errors : vErrors.concat($validate1.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data5 = data.description;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/description", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if($lengthOf(data5) > 500){
vErrors = $fault(vErrors, instancePath+"/description", "maxLength", {limit: 500});
errors++;
}
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((data6 === "active") || (data6 === "inactive"))){
vErrors = $fault(vErrors, instancePath+"/status", "enum", {allowedValues: ["active","inactive"]});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate0.errors = vErrors;
return errors === 0;
}
function $validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
vErrors = $fault(vErrors, instancePath, "type", {type: ["object","null"]});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.departmentIds !== undefined){
let data0 = data.departmentIds;
if(Array.isArray(data0)){
if(data0.length > 50){
vErrors = $fault(vErrors, instancePath+"/departmentIds", "maxItems", {limit: 50});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/departmentIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/departmentIds/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data0[i1], data0[j0])){
vErrors = $fault(vErrors, instancePath+"/departmentIds", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/departmentIds", "type", {type: "array"});
errors++;
}
}
if(data.designationIds !== undefined){
let data2 = data.designationIds;
if(Array.isArray(data2)){
if(data2.length > 50){
vErrors = $fault(vErrors, instancePath+"/designationIds", "maxItems", {limit: 50});
errors++;
}
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/designationIds/" + i2, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/designationIds/" + i2, "type", {type: "string"});
errors++;
}
}
let i3 = data2.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if($equal(data2[i3], data2[j1])){
vErrors = $fault(vErrors, instancePath+"/designationIds", "uniqueItems", {i: i3, j: j1});
errors++;
break outer1;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/designationIds", "type", {type: "array"});
errors++;
}
}
if(data.gradeIds !== undefined){
let data4 = data.gradeIds;
if(Array.isArray(data4)){
if(data4.length > 50){
vErrors = $fault(vErrors, instancePath+"/gradeIds", "maxItems", {limit: 50});
errors++;
}
const len2 = data4.length;
for(let i4=0; i4<len2; i4++){
let data5 = data4[i4];
if(typeof data5 === "string"){
if(!($formats0(data5))){
vErrors = $fault(vErrors, instancePath+"/gradeIds/" + i4, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/gradeIds/" + i4, "type", {type: "string"});
errors++;
}
}
let i5 = data4.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if($equal(data4[i5], data4[j2])){
vErrors = $fault(vErrors, instancePath+"/gradeIds", "uniqueItems", {i: i5, j: j2});
errors++;
break outer2;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/gradeIds", "type", {type: "array"});
errors++;
}
}
if(data.classIds !== undefined){
let data6 = data.classIds;
if(Array.isArray(data6)){
if(data6.length > 50){
vErrors = $fault(vErrors, instancePath+"/classIds", "maxItems", {limit: 50});
errors++;
}
const len3 = data6.length;
for(let i6=0; i6<len3; i6++){
let data7 = data6[i6];
if(typeof data7 === "string"){
if(!($formats0(data7))){
vErrors = $fault(vErrors, instancePath+"/classIds/" + i6, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/classIds/" + i6, "type", {type: "string"});
errors++;
}
}
let i7 = data6.length;
let j3;
if(i7 > 1){
outer3:
for(;i7--;){
for(j3 = i7; j3--;){
if($equal(data6[i7], data6[j3])){
vErrors = $fault(vErrors, instancePath+"/classIds", "uniqueItems", {i: i7, j: j3});
errors++;
break outer3;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/classIds", "type", {type: "array"});
errors++;
}
}
if(data.functionalGroupIds !== undefined){
let data8 = data.functionalGroupIds;
if(Array.isArray(data8)){
if(data8.length > 50){
vErrors = $fault(vErrors, instancePath+"/functionalGroupIds", "maxItems", {limit: 50});
errors++;
}
const len4 = data8.length;
for(let i8=0; i8<len4; i8++){
let data9 = data8[i8];
if(typeof data9 === "string"){
if(!($formats0(data9))){
vErrors = $fault(vErrors, instancePath+"/functionalGroupIds/" + i8, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/functionalGroupIds/" + i8, "type", {type: "string"});
errors++;
}
}
let i9 = data8.length;
let j4;
if(i9 > 1){
outer4:
for(;i9--;){
for(j4 = i9; j4--;){
if($equal(data8[i9], data8[j4])){
vErrors = $fault(vErrors, instancePath+"/functionalGroupIds", "uniqueItems", {i: i9, j: j4});
errors++;
break outer4;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/functionalGroupIds", "type", {type: "array"});
errors++;
}
}
if(data.locationIds !== undefined){
let data10 = data.locationIds;
if(Array.isArray(data10)){
if(data10.length > 50){
vErrors = $fault(vErrors, instancePath+"/locationIds", "maxItems", {limit: 50});
errors++;
}
const len5 = data10.length;
for(let i10=0; i10<len5; i10++){
let data11 = data10[i10];
if(typeof data11 === "string"){
if(!($formats0(data11))){
vErrors = $fault(vErrors, instancePath+"/locationIds/" + i10, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/locationIds/" + i10, "type", {type: "string"});
errors++;
}
}
let i11 = data10.length;
let j5;
if(i11 > 1){
outer5:
for(;i11--;){
for(j5 = i11; j5--;){
if($equal(data10[i11], data10[j5])){
vErrors = $fault(vErrors, instancePath+"/locationIds", "uniqueItems", {i: i11, j: j5});
errors++;
break outer5;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/locationIds", "type", {type: "array"});
errors++;
}
}
if(data.contractTypes !== undefined){
let data12 = data.contractTypes;
if(Array.isArray(data12)){
if(data12.length > 5){
vErrors = $fault(vErrors, instancePath+"/contractTypes", "maxItems", {limit: 5});
errors++;
}
const len6 = data12.length;
for(let i12=0; i12<len6; i12++){
let data13 = data12[i12];
if(typeof data13 !== "string"){
vErrors = $fault(vErrors, instancePath+"/contractTypes/" + i12, "type", {type: "string"});
errors++;
}
if(!(((((data13 === "permanent") || (data13 === "fixedTerm")) || (data13 === "partTime")) || (data13 === "casual")) || (data13 === "intern"))){
vErrors = $fault(vErrors, instancePath+"/contractTypes/" + i12, "enum", {allowedValues: ["permanent","fixedTerm","partTime","casual","intern"]});
errors++;
}
}
let i13 = data12.length;
let j6;
if(i13 > 1){
outer6:
for(;i13--;){
for(j6 = i13; j6--;){
if($equal(data12[i13], data12[j6])){
vErrors = $fault(vErrors, instancePath+"/contractTypes", "uniqueItems", {i: i13, j: j6});
errors++;
break outer6;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/contractTypes", "type", {type: "array"});
errors++;
}
}
if(data.residencies !== undefined){
let data14 = data.residencies;
if(Array.isArray(data14)){
if(data14.length > 3){
vErrors = $fault(vErrors, instancePath+"/residencies", "maxItems", {limit: 3});
errors++;
}
const len7 = data14.length;
for(let i14=0; i14<len7; i14++){
let data15 = data14[i14];
if(typeof data15 !== "string"){
vErrors = $fault(vErrors, instancePath+"/residencies/" + i14, "type", {type: "string"});
errors++;
}
if(!(((data15 === "citizen") || (data15 === "pr")) || (data15 === "foreigner"))){
vErrors = $fault(vErrors, instancePath+"/residencies/" + i14, "enum", {allowedValues: ["citizen","pr","foreigner"]});
errors++;
}
}
let i15 = data14.length;
let j7;
if(i15 > 1){
outer7:
for(;i15--;){
for(j7 = i15; j7--;){
if($equal(data14[i15], data14[j7])){
vErrors = $fault(vErrors, instancePath+"/residencies", "uniqueItems", {i: i15, j: j7});
errors++;
break outer7;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/residencies", "type", {type: "array"});
errors++;
}
}
if(data.serviceMonthsFrom !== undefined){
let data16 = data.serviceMonthsFrom;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
vErrors = $fault(vErrors, instancePath+"/serviceMonthsFrom", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data16 == "number"){
if(data16 > 720 || isNaN(data16)){
vErrors = $fault(vErrors, instancePath+"/serviceMonthsFrom", "maximum", {limit: 720});
errors++;
}
if(data16 < 0 || isNaN(data16)){
vErrors = $fault(vErrors, instancePath+"/serviceMonthsFrom", "minimum", {limit: 0});
errors++;
}
}
}
if(data.serviceMonthsTo !== undefined){
let data17 = data.serviceMonthsTo;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
vErrors = $fault(vErrors, instancePath+"/serviceMonthsTo", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 720 || isNaN(data17)){
vErrors = $fault(vErrors, instancePath+"/serviceMonthsTo", "maximum", {limit: 720});
errors++;
}
if(data17 < 0 || isNaN(data17)){
vErrors = $fault(vErrors, instancePath+"/serviceMonthsTo", "minimum", {limit: 0});
errors++;
}
}
}
}
$validate1.errors = vErrors;
return errors === 0;
}
