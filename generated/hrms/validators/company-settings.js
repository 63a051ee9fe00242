// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const updateCompanySettings = /*#__PURE__*/ $check($validate0);
export const resetCompanySettings = /*#__PURE__*/ $check($validate1);
const $names0 = new Set(["workDays","weeklyMinutes","payFrequency","payDay","proration","leaveYearBasis","leaveYearStartMonth","offInLieu","offInLieuMonths","childcareClaimPeriod","nationalServiceClaimMonths","mapLat","mapLng","mapZoom","employeeNoPrefix","employeeNoDigits","probationMonths","noticeDays","requireCompleteRecords","expiryDays","expiryMails"]);
const $pattern0 = new RegExp("^[A-Za-z0-9/-]*$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.workDays === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "workDays"});
errors++;
}
if(data.weeklyMinutes === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "weeklyMinutes"});
errors++;
}
if(data.payFrequency === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "payFrequency"});
errors++;
}
if(data.payDay === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "payDay"});
errors++;
}
if(data.proration === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "proration"});
errors++;
}
if(data.leaveYearBasis === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "leaveYearBasis"});
errors++;
}
if(data.leaveYearStartMonth === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "leaveYearStartMonth"});
errors++;
}
if(data.offInLieu === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "offInLieu"});
errors++;
}
if(data.offInLieuMonths === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "offInLieuMonths"});
errors++;
}
if(data.childcareClaimPeriod === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "childcareClaimPeriod"});
errors++;
}
if(data.nationalServiceClaimMonths === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "nationalServiceClaimMonths"});
errors++;
}
if(data.mapLat === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "mapLat"});
errors++;
}
if(data.mapLng === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "mapLng"});
errors++;
}
if(data.mapZoom === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "mapZoom"});
errors++;
}
if(data.employeeNoPrefix === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeNoPrefix"});
errors++;
}
if(data.employeeNoDigits === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeNoDigits"});
errors++;
}
if(data.probationMonths === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "probationMonths"});
errors++;
}
if(data.noticeDays === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "noticeDays"});
errors++;
}
if(data.requireCompleteRecords === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "requireCompleteRecords"});
errors++;
}
if(data.expiryDays === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "expiryDays"});
errors++;
}
if(data.expiryMails === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "expiryMails"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.workDays !== undefined){
let data0 = data.workDays;
if(Array.isArray(data0)){
if(data0.length > 7){
vErrors = $fault(vErrors, instancePath+"/workDays", "maxItems", {limit: 7});
errors++;
}
if(data0.length < 1){
vErrors = $fault(vErrors, instancePath+"/workDays", "minItems", {limit: 1});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/workDays/" + i0, "type", {type: "string"});
errors++;
}
if(!(((((((data1 === "mon") || (data1 === "tue")) || (data1 === "wed")) || (data1 === "thu")) || (data1 === "fri")) || (data1 === "sat")) || (data1 === "sun"))){
vErrors = $fault(vErrors, instancePath+"/workDays/" + i0, "enum", {allowedValues: ["mon","tue","wed","thu","fri","sat","sun"]});
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = $fault(vErrors, instancePath+"/workDays", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/workDays", "type", {type: "array"});
errors++;
}
}
if(data.weeklyMinutes !== undefined){
let data2 = data.weeklyMinutes;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = $fault(vErrors, instancePath+"/weeklyMinutes", "type", {type: "integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2640 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/weeklyMinutes", "maximum", {limit: 2640});
errors++;
}
if(data2 < 60 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/weeklyMinutes", "minimum", {limit: 60});
errors++;
}
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
if(data.payDay !== undefined){
let data4 = data.payDay;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
vErrors = $fault(vErrors, instancePath+"/payDay", "type", {type: "integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 31 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/payDay", "maximum", {limit: 31});
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/payDay", "minimum", {limit: 1});
errors++;
}
}
}
if(data.proration !== undefined){
let data5 = data.proration;
if(typeof data5 !== "string"){
vErrors = $fault(vErrors, instancePath+"/proration", "type", {type: "string"});
errors++;
}
if(!(((data5 === "workingDays") || (data5 === "calendarDays")) || (data5 === "26days"))){
vErrors = $fault(vErrors, instancePath+"/proration", "enum", {allowedValues: ["workingDays","calendarDays","26days"]});
errors++;
}
}
if(data.leaveYearBasis !== undefined){
let data6 = data.leaveYearBasis;
if(typeof data6 !== "string"){
vErrors = $fault(vErrors, instancePath+"/leaveYearBasis", "type", {type: "string"});
errors++;
}
if(!(((data6 === "calendar") || (data6 === "fiscal")) || (data6 === "anniversary"))){
vErrors = $fault(vErrors, instancePath+"/leaveYearBasis", "enum", {allowedValues: ["calendar","fiscal","anniversary"]});
errors++;
}
}
if(data.leaveYearStartMonth !== undefined){
let data7 = data.leaveYearStartMonth;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
vErrors = $fault(vErrors, instancePath+"/leaveYearStartMonth", "type", {type: "integer"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 12 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/leaveYearStartMonth", "maximum", {limit: 12});
errors++;
}
if(data7 < 1 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/leaveYearStartMonth", "minimum", {limit: 1});
errors++;
}
}
}
if(data.offInLieu !== undefined){
if(typeof data.offInLieu !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/offInLieu", "type", {type: "boolean"});
errors++;
}
}
if(data.offInLieuMonths !== undefined){
let data9 = data.offInLieuMonths;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/offInLieuMonths", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 24 || isNaN(data9)){
vErrors = $fault(vErrors, instancePath+"/offInLieuMonths", "maximum", {limit: 24});
errors++;
}
if(data9 < 1 || isNaN(data9)){
vErrors = $fault(vErrors, instancePath+"/offInLieuMonths", "minimum", {limit: 1});
errors++;
}
}
}
if(data.childcareClaimPeriod !== undefined){
let data10 = data.childcareClaimPeriod;
if(typeof data10 !== "string"){
vErrors = $fault(vErrors, instancePath+"/childcareClaimPeriod", "type", {type: "string"});
errors++;
}
if(!((data10 === "calendar-year") || (data10 === "leave-year"))){
vErrors = $fault(vErrors, instancePath+"/childcareClaimPeriod", "enum", {allowedValues: ["calendar-year","leave-year"]});
errors++;
}
}
if(data.nationalServiceClaimMonths !== undefined){
let data11 = data.nationalServiceClaimMonths;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
vErrors = $fault(vErrors, instancePath+"/nationalServiceClaimMonths", "type", {type: "integer"});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 12 || isNaN(data11)){
vErrors = $fault(vErrors, instancePath+"/nationalServiceClaimMonths", "maximum", {limit: 12});
errors++;
}
if(data11 < 1 || isNaN(data11)){
vErrors = $fault(vErrors, instancePath+"/nationalServiceClaimMonths", "minimum", {limit: 1});
errors++;
}
}
}
if(data.mapLat !== undefined){
let data12 = data.mapLat;
if(typeof data12 == "number"){
if(data12 > 85 || isNaN(data12)){
vErrors = $fault(vErrors, instancePath+"/mapLat", "maximum", {limit: 85});
errors++;
}
if(data12 < -85 || isNaN(data12)){
vErrors = $fault(vErrors, instancePath+"/mapLat", "minimum", {limit: -85});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/mapLat", "type", {type: "number"});
errors++;
}
}
if(data.mapLng !== undefined){
let data13 = data.mapLng;
if(typeof data13 == "number"){
if(data13 > 180 || isNaN(data13)){
vErrors = $fault(vErrors, instancePath+"/mapLng", "maximum", {limit: 180});
errors++;
}
if(data13 < -180 || isNaN(data13)){
vErrors = $fault(vErrors, instancePath+"/mapLng", "minimum", {limit: -180});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/mapLng", "type", {type: "number"});
errors++;
}
}
if(data.mapZoom !== undefined){
let data14 = data.mapZoom;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
vErrors = $fault(vErrors, instancePath+"/mapZoom", "type", {type: "integer"});
errors++;
}
if(typeof data14 == "number"){
if(data14 > 18 || isNaN(data14)){
vErrors = $fault(vErrors, instancePath+"/mapZoom", "maximum", {limit: 18});
errors++;
}
if(data14 < 9 || isNaN(data14)){
vErrors = $fault(vErrors, instancePath+"/mapZoom", "minimum", {limit: 9});
errors++;
}
}
}
if(data.employeeNoPrefix !== undefined){
let data15 = data.employeeNoPrefix;
if(typeof data15 === "string"){
if($lengthOf(data15) > 8){
vErrors = $fault(vErrors, instancePath+"/employeeNoPrefix", "maxLength", {limit: 8});
errors++;
}
if(!$pattern0.test(data15)){
vErrors = $fault(vErrors, instancePath+"/employeeNoPrefix", "pattern", {pattern: "^[A-Za-z0-9/-]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeNoPrefix", "type", {type: "string"});
errors++;
}
}
if(data.employeeNoDigits !== undefined){
let data16 = data.employeeNoDigits;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
vErrors = $fault(vErrors, instancePath+"/employeeNoDigits", "type", {type: "integer"});
errors++;
}
if(typeof data16 == "number"){
if(data16 > 8 || isNaN(data16)){
vErrors = $fault(vErrors, instancePath+"/employeeNoDigits", "maximum", {limit: 8});
errors++;
}
if(data16 < 3 || isNaN(data16)){
vErrors = $fault(vErrors, instancePath+"/employeeNoDigits", "minimum", {limit: 3});
errors++;
}
}
}
if(data.probationMonths !== undefined){
let data17 = data.probationMonths;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
vErrors = $fault(vErrors, instancePath+"/probationMonths", "type", {type: "integer"});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 24 || isNaN(data17)){
vErrors = $fault(vErrors, instancePath+"/probationMonths", "maximum", {limit: 24});
errors++;
}
if(data17 < 0 || isNaN(data17)){
vErrors = $fault(vErrors, instancePath+"/probationMonths", "minimum", {limit: 0});
errors++;
}
}
}
if(data.noticeDays !== undefined){
let data18 = data.noticeDays;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
vErrors = $fault(vErrors, instancePath+"/noticeDays", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data18 == "number"){
if(data18 > 365 || isNaN(data18)){
vErrors = $fault(vErrors, instancePath+"/noticeDays", "maximum", {limit: 365});
errors++;
}
if(data18 < 0 || isNaN(data18)){
vErrors = $fault(vErrors, instancePath+"/noticeDays", "minimum", {limit: 0});
errors++;
}
}
}
if(data.requireCompleteRecords !== undefined){
if(typeof data.requireCompleteRecords !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/requireCompleteRecords", "type", {type: "boolean"});
errors++;
}
}
if(data.expiryDays !== undefined){
let data20 = data.expiryDays;
if(Array.isArray(data20)){
if(data20.length > 6){
vErrors = $fault(vErrors, instancePath+"/expiryDays", "maxItems", {limit: 6});
errors++;
}
const len1 = data20.length;
for(let i2=0; i2<len1; i2++){
let data21 = data20[i2];
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
vErrors = $fault(vErrors, instancePath+"/expiryDays/" + i2, "type", {type: "integer"});
errors++;
}
if(typeof data21 == "number"){
if(data21 > 365 || isNaN(data21)){
vErrors = $fault(vErrors, instancePath+"/expiryDays/" + i2, "maximum", {limit: 365});
errors++;
}
if(data21 < 1 || isNaN(data21)){
vErrors = $fault(vErrors, instancePath+"/expiryDays/" + i2, "minimum", {limit: 1});
errors++;
}
}
}
let i3 = data20.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data20[i3];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
vErrors = $fault(vErrors, instancePath+"/expiryDays", "uniqueItems", {i: i3, j: j1});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/expiryDays", "type", {type: "array"});
errors++;
}
}
if(data.expiryMails !== undefined){
if(typeof data.expiryMails !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/expiryMails", "type", {type: "boolean"});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.section === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "section"});
errors++;
}
for(const key0 in data){
if(!(key0 === "section")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.section !== undefined){
let data0 = data.section;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/section", "type", {type: "string"});
errors++;
}
if(!(((((((data0 === "week") || (data0 === "terms")) || (data0 === "pay")) || (data0 === "leave")) || (data0 === "numbers")) || (data0 === "reminders")) || (data0 === "map"))){
vErrors = $fault(vErrors, instancePath+"/section", "enum", {allowedValues: ["week","terms","pay","leave","numbers","reminders","map"]});
errors++;
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
