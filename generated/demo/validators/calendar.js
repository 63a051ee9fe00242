// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const updateEvent = /*#__PURE__*/ $check(validate1);
const schema2 = {"type":"object","required":["event"],"additionalProperties":false,"properties":{"event":{"type":"object","required":["id"],"additionalProperties":false,"properties":{"id":{"type":"integer","maximum":2147483647,"minimum":1},"url":{"type":"string","maxLength":2000,"pattern":"^(https?://|$)"},"title":{"type":"string","maxLength":200,"minLength":1,"pattern":"\\S"},"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"allDay":{"type":"boolean"},"extendedProps":{"type":"object","additionalProperties":false,"properties":{"calendar":{"$ref":"request1"},"location":{"type":"string","maxLength":200},"description":{"type":"string","maxLength":4000},"guests":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":100,"minLength":1}}}}}}}};
const schema1 = {"type":"string","enum":["Business","Holiday","Personal","ETC","Family"]};
const func0 = $lengthOf;
const pattern0 = new RegExp("^(https?://|$)", "u");
const pattern1 = new RegExp("\\S", "u");
const formats0 = $formats["date-time"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "event")){
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
if(data.event !== undefined){
let data0 = data.event;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err2 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!(((((((key1 === "id") || (key1 === "url")) || (key1 === "title")) || (key1 === "start")) || (key1 === "end")) || (key1 === "allDay")) || (key1 === "extendedProps"))){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/event/id",schemaPath:"#/properties/event/properties/id/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/event/id",schemaPath:"#/properties/event/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/event/id",schemaPath:"#/properties/event/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data0.url !== undefined){
let data2 = data0.url;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err7 = {instancePath:instancePath+"/event/url",schemaPath:"#/properties/event/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data2)){
const err8 = {instancePath:instancePath+"/event/url",schemaPath:"#/properties/event/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https?://|$)"}};
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
const err9 = {instancePath:instancePath+"/event/url",schemaPath:"#/properties/event/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.title !== undefined){
let data3 = data0.title;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err10 = {instancePath:instancePath+"/event/title",schemaPath:"#/properties/event/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data3) < 1){
const err11 = {instancePath:instancePath+"/event/title",schemaPath:"#/properties/event/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern1.test(data3)){
const err12 = {instancePath:instancePath+"/event/title",schemaPath:"#/properties/event/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/event/title",schemaPath:"#/properties/event/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.start !== undefined){
let data4 = data0.start;
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err14 = {instancePath:instancePath+"/event/start",schemaPath:"#/properties/event/properties/start/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/event/start",schemaPath:"#/properties/event/properties/start/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.end !== undefined){
let data5 = data0.end;
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err16 = {instancePath:instancePath+"/event/end",schemaPath:"#/properties/event/properties/end/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/event/end",schemaPath:"#/properties/event/properties/end/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.allDay !== undefined){
if(typeof data0.allDay !== "boolean"){
const err18 = {instancePath:instancePath+"/event/allDay",schemaPath:"#/properties/event/properties/allDay/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.extendedProps !== undefined){
let data7 = data0.extendedProps;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(!((((key2 === "calendar") || (key2 === "location")) || (key2 === "description")) || (key2 === "guests"))){
const err19 = {instancePath:instancePath+"/event/extendedProps",schemaPath:"#/properties/event/properties/extendedProps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.calendar !== undefined){
let data8 = data7.calendar;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/event/extendedProps/calendar",schemaPath:"request1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((((data8 === "Business") || (data8 === "Holiday")) || (data8 === "Personal")) || (data8 === "ETC")) || (data8 === "Family"))){
const err21 = {instancePath:instancePath+"/event/extendedProps/calendar",schemaPath:"request1/enum",keyword:"enum",params:{allowedValues: schema1.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.location !== undefined){
let data9 = data7.location;
if(typeof data9 === "string"){
if(func0(data9) > 200){
const err22 = {instancePath:instancePath+"/event/extendedProps/location",schemaPath:"#/properties/event/properties/extendedProps/properties/location/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/event/extendedProps/location",schemaPath:"#/properties/event/properties/extendedProps/properties/location/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.description !== undefined){
let data10 = data7.description;
if(typeof data10 === "string"){
if(func0(data10) > 4000){
const err24 = {instancePath:instancePath+"/event/extendedProps/description",schemaPath:"#/properties/event/properties/extendedProps/properties/description/maxLength",keyword:"maxLength",params:{limit: 4000}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/event/extendedProps/description",schemaPath:"#/properties/event/properties/extendedProps/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.guests !== undefined){
let data11 = data7.guests;
if(Array.isArray(data11)){
if(data11.length > 50){
const err26 = {instancePath:instancePath+"/event/extendedProps/guests",schemaPath:"#/properties/event/properties/extendedProps/properties/guests/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(func0(data12) > 100){
const err27 = {instancePath:instancePath+"/event/extendedProps/guests/" + i0,schemaPath:"#/properties/event/properties/extendedProps/properties/guests/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func0(data12) < 1){
const err28 = {instancePath:instancePath+"/event/extendedProps/guests/" + i0,schemaPath:"#/properties/event/properties/extendedProps/properties/guests/items/minLength",keyword:"minLength",params:{limit: 1}};
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
const err29 = {instancePath:instancePath+"/event/extendedProps/guests/" + i0,schemaPath:"#/properties/event/properties/extendedProps/properties/guests/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/event/extendedProps/guests",schemaPath:"#/properties/event/properties/extendedProps/properties/guests/type",keyword:"type",params:{type: "array"}};
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
else {
const err31 = {instancePath:instancePath+"/event/extendedProps",schemaPath:"#/properties/event/properties/extendedProps/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "object"}};
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
validate1.errors = vErrors;
return errors === 0;
}

export const addEvent = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["event"],"additionalProperties":false,"properties":{"event":{"type":"object","required":["title","start","end","extendedProps"],"additionalProperties":false,"properties":{"url":{"type":"string","maxLength":2000,"pattern":"^(https?://|$)"},"title":{"type":"string","maxLength":200,"minLength":1,"pattern":"\\S"},"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"allDay":{"type":"boolean"},"extendedProps":{"type":"object","required":["calendar"],"additionalProperties":false,"properties":{"calendar":{"$ref":"request1"},"location":{"type":"string","maxLength":200},"description":{"type":"string","maxLength":4000},"guests":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":100,"minLength":1}}}}}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "event")){
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
if(data.event !== undefined){
let data0 = data.event;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.title === undefined){
const err2 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "title"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.start === undefined){
const err3 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "start"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.end === undefined){
const err4 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "end"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.extendedProps === undefined){
const err5 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: "extendedProps"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data0){
if(!((((((key1 === "url") || (key1 === "title")) || (key1 === "start")) || (key1 === "end")) || (key1 === "allDay")) || (key1 === "extendedProps"))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.url !== undefined){
let data1 = data0.url;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err7 = {instancePath:instancePath+"/event/url",schemaPath:"#/properties/event/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data1)){
const err8 = {instancePath:instancePath+"/event/url",schemaPath:"#/properties/event/properties/url/pattern",keyword:"pattern",params:{pattern: "^(https?://|$)"}};
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
const err9 = {instancePath:instancePath+"/event/url",schemaPath:"#/properties/event/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.title !== undefined){
let data2 = data0.title;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err10 = {instancePath:instancePath+"/event/title",schemaPath:"#/properties/event/properties/title/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data2) < 1){
const err11 = {instancePath:instancePath+"/event/title",schemaPath:"#/properties/event/properties/title/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern1.test(data2)){
const err12 = {instancePath:instancePath+"/event/title",schemaPath:"#/properties/event/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/event/title",schemaPath:"#/properties/event/properties/title/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.start !== undefined){
let data3 = data0.start;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err14 = {instancePath:instancePath+"/event/start",schemaPath:"#/properties/event/properties/start/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/event/start",schemaPath:"#/properties/event/properties/start/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.end !== undefined){
let data4 = data0.end;
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err16 = {instancePath:instancePath+"/event/end",schemaPath:"#/properties/event/properties/end/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/event/end",schemaPath:"#/properties/event/properties/end/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.allDay !== undefined){
if(typeof data0.allDay !== "boolean"){
const err18 = {instancePath:instancePath+"/event/allDay",schemaPath:"#/properties/event/properties/allDay/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.extendedProps !== undefined){
let data6 = data0.extendedProps;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.calendar === undefined){
const err19 = {instancePath:instancePath+"/event/extendedProps",schemaPath:"#/properties/event/properties/extendedProps/required",keyword:"required",params:{missingProperty: "calendar"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data6){
if(!((((key2 === "calendar") || (key2 === "location")) || (key2 === "description")) || (key2 === "guests"))){
const err20 = {instancePath:instancePath+"/event/extendedProps",schemaPath:"#/properties/event/properties/extendedProps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.calendar !== undefined){
let data7 = data6.calendar;
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/event/extendedProps/calendar",schemaPath:"request1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((data7 === "Business") || (data7 === "Holiday")) || (data7 === "Personal")) || (data7 === "ETC")) || (data7 === "Family"))){
const err22 = {instancePath:instancePath+"/event/extendedProps/calendar",schemaPath:"request1/enum",keyword:"enum",params:{allowedValues: schema1.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.location !== undefined){
let data8 = data6.location;
if(typeof data8 === "string"){
if(func0(data8) > 200){
const err23 = {instancePath:instancePath+"/event/extendedProps/location",schemaPath:"#/properties/event/properties/extendedProps/properties/location/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err24 = {instancePath:instancePath+"/event/extendedProps/location",schemaPath:"#/properties/event/properties/extendedProps/properties/location/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.description !== undefined){
let data9 = data6.description;
if(typeof data9 === "string"){
if(func0(data9) > 4000){
const err25 = {instancePath:instancePath+"/event/extendedProps/description",schemaPath:"#/properties/event/properties/extendedProps/properties/description/maxLength",keyword:"maxLength",params:{limit: 4000}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/event/extendedProps/description",schemaPath:"#/properties/event/properties/extendedProps/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.guests !== undefined){
let data10 = data6.guests;
if(Array.isArray(data10)){
if(data10.length > 50){
const err27 = {instancePath:instancePath+"/event/extendedProps/guests",schemaPath:"#/properties/event/properties/extendedProps/properties/guests/maxItems",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 === "string"){
if(func0(data11) > 100){
const err28 = {instancePath:instancePath+"/event/extendedProps/guests/" + i0,schemaPath:"#/properties/event/properties/extendedProps/properties/guests/items/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func0(data11) < 1){
const err29 = {instancePath:instancePath+"/event/extendedProps/guests/" + i0,schemaPath:"#/properties/event/properties/extendedProps/properties/guests/items/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/event/extendedProps/guests/" + i0,schemaPath:"#/properties/event/properties/extendedProps/properties/guests/items/type",keyword:"type",params:{type: "string"}};
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
else {
const err31 = {instancePath:instancePath+"/event/extendedProps/guests",schemaPath:"#/properties/event/properties/extendedProps/properties/guests/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/event/extendedProps",schemaPath:"#/properties/event/properties/extendedProps/type",keyword:"type",params:{type: "object"}};
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
else {
const err33 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

