// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const createTaxClearance = /*#__PURE__*/ $check($validate0);
export const updateTaxClearance = /*#__PURE__*/ $check($validate1);
export const correctTaxClearance = /*#__PURE__*/ $check($validate2);
export const approveTaxClearance = /*#__PURE__*/ $check($validate3);
export const returnTaxClearance = /*#__PURE__*/ $check($validate4);
export const acknowledgeTaxClearance = /*#__PURE__*/ $check($validate5);
export const recordTaxDirective = /*#__PURE__*/ $check($validate6);
export const settleTaxClearance = /*#__PURE__*/ $check($validate7);
export const amendTaxClearance = /*#__PURE__*/ $check($validate8);
export const cancelTaxClearance = /*#__PURE__*/ $check($validate4);
const $formats0 = $formats.uuid;
const $names0 = new Set(["event","undertaking","professional","hadEmployerBefore","noticeOn","ceasesOn","departsOn","arrivedOn","maritalStatus","shortNotice","withheldReason","newEmployer"]);
const $formats1 = $formats.date;
const $pattern0 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.employeeId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeId"});
errors++;
}
for(const key0 in data){
if(!(key0 === "employeeId")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.employeeId !== undefined){
let data0 = data.employeeId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/employeeId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeId", "type", {type: "string"});
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
if(data.event === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "event"});
errors++;
}
if(data.noticeOn === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "noticeOn"});
errors++;
}
if(data.ceasesOn === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "ceasesOn"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/event", "type", {type: "string"});
errors++;
}
if(!(((data0 === "ends") || (data0 === "posted-overseas")) || (data0 === "away-three-months"))){
vErrors = $fault(vErrors, instancePath+"/event", "enum", {allowedValues: ["ends","posted-overseas","away-three-months"]});
errors++;
}
}
if(data.undertaking !== undefined){
if(typeof data.undertaking !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/undertaking", "type", {type: "boolean"});
errors++;
}
}
if(data.professional !== undefined){
if(typeof data.professional !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/professional", "type", {type: "boolean"});
errors++;
}
}
if(data.hadEmployerBefore !== undefined){
if(typeof data.hadEmployerBefore !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/hadEmployerBefore", "type", {type: "boolean"});
errors++;
}
}
if(data.noticeOn !== undefined){
let data4 = data.noticeOn;
if(typeof data4 === "string"){
if(!($formats1(data4))){
vErrors = $fault(vErrors, instancePath+"/noticeOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/noticeOn", "type", {type: "string"});
errors++;
}
}
if(data.ceasesOn !== undefined){
let data5 = data.ceasesOn;
if(typeof data5 === "string"){
if(!($formats1(data5))){
vErrors = $fault(vErrors, instancePath+"/ceasesOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/ceasesOn", "type", {type: "string"});
errors++;
}
}
if(data.departsOn !== undefined){
let data6 = data.departsOn;
if((typeof data6 !== "string") && (data6 !== null)){
vErrors = $fault(vErrors, instancePath+"/departsOn", "type", {type: ["string","null"]});
errors++;
}
if(typeof data6 === "string"){
if(!($formats1(data6))){
vErrors = $fault(vErrors, instancePath+"/departsOn", "format", {format: "date"});
errors++;
}
}
}
if(data.arrivedOn !== undefined){
let data7 = data.arrivedOn;
if((typeof data7 !== "string") && (data7 !== null)){
vErrors = $fault(vErrors, instancePath+"/arrivedOn", "type", {type: ["string","null"]});
errors++;
}
if(typeof data7 === "string"){
if(!($formats1(data7))){
vErrors = $fault(vErrors, instancePath+"/arrivedOn", "format", {format: "date"});
errors++;
}
}
}
if(data.maritalStatus !== undefined){
let data8 = data.maritalStatus;
if((typeof data8 !== "string") && (data8 !== null)){
vErrors = $fault(vErrors, instancePath+"/maritalStatus", "type", {type: ["string","null"]});
errors++;
}
if(!(((((data8 === "single") || (data8 === "married")) || (data8 === "divorced")) || (data8 === "widowed")) || (data8 === null))){
vErrors = $fault(vErrors, instancePath+"/maritalStatus", "enum", {allowedValues: ["single","married","divorced","widowed",null]});
errors++;
}
}
if(data.shortNotice !== undefined){
let data9 = data.shortNotice;
if((typeof data9 !== "string") && (data9 !== null)){
vErrors = $fault(vErrors, instancePath+"/shortNotice", "type", {type: ["string","null"]});
errors++;
}
if(!(((((data9 === "absconded") || (data9 === "immediate")) || (data9 === "overseas")) || (data9 === "other")) || (data9 === null))){
vErrors = $fault(vErrors, instancePath+"/shortNotice", "enum", {allowedValues: ["absconded","immediate","overseas","other",null]});
errors++;
}
}
if(data.withheldReason !== undefined){
let data10 = data.withheldReason;
if((typeof data10 !== "string") && (data10 !== null)){
vErrors = $fault(vErrors, instancePath+"/withheldReason", "type", {type: ["string","null"]});
errors++;
}
if(typeof data10 === "string"){
if($lengthOf(data10) > 200){
vErrors = $fault(vErrors, instancePath+"/withheldReason", "maxLength", {limit: 200});
errors++;
}
}
}
if(data.newEmployer !== undefined){
let data11 = data.newEmployer;
if((typeof data11 !== "string") && (data11 !== null)){
vErrors = $fault(vErrors, instancePath+"/newEmployer", "type", {type: ["string","null"]});
errors++;
}
if(typeof data11 === "string"){
if($lengthOf(data11) > 120){
vErrors = $fault(vErrors, instancePath+"/newEmployer", "maxLength", {limit: 120});
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
if(data.year === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "year"});
errors++;
}
if(data.box === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "box"});
errors++;
}
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "year") || (key0 === "box")) || (key0 === "amount")) || (key0 === "reason"))){
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
if(data.box !== undefined){
let data1 = data.box;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/box", "type", {type: "string"});
errors++;
}
if(!((((((((((((((data1 === "salary") || (data1 === "bonus")) || (data1 === "directorsFees")) || (data1 === "commission")) || (data1 === "pension")) || (data1 === "transport")) || (data1 === "entertainment")) || (data1 === "otherAllowances")) || (data1 === "gratuity")) || (data1 === "compensation")) || (data1 === "overseasFund")) || (data1 === "cpf")) || (data1 === "donation")) || (data1 === "mbf"))){
vErrors = $fault(vErrors, instancePath+"/box", "enum", {allowedValues: ["salary","bonus","directorsFees","commission","pension","transport","entertainment","otherAllowances","gratuity","compensation","overseasFund","cpf","donation","mbf"]});
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
if(data2 > 99999999999 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/amount", "maximum", {limit: 99999999999});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/amount", "minimum", {limit: 0});
errors++;
}
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(typeof data3 === "string"){
if($lengthOf(data3) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data3) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern0.test(data3)){
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
$validate2.errors = vErrors;
return errors === 0;
}
function $validate3(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "comment")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.comment !== undefined){
let data0 = data.comment;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/comment", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 500){
vErrors = $fault(vErrors, instancePath+"/comment", "maxLength", {limit: 500});
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
if($lengthOf(data0) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
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
$validate4.errors = vErrors;
return errors === 0;
}
function $validate5(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.acknowledgement === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "acknowledgement"});
errors++;
}
if(data.acknowledgedOn === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "acknowledgedOn"});
errors++;
}
for(const key0 in data){
if(!((key0 === "acknowledgement") || (key0 === "acknowledgedOn"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.acknowledgement !== undefined){
let data0 = data.acknowledgement;
if(typeof data0 === "string"){
if($lengthOf(data0) > 60){
vErrors = $fault(vErrors, instancePath+"/acknowledgement", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/acknowledgement", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/acknowledgement", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/acknowledgement", "type", {type: "string"});
errors++;
}
}
if(data.acknowledgedOn !== undefined){
let data1 = data.acknowledgedOn;
if(typeof data1 === "string"){
if(!($formats1(data1))){
vErrors = $fault(vErrors, instancePath+"/acknowledgedOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/acknowledgedOn", "type", {type: "string"});
errors++;
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
if(data.directiveOn === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "directiveOn"});
errors++;
}
if(data.tax === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "tax"});
errors++;
}
for(const key0 in data){
if(!((key0 === "directiveOn") || (key0 === "tax"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.directiveOn !== undefined){
let data0 = data.directiveOn;
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/directiveOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/directiveOn", "type", {type: "string"});
errors++;
}
}
if(data.tax !== undefined){
let data1 = data.tax;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/tax", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 99999999999 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/tax", "maximum", {limit: 99999999999});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/tax", "minimum", {limit: 0});
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
for(const key0 in data){
if(!((key0 === "paidOn") || (key0 === "releasedOn"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.paidOn !== undefined){
let data0 = data.paidOn;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/paidOn", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if(!($formats1(data0))){
vErrors = $fault(vErrors, instancePath+"/paidOn", "format", {format: "date"});
errors++;
}
}
}
if(data.releasedOn !== undefined){
let data1 = data.releasedOn;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/releasedOn", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if(!($formats1(data1))){
vErrors = $fault(vErrors, instancePath+"/releasedOn", "format", {format: "date"});
errors++;
}
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
if(data.kind === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "kind"});
errors++;
}
for(const key0 in data){
if(!(key0 === "kind")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/kind", "type", {type: "string"});
errors++;
}
if(!((data0 === "additional") || (data0 === "amended"))){
vErrors = $fault(vErrors, instancePath+"/kind", "enum", {allowedValues: ["additional","amended"]});
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
