// Generated from the contract by `npm run generate`; never edited.
import { check as $check } from "#src/client/validation.ts";

export const updateAppSettings = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","minProperties":1,"additionalProperties":false,"properties":{"skin":{"type":["string","null"],"enum":["light","bordered","dark","semi-dark",null]},"language":{"$ref":"request1"},"layout":{"type":["string","null"],"enum":["vertical","horizontal",null]},"menuCollapsed":{"type":["boolean","null"]},"dateFormat":{"type":"string","enum":["language","dd/MM/yyyy","dd MMM yyyy","yyyy-MM-dd"]},"currencySymbol":{"type":"string","enum":["$S","S$","SGD","$"]},"toastMs":{"type":"integer","maximum":20000,"minimum":1000},"mapLatitude":{"type":"number","maximum":90,"minimum":-90},"mapLongitude":{"type":"number","maximum":180,"minimum":-180},"mapZoom":{"type":"integer","maximum":19,"minimum":1}}};
const schema1 = {"type":["string","null"],"enum":["en","de","fr","pt",null]};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.skin !== undefined){
let data0 = data.skin;
if((typeof data0 !== "string") && (data0 !== null)){
const err2 = {instancePath:instancePath+"/skin",schemaPath:"#/properties/skin/type",keyword:"type",params:{type: schema0.properties.skin.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((data0 === "light") || (data0 === "bordered")) || (data0 === "dark")) || (data0 === "semi-dark")) || (data0 === null))){
const err3 = {instancePath:instancePath+"/skin",schemaPath:"#/properties/skin/enum",keyword:"enum",params:{allowedValues: schema0.properties.skin.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/language",schemaPath:"request1/type",keyword:"type",params:{type: schema1.type}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((data1 === "en") || (data1 === "de")) || (data1 === "fr")) || (data1 === "pt")) || (data1 === null))){
const err5 = {instancePath:instancePath+"/language",schemaPath:"request1/enum",keyword:"enum",params:{allowedValues: schema1.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.layout !== undefined){
let data2 = data.layout;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: schema0.properties.layout.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data2 === "vertical") || (data2 === "horizontal")) || (data2 === null))){
const err7 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema0.properties.layout.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.menuCollapsed !== undefined){
let data3 = data.menuCollapsed;
if((typeof data3 !== "boolean") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/menuCollapsed",schemaPath:"#/properties/menuCollapsed/type",keyword:"type",params:{type: schema0.properties.menuCollapsed.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.dateFormat !== undefined){
let data4 = data.dateFormat;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/dateFormat",schemaPath:"#/properties/dateFormat/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data4 === "language") || (data4 === "dd/MM/yyyy")) || (data4 === "dd MMM yyyy")) || (data4 === "yyyy-MM-dd"))){
const err10 = {instancePath:instancePath+"/dateFormat",schemaPath:"#/properties/dateFormat/enum",keyword:"enum",params:{allowedValues: schema0.properties.dateFormat.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.currencySymbol !== undefined){
let data5 = data.currencySymbol;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/currencySymbol",schemaPath:"#/properties/currencySymbol/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((data5 === "$S") || (data5 === "S$")) || (data5 === "SGD")) || (data5 === "$"))){
const err12 = {instancePath:instancePath+"/currencySymbol",schemaPath:"#/properties/currencySymbol/enum",keyword:"enum",params:{allowedValues: schema0.properties.currencySymbol.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.toastMs !== undefined){
let data6 = data.toastMs;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err13 = {instancePath:instancePath+"/toastMs",schemaPath:"#/properties/toastMs/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 20000 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/toastMs",schemaPath:"#/properties/toastMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6 < 1000 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/toastMs",schemaPath:"#/properties/toastMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.mapLatitude !== undefined){
let data7 = data.mapLatitude;
if(typeof data7 == "number"){
if(data7 > 90 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/mapLatitude",schemaPath:"#/properties/mapLatitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7 < -90 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/mapLatitude",schemaPath:"#/properties/mapLatitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/mapLatitude",schemaPath:"#/properties/mapLatitude/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.mapLongitude !== undefined){
let data8 = data.mapLongitude;
if(typeof data8 == "number"){
if(data8 > 180 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/mapLongitude",schemaPath:"#/properties/mapLongitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8 < -180 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/mapLongitude",schemaPath:"#/properties/mapLongitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180}};
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
const err21 = {instancePath:instancePath+"/mapLongitude",schemaPath:"#/properties/mapLongitude/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.mapZoom !== undefined){
let data9 = data.mapZoom;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err22 = {instancePath:instancePath+"/mapZoom",schemaPath:"#/properties/mapZoom/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 19 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/mapZoom",schemaPath:"#/properties/mapZoom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 19}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/mapZoom",schemaPath:"#/properties/mapZoom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

