// Generated from the contract by `npm run generate`; never edited.
import { check as $check, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createKet = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","additionalProperties":false,"properties":{"employer":{"type":["string","null"],"maxLength":160},"jobTitle":{"type":["string","null"],"maxLength":120},"duties":{"type":["string","null"],"maxLength":2000},"duration":{"type":["string","null"],"maxLength":200},"workingArrangement":{"type":["string","null"],"maxLength":500},"salaryPeriod":{"type":["string","null"],"maxLength":200},"fixedAllowances":{"type":["string","null"],"maxLength":1000},"fixedDeductions":{"type":["string","null"],"maxLength":1000},"overtimePeriod":{"type":["string","null"],"maxLength":200},"overtimeRate":{"type":["string","null"],"maxLength":200},"otherPay":{"type":["string","null"],"maxLength":1000},"leave":{"type":["string","null"],"maxLength":1000},"medical":{"type":["string","null"],"maxLength":1000},"probation":{"type":["string","null"],"maxLength":200},"notice":{"type":["string","null"],"maxLength":200},"placeOfWork":{"type":["string","null"],"maxLength":300}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = $lengthOf;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.employer !== undefined){
let data0 = data.employer;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/type",keyword:"type",params:{type: schema0.properties.employer.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 160){
const err2 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/maxLength",keyword:"maxLength",params:{limit: 160}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.jobTitle !== undefined){
let data1 = data.jobTitle;
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: schema0.properties.jobTitle.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err4 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.duties !== undefined){
let data2 = data.duties;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/duties",schemaPath:"#/properties/duties/type",keyword:"type",params:{type: schema0.properties.duties.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err6 = {instancePath:instancePath+"/duties",schemaPath:"#/properties/duties/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.duration !== undefined){
let data3 = data.duration;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: schema0.properties.duration.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.workingArrangement !== undefined){
let data4 = data.workingArrangement;
if((typeof data4 !== "string") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/workingArrangement",schemaPath:"#/properties/workingArrangement/type",keyword:"type",params:{type: schema0.properties.workingArrangement.type}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 500){
const err10 = {instancePath:instancePath+"/workingArrangement",schemaPath:"#/properties/workingArrangement/maxLength",keyword:"maxLength",params:{limit: 500}};
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
if(data.salaryPeriod !== undefined){
let data5 = data.salaryPeriod;
if((typeof data5 !== "string") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/salaryPeriod",schemaPath:"#/properties/salaryPeriod/type",keyword:"type",params:{type: schema0.properties.salaryPeriod.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 200){
const err12 = {instancePath:instancePath+"/salaryPeriod",schemaPath:"#/properties/salaryPeriod/maxLength",keyword:"maxLength",params:{limit: 200}};
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
if(data.fixedAllowances !== undefined){
let data6 = data.fixedAllowances;
if((typeof data6 !== "string") && (data6 !== null)){
const err13 = {instancePath:instancePath+"/fixedAllowances",schemaPath:"#/properties/fixedAllowances/type",keyword:"type",params:{type: schema0.properties.fixedAllowances.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 1000){
const err14 = {instancePath:instancePath+"/fixedAllowances",schemaPath:"#/properties/fixedAllowances/maxLength",keyword:"maxLength",params:{limit: 1000}};
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
if(data.fixedDeductions !== undefined){
let data7 = data.fixedDeductions;
if((typeof data7 !== "string") && (data7 !== null)){
const err15 = {instancePath:instancePath+"/fixedDeductions",schemaPath:"#/properties/fixedDeductions/type",keyword:"type",params:{type: schema0.properties.fixedDeductions.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) > 1000){
const err16 = {instancePath:instancePath+"/fixedDeductions",schemaPath:"#/properties/fixedDeductions/maxLength",keyword:"maxLength",params:{limit: 1000}};
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
if(data.overtimePeriod !== undefined){
let data8 = data.overtimePeriod;
if((typeof data8 !== "string") && (data8 !== null)){
const err17 = {instancePath:instancePath+"/overtimePeriod",schemaPath:"#/properties/overtimePeriod/type",keyword:"type",params:{type: schema0.properties.overtimePeriod.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data8 === "string"){
if(func1(data8) > 200){
const err18 = {instancePath:instancePath+"/overtimePeriod",schemaPath:"#/properties/overtimePeriod/maxLength",keyword:"maxLength",params:{limit: 200}};
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
if(data.overtimeRate !== undefined){
let data9 = data.overtimeRate;
if((typeof data9 !== "string") && (data9 !== null)){
const err19 = {instancePath:instancePath+"/overtimeRate",schemaPath:"#/properties/overtimeRate/type",keyword:"type",params:{type: schema0.properties.overtimeRate.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data9 === "string"){
if(func1(data9) > 200){
const err20 = {instancePath:instancePath+"/overtimeRate",schemaPath:"#/properties/overtimeRate/maxLength",keyword:"maxLength",params:{limit: 200}};
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
if(data.otherPay !== undefined){
let data10 = data.otherPay;
if((typeof data10 !== "string") && (data10 !== null)){
const err21 = {instancePath:instancePath+"/otherPay",schemaPath:"#/properties/otherPay/type",keyword:"type",params:{type: schema0.properties.otherPay.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data10 === "string"){
if(func1(data10) > 1000){
const err22 = {instancePath:instancePath+"/otherPay",schemaPath:"#/properties/otherPay/maxLength",keyword:"maxLength",params:{limit: 1000}};
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
if(data.leave !== undefined){
let data11 = data.leave;
if((typeof data11 !== "string") && (data11 !== null)){
const err23 = {instancePath:instancePath+"/leave",schemaPath:"#/properties/leave/type",keyword:"type",params:{type: schema0.properties.leave.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 1000){
const err24 = {instancePath:instancePath+"/leave",schemaPath:"#/properties/leave/maxLength",keyword:"maxLength",params:{limit: 1000}};
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
if(data.medical !== undefined){
let data12 = data.medical;
if((typeof data12 !== "string") && (data12 !== null)){
const err25 = {instancePath:instancePath+"/medical",schemaPath:"#/properties/medical/type",keyword:"type",params:{type: schema0.properties.medical.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data12 === "string"){
if(func1(data12) > 1000){
const err26 = {instancePath:instancePath+"/medical",schemaPath:"#/properties/medical/maxLength",keyword:"maxLength",params:{limit: 1000}};
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
if(data.probation !== undefined){
let data13 = data.probation;
if((typeof data13 !== "string") && (data13 !== null)){
const err27 = {instancePath:instancePath+"/probation",schemaPath:"#/properties/probation/type",keyword:"type",params:{type: schema0.properties.probation.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 200){
const err28 = {instancePath:instancePath+"/probation",schemaPath:"#/properties/probation/maxLength",keyword:"maxLength",params:{limit: 200}};
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
if(data.notice !== undefined){
let data14 = data.notice;
if((typeof data14 !== "string") && (data14 !== null)){
const err29 = {instancePath:instancePath+"/notice",schemaPath:"#/properties/notice/type",keyword:"type",params:{type: schema0.properties.notice.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data14 === "string"){
if(func1(data14) > 200){
const err30 = {instancePath:instancePath+"/notice",schemaPath:"#/properties/notice/maxLength",keyword:"maxLength",params:{limit: 200}};
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
if(data.placeOfWork !== undefined){
let data15 = data.placeOfWork;
if((typeof data15 !== "string") && (data15 !== null)){
const err31 = {instancePath:instancePath+"/placeOfWork",schemaPath:"#/properties/placeOfWork/type",keyword:"type",params:{type: schema0.properties.placeOfWork.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data15 === "string"){
if(func1(data15) > 300){
const err32 = {instancePath:instancePath+"/placeOfWork",schemaPath:"#/properties/placeOfWork/maxLength",keyword:"maxLength",params:{limit: 300}};
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
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export { createKet as updateKet };

