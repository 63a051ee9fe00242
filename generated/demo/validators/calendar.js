// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const addEvent = /*#__PURE__*/ $check($validate0);
export const updateEvent = /*#__PURE__*/ $check($validate1);
const $pattern0 = new RegExp("^(https?://|$)", "u");
const $pattern1 = new RegExp("\\S", "u");
const $formats0 = $formats["date-time"];
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "event"});
errors++;
}
for(const key0 in data){
if(!(key0 === "event")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.title === undefined){
vErrors = $fault(vErrors, instancePath+"/event", "required", {missingProperty: "title"});
errors++;
}
if(data0.start === undefined){
vErrors = $fault(vErrors, instancePath+"/event", "required", {missingProperty: "start"});
errors++;
}
if(data0.end === undefined){
vErrors = $fault(vErrors, instancePath+"/event", "required", {missingProperty: "end"});
errors++;
}
if(data0.extendedProps === undefined){
vErrors = $fault(vErrors, instancePath+"/event", "required", {missingProperty: "extendedProps"});
errors++;
}
for(const key1 in data0){
if(!((((((key1 === "url") || (key1 === "title")) || (key1 === "start")) || (key1 === "end")) || (key1 === "allDay")) || (key1 === "extendedProps"))){
vErrors = $fault(vErrors, instancePath+"/event", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.url !== undefined){
let data1 = data0.url;
if(typeof data1 === "string"){
if($lengthOf(data1) > 2000){
vErrors = $fault(vErrors, instancePath+"/event/url", "maxLength", {limit: 2000});
errors++;
}
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/event/url", "pattern", {pattern: "^(https?://|$)"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/url", "type", {type: "string"});
errors++;
}
}
if(data0.title !== undefined){
let data2 = data0.title;
if(typeof data2 === "string"){
if($lengthOf(data2) > 200){
vErrors = $fault(vErrors, instancePath+"/event/title", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data2) < 1){
vErrors = $fault(vErrors, instancePath+"/event/title", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data2)){
vErrors = $fault(vErrors, instancePath+"/event/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/title", "type", {type: "string"});
errors++;
}
}
if(data0.start !== undefined){
let data3 = data0.start;
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/event/start", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/start", "type", {type: "string"});
errors++;
}
}
if(data0.end !== undefined){
let data4 = data0.end;
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/event/end", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/end", "type", {type: "string"});
errors++;
}
}
if(data0.allDay !== undefined){
if(typeof data0.allDay !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/event/allDay", "type", {type: "boolean"});
errors++;
}
}
if(data0.extendedProps !== undefined){
let data6 = data0.extendedProps;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.calendar === undefined){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps", "required", {missingProperty: "calendar"});
errors++;
}
for(const key2 in data6){
if(!((((key2 === "calendar") || (key2 === "location")) || (key2 === "description")) || (key2 === "guests"))){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data6.calendar !== undefined){
let data7 = data6.calendar;
if(typeof data7 !== "string"){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/calendar", "type", {type: "string"});
errors++;
}
if(!(((((data7 === "Business") || (data7 === "Holiday")) || (data7 === "Personal")) || (data7 === "ETC")) || (data7 === "Family"))){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/calendar", "enum", {allowedValues: ["Business","Holiday","Personal","ETC","Family"]});
errors++;
}
}
if(data6.location !== undefined){
let data8 = data6.location;
if(typeof data8 === "string"){
if($lengthOf(data8) > 200){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/location", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/location", "type", {type: "string"});
errors++;
}
}
if(data6.description !== undefined){
let data9 = data6.description;
if(typeof data9 === "string"){
if($lengthOf(data9) > 4000){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/description", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/description", "type", {type: "string"});
errors++;
}
}
if(data6.guests !== undefined){
let data10 = data6.guests;
if(Array.isArray(data10)){
if(data10.length > 50){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/guests", "maxItems", {limit: 50});
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 === "string"){
if($lengthOf(data11) > 100){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/guests/" + i0, "maxLength", {limit: 100});
errors++;
}
if($lengthOf(data11) < 1){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/guests/" + i0, "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/guests/" + i0, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/guests", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/extendedProps", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event", "type", {type: "object"});
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
for(const key0 in data){
if(!(key0 === "event")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
vErrors = $fault(vErrors, instancePath+"/event", "required", {missingProperty: "id"});
errors++;
}
for(const key1 in data0){
if(!(((((((key1 === "id") || (key1 === "url")) || (key1 === "title")) || (key1 === "start")) || (key1 === "end")) || (key1 === "allDay")) || (key1 === "extendedProps"))){
vErrors = $fault(vErrors, instancePath+"/event", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
vErrors = $fault(vErrors, instancePath+"/event/id", "type", {type: "integer"});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/event/id", "maximum", {limit: 2147483647});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/event/id", "minimum", {limit: 1});
errors++;
}
}
}
if(data0.url !== undefined){
let data2 = data0.url;
if(typeof data2 === "string"){
if($lengthOf(data2) > 2000){
vErrors = $fault(vErrors, instancePath+"/event/url", "maxLength", {limit: 2000});
errors++;
}
if(!$pattern0.test(data2)){
vErrors = $fault(vErrors, instancePath+"/event/url", "pattern", {pattern: "^(https?://|$)"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/url", "type", {type: "string"});
errors++;
}
}
if(data0.title !== undefined){
let data3 = data0.title;
if(typeof data3 === "string"){
if($lengthOf(data3) > 200){
vErrors = $fault(vErrors, instancePath+"/event/title", "maxLength", {limit: 200});
errors++;
}
if($lengthOf(data3) < 1){
vErrors = $fault(vErrors, instancePath+"/event/title", "minLength", {limit: 1});
errors++;
}
if(!$pattern1.test(data3)){
vErrors = $fault(vErrors, instancePath+"/event/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/title", "type", {type: "string"});
errors++;
}
}
if(data0.start !== undefined){
let data4 = data0.start;
if(typeof data4 === "string"){
if(!($formats0(data4))){
vErrors = $fault(vErrors, instancePath+"/event/start", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/start", "type", {type: "string"});
errors++;
}
}
if(data0.end !== undefined){
let data5 = data0.end;
if(typeof data5 === "string"){
if(!($formats0(data5))){
vErrors = $fault(vErrors, instancePath+"/event/end", "format", {format: "date-time"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/end", "type", {type: "string"});
errors++;
}
}
if(data0.allDay !== undefined){
if(typeof data0.allDay !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/event/allDay", "type", {type: "boolean"});
errors++;
}
}
if(data0.extendedProps !== undefined){
let data7 = data0.extendedProps;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(!((((key2 === "calendar") || (key2 === "location")) || (key2 === "description")) || (key2 === "guests"))){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps", "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data7.calendar !== undefined){
let data8 = data7.calendar;
if(typeof data8 !== "string"){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/calendar", "type", {type: "string"});
errors++;
}
if(!(((((data8 === "Business") || (data8 === "Holiday")) || (data8 === "Personal")) || (data8 === "ETC")) || (data8 === "Family"))){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/calendar", "enum", {allowedValues: ["Business","Holiday","Personal","ETC","Family"]});
errors++;
}
}
if(data7.location !== undefined){
let data9 = data7.location;
if(typeof data9 === "string"){
if($lengthOf(data9) > 200){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/location", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/location", "type", {type: "string"});
errors++;
}
}
if(data7.description !== undefined){
let data10 = data7.description;
if(typeof data10 === "string"){
if($lengthOf(data10) > 4000){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/description", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/description", "type", {type: "string"});
errors++;
}
}
if(data7.guests !== undefined){
let data11 = data7.guests;
if(Array.isArray(data11)){
if(data11.length > 50){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/guests", "maxItems", {limit: 50});
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if($lengthOf(data12) > 100){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/guests/" + i0, "maxLength", {limit: 100});
errors++;
}
if($lengthOf(data12) < 1){
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/guests/" + i0, "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/guests/" + i0, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/extendedProps/guests", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event/extendedProps", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/event", "type", {type: "object"});
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
