// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const addInvoice = /*#__PURE__*/ $check($validate0);
export const updateInvoice = /*#__PURE__*/ $check($validate1);
export const sendInvoice = /*#__PURE__*/ $check($validate2);
export const addInvoicePayment = /*#__PURE__*/ $check($validate3);
const $formats0 = $formats.email;
const $pattern0 = new RegExp("\\S", "u");
const $formats1 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.invoice === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "invoice"});
errors++;
}
for(const key0 in data){
if(!(key0 === "invoice")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.invoice !== undefined){
if(!($validate4(data.invoice, instancePath+"/invoice"))){
vErrors = vErrors === null ? $validate4.errors : vErrors.concat($validate4.errors);
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
if(data.id === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "id"});
errors++;
}
if(data.invoice === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "invoice"});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "invoice"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/id", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/id", "maximum", {limit: 2147483647});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/id", "minimum", {limit: 1});
errors++;
}
}
}
if(data.invoice !== undefined){
if(!($validate4(data.invoice, instancePath+"/invoice"))){
vErrors = vErrors === null ? $validate4.errors : vErrors.concat($validate4.errors);
errors = vErrors.length;
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
if(data.id === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "id"});
errors++;
}
if(data.to === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "to"});
errors++;
}
if(data.subject === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "subject"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "to")) || (key0 === "subject")) || (key0 === "message"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/id", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/id", "maximum", {limit: 2147483647});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/id", "minimum", {limit: 1});
errors++;
}
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if($lengthOf(data1) > 254){
vErrors = $fault(vErrors, instancePath+"/to", "maxLength", {limit: 254});
errors++;
}
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/to", "format", {format: "email"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/to", "type", {type: "string"});
errors++;
}
}
if(data.subject !== undefined){
let data2 = data.subject;
if(typeof data2 === "string"){
if($lengthOf(data2) > 200){
vErrors = $fault(vErrors, instancePath+"/subject", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data2) < 1){
vErrors = $fault(vErrors, instancePath+"/subject", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data2)){
vErrors = $fault(vErrors, instancePath+"/subject", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/subject", "type", {type: "string"});
errors++;
}
}
if(data.message !== undefined){
let data3 = data.message;
if(typeof data3 === "string"){
if($lengthOf(data3) > 4000){
vErrors = $fault(vErrors, instancePath+"/message", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/message", "type", {type: "string"});
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
if(data.id === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "id"});
errors++;
}
if(data.payment === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "payment"});
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "payment"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/id", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 2147483647 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/id", "maximum", {limit: 2147483647});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/id", "minimum", {limit: 1});
errors++;
}
}
}
if(data.payment !== undefined){
let data1 = data.payment;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.paidOn === undefined){
vErrors = $fault(vErrors, instancePath+"/payment", "required", {missingProperty: "paidOn"});
errors++;
}
if(data1.amountInCents === undefined){
vErrors = $fault(vErrors, instancePath+"/payment", "required", {missingProperty: "amountInCents"});
errors++;
}
if(data1.method === undefined){
vErrors = $fault(vErrors, instancePath+"/payment", "required", {missingProperty: "method"});
errors++;
}
for(const key1 in data1){
if(!((((key1 === "paidOn") || (key1 === "amountInCents")) || (key1 === "method")) || (key1 === "note"))){
vErrors = $fault(vErrors, instancePath+"/payment", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data1.paidOn !== undefined){
let data2 = data1.paidOn;
if(typeof data2 === "string"){
if(!($formats1(data2))){
vErrors = $fault(vErrors, instancePath+"/payment/paidOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/payment/paidOn", "type", {type: "string"});
errors++;
}
}
if(data1.amountInCents !== undefined){
let data3 = data1.amountInCents;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = $fault(vErrors, instancePath+"/payment/amountInCents", "type", {type: "integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 99999999999 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/payment/amountInCents", "maximum", {limit: 99999999999});
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/payment/amountInCents", "minimum", {limit: 1});
errors++;
}
}
}
if(data1.method !== undefined){
let data4 = data1.method;
if(typeof data4 !== "string"){
vErrors = $fault(vErrors, instancePath+"/payment/method", "type", {type: "string"});
errors++;
}
if(!(((((data4 === "cash") || (data4 === "bank transfer")) || (data4 === "debit card")) || (data4 === "credit card")) || (data4 === "PayNow"))){
vErrors = $fault(vErrors, instancePath+"/payment/method", "enum", {allowedValues: ["cash","bank transfer","debit card","credit card","PayNow"]});
errors++;
}
}
if(data1.note !== undefined){
let data5 = data1.note;
if(typeof data5 === "string"){
if($lengthOf(data5) > 500){
vErrors = $fault(vErrors, instancePath+"/payment/note", "maxLength", {limit: 500});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/payment/note", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/payment", "type", {type: "object"});
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
if(data.client === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "client"});
errors++;
}
if(data.issuedDate === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "issuedDate"});
errors++;
}
if(data.dueDate === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "dueDate"});
errors++;
}
if(data.lines === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "lines"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "client") || (key0 === "issuedDate")) || (key0 === "dueDate")) || (key0 === "lines")) || (key0 === "discountRate")) || (key0 === "taxRate")) || (key0 === "note")) || (key0 === "shown"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.client !== undefined){
if(!($validate5(data.client, instancePath+"/client"))){
vErrors = vErrors === null ? $validate5.errors : vErrors.concat($validate5.errors);
errors = vErrors.length;
}
}
if(data.issuedDate !== undefined){
let data1 = data.issuedDate;
if(typeof data1 === "string"){
if(!($formats1(data1))){
vErrors = $fault(vErrors, instancePath+"/issuedDate", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/issuedDate", "type", {type: "string"});
errors++;
}
}
if(data.dueDate !== undefined){
let data2 = data.dueDate;
if(typeof data2 === "string"){
if(!($formats1(data2))){
vErrors = $fault(vErrors, instancePath+"/dueDate", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/dueDate", "type", {type: "string"});
errors++;
}
}
if(data.lines !== undefined){
let data3 = data.lines;
if(Array.isArray(data3)){
if(data3.length > 50){
vErrors = $fault(vErrors, instancePath+"/lines", "maxItems", {limit: 50});
errors++;
}
if(data3.length < 1){
vErrors = $fault(vErrors, instancePath+"/lines", "minItems", {limit: 1});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!($validate6(data3[i0], instancePath+"/lines/" + i0))){
vErrors = vErrors === null ? $validate6.errors : vErrors.concat($validate6.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/lines", "type", {type: "array"});
errors++;
}
}
if(data.discountRate !== undefined){
let data5 = data.discountRate;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = $fault(vErrors, instancePath+"/discountRate", "type", {type: "integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 10000 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/discountRate", "maximum", {limit: 10000});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/discountRate", "minimum", {limit: 0});
errors++;
}
}
}
if(data.taxRate !== undefined){
let data6 = data.taxRate;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
vErrors = $fault(vErrors, instancePath+"/taxRate", "type", {type: "integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 10000 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/taxRate", "maximum", {limit: 10000});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/taxRate", "minimum", {limit: 0});
errors++;
}
}
}
if(data.note !== undefined){
let data7 = data.note;
if(typeof data7 === "string"){
if($lengthOf(data7) > 1000){
vErrors = $fault(vErrors, instancePath+"/note", "maxLength", {limit: 1000});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/note", "type", {type: "string"});
errors++;
}
}
if(data.shown !== undefined){
let data8 = data.shown;
if(Array.isArray(data8)){
if(data8.length > 3){
vErrors = $fault(vErrors, instancePath+"/shown", "maxItems", {limit: 3});
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 !== "string"){
vErrors = $fault(vErrors, instancePath+"/shown/" + i1, "type", {type: "string"});
errors++;
}
if(!(((data9 === "terms") || (data9 === "note")) || (data9 === "stub"))){
vErrors = $fault(vErrors, instancePath+"/shown/" + i1, "enum", {allowedValues: ["terms","note","stub"]});
errors++;
}
}
let i2 = data8.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if($equal(data8[i2], data8[j0])){
vErrors = $fault(vErrors, instancePath+"/shown", "uniqueItems", {i: i2, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/shown", "type", {type: "array"});
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
if(data.address === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "address"});
errors++;
}
if(data.company === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "company"});
errors++;
}
if(data.companyEmail === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "companyEmail"});
errors++;
}
if(data.country === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "country"});
errors++;
}
if(data.contact === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "contact"});
errors++;
}
if(data.name === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "name"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "company")) || (key0 === "companyEmail")) || (key0 === "address")) || (key0 === "country")) || (key0 === "contact"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if($lengthOf(data0) > 100){
vErrors = $fault(vErrors, instancePath+"/name", "maxLength", {limit: 100});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/name", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/name", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
if(data.company !== undefined){
let data1 = data.company;
if(typeof data1 === "string"){
if($lengthOf(data1) > 100){
vErrors = $fault(vErrors, instancePath+"/company", "maxLength", {limit: 100});
errors++;
}
if($lengthOf(data1) < 1){
vErrors = $fault(vErrors, instancePath+"/company", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/company", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/company", "type", {type: "string"});
errors++;
}
}
if(data.companyEmail !== undefined){
let data2 = data.companyEmail;
if(typeof data2 === "string"){
if($lengthOf(data2) > 254){
vErrors = $fault(vErrors, instancePath+"/companyEmail", "maxLength", {limit: 254});
errors++;
}
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/companyEmail", "format", {format: "email"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/companyEmail", "type", {type: "string"});
errors++;
}
}
if(data.address !== undefined){
let data3 = data.address;
if(typeof data3 === "string"){
if($lengthOf(data3) > 200){
vErrors = $fault(vErrors, instancePath+"/address", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/address", "type", {type: "string"});
errors++;
}
}
if(data.country !== undefined){
let data4 = data.country;
if(typeof data4 === "string"){
if($lengthOf(data4) > 60){
vErrors = $fault(vErrors, instancePath+"/country", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/country", "type", {type: "string"});
errors++;
}
}
if(data.contact !== undefined){
let data5 = data.contact;
if(typeof data5 === "string"){
if($lengthOf(data5) > 40){
vErrors = $fault(vErrors, instancePath+"/contact", "maxLength", {limit: 40});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/contact", "type", {type: "string"});
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
if(data.title === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "title"});
errors++;
}
if(data.quantity === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "quantity"});
errors++;
}
if(data.priceInCents === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "priceInCents"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "quantity")) || (key0 === "priceInCents"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if($lengthOf(data0) > 120){
vErrors = $fault(vErrors, instancePath+"/title", "maxLength", {limit: 120});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/title", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if($lengthOf(data1) > 300){
vErrors = $fault(vErrors, instancePath+"/description", "maxLength", {limit: 300});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/description", "type", {type: "string"});
errors++;
}
}
if(data.quantity !== undefined){
let data2 = data.quantity;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = $fault(vErrors, instancePath+"/quantity", "type", {type: "integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9999 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/quantity", "maximum", {limit: 9999});
errors++;
}
if(data2 < 1 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/quantity", "minimum", {limit: 1});
errors++;
}
}
}
if(data.priceInCents !== undefined){
let data3 = data.priceInCents;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = $fault(vErrors, instancePath+"/priceInCents", "type", {type: "integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 99999999 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/priceInCents", "maximum", {limit: 99999999});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/priceInCents", "minimum", {limit: 0});
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
