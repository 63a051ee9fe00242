// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const updateRosterEntries = /*#__PURE__*/ $check($validate0);
export const importRoster = /*#__PURE__*/ $check($validate1);
export const copyRoster = /*#__PURE__*/ $check($validate2);
export const applyRosterPattern = /*#__PURE__*/ $check($validate3);
export const publishRoster = /*#__PURE__*/ $check($validate4);
export const createOpenShift = /*#__PURE__*/ $check($validate5);
const $formats0 = $formats.date;
const $formats1 = $formats.uuid;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entries === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "entries"});
errors++;
}
for(const key0 in data){
if(!(key0 === "entries")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.entries !== undefined){
let data0 = data.entries;
if(Array.isArray(data0)){
if(data0.length > 500){
vErrors = $fault(vErrors, instancePath+"/entries", "maxItems", {limit: 500});
errors++;
}
if(data0.length < 1){
vErrors = $fault(vErrors, instancePath+"/entries", "minItems", {limit: 1});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!($validate6(data0[i0], instancePath+"/entries/" + i0))){
vErrors = vErrors === null ? $validate6.errors : vErrors.concat($validate6.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/entries", "type", {type: "array"});
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
if(data.csv === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "csv"});
errors++;
}
for(const key0 in data){
if(!((key0 === "csv") || (key0 === "dryRun"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.csv !== undefined){
let data0 = data.csv;
if(typeof data0 === "string"){
if($lengthOf(data0) > 1000000){
vErrors = $fault(vErrors, instancePath+"/csv", "maxLength", {limit: 1000000});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/csv", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/csv", "type", {type: "string"});
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/dryRun", "type", {type: "boolean"});
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
function $validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "from"});
errors++;
}
if(data.to === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "to"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "from") || (key0 === "to")) || (key0 === "weeks")) || (key0 === "employeeIds"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/from", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/from", "type", {type: "string"});
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/to", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/to", "type", {type: "string"});
errors++;
}
}
if(data.weeks !== undefined){
let data2 = data.weeks;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = $fault(vErrors, instancePath+"/weeks", "type", {type: "integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 12 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/weeks", "maximum", {limit: 12});
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/weeks", "minimum", {limit: 1});
errors++;
}
}
}
if(data.employeeIds !== undefined){
let data3 = data.employeeIds;
if(Array.isArray(data3)){
if(data3.length > 500){
vErrors = $fault(vErrors, instancePath+"/employeeIds", "maxItems", {limit: 500});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!($formats1(data4))){
vErrors = $fault(vErrors, instancePath+"/employeeIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeIds/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data3[i1], data3[j0])){
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
if(data.patternId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "patternId"});
errors++;
}
if(data.employeeIds === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeIds"});
errors++;
}
if(data.start === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "start"});
errors++;
}
if(data.from === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "from"});
errors++;
}
if(data.to === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "to"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "patternId") || (key0 === "employeeIds")) || (key0 === "start")) || (key0 === "from")) || (key0 === "to"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.patternId !== undefined){
let data0 = data.patternId;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/patternId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/patternId", "type", {type: "string"});
errors++;
}
}
if(data.employeeIds !== undefined){
let data1 = data.employeeIds;
if(Array.isArray(data1)){
if(data1.length > 200){
vErrors = $fault(vErrors, instancePath+"/employeeIds", "maxItems", {limit: 200});
errors++;
}
if(data1.length < 1){
vErrors = $fault(vErrors, instancePath+"/employeeIds", "minItems", {limit: 1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!($formats1(data2))){
vErrors = $fault(vErrors, instancePath+"/employeeIds/" + i0, "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeIds/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data1[i1], data1[j0])){
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
if(data.start !== undefined){
let data3 = data.start;
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/start", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/start", "type", {type: "string"});
errors++;
}
}
if(data.from !== undefined){
let data4 = data.from;
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/from", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/from", "type", {type: "string"});
errors++;
}
}
if(data.to !== undefined){
let data5 = data.to;
if(typeof data5 === "string"){
if(!($formats0(data5))){
vErrors = $fault(vErrors, instancePath+"/to", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/to", "type", {type: "string"});
errors++;
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
if(data.from === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "from"});
errors++;
}
if(data.to === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "to"});
errors++;
}
for(const key0 in data){
if(!((key0 === "from") || (key0 === "to"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/from", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/from", "type", {type: "string"});
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/to", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/to", "type", {type: "string"});
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
if(data.date === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "date"});
errors++;
}
if(data.shiftId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "shiftId"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "date") || (key0 === "shiftId")) || (key0 === "people")) || (key0 === "locationId")) || (key0 === "note"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.date !== undefined){
let data0 = data.date;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/date", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/date", "type", {type: "string"});
errors++;
}
}
if(data.shiftId !== undefined){
let data1 = data.shiftId;
if(typeof data1 === "string"){
if(!($formats1(data1))){
vErrors = $fault(vErrors, instancePath+"/shiftId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/shiftId", "type", {type: "string"});
errors++;
}
}
if(data.people !== undefined){
let data2 = data.people;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = $fault(vErrors, instancePath+"/people", "type", {type: "integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 20 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/people", "maximum", {limit: 20});
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/people", "minimum", {limit: 1});
errors++;
}
}
}
if(data.locationId !== undefined){
let data3 = data.locationId;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/locationId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/locationId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.note !== undefined){
let data4 = data.note;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/note", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if($lengthOf(data4) > 200){
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
$validate5.errors = vErrors;
return errors === 0;
}
function $validate6(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.employeeId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeId"});
errors++;
}
if(data.date === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "date"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "employeeId") || (key0 === "date")) || (key0 === "kind")) || (key0 === "shiftId")) || (key0 === "locationId"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.employeeId !== undefined){
let data0 = data.employeeId;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/employeeId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeId", "type", {type: "string"});
errors++;
}
}
if(data.date !== undefined){
let data1 = data.date;
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/date", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/date", "type", {type: "string"});
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: ["string","null"]});
errors++;
}
if(!((((data2 === "work") || (data2 === "off")) || (data2 === "rest")) || (data2 === null))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["work","off","rest",null]});
errors++;
}
}
if(data.shiftId !== undefined){
let data3 = data.shiftId;
if((typeof data3 !== "string") && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/shiftId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data3 === "string"){
if(!($formats1(data3))){
vErrors = $fault(vErrors, instancePath+"/shiftId", "format", {format: "uuid"});
errors++;
}
}
}
if(data.locationId !== undefined){
let data4 = data.locationId;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/locationId", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!($formats1(data4))){
vErrors = $fault(vErrors, instancePath+"/locationId", "format", {format: "uuid"});
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
