// Generated from the contract by `npm run generate`; never edited.
import { check as $check, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const resetCompanySettings = /*#__PURE__*/ $check(validate1);
const schema1 = {"type":"object","required":["section"],"additionalProperties":false,"properties":{"section":{"type":"string","enum":["week","terms","pay","leave","numbers","reminders"]}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.section === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "section"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "section")){
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
if(data.section !== undefined){
let data0 = data.section;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/section",schemaPath:"#/properties/section/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((data0 === "week") || (data0 === "terms")) || (data0 === "pay")) || (data0 === "leave")) || (data0 === "numbers")) || (data0 === "reminders"))){
const err3 = {instancePath:instancePath+"/section",schemaPath:"#/properties/section/enum",keyword:"enum",params:{allowedValues: schema1.properties.section.enum}};
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

export const updateCompanySettings = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["workDays","weeklyMinutes","payFrequency","payDay","proration","leaveYearBasis","leaveYearStartMonth","employeeNoPrefix","employeeNoDigits","probationMonths","noticeDays","expiryDays","expiryMails"],"additionalProperties":false,"properties":{"workDays":{"type":"array","maxItems":7,"minItems":1,"uniqueItems":true,"items":{"type":"string","enum":["mon","tue","wed","thu","fri","sat","sun"]}},"weeklyMinutes":{"type":"integer","maximum":2640,"minimum":60},"payFrequency":{"type":"string","enum":["monthly","semiMonthly","fortnightly","weekly"]},"payDay":{"type":"integer","maximum":31,"minimum":1},"proration":{"type":"string","enum":["workingDays","calendarDays","26days"]},"leaveYearBasis":{"type":"string","enum":["calendar","fiscal","anniversary"]},"leaveYearStartMonth":{"type":"integer","maximum":12,"minimum":1},"employeeNoPrefix":{"type":"string","maxLength":8,"pattern":"^[A-Za-z0-9/-]*$"},"employeeNoDigits":{"type":"integer","maximum":8,"minimum":3},"probationMonths":{"type":"integer","maximum":24,"minimum":0},"noticeDays":{"type":["integer","null"],"maximum":365,"minimum":0},"expiryDays":{"type":"array","maxItems":6,"uniqueItems":true,"items":{"type":"integer","maximum":365,"minimum":1}},"expiryMails":{"type":"boolean"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = $lengthOf;
const pattern0 = new RegExp("^[A-Za-z0-9/-]*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.workDays === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "workDays"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.weeklyMinutes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weeklyMinutes"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.payFrequency === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payFrequency"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.payDay === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payDay"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.proration === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proration"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.leaveYearBasis === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leaveYearBasis"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.leaveYearStartMonth === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leaveYearStartMonth"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.employeeNoPrefix === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "employeeNoPrefix"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.employeeNoDigits === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "employeeNoDigits"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.probationMonths === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "probationMonths"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.noticeDays === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "noticeDays"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.expiryDays === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiryDays"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.expiryMails === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiryMails"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.workDays !== undefined){
let data0 = data.workDays;
if(Array.isArray(data0)){
if(data0.length > 7){
const err14 = {instancePath:instancePath+"/workDays",schemaPath:"#/properties/workDays/maxItems",keyword:"maxItems",params:{limit: 7}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data0.length < 1){
const err15 = {instancePath:instancePath+"/workDays",schemaPath:"#/properties/workDays/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err16 = {instancePath:instancePath+"/workDays/" + i0,schemaPath:"#/properties/workDays/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(((((((data1 === "mon") || (data1 === "tue")) || (data1 === "wed")) || (data1 === "thu")) || (data1 === "fri")) || (data1 === "sat")) || (data1 === "sun"))){
const err17 = {instancePath:instancePath+"/workDays/" + i0,schemaPath:"#/properties/workDays/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.workDays.items.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
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
const err18 = {instancePath:instancePath+"/workDays",schemaPath:"#/properties/workDays/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err19 = {instancePath:instancePath+"/workDays",schemaPath:"#/properties/workDays/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.weeklyMinutes !== undefined){
let data2 = data.weeklyMinutes;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err20 = {instancePath:instancePath+"/weeklyMinutes",schemaPath:"#/properties/weeklyMinutes/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2640 || isNaN(data2)){
const err21 = {instancePath:instancePath+"/weeklyMinutes",schemaPath:"#/properties/weeklyMinutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2640}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data2 < 60 || isNaN(data2)){
const err22 = {instancePath:instancePath+"/weeklyMinutes",schemaPath:"#/properties/weeklyMinutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 60}};
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
if(data.payFrequency !== undefined){
let data3 = data.payFrequency;
if(typeof data3 !== "string"){
const err23 = {instancePath:instancePath+"/payFrequency",schemaPath:"#/properties/payFrequency/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!((((data3 === "monthly") || (data3 === "semiMonthly")) || (data3 === "fortnightly")) || (data3 === "weekly"))){
const err24 = {instancePath:instancePath+"/payFrequency",schemaPath:"#/properties/payFrequency/enum",keyword:"enum",params:{allowedValues: schema0.properties.payFrequency.enum}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.payDay !== undefined){
let data4 = data.payDay;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err25 = {instancePath:instancePath+"/payDay",schemaPath:"#/properties/payDay/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 31 || isNaN(data4)){
const err26 = {instancePath:instancePath+"/payDay",schemaPath:"#/properties/payDay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err27 = {instancePath:instancePath+"/payDay",schemaPath:"#/properties/payDay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data.proration !== undefined){
let data5 = data.proration;
if(typeof data5 !== "string"){
const err28 = {instancePath:instancePath+"/proration",schemaPath:"#/properties/proration/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(((data5 === "workingDays") || (data5 === "calendarDays")) || (data5 === "26days"))){
const err29 = {instancePath:instancePath+"/proration",schemaPath:"#/properties/proration/enum",keyword:"enum",params:{allowedValues: schema0.properties.proration.enum}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.leaveYearBasis !== undefined){
let data6 = data.leaveYearBasis;
if(typeof data6 !== "string"){
const err30 = {instancePath:instancePath+"/leaveYearBasis",schemaPath:"#/properties/leaveYearBasis/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((data6 === "calendar") || (data6 === "fiscal")) || (data6 === "anniversary"))){
const err31 = {instancePath:instancePath+"/leaveYearBasis",schemaPath:"#/properties/leaveYearBasis/enum",keyword:"enum",params:{allowedValues: schema0.properties.leaveYearBasis.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.leaveYearStartMonth !== undefined){
let data7 = data.leaveYearStartMonth;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err32 = {instancePath:instancePath+"/leaveYearStartMonth",schemaPath:"#/properties/leaveYearStartMonth/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 12 || isNaN(data7)){
const err33 = {instancePath:instancePath+"/leaveYearStartMonth",schemaPath:"#/properties/leaveYearStartMonth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err34 = {instancePath:instancePath+"/leaveYearStartMonth",schemaPath:"#/properties/leaveYearStartMonth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.employeeNoPrefix !== undefined){
let data8 = data.employeeNoPrefix;
if(typeof data8 === "string"){
if(func1(data8) > 8){
const err35 = {instancePath:instancePath+"/employeeNoPrefix",schemaPath:"#/properties/employeeNoPrefix/maxLength",keyword:"maxLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern0.test(data8)){
const err36 = {instancePath:instancePath+"/employeeNoPrefix",schemaPath:"#/properties/employeeNoPrefix/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9/-]*$"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/employeeNoPrefix",schemaPath:"#/properties/employeeNoPrefix/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.employeeNoDigits !== undefined){
let data9 = data.employeeNoDigits;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err38 = {instancePath:instancePath+"/employeeNoDigits",schemaPath:"#/properties/employeeNoDigits/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 8 || isNaN(data9)){
const err39 = {instancePath:instancePath+"/employeeNoDigits",schemaPath:"#/properties/employeeNoDigits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data9 < 3 || isNaN(data9)){
const err40 = {instancePath:instancePath+"/employeeNoDigits",schemaPath:"#/properties/employeeNoDigits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.probationMonths !== undefined){
let data10 = data.probationMonths;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err41 = {instancePath:instancePath+"/probationMonths",schemaPath:"#/properties/probationMonths/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 24 || isNaN(data10)){
const err42 = {instancePath:instancePath+"/probationMonths",schemaPath:"#/properties/probationMonths/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err43 = {instancePath:instancePath+"/probationMonths",schemaPath:"#/properties/probationMonths/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
if(data.noticeDays !== undefined){
let data11 = data.noticeDays;
if((!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))) && (data11 !== null)){
const err44 = {instancePath:instancePath+"/noticeDays",schemaPath:"#/properties/noticeDays/type",keyword:"type",params:{type: schema0.properties.noticeDays.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 365 || isNaN(data11)){
const err45 = {instancePath:instancePath+"/noticeDays",schemaPath:"#/properties/noticeDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err46 = {instancePath:instancePath+"/noticeDays",schemaPath:"#/properties/noticeDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.expiryDays !== undefined){
let data12 = data.expiryDays;
if(Array.isArray(data12)){
if(data12.length > 6){
const err47 = {instancePath:instancePath+"/expiryDays",schemaPath:"#/properties/expiryDays/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len1 = data12.length;
for(let i2=0; i2<len1; i2++){
let data13 = data12[i2];
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err48 = {instancePath:instancePath+"/expiryDays/" + i2,schemaPath:"#/properties/expiryDays/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 365 || isNaN(data13)){
const err49 = {instancePath:instancePath+"/expiryDays/" + i2,schemaPath:"#/properties/expiryDays/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err50 = {instancePath:instancePath+"/expiryDays/" + i2,schemaPath:"#/properties/expiryDays/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
let i3 = data12.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data12[i3];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err51 = {instancePath:instancePath+"/expiryDays",schemaPath:"#/properties/expiryDays/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err52 = {instancePath:instancePath+"/expiryDays",schemaPath:"#/properties/expiryDays/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.expiryMails !== undefined){
if(typeof data.expiryMails !== "boolean"){
const err53 = {instancePath:instancePath+"/expiryMails",schemaPath:"#/properties/expiryMails/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

