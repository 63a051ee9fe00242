// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate28 } from "./components/phone.js";
import { validate as $validate29 } from "./components/address.js";
import { validate as $validate30 } from "./components/emergency-contact.js";

export const createEmployee = /*#__PURE__*/ $check($validate0);
export const bulkUpdateEmployees = /*#__PURE__*/ $check($validate1);
export const updateEmployeePerson = /*#__PURE__*/ $check($validate2);
export const updateEmployeePhoto = /*#__PURE__*/ $check($validate3);
export const updateEmployeeContact = /*#__PURE__*/ $check($validate4);
export const updateEmployeeIdentity = /*#__PURE__*/ $check($validate5);
export const updateEmployeeEmployment = /*#__PURE__*/ $check($validate6);
export const unmaskEmployeeField = /*#__PURE__*/ $check($validate7);
export const addEmployeeJob = /*#__PURE__*/ $check($validate8);
export const updateEmployeeJob = /*#__PURE__*/ $check($validate8);
export const addEmployeePayTerms = /*#__PURE__*/ $check($validate9);
export const updateEmployeePayTerms = /*#__PURE__*/ $check($validate9);
export const addEmployeeResidency = /*#__PURE__*/ $check($validate10);
export const updateEmployeeResidency = /*#__PURE__*/ $check($validate10);
export const addEmployeeStatutory = /*#__PURE__*/ $check($validate11);
export const updateEmployeeStatutory = /*#__PURE__*/ $check($validate11);
export const startEmployeeProbation = /*#__PURE__*/ $check($validate12);
export const confirmEmployee = /*#__PURE__*/ $check($validate13);
export const extendEmployeeProbation = /*#__PURE__*/ $check($validate14);
export const giveEmployeeNotice = /*#__PURE__*/ $check($validate15);
export const cancelEmployeeExit = /*#__PURE__*/ $check($validate16);
export const completeEmployeeExit = /*#__PURE__*/ $check($validate17);
export const suspendEmployee = /*#__PURE__*/ $check($validate18);
export const holdEmployee = /*#__PURE__*/ $check($validate16);
export const liftEmployeeHold = /*#__PURE__*/ $check($validate16);
export const exportEmployeeData = /*#__PURE__*/ $check($validate16);
export const rehireEmployee = /*#__PURE__*/ $check($validate19);
const $names0 = new Set(["employeeIds","action","on","departmentId","designationId","gradeId","classId","functionalGroupId","locationId","shiftId","managerId","reason"]);
const $formats0 = $formats.uuid;
const $formats1 = $formats.date;
const $names1 = new Set(["fullName","preferredName","gender","dateOfBirth","maritalStatus","raceId","secondRaceId","religionId","nationalityId","education","skills","customFields"]);
const $pattern0 = new RegExp("\\S", "u");
const $pattern1 = new RegExp("^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$", "u");
const $formats2 = $formats.email;
const $pattern2 = new RegExp("^\\s*[A-Za-z0-9][A-Za-z0-9 ._/-]*$", "u");
const $names2 = new Set(["effectiveFrom","reason","correction","departmentId","designationId","gradeId","classId","functionalGroupId","locationId","shiftId","employeeGroupIds","reporting_tos","costSplit"]);
const $names3 = new Set(["effectiveFrom","reason","correction","rateType","basic","currency","payFrequency","hoursPerWeek","daysPerWeek","otEligible","otReason","proration"]);
const $pattern3 = new RegExp("^[A-Z]{3}$", "u");
const $names4 = new Set(["effectiveFrom","reason","correction","cpfPaidBy","shg","sdlExemptReason","taxResident","inPpf","ppfEmployeeShare","ppfEmployerShare","cpfOpening"]);
const $names5 = new Set(["fullName","preferredName","workEmail","gender","dateOfBirth","maritalStatus","raceId","secondRaceId","religionId","nationalityId","customFields"]);
const $names6 = new Set(["departmentId","designationId","gradeId","classId","functionalGroupId","locationId","shiftId","employeeGroupIds","reporting_tos","costSplit"]);
const $names7 = new Set(["rateType","basic","currency","payFrequency","hoursPerWeek","daysPerWeek","otEligible","otReason","proration"]);
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "person"});
errors++;
}
if(data.employment === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employment"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "person") || (key0 === "contact")) || (key0 === "identity")) || (key0 === "employment")) || (key0 === "job")) || (key0 === "pay")) || (key0 === "residency")) || (key0 === "statutory"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.person !== undefined){
if(!($validate20(data.person, instancePath+"/person"))){
vErrors = vErrors === null ? $validate20.errors : vErrors.concat($validate20.errors);
errors = vErrors.length;
}
}
if(data.contact !== undefined){
if(!($validate4(data.contact, instancePath+"/contact"))){
vErrors = vErrors === null ? $validate4.errors : vErrors.concat($validate4.errors);
errors = vErrors.length;
}
}
if(data.identity !== undefined){
if(!($validate5(data.identity, instancePath+"/identity"))){
vErrors = vErrors === null ? $validate5.errors : vErrors.concat($validate5.errors);
errors = vErrors.length;
}
}
if(data.employment !== undefined){
if(!($validate21(data.employment, instancePath+"/employment"))){
vErrors = vErrors === null ? $validate21.errors : vErrors.concat($validate21.errors);
errors = vErrors.length;
}
}
if(data.job !== undefined){
if(!($validate22(data.job, instancePath+"/job"))){
vErrors = vErrors === null ? $validate22.errors : vErrors.concat($validate22.errors);
errors = vErrors.length;
}
}
if(data.pay !== undefined){
if(!($validate23(data.pay, instancePath+"/pay"))){
vErrors = vErrors === null ? $validate23.errors : vErrors.concat($validate23.errors);
errors = vErrors.length;
}
}
if(data.residency !== undefined){
if(!($validate24(data.residency, instancePath+"/residency"))){
vErrors = vErrors === null ? $validate24.errors : vErrors.concat($validate24.errors);
errors = vErrors.length;
}
}
if(data.statutory !== undefined){
if(!($validate25(data.statutory, instancePath+"/statutory"))){
vErrors = vErrors === null ? $validate25.errors : vErrors.concat($validate25.errors);
errors = vErrors.length;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.employeeIds === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeIds"});
errors++;
}
if(data.action === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "action"});
errors++;
}
if(data.on === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "on"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.employeeIds !== undefined){
let data0 = data.employeeIds;
if(Array.isArray(data0)){
if(data0.length > 500){
vErrors = $fault(vErrors, instancePath+"/employeeIds", "maxItems", {limit: 500});
errors++;
}
if(data0.length < 1){
vErrors = $fault(vErrors, instancePath+"/employeeIds", "minItems", {limit: 1});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/employeeIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeIds/" + i0, "type", {type: "string"});
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
vErrors = $fault(vErrors, instancePath+"/employeeIds", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeIds", "type", {type: "array"});
errors++;
}
}
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/action", "type", {type: "string"});
errors++;
}
if(!(((data2 === "changeJob") || (data2 === "confirm")) || (data2 === "extendProbation"))){
vErrors = $fault(vErrors, instancePath+"/action", "enum", {allowedValues: ["changeJob","confirm","extendProbation"]});
errors++;
}
}
if(data.on !== undefined){
let data3 = data.on;
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/on", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/on", "type", {type: "string"});
errors++;
}
}
if(data.departmentId !== undefined){
let data4 = data.departmentId;
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/departmentId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/departmentId", "type", {type: "string"});
errors++;
}
}
if(data.designationId !== undefined){
let data5 = data.designationId;
if(typeof data5 === "string"){
if(!($formats0(data5))){
vErrors = $fault(vErrors, instancePath+"/designationId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/designationId", "type", {type: "string"});
errors++;
}
}
if(data.gradeId !== undefined){
let data6 = data.gradeId;
if(typeof data6 === "string"){
if(!($formats0(data6))){
vErrors = $fault(vErrors, instancePath+"/gradeId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/gradeId", "type", {type: "string"});
errors++;
}
}
if(data.classId !== undefined){
let data7 = data.classId;
if(typeof data7 === "string"){
if(!($formats0(data7))){
vErrors = $fault(vErrors, instancePath+"/classId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/classId", "type", {type: "string"});
errors++;
}
}
if(data.functionalGroupId !== undefined){
let data8 = data.functionalGroupId;
if(typeof data8 === "string"){
if(!($formats0(data8))){
vErrors = $fault(vErrors, instancePath+"/functionalGroupId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/functionalGroupId", "type", {type: "string"});
errors++;
}
}
if(data.locationId !== undefined){
let data9 = data.locationId;
if(typeof data9 === "string"){
if(!($formats0(data9))){
vErrors = $fault(vErrors, instancePath+"/locationId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/locationId", "type", {type: "string"});
errors++;
}
}
if(data.shiftId !== undefined){
let data10 = data.shiftId;
if(typeof data10 === "string"){
if(!($formats0(data10))){
vErrors = $fault(vErrors, instancePath+"/shiftId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/shiftId", "type", {type: "string"});
errors++;
}
}
if(data.managerId !== undefined){
let data11 = data.managerId;
if(typeof data11 === "string"){
if(!($formats0(data11))){
vErrors = $fault(vErrors, instancePath+"/managerId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/managerId", "type", {type: "string"});
errors++;
}
}
if(data.reason !== undefined){
let data12 = data.reason;
if((typeof data12 !== "string") && (data12 !== null)){
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: ["string","null"]});
errors++;
}
if(typeof data12 === "string"){
if($lengthOf(data12) > 200){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 200});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate1.errors = vErrors;
return errors === 0;
}
function $validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fullName === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "fullName"});
errors++;
}
for(const key0 in data){
if(!($names1.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.fullName !== undefined){
let data0 = data.fullName;
if(typeof data0 === "string"){
if($lengthOf(data0) > 120){
vErrors = $fault(vErrors, instancePath+"/fullName", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/fullName", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/fullName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/fullName", "type", {type: "string"});
errors++;
}
}
if(data.preferredName !== undefined){
let data1 = data.preferredName;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/preferredName", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 80){
vErrors = $fault(vErrors, instancePath+"/preferredName", "maxLength", {limit: 80});
errors++;
}
}
}
if(data.gender !== undefined){
let data2 = data.gender;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/gender", "type", {type: ["string","null"]});
errors++;
}
if(!(((data2 === "male") || (data2 === "female")) || (data2 === null))){
vErrors = $fault(vErrors, instancePath+"/gender", "enum", {allowedValues: ["male","female",null]});
errors++;
}
}
if(data.dateOfBirth !== undefined){
let data3 = data.dateOfBirth;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/dateOfBirth", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/dateOfBirth", "format", {format: "date"});
errors++;
}
}
}
if(data.maritalStatus !== undefined){
let data4 = data.maritalStatus;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/maritalStatus", "type", {type: ["string","null"]});
errors++;
}
if(!((((((data4 === "single") || (data4 === "married")) || (data4 === "divorced")) || (data4 === "widowed")) || (data4 === "separated")) || (data4 === null))){
vErrors = $fault(vErrors, instancePath+"/maritalStatus", "enum", {allowedValues: ["single","married","divorced","widowed","separated",null]});
errors++;
}
}
if(data.raceId !== undefined){
let data5 = data.raceId;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/raceId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if(!($formats0(data5))){
vErrors = $fault(vErrors, instancePath+"/raceId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.secondRaceId !== undefined){
let data6 = data.secondRaceId;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/secondRaceId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if(!($formats0(data6))){
vErrors = $fault(vErrors, instancePath+"/secondRaceId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.religionId !== undefined){
let data7 = data.religionId;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/religionId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data7 === "string"){
if(!($formats0(data7))){
vErrors = $fault(vErrors, instancePath+"/religionId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.nationalityId !== undefined){
let data8 = data.nationalityId;
if((typeof data8 !== "string") && (data8 !== null)){
vErrors = $fault(vErrors, instancePath+"/nationalityId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data8 === "string"){
if(!($formats0(data8))){
vErrors = $fault(vErrors, instancePath+"/nationalityId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.education !== undefined){
let data9 = data.education;
if(Array.isArray(data9)){
if(data9.length > 20){
vErrors = $fault(vErrors, instancePath+"/education", "maxItems", {limit: 20});
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!($validate26(data9[i0], instancePath+"/education/" + i0))){
vErrors = vErrors === null ? $validate26.errors : vErrors.concat($validate26.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/education", "type", {type: "array"});
errors++;
}
}
if(data.skills !== undefined){
let data11 = data.skills;
if(Array.isArray(data11)){
if(data11.length > 60){
vErrors = $fault(vErrors, instancePath+"/skills", "maxItems", {limit: 60});
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 === "string"){
if($lengthOf(data12) > 60){
vErrors = $fault(vErrors, instancePath+"/skills/" + i1, "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data12) < 1){
vErrors = $fault(vErrors, instancePath+"/skills/" + i1, "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data12)){
vErrors = $fault(vErrors, instancePath+"/skills/" + i1, "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/skills/" + i1, "type", {type: "string"});
errors++;
}
}
let i2 = data11.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data11[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = $fault(vErrors, instancePath+"/skills", "uniqueItems", {i: i2, j: j0});
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/skills", "type", {type: "array"});
errors++;
}
}
if(data.customFields !== undefined){
if(!($validate27(data.customFields, instancePath+"/customFields"))){
vErrors = vErrors === null ? $validate27.errors : vErrors.concat($validate27.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate2.errors = vErrors;
return errors === 0;
}
function $validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.photo === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "photo"});
errors++;
}
for(const key0 in data){
if(!(key0 === "photo")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.photo !== undefined){
let data0 = data.photo;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/photo", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 140000){
vErrors = $fault(vErrors, instancePath+"/photo", "maxLength", {limit: 140000});
errors++;
}
if(!$pattern1.test(data0)){
vErrors = $fault(vErrors, instancePath+"/photo", "pattern", {pattern: "^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$"});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate3.errors = vErrors;
return errors === 0;
}
function $validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "workEmail") || (key0 === "personalEmail")) || (key0 === "phones")) || (key0 === "addresses")) || (key0 === "emergencyContacts"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.workEmail !== undefined){
let data0 = data.workEmail;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/workEmail", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 254){
vErrors = $fault(vErrors, instancePath+"/workEmail", "maxLength", {limit: 254});
errors++;
}
if(!($formats2(data0))){
vErrors = $fault(vErrors, instancePath+"/workEmail", "format", {format: "email"});
errors++;
}
}
}
if(data.personalEmail !== undefined){
let data1 = data.personalEmail;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/personalEmail", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 254){
vErrors = $fault(vErrors, instancePath+"/personalEmail", "maxLength", {limit: 254});
errors++;
}
if(!($formats2(data1))){
vErrors = $fault(vErrors, instancePath+"/personalEmail", "format", {format: "email"});
errors++;
}
}
}
if(data.phones !== undefined){
let data2 = data.phones;
if(Array.isArray(data2)){
if(data2.length > 6){
vErrors = $fault(vErrors, instancePath+"/phones", "maxItems", {limit: 6});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!($validate28(data2[i0], instancePath+"/phones/" + i0))){
vErrors = vErrors === null ? $validate28.errors : vErrors.concat($validate28.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/phones", "type", {type: "array"});
errors++;
}
}
if(data.addresses !== undefined){
let data4 = data.addresses;
if(Array.isArray(data4)){
if(data4.length > 4){
vErrors = $fault(vErrors, instancePath+"/addresses", "maxItems", {limit: 4});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!($validate29(data4[i1], instancePath+"/addresses/" + i1))){
vErrors = vErrors === null ? $validate29.errors : vErrors.concat($validate29.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/addresses", "type", {type: "array"});
errors++;
}
}
if(data.emergencyContacts !== undefined){
let data6 = data.emergencyContacts;
if(Array.isArray(data6)){
if(data6.length > 5){
vErrors = $fault(vErrors, instancePath+"/emergencyContacts", "maxItems", {limit: 5});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!($validate30(data6[i2], instancePath+"/emergencyContacts/" + i2))){
vErrors = vErrors === null ? $validate30.errors : vErrors.concat($validate30.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/emergencyContacts", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate4.errors = vErrors;
return errors === 0;
}
function $validate5(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.idType === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "idType"});
errors++;
}
if(data.idNo === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "idNo"});
errors++;
}
for(const key0 in data){
if(!((key0 === "idType") || (key0 === "idNo"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.idType !== undefined){
let data0 = data.idType;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/idType", "type", {type: ["string","null"]});
errors++;
}
if(!((((data0 === "NRIC") || (data0 === "FIN")) || (data0 === "passport")) || (data0 === null))){
vErrors = $fault(vErrors, instancePath+"/idType", "enum", {allowedValues: ["NRIC","FIN","passport",null]});
errors++;
}
}
if(data.idNo !== undefined){
let data1 = data.idNo;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/idNo", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 20){
vErrors = $fault(vErrors, instancePath+"/idNo", "maxLength", {limit: 20});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate5.errors = vErrors;
return errors === 0;
}
function $validate6(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.employeeNo === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeNo"});
errors++;
}
if(data.startDate === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "startDate"});
errors++;
}
if(data.contractType === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "contractType"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "employeeNo") || (key0 === "startDate")) || (key0 === "contractType")) || (key0 === "contractEnd")) || (key0 === "probationEnd")) || (key0 === "noticeDays"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.employeeNo !== undefined){
let data0 = data.employeeNo;
if(typeof data0 === "string"){
if($lengthOf(data0) > 30){
vErrors = $fault(vErrors, instancePath+"/employeeNo", "maxLength", {limit: 30});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/employeeNo", "minLength", {limit: 1});
errors++;
}
if(!$pattern2.test(data0)){
vErrors = $fault(vErrors, instancePath+"/employeeNo", "pattern", {pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/-]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeNo", "type", {type: "string"});
errors++;
}
}
if(data.startDate !== undefined){
let data1 = data.startDate;
if(typeof data1 === "string"){
if(!($formats1(data1))){
vErrors = $fault(vErrors, instancePath+"/startDate", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/startDate", "type", {type: "string"});
errors++;
}
}
if(data.contractType !== undefined){
let data2 = data.contractType;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/contractType", "type", {type: "string"});
errors++;
}
if(!(((((data2 === "permanent") || (data2 === "fixedTerm")) || (data2 === "partTime")) || (data2 === "casual")) || (data2 === "intern"))){
vErrors = $fault(vErrors, instancePath+"/contractType", "enum", {allowedValues: ["permanent","fixedTerm","partTime","casual","intern"]});
errors++;
}
}
if(data.contractEnd !== undefined){
let data3 = data.contractEnd;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/contractEnd", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/contractEnd", "format", {format: "date"});
errors++;
}
}
}
if(data.probationEnd !== undefined){
let data4 = data.probationEnd;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/probationEnd", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!($formats1(data4))){
vErrors = $fault(vErrors, instancePath+"/probationEnd", "format", {format: "date"});
errors++;
}
}
}
if(data.noticeDays !== undefined){
let data5 = data.noticeDays;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/noticeDays", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 365 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/noticeDays", "maximum", {limit: 365});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/noticeDays", "minimum", {limit: 0});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate6.errors = vErrors;
return errors === 0;
}
function $validate7(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "field"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "recordId")) || (key0 === "reason"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/field", "type", {type: "string"});
errors++;
}
if(!((((data0 === "idNo") || (data0 === "passportNo")) || (data0 === "accountNo")) || (data0 === "birthCertNo"))){
vErrors = $fault(vErrors, instancePath+"/field", "enum", {allowedValues: ["idNo","passportNo","accountNo","birthCertNo"]});
errors++;
}
}
if(data.recordId !== undefined){
let data1 = data.recordId;
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/recordId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/recordId", "type", {type: "string"});
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if($lengthOf(data2) > 200){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data2) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern0.test(data2)){
vErrors = $fault(vErrors, instancePath+"/reason", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate7.errors = vErrors;
return errors === 0;
}
function $validate8(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effectiveFrom === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "effectiveFrom"});
errors++;
}
if(data.departmentId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "departmentId"});
errors++;
}
if(data.designationId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "designationId"});
errors++;
}
for(const key0 in data){
if(!($names2.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.effectiveFrom !== undefined){
let data0 = data.effectiveFrom;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/effectiveFrom", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/effectiveFrom", "type", {type: "string"});
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 200){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.correction !== undefined){
let data2 = data.correction;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/correction", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 200){
vErrors = $fault(vErrors, instancePath+"/correction", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.departmentId !== undefined){
let data3 = data.departmentId;
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/departmentId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/departmentId", "type", {type: "string"});
errors++;
}
}
if(data.designationId !== undefined){
let data4 = data.designationId;
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/designationId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/designationId", "type", {type: "string"});
errors++;
}
}
if(data.gradeId !== undefined){
let data5 = data.gradeId;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/gradeId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if(!($formats0(data5))){
vErrors = $fault(vErrors, instancePath+"/gradeId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.classId !== undefined){
let data6 = data.classId;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/classId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if(!($formats0(data6))){
vErrors = $fault(vErrors, instancePath+"/classId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.functionalGroupId !== undefined){
let data7 = data.functionalGroupId;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/functionalGroupId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data7 === "string"){
if(!($formats0(data7))){
vErrors = $fault(vErrors, instancePath+"/functionalGroupId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.locationId !== undefined){
let data8 = data.locationId;
if((typeof data8 !== "string") && (data8 !== null)){
vErrors = $fault(vErrors, instancePath+"/locationId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data8 === "string"){
if(!($formats0(data8))){
vErrors = $fault(vErrors, instancePath+"/locationId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.shiftId !== undefined){
let data9 = data.shiftId;
if((typeof data9 !== "string") && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/shiftId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data9 === "string"){
if(!($formats0(data9))){
vErrors = $fault(vErrors, instancePath+"/shiftId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.employeeGroupIds !== undefined){
let data10 = data.employeeGroupIds;
if(Array.isArray(data10)){
if(data10.length > 30){
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds", "maxItems", {limit: 30});
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 === "string"){
if(!($formats0(data11))){
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data10.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data10[i1], data10[j0])){
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds", "type", {type: "array"});
errors++;
}
}
if(data.reporting_tos !== undefined){
let data12 = data.reporting_tos;
if(Array.isArray(data12)){
if(data12.length > 10){
vErrors = $fault(vErrors, instancePath+"/reporting_tos", "maxItems", {limit: 10});
errors++;
}
const len1 = data12.length;
for(let i2=0; i2<len1; i2++){
if(!($validate31(data12[i2], instancePath+"/reporting_tos/" + i2))){
vErrors = vErrors === null ? $validate31.errors : vErrors.concat($validate31.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reporting_tos", "type", {type: "array"});
errors++;
}
}
if(data.costSplit !== undefined){
let data14 = data.costSplit;
if(Array.isArray(data14)){
if(data14.length > 20){
vErrors = $fault(vErrors, instancePath+"/costSplit", "maxItems", {limit: 20});
errors++;
}
const len2 = data14.length;
for(let i3=0; i3<len2; i3++){
if(!($validate32(data14[i3], instancePath+"/costSplit/" + i3))){
vErrors = vErrors === null ? $validate32.errors : vErrors.concat($validate32.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/costSplit", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate8.errors = vErrors;
return errors === 0;
}
function $validate9(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effectiveFrom === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "effectiveFrom"});
errors++;
}
if(data.rateType === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "rateType"});
errors++;
}
if(data.basic === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "basic"});
errors++;
}
for(const key0 in data){
if(!($names3.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.effectiveFrom !== undefined){
let data0 = data.effectiveFrom;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/effectiveFrom", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/effectiveFrom", "type", {type: "string"});
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 200){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.correction !== undefined){
let data2 = data.correction;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/correction", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 200){
vErrors = $fault(vErrors, instancePath+"/correction", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.rateType !== undefined){
let data3 = data.rateType;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/rateType", "type", {type: "string"});
errors++;
}
if(!((((data3 === "monthly") || (data3 === "daily")) || (data3 === "hourly")) || (data3 === "piece"))){
vErrors = $fault(vErrors, instancePath+"/rateType", "enum", {allowedValues: ["monthly","daily","hourly","piece"]});
errors++;
}
}
if(data.basic !== undefined){
let data4 = data.basic;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
vErrors = $fault(vErrors, instancePath+"/basic", "type", {type: "integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100000000000 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/basic", "maximum", {limit: 100000000000});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/basic", "minimum", {limit: 0});
errors++;
}
}
}
if(data.currency !== undefined){
let data5 = data.currency;
if(typeof data5 === "string"){
if(!$pattern3.test(data5)){
vErrors = $fault(vErrors, instancePath+"/currency", "pattern", {pattern: "^[A-Z]{3}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/currency", "type", {type: "string"});
errors++;
}
}
if(data.payFrequency !== undefined){
let data6 = data.payFrequency;
if(typeof data6 !== "string"){
vErrors = $fault(vErrors, instancePath+"/payFrequency", "type", {type: "string"});
errors++;
}
if(!((((data6 === "monthly") || (data6 === "semiMonthly")) || (data6 === "fortnightly")) || (data6 === "weekly"))){
vErrors = $fault(vErrors, instancePath+"/payFrequency", "enum", {allowedValues: ["monthly","semiMonthly","fortnightly","weekly"]});
errors++;
}
}
if(data.hoursPerWeek !== undefined){
let data7 = data.hoursPerWeek;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
vErrors = $fault(vErrors, instancePath+"/hoursPerWeek", "type", {type: "integer"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 16800 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/hoursPerWeek", "maximum", {limit: 16800});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/hoursPerWeek", "minimum", {limit: 0});
errors++;
}
}
}
if(data.daysPerWeek !== undefined){
let data8 = data.daysPerWeek;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
vErrors = $fault(vErrors, instancePath+"/daysPerWeek", "type", {type: "integer"});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 700 || isNaN(data8)){
vErrors = $fault(vErrors, instancePath+"/daysPerWeek", "maximum", {limit: 700});
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = $fault(vErrors, instancePath+"/daysPerWeek", "minimum", {limit: 0});
errors++;
}
}
}
if(data.otEligible !== undefined){
let data9 = data.otEligible;
if((typeof data9 !== "boolean") && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/otEligible", "type", {type: ["boolean","null"]});
errors++;
}
}
if(data.otReason !== undefined){
let data10 = data.otReason;
if((typeof data10 !== "string") && (data10 !== null)){
vErrors = $fault(vErrors, instancePath+"/otReason", "type", {type: ["string","null"]});
errors++;
}
if(typeof data10 === "string"){
if($lengthOf(data10) > 200){
vErrors = $fault(vErrors, instancePath+"/otReason", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.proration !== undefined){
let data11 = data.proration;
if(typeof data11 !== "string"){
vErrors = $fault(vErrors, instancePath+"/proration", "type", {type: "string"});
errors++;
}
if(!(((data11 === "workingDays") || (data11 === "calendarDays")) || (data11 === "26days"))){
vErrors = $fault(vErrors, instancePath+"/proration", "enum", {allowedValues: ["workingDays","calendarDays","26days"]});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate9.errors = vErrors;
return errors === 0;
}
function $validate10(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effectiveFrom === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "effectiveFrom"});
errors++;
}
if(data.residency === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "residency"});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "effectiveFrom") || (key0 === "reason")) || (key0 === "correction")) || (key0 === "residency")) || (key0 === "prGrantedOn")) || (key0 === "prRateOption")) || (key0 === "approvalRef"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.effectiveFrom !== undefined){
let data0 = data.effectiveFrom;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/effectiveFrom", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/effectiveFrom", "type", {type: "string"});
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 200){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.correction !== undefined){
let data2 = data.correction;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/correction", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 200){
vErrors = $fault(vErrors, instancePath+"/correction", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.residency !== undefined){
let data3 = data.residency;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/residency", "type", {type: "string"});
errors++;
}
if(!(((data3 === "citizen") || (data3 === "pr")) || (data3 === "foreigner"))){
vErrors = $fault(vErrors, instancePath+"/residency", "enum", {allowedValues: ["citizen","pr","foreigner"]});
errors++;
}
}
if(data.prGrantedOn !== undefined){
let data4 = data.prGrantedOn;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/prGrantedOn", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!($formats1(data4))){
vErrors = $fault(vErrors, instancePath+"/prGrantedOn", "format", {format: "date"});
errors++;
}
}
}
if(data.prRateOption !== undefined){
let data5 = data.prRateOption;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/prRateOption", "type", {type: ["string","null"]});
errors++;
}
if(!((((data5 === "GG") || (data5 === "FG")) || (data5 === "FF")) || (data5 === null))){
vErrors = $fault(vErrors, instancePath+"/prRateOption", "enum", {allowedValues: ["GG","FG","FF",null]});
errors++;
}
}
if(data.approvalRef !== undefined){
let data6 = data.approvalRef;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/approvalRef", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if($lengthOf(data6) > 60){
vErrors = $fault(vErrors, instancePath+"/approvalRef", "maxLength", {limit: 60});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate10.errors = vErrors;
return errors === 0;
}
function $validate11(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effectiveFrom === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "effectiveFrom"});
errors++;
}
for(const key0 in data){
if(!($names4.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.effectiveFrom !== undefined){
let data0 = data.effectiveFrom;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/effectiveFrom", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/effectiveFrom", "type", {type: "string"});
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 200){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.correction !== undefined){
let data2 = data.correction;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/correction", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 200){
vErrors = $fault(vErrors, instancePath+"/correction", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.cpfPaidBy !== undefined){
let data3 = data.cpfPaidBy;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/cpfPaidBy", "type", {type: "string"});
errors++;
}
if(!((data3 === "shared") || (data3 === "employer"))){
vErrors = $fault(vErrors, instancePath+"/cpfPaidBy", "enum", {allowedValues: ["shared","employer"]});
errors++;
}
}
if(data.shg !== undefined){
let data4 = data.shg;
if(Array.isArray(data4)){
if(data4.length > 4){
vErrors = $fault(vErrors, instancePath+"/shg", "maxItems", {limit: 4});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!($validate33(data4[i0], instancePath+"/shg/" + i0))){
vErrors = vErrors === null ? $validate33.errors : vErrors.concat($validate33.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/shg", "type", {type: "array"});
errors++;
}
}
if(data.sdlExemptReason !== undefined){
let data6 = data.sdlExemptReason;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/sdlExemptReason", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if($lengthOf(data6) > 200){
vErrors = $fault(vErrors, instancePath+"/sdlExemptReason", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.taxResident !== undefined){
if(typeof data.taxResident !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/taxResident", "type", {type: "boolean"});
errors++;
}
}
if(data.inPpf !== undefined){
if(typeof data.inPpf !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/inPpf", "type", {type: "boolean"});
errors++;
}
}
if(data.ppfEmployeeShare !== undefined){
let data9 = data.ppfEmployeeShare;
if((!(typeof data9 == "number")) && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/ppfEmployeeShare", "type", {type: ["number","null"]});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 1 || isNaN(data9)){
vErrors = $fault(vErrors, instancePath+"/ppfEmployeeShare", "maximum", {limit: 1});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = $fault(vErrors, instancePath+"/ppfEmployeeShare", "minimum", {limit: 0});
errors++;
}
}
}
if(data.ppfEmployerShare !== undefined){
let data10 = data.ppfEmployerShare;
if((!(typeof data10 == "number")) && (data10 !== null)){
vErrors = $fault(vErrors, instancePath+"/ppfEmployerShare", "type", {type: ["number","null"]});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 1 || isNaN(data10)){
vErrors = $fault(vErrors, instancePath+"/ppfEmployerShare", "maximum", {limit: 1});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = $fault(vErrors, instancePath+"/ppfEmployerShare", "minimum", {limit: 0});
errors++;
}
}
}
if(data.cpfOpening !== undefined){
if(!($validate34(data.cpfOpening, instancePath+"/cpfOpening"))){
vErrors = vErrors === null ? $validate34.errors : vErrors.concat($validate34.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate11.errors = vErrors;
return errors === 0;
}
function $validate12(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "startDate") || (key0 === "probationEnd"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.startDate !== undefined){
let data0 = data.startDate;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/startDate", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/startDate", "type", {type: "string"});
errors++;
}
}
if(data.probationEnd !== undefined){
let data1 = data.probationEnd;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/probationEnd", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if(!($formats1(data1))){
vErrors = $fault(vErrors, instancePath+"/probationEnd", "format", {format: "date"});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate12.errors = vErrors;
return errors === 0;
}
function $validate13(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.confirmedOn === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "confirmedOn"});
errors++;
}
for(const key0 in data){
if(!((key0 === "confirmedOn") || (key0 === "note"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.confirmedOn !== undefined){
let data0 = data.confirmedOn;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/confirmedOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/confirmedOn", "type", {type: "string"});
errors++;
}
}
if(data.note !== undefined){
let data1 = data.note;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/note", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 200){
vErrors = $fault(vErrors, instancePath+"/note", "maxLength", {limit: 200});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate13.errors = vErrors;
return errors === 0;
}
function $validate14(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.probationEnd === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "probationEnd"});
errors++;
}
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!((key0 === "probationEnd") || (key0 === "reason"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.probationEnd !== undefined){
let data0 = data.probationEnd;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/probationEnd", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/probationEnd", "type", {type: "string"});
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if($lengthOf(data1) > 200){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data1) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/reason", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate14.errors = vErrors;
return errors === 0;
}
function $validate15(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.noticeGivenOn === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "noticeGivenOn"});
errors++;
}
if(data.exitReason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "exitReason"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "noticeGivenOn") || (key0 === "lastDay")) || (key0 === "exitReason")) || (key0 === "exitNote"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.noticeGivenOn !== undefined){
let data0 = data.noticeGivenOn;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/noticeGivenOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/noticeGivenOn", "type", {type: "string"});
errors++;
}
}
if(data.lastDay !== undefined){
let data1 = data.lastDay;
if(typeof data1 === "string"){
if(!($formats1(data1))){
vErrors = $fault(vErrors, instancePath+"/lastDay", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/lastDay", "type", {type: "string"});
errors++;
}
}
if(data.exitReason !== undefined){
let data2 = data.exitReason;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/exitReason", "type", {type: "string"});
errors++;
}
if(!((((((((data2 === "resignation") || (data2 === "endOfContract")) || (data2 === "retirement")) || (data2 === "retrenchment")) || (data2 === "dismissal")) || (data2 === "transfer")) || (data2 === "death")) || (data2 === "other"))){
vErrors = $fault(vErrors, instancePath+"/exitReason", "enum", {allowedValues: ["resignation","endOfContract","retirement","retrenchment","dismissal","transfer","death","other"]});
errors++;
}
}
if(data.exitNote !== undefined){
let data3 = data.exitNote;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/exitNote", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 1000){
vErrors = $fault(vErrors, instancePath+"/exitNote", "maxLength", {limit: 1000});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate15.errors = vErrors;
return errors === 0;
}
function $validate16(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!(key0 === "reason")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 === "string"){
if($lengthOf(data0) > 200){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data0) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/reason", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate16.errors = vErrors;
return errors === 0;
}
function $validate17(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "lastDay") || (key0 === "exitReason")) || (key0 === "exitNote")) || (key0 === "rehireEligible")) || (key0 === "reportsTo"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.lastDay !== undefined){
let data0 = data.lastDay;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/lastDay", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/lastDay", "type", {type: "string"});
errors++;
}
}
if(data.exitReason !== undefined){
let data1 = data.exitReason;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/exitReason", "type", {type: "string"});
errors++;
}
if(!((((((((data1 === "resignation") || (data1 === "endOfContract")) || (data1 === "retirement")) || (data1 === "retrenchment")) || (data1 === "dismissal")) || (data1 === "transfer")) || (data1 === "death")) || (data1 === "other"))){
vErrors = $fault(vErrors, instancePath+"/exitReason", "enum", {allowedValues: ["resignation","endOfContract","retirement","retrenchment","dismissal","transfer","death","other"]});
errors++;
}
}
if(data.exitNote !== undefined){
let data2 = data.exitNote;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/exitNote", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 1000){
vErrors = $fault(vErrors, instancePath+"/exitNote", "maxLength", {limit: 1000});
errors++;
}
}
}
if(data.rehireEligible !== undefined){
let data3 = data.rehireEligible;
if((typeof data3 !== "boolean") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/rehireEligible", "type", {type: ["boolean","null"]});
errors++;
}
}
if(data.reportsTo !== undefined){
let data4 = data.reportsTo;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/reportsTo", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/reportsTo", "format", {format: "uuid"});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate17.errors = vErrors;
return errors === 0;
}
function $validate18(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "from"});
errors++;
}
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!((key0 === "from") || (key0 === "reason"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/from", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/from", "type", {type: "string"});
errors++;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 === "string"){
if($lengthOf(data1) > 200){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data1) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/reason", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate18.errors = vErrors;
return errors === 0;
}
function $validate19(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.startDate === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "startDate"});
errors++;
}
if(data.contractType === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "contractType"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "startDate") || (key0 === "contractType")) || (key0 === "contractEnd")) || (key0 === "status")) || (key0 === "employeeNo"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.startDate !== undefined){
let data0 = data.startDate;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/startDate", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/startDate", "type", {type: "string"});
errors++;
}
}
if(data.contractType !== undefined){
let data1 = data.contractType;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/contractType", "type", {type: "string"});
errors++;
}
if(!(((((data1 === "permanent") || (data1 === "fixedTerm")) || (data1 === "partTime")) || (data1 === "casual")) || (data1 === "intern"))){
vErrors = $fault(vErrors, instancePath+"/contractType", "enum", {allowedValues: ["permanent","fixedTerm","partTime","casual","intern"]});
errors++;
}
}
if(data.contractEnd !== undefined){
let data2 = data.contractEnd;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/contractEnd", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if(!($formats1(data2))){
vErrors = $fault(vErrors, instancePath+"/contractEnd", "format", {format: "date"});
errors++;
}
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((((data3 === "offered") || (data3 === "onboarding")) || (data3 === "probation")) || (data3 === "confirmed"))){
vErrors = $fault(vErrors, instancePath+"/status", "enum", {allowedValues: ["offered","onboarding","probation","confirmed"]});
errors++;
}
}
if(data.employeeNo !== undefined){
let data4 = data.employeeNo;
if(typeof data4 === "string"){
if($lengthOf(data4) > 30){
vErrors = $fault(vErrors, instancePath+"/employeeNo", "maxLength", {limit: 30});
errors++;
}
if($lengthOf(data4) < 1){
vErrors = $fault(vErrors, instancePath+"/employeeNo", "minLength", {limit: 1});
errors++;
}
if(!$pattern2.test(data4)){
vErrors = $fault(vErrors, instancePath+"/employeeNo", "pattern", {pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/-]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeNo", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate19.errors = vErrors;
return errors === 0;
}
function $validate20(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fullName === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "fullName"});
errors++;
}
for(const key0 in data){
if(!($names5.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.fullName !== undefined){
let data0 = data.fullName;
if(typeof data0 === "string"){
if($lengthOf(data0) > 120){
vErrors = $fault(vErrors, instancePath+"/fullName", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/fullName", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/fullName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/fullName", "type", {type: "string"});
errors++;
}
}
if(data.preferredName !== undefined){
let data1 = data.preferredName;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/preferredName", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 80){
vErrors = $fault(vErrors, instancePath+"/preferredName", "maxLength", {limit: 80});
errors++;
}
}
}
if(data.workEmail !== undefined){
let data2 = data.workEmail;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/workEmail", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 254){
vErrors = $fault(vErrors, instancePath+"/workEmail", "maxLength", {limit: 254});
errors++;
}
if(!($formats2(data2))){
vErrors = $fault(vErrors, instancePath+"/workEmail", "format", {format: "email"});
errors++;
}
}
}
if(data.gender !== undefined){
let data3 = data.gender;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/gender", "type", {type: ["string","null"]});
errors++;
}
if(!(((data3 === "male") || (data3 === "female")) || (data3 === null))){
vErrors = $fault(vErrors, instancePath+"/gender", "enum", {allowedValues: ["male","female",null]});
errors++;
}
}
if(data.dateOfBirth !== undefined){
let data4 = data.dateOfBirth;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/dateOfBirth", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!($formats1(data4))){
vErrors = $fault(vErrors, instancePath+"/dateOfBirth", "format", {format: "date"});
errors++;
}
}
}
if(data.maritalStatus !== undefined){
let data5 = data.maritalStatus;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/maritalStatus", "type", {type: ["string","null"]});
errors++;
}
if(!((((((data5 === "single") || (data5 === "married")) || (data5 === "divorced")) || (data5 === "widowed")) || (data5 === "separated")) || (data5 === null))){
vErrors = $fault(vErrors, instancePath+"/maritalStatus", "enum", {allowedValues: ["single","married","divorced","widowed","separated",null]});
errors++;
}
}
if(data.raceId !== undefined){
let data6 = data.raceId;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/raceId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if(!($formats0(data6))){
vErrors = $fault(vErrors, instancePath+"/raceId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.secondRaceId !== undefined){
let data7 = data.secondRaceId;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/secondRaceId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data7 === "string"){
if(!($formats0(data7))){
vErrors = $fault(vErrors, instancePath+"/secondRaceId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.religionId !== undefined){
let data8 = data.religionId;
if((typeof data8 !== "string") && (data8 !== null)){
vErrors = $fault(vErrors, instancePath+"/religionId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data8 === "string"){
if(!($formats0(data8))){
vErrors = $fault(vErrors, instancePath+"/religionId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.nationalityId !== undefined){
let data9 = data.nationalityId;
if((typeof data9 !== "string") && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/nationalityId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data9 === "string"){
if(!($formats0(data9))){
vErrors = $fault(vErrors, instancePath+"/nationalityId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.customFields !== undefined){
if(!($validate27(data.customFields, instancePath+"/customFields"))){
vErrors = vErrors === null ? $validate27.errors : vErrors.concat($validate27.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate20.errors = vErrors;
return errors === 0;
}
function $validate21(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.startDate === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "startDate"});
errors++;
}
if(data.contractType === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "contractType"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "employeeNo") || (key0 === "status")) || (key0 === "startDate")) || (key0 === "contractType")) || (key0 === "contractEnd")) || (key0 === "probationEnd")) || (key0 === "confirmedOn")) || (key0 === "noticeDays"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.employeeNo !== undefined){
let data0 = data.employeeNo;
if(typeof data0 === "string"){
if($lengthOf(data0) > 30){
vErrors = $fault(vErrors, instancePath+"/employeeNo", "maxLength", {limit: 30});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/employeeNo", "minLength", {limit: 1});
errors++;
}
if(!$pattern2.test(data0)){
vErrors = $fault(vErrors, instancePath+"/employeeNo", "pattern", {pattern: "^\\s*[A-Za-z0-9][A-Za-z0-9 ._/-]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeNo", "type", {type: "string"});
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/status", "type", {type: "string"});
errors++;
}
if(!((((data1 === "offered") || (data1 === "onboarding")) || (data1 === "probation")) || (data1 === "confirmed"))){
vErrors = $fault(vErrors, instancePath+"/status", "enum", {allowedValues: ["offered","onboarding","probation","confirmed"]});
errors++;
}
}
if(data.startDate !== undefined){
let data2 = data.startDate;
if(typeof data2 === "string"){
if(!($formats1(data2))){
vErrors = $fault(vErrors, instancePath+"/startDate", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/startDate", "type", {type: "string"});
errors++;
}
}
if(data.contractType !== undefined){
let data3 = data.contractType;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/contractType", "type", {type: "string"});
errors++;
}
if(!(((((data3 === "permanent") || (data3 === "fixedTerm")) || (data3 === "partTime")) || (data3 === "casual")) || (data3 === "intern"))){
vErrors = $fault(vErrors, instancePath+"/contractType", "enum", {allowedValues: ["permanent","fixedTerm","partTime","casual","intern"]});
errors++;
}
}
if(data.contractEnd !== undefined){
let data4 = data.contractEnd;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/contractEnd", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!($formats1(data4))){
vErrors = $fault(vErrors, instancePath+"/contractEnd", "format", {format: "date"});
errors++;
}
}
}
if(data.probationEnd !== undefined){
let data5 = data.probationEnd;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/probationEnd", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if(!($formats1(data5))){
vErrors = $fault(vErrors, instancePath+"/probationEnd", "format", {format: "date"});
errors++;
}
}
}
if(data.confirmedOn !== undefined){
let data6 = data.confirmedOn;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/confirmedOn", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if(!($formats1(data6))){
vErrors = $fault(vErrors, instancePath+"/confirmedOn", "format", {format: "date"});
errors++;
}
}
}
if(data.noticeDays !== undefined){
let data7 = data.noticeDays;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/noticeDays", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 365 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/noticeDays", "maximum", {limit: 365});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/noticeDays", "minimum", {limit: 0});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate21.errors = vErrors;
return errors === 0;
}
function $validate22(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.departmentId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "departmentId"});
errors++;
}
if(data.designationId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "designationId"});
errors++;
}
for(const key0 in data){
if(!($names6.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.departmentId !== undefined){
let data0 = data.departmentId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/departmentId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/departmentId", "type", {type: "string"});
errors++;
}
}
if(data.designationId !== undefined){
let data1 = data.designationId;
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/designationId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/designationId", "type", {type: "string"});
errors++;
}
}
if(data.gradeId !== undefined){
let data2 = data.gradeId;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/gradeId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/gradeId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.classId !== undefined){
let data3 = data.classId;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/classId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/classId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.functionalGroupId !== undefined){
let data4 = data.functionalGroupId;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/functionalGroupId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/functionalGroupId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.locationId !== undefined){
let data5 = data.locationId;
if((typeof data5 !== "string") && (data5 !== null)){
vErrors = $fault(vErrors, instancePath+"/locationId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data5 === "string"){
if(!($formats0(data5))){
vErrors = $fault(vErrors, instancePath+"/locationId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.shiftId !== undefined){
let data6 = data.shiftId;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/shiftId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if(!($formats0(data6))){
vErrors = $fault(vErrors, instancePath+"/shiftId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.employeeGroupIds !== undefined){
let data7 = data.employeeGroupIds;
if(Array.isArray(data7)){
if(data7.length > 30){
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds", "maxItems", {limit: 30});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!($formats0(data8))){
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data7[i1], data7[j0])){
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeGroupIds", "type", {type: "array"});
errors++;
}
}
if(data.reporting_tos !== undefined){
let data9 = data.reporting_tos;
if(Array.isArray(data9)){
if(data9.length > 10){
vErrors = $fault(vErrors, instancePath+"/reporting_tos", "maxItems", {limit: 10});
errors++;
}
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
if(!($validate31(data9[i2], instancePath+"/reporting_tos/" + i2))){
vErrors = vErrors === null ? $validate31.errors : vErrors.concat($validate31.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reporting_tos", "type", {type: "array"});
errors++;
}
}
if(data.costSplit !== undefined){
let data11 = data.costSplit;
if(Array.isArray(data11)){
if(data11.length > 20){
vErrors = $fault(vErrors, instancePath+"/costSplit", "maxItems", {limit: 20});
errors++;
}
const len2 = data11.length;
for(let i3=0; i3<len2; i3++){
if(!($validate32(data11[i3], instancePath+"/costSplit/" + i3))){
vErrors = vErrors === null ? $validate32.errors : vErrors.concat($validate32.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/costSplit", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate22.errors = vErrors;
return errors === 0;
}
function $validate23(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rateType === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "rateType"});
errors++;
}
if(data.basic === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "basic"});
errors++;
}
for(const key0 in data){
if(!($names7.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.rateType !== undefined){
let data0 = data.rateType;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/rateType", "type", {type: "string"});
errors++;
}
if(!((((data0 === "monthly") || (data0 === "daily")) || (data0 === "hourly")) || (data0 === "piece"))){
vErrors = $fault(vErrors, instancePath+"/rateType", "enum", {allowedValues: ["monthly","daily","hourly","piece"]});
errors++;
}
}
if(data.basic !== undefined){
let data1 = data.basic;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/basic", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000000000 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/basic", "maximum", {limit: 100000000000});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/basic", "minimum", {limit: 0});
errors++;
}
}
}
if(data.currency !== undefined){
let data2 = data.currency;
if(typeof data2 === "string"){
if(!$pattern3.test(data2)){
vErrors = $fault(vErrors, instancePath+"/currency", "pattern", {pattern: "^[A-Z]{3}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/currency", "type", {type: "string"});
errors++;
}
}
if(data.payFrequency !== undefined){
let data3 = data.payFrequency;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/payFrequency", "type", {type: "string"});
errors++;
}
if(!((((data3 === "monthly") || (data3 === "semiMonthly")) || (data3 === "fortnightly")) || (data3 === "weekly"))){
vErrors = $fault(vErrors, instancePath+"/payFrequency", "enum", {allowedValues: ["monthly","semiMonthly","fortnightly","weekly"]});
errors++;
}
}
if(data.hoursPerWeek !== undefined){
let data4 = data.hoursPerWeek;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
vErrors = $fault(vErrors, instancePath+"/hoursPerWeek", "type", {type: "integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 16800 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/hoursPerWeek", "maximum", {limit: 16800});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/hoursPerWeek", "minimum", {limit: 0});
errors++;
}
}
}
if(data.daysPerWeek !== undefined){
let data5 = data.daysPerWeek;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = $fault(vErrors, instancePath+"/daysPerWeek", "type", {type: "integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 700 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/daysPerWeek", "maximum", {limit: 700});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/daysPerWeek", "minimum", {limit: 0});
errors++;
}
}
}
if(data.otEligible !== undefined){
let data6 = data.otEligible;
if((typeof data6 !== "boolean") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/otEligible", "type", {type: ["boolean","null"]});
errors++;
}
}
if(data.otReason !== undefined){
let data7 = data.otReason;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/otReason", "type", {type: ["string","null"]});
errors++;
}
if(typeof data7 === "string"){
if($lengthOf(data7) > 200){
vErrors = $fault(vErrors, instancePath+"/otReason", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.proration !== undefined){
let data8 = data.proration;
if(typeof data8 !== "string"){
vErrors = $fault(vErrors, instancePath+"/proration", "type", {type: "string"});
errors++;
}
if(!(((data8 === "workingDays") || (data8 === "calendarDays")) || (data8 === "26days"))){
vErrors = $fault(vErrors, instancePath+"/proration", "enum", {allowedValues: ["workingDays","calendarDays","26days"]});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate23.errors = vErrors;
return errors === 0;
}
function $validate24(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.residency === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "residency"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "residency") || (key0 === "prGrantedOn")) || (key0 === "prRateOption")) || (key0 === "approvalRef"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.residency !== undefined){
let data0 = data.residency;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/residency", "type", {type: "string"});
errors++;
}
if(!(((data0 === "citizen") || (data0 === "pr")) || (data0 === "foreigner"))){
vErrors = $fault(vErrors, instancePath+"/residency", "enum", {allowedValues: ["citizen","pr","foreigner"]});
errors++;
}
}
if(data.prGrantedOn !== undefined){
let data1 = data.prGrantedOn;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/prGrantedOn", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if(!($formats1(data1))){
vErrors = $fault(vErrors, instancePath+"/prGrantedOn", "format", {format: "date"});
errors++;
}
}
}
if(data.prRateOption !== undefined){
let data2 = data.prRateOption;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/prRateOption", "type", {type: ["string","null"]});
errors++;
}
if(!((((data2 === "GG") || (data2 === "FG")) || (data2 === "FF")) || (data2 === null))){
vErrors = $fault(vErrors, instancePath+"/prRateOption", "enum", {allowedValues: ["GG","FG","FF",null]});
errors++;
}
}
if(data.approvalRef !== undefined){
let data3 = data.approvalRef;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/approvalRef", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 60){
vErrors = $fault(vErrors, instancePath+"/approvalRef", "maxLength", {limit: 60});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate24.errors = vErrors;
return errors === 0;
}
function $validate25(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((((key0 === "cpfPaidBy") || (key0 === "shg")) || (key0 === "sdlExemptReason")) || (key0 === "taxResident")) || (key0 === "inPpf")) || (key0 === "ppfEmployeeShare")) || (key0 === "ppfEmployerShare")) || (key0 === "cpfOpening"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.cpfPaidBy !== undefined){
let data0 = data.cpfPaidBy;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/cpfPaidBy", "type", {type: "string"});
errors++;
}
if(!((data0 === "shared") || (data0 === "employer"))){
vErrors = $fault(vErrors, instancePath+"/cpfPaidBy", "enum", {allowedValues: ["shared","employer"]});
errors++;
}
}
if(data.shg !== undefined){
let data1 = data.shg;
if(Array.isArray(data1)){
if(data1.length > 4){
vErrors = $fault(vErrors, instancePath+"/shg", "maxItems", {limit: 4});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!($validate33(data1[i0], instancePath+"/shg/" + i0))){
vErrors = vErrors === null ? $validate33.errors : vErrors.concat($validate33.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/shg", "type", {type: "array"});
errors++;
}
}
if(data.sdlExemptReason !== undefined){
let data3 = data.sdlExemptReason;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/sdlExemptReason", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 200){
vErrors = $fault(vErrors, instancePath+"/sdlExemptReason", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.taxResident !== undefined){
if(typeof data.taxResident !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/taxResident", "type", {type: "boolean"});
errors++;
}
}
if(data.inPpf !== undefined){
if(typeof data.inPpf !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/inPpf", "type", {type: "boolean"});
errors++;
}
}
if(data.ppfEmployeeShare !== undefined){
let data6 = data.ppfEmployeeShare;
if((!(typeof data6 == "number")) && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/ppfEmployeeShare", "type", {type: ["number","null"]});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 1 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/ppfEmployeeShare", "maximum", {limit: 1});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/ppfEmployeeShare", "minimum", {limit: 0});
errors++;
}
}
}
if(data.ppfEmployerShare !== undefined){
let data7 = data.ppfEmployerShare;
if((!(typeof data7 == "number")) && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/ppfEmployerShare", "type", {type: ["number","null"]});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 1 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/ppfEmployerShare", "maximum", {limit: 1});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/ppfEmployerShare", "minimum", {limit: 0});
errors++;
}
}
}
if(data.cpfOpening !== undefined){
if(!($validate34(data.cpfOpening, instancePath+"/cpfOpening"))){
vErrors = vErrors === null ? $validate34.errors : vErrors.concat($validate34.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate25.errors = vErrors;
return errors === 0;
}
function $validate26(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.level === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "level"});
errors++;
}
if(data.institution === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "institution"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "level") || (key0 === "institution")) || (key0 === "field")) || (key0 === "year"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.level !== undefined){
let data0 = data.level;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/level", "type", {type: "string"});
errors++;
}
if(!(((((((data0 === "primary") || (data0 === "secondary")) || (data0 === "postSecondary")) || (data0 === "diploma")) || (data0 === "degree")) || (data0 === "postgraduate")) || (data0 === "other"))){
vErrors = $fault(vErrors, instancePath+"/level", "enum", {allowedValues: ["primary","secondary","postSecondary","diploma","degree","postgraduate","other"]});
errors++;
}
}
if(data.institution !== undefined){
let data1 = data.institution;
if(typeof data1 === "string"){
if($lengthOf(data1) > 120){
vErrors = $fault(vErrors, instancePath+"/institution", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/institution", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/institution", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/institution", "type", {type: "string"});
errors++;
}
}
if(data.field !== undefined){
let data2 = data.field;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/field", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 120){
vErrors = $fault(vErrors, instancePath+"/field", "maxLength", {limit: 120});
errors++;
}
}
}
if(data.year !== undefined){
let data3 = data.year;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/year", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2100 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/year", "maximum", {limit: 2100});
errors++;
}
if(data3 < 1930 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/year", "minimum", {limit: 1930});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate26.errors = vErrors;
return errors === 0;
}
function $validate27(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 500){
vErrors = $fault(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", {limit: 500});
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(!(typeof data0 == "number")){
vErrors = $fault(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "number"});
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
const _errs8 = errors;
if(typeof data0 !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "boolean"});
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid1 = true;
passing0 = 2;
}
}
}
if(!valid1){
vErrors = $fault(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "oneOf", {passingSchemas: passing0});
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate27.errors = vErrors;
return errors === 0;
}
function $validate31(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.managerId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "managerId"});
errors++;
}
if(data.kind === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "kind"});
errors++;
}
for(const key0 in data){
if(!((key0 === "managerId") || (key0 === "kind"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.managerId !== undefined){
let data0 = data.managerId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/managerId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/managerId", "type", {type: "string"});
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: "string"});
errors++;
}
if(!((data1 === "primary") || (data1 === "dotted"))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["primary","dotted"]});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate31.errors = vErrors;
return errors === 0;
}
function $validate32(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pct === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "pct"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "departmentId") || (key0 === "projectId")) || (key0 === "pct"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.departmentId !== undefined){
let data0 = data.departmentId;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/departmentId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/departmentId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.projectId !== undefined){
let data1 = data.projectId;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/projectId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/projectId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.pct !== undefined){
let data2 = data.pct;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = $fault(vErrors, instancePath+"/pct", "type", {type: "integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 10000 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/pct", "maximum", {limit: 10000});
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/pct", "minimum", {limit: 1});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate32.errors = vErrors;
return errors === 0;
}
function $validate33(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fund === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "fund"});
errors++;
}
if(data.mode === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "mode"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "fund") || (key0 === "mode")) || (key0 === "amount")) || (key0 === "approvalRef"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.fund !== undefined){
let data0 = data.fund;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/fund", "type", {type: "string"});
errors++;
}
if(!((((data0 === "CDAC") || (data0 === "ECF")) || (data0 === "MBMF")) || (data0 === "SINDA"))){
vErrors = $fault(vErrors, instancePath+"/fund", "enum", {allowedValues: ["CDAC","ECF","MBMF","SINDA"]});
errors++;
}
}
if(data.mode !== undefined){
let data1 = data.mode;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/mode", "type", {type: "string"});
errors++;
}
if(!(((data1 === "auto") || (data1 === "optOut")) || (data1 === "custom"))){
vErrors = $fault(vErrors, instancePath+"/mode", "enum", {allowedValues: ["auto","optOut","custom"]});
errors++;
}
}
if(data.amount !== undefined){
let data2 = data.amount;
if((!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))) && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/amount", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 10000000 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/amount", "maximum", {limit: 10000000});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/amount", "minimum", {limit: 0});
errors++;
}
}
}
if(data.approvalRef !== undefined){
let data3 = data.approvalRef;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/approvalRef", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if($lengthOf(data3) > 60){
vErrors = $fault(vErrors, instancePath+"/approvalRef", "maxLength", {limit: 60});
errors++;
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath, "type", {type: "object"});
errors++;
}
$validate33.errors = vErrors;
return errors === 0;
}
function $validate34(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
vErrors = $fault(vErrors, instancePath, "type", {type: ["object","null"]});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.year === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "year"});
errors++;
}
if(data.ordinaryWages === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "ordinaryWages"});
errors++;
}
if(data.additionalWages === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "additionalWages"});
errors++;
}
if(data.employer === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employer"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "year") || (key0 === "ordinaryWages")) || (key0 === "additionalWages")) || (key0 === "employer")) || (key0 === "approvalRef"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.year !== undefined){
let data0 = data.year;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/year", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2100 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/year", "maximum", {limit: 2100});
errors++;
}
if(data0 < 2000 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/year", "minimum", {limit: 2000});
errors++;
}
}
}
if(data.ordinaryWages !== undefined){
let data1 = data.ordinaryWages;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/ordinaryWages", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000000000 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/ordinaryWages", "maximum", {limit: 100000000000});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/ordinaryWages", "minimum", {limit: 0});
errors++;
}
}
}
if(data.additionalWages !== undefined){
let data2 = data.additionalWages;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = $fault(vErrors, instancePath+"/additionalWages", "type", {type: "integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100000000000 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/additionalWages", "maximum", {limit: 100000000000});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/additionalWages", "minimum", {limit: 0});
errors++;
}
}
}
if(data.employer !== undefined){
let data3 = data.employer;
if(typeof data3 !== "string"){
vErrors = $fault(vErrors, instancePath+"/employer", "type", {type: "string"});
errors++;
}
if(!(((data3 === "own") || (data3 === "other")) || (data3 === "related"))){
vErrors = $fault(vErrors, instancePath+"/employer", "enum", {allowedValues: ["own","other","related"]});
errors++;
}
}
if(data.approvalRef !== undefined){
let data4 = data.approvalRef;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/approvalRef", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if($lengthOf(data4) > 60){
vErrors = $fault(vErrors, instancePath+"/approvalRef", "maxLength", {limit: 60});
errors++;
}
}
}
}
$validate34.errors = vErrors;
return errors === 0;
}
