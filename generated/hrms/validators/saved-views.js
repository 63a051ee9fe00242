// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const updateSavedView = /*#__PURE__*/ $check(validate1);
const schema6 = {"type":"object","required":["name","query","layout","shared"],"additionalProperties":false,"properties":{"name":{"$ref":"request3"},"query":{"$ref":"request4"},"layout":{"$ref":"request5"},"shared":{"type":"boolean"}}};
const schema3 = {"type":"string","maxLength":60,"minLength":1,"pattern":"\\S"};
const schema4 = {"type":"object","maxProperties":40,"additionalProperties":{"type":"string","maxLength":2000}};
const schema5 = {"type":"object","required":["columns","widths","pinned","density"],"additionalProperties":false,"properties":{"columns":{"type":["array","null"],"maxItems":60,"items":{"type":"string","maxLength":60}},"widths":{"type":"object","maxProperties":60,"additionalProperties":{"type":"integer","maximum":2000,"minimum":1}},"pinned":{"type":"object","maxProperties":60,"additionalProperties":{"type":"string","enum":["start","end"]}},"density":{"type":"string","enum":["normal","compact"]}}};
const func0 = $lengthOf;
const pattern1 = new RegExp("\\S", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.query === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.layout === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layout"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.shared === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shared"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "query")) || (key0 === "layout")) || (key0 === "shared"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err5 = {instancePath:instancePath+"/name",schemaPath:"request3/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data0) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"request3/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern1.test(data0)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"request3/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"request3/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.query !== undefined){
let data1 = data.query;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 40){
const err9 = {instancePath:instancePath+"/query",schemaPath:"request4/maxProperties",keyword:"maxProperties",params:{limit: 40}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data1){
let data2 = data1[key1];
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err10 = {instancePath:instancePath+"/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request4/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request4/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/query",schemaPath:"request4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.layout !== undefined){
let data3 = data.layout;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.columns === undefined){
const err13 = {instancePath:instancePath+"/layout",schemaPath:"request5/required",keyword:"required",params:{missingProperty: "columns"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.widths === undefined){
const err14 = {instancePath:instancePath+"/layout",schemaPath:"request5/required",keyword:"required",params:{missingProperty: "widths"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.pinned === undefined){
const err15 = {instancePath:instancePath+"/layout",schemaPath:"request5/required",keyword:"required",params:{missingProperty: "pinned"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.density === undefined){
const err16 = {instancePath:instancePath+"/layout",schemaPath:"request5/required",keyword:"required",params:{missingProperty: "density"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key2 in data3){
if(!((((key2 === "columns") || (key2 === "widths")) || (key2 === "pinned")) || (key2 === "density"))){
const err17 = {instancePath:instancePath+"/layout",schemaPath:"request5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data3.columns !== undefined){
let data4 = data3.columns;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err18 = {instancePath:instancePath+"/layout/columns",schemaPath:"request5/properties/columns/type",keyword:"type",params:{type: schema5.properties.columns.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Array.isArray(data4)){
if(data4.length > 60){
const err19 = {instancePath:instancePath+"/layout/columns",schemaPath:"request5/properties/columns/maxItems",keyword:"maxItems",params:{limit: 60}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func0(data5) > 60){
const err20 = {instancePath:instancePath+"/layout/columns/" + i0,schemaPath:"request5/properties/columns/items/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/layout/columns/" + i0,schemaPath:"request5/properties/columns/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
if(data3.widths !== undefined){
let data6 = data3.widths;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 60){
const err22 = {instancePath:instancePath+"/layout/widths",schemaPath:"request5/properties/widths/maxProperties",keyword:"maxProperties",params:{limit: 60}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key3 in data6){
let data7 = data6[key3];
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err23 = {instancePath:instancePath+"/layout/widths/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request5/properties/widths/additionalProperties/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 2000 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/layout/widths/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request5/properties/widths/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/layout/widths/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request5/properties/widths/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/layout/widths",schemaPath:"request5/properties/widths/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data3.pinned !== undefined){
let data8 = data3.pinned;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length > 60){
const err27 = {instancePath:instancePath+"/layout/pinned",schemaPath:"request5/properties/pinned/maxProperties",keyword:"maxProperties",params:{limit: 60}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key4 in data8){
let data9 = data8[key4];
if(typeof data9 !== "string"){
const err28 = {instancePath:instancePath+"/layout/pinned/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request5/properties/pinned/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((data9 === "start") || (data9 === "end"))){
const err29 = {instancePath:instancePath+"/layout/pinned/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request5/properties/pinned/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema5.properties.pinned.additionalProperties.enum}};
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
const err30 = {instancePath:instancePath+"/layout/pinned",schemaPath:"request5/properties/pinned/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data3.density !== undefined){
let data10 = data3.density;
if(typeof data10 !== "string"){
const err31 = {instancePath:instancePath+"/layout/density",schemaPath:"request5/properties/density/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((data10 === "normal") || (data10 === "compact"))){
const err32 = {instancePath:instancePath+"/layout/density",schemaPath:"request5/properties/density/enum",keyword:"enum",params:{allowedValues: schema5.properties.density.enum}};
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
const err33 = {instancePath:instancePath+"/layout",schemaPath:"request5/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.shared !== undefined){
if(typeof data.shared !== "boolean"){
const err34 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type: "boolean"}};
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
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const createSavedView = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["companyId","subject","name","query","layout"],"additionalProperties":false,"properties":{"companyId":{"$ref":"request1"},"subject":{"$ref":"request2"},"name":{"$ref":"request3"},"query":{"$ref":"request4"},"layout":{"$ref":"request5"},"shared":{"type":"boolean"}}};
const schema1 = {"type":"string","format":"uuid"};
const schema2 = {"type":"string","pattern":"^[a-z][a-z-]{0,39}$"};
const formats0 = $formats.uuid;
const pattern0 = new RegExp("^[a-z][a-z-]{0,39}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyId"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subject === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.query === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "query"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.layout === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layout"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "companyId") || (key0 === "subject")) || (key0 === "name")) || (key0 === "query")) || (key0 === "layout")) || (key0 === "shared"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.companyId !== undefined){
let data0 = data.companyId;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err6 = {instancePath:instancePath+"/companyId",schemaPath:"request1/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/companyId",schemaPath:"request1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.subject !== undefined){
let data1 = data.subject;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err8 = {instancePath:instancePath+"/subject",schemaPath:"request2/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z-]{0,39}$"}};
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
const err9 = {instancePath:instancePath+"/subject",schemaPath:"request2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func0(data2) > 60){
const err10 = {instancePath:instancePath+"/name",schemaPath:"request3/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data2) < 1){
const err11 = {instancePath:instancePath+"/name",schemaPath:"request3/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern1.test(data2)){
const err12 = {instancePath:instancePath+"/name",schemaPath:"request3/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err13 = {instancePath:instancePath+"/name",schemaPath:"request3/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.query !== undefined){
let data3 = data.query;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 40){
const err14 = {instancePath:instancePath+"/query",schemaPath:"request4/maxProperties",keyword:"maxProperties",params:{limit: 40}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data3){
let data4 = data3[key1];
if(typeof data4 === "string"){
if(func0(data4) > 2000){
const err15 = {instancePath:instancePath+"/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request4/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/query/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request4/additionalProperties/type",keyword:"type",params:{type: "string"}};
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
else {
const err17 = {instancePath:instancePath+"/query",schemaPath:"request4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.layout !== undefined){
let data5 = data.layout;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.columns === undefined){
const err18 = {instancePath:instancePath+"/layout",schemaPath:"request5/required",keyword:"required",params:{missingProperty: "columns"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.widths === undefined){
const err19 = {instancePath:instancePath+"/layout",schemaPath:"request5/required",keyword:"required",params:{missingProperty: "widths"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.pinned === undefined){
const err20 = {instancePath:instancePath+"/layout",schemaPath:"request5/required",keyword:"required",params:{missingProperty: "pinned"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.density === undefined){
const err21 = {instancePath:instancePath+"/layout",schemaPath:"request5/required",keyword:"required",params:{missingProperty: "density"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data5){
if(!((((key2 === "columns") || (key2 === "widths")) || (key2 === "pinned")) || (key2 === "density"))){
const err22 = {instancePath:instancePath+"/layout",schemaPath:"request5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.columns !== undefined){
let data6 = data5.columns;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err23 = {instancePath:instancePath+"/layout/columns",schemaPath:"request5/properties/columns/type",keyword:"type",params:{type: schema5.properties.columns.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 60){
const err24 = {instancePath:instancePath+"/layout/columns",schemaPath:"request5/properties/columns/maxItems",keyword:"maxItems",params:{limit: 60}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func0(data7) > 60){
const err25 = {instancePath:instancePath+"/layout/columns/" + i0,schemaPath:"request5/properties/columns/items/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err26 = {instancePath:instancePath+"/layout/columns/" + i0,schemaPath:"request5/properties/columns/items/type",keyword:"type",params:{type: "string"}};
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
}
if(data5.widths !== undefined){
let data8 = data5.widths;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length > 60){
const err27 = {instancePath:instancePath+"/layout/widths",schemaPath:"request5/properties/widths/maxProperties",keyword:"maxProperties",params:{limit: 60}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key3 in data8){
let data9 = data8[key3];
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err28 = {instancePath:instancePath+"/layout/widths/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request5/properties/widths/additionalProperties/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 2000 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/layout/widths/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request5/properties/widths/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/layout/widths/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request5/properties/widths/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err31 = {instancePath:instancePath+"/layout/widths",schemaPath:"request5/properties/widths/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data5.pinned !== undefined){
let data10 = data5.pinned;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(Object.keys(data10).length > 60){
const err32 = {instancePath:instancePath+"/layout/pinned",schemaPath:"request5/properties/pinned/maxProperties",keyword:"maxProperties",params:{limit: 60}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key4 in data10){
let data11 = data10[key4];
if(typeof data11 !== "string"){
const err33 = {instancePath:instancePath+"/layout/pinned/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request5/properties/pinned/additionalProperties/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!((data11 === "start") || (data11 === "end"))){
const err34 = {instancePath:instancePath+"/layout/pinned/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"request5/properties/pinned/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema5.properties.pinned.additionalProperties.enum}};
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
else {
const err35 = {instancePath:instancePath+"/layout/pinned",schemaPath:"request5/properties/pinned/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data5.density !== undefined){
let data12 = data5.density;
if(typeof data12 !== "string"){
const err36 = {instancePath:instancePath+"/layout/density",schemaPath:"request5/properties/density/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!((data12 === "normal") || (data12 === "compact"))){
const err37 = {instancePath:instancePath+"/layout/density",schemaPath:"request5/properties/density/enum",keyword:"enum",params:{allowedValues: schema5.properties.density.enum}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/layout",schemaPath:"request5/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.shared !== undefined){
if(typeof data.shared !== "boolean"){
const err39 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

