// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const activateRateSet = /*#__PURE__*/ $check(validate3);
const schema8 = {"type":"object","additionalProperties":false,"properties":{"replace":{"type":"boolean"}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "replace")){
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
if(data.replace !== undefined){
if(typeof data.replace !== "boolean"){
const err1 = {instancePath:instancePath+"/replace",schemaPath:"#/properties/replace/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const reviewRateSet = /*#__PURE__*/ $check(validate2);
const schema7 = {"type":"object","required":["verdict"],"additionalProperties":false,"properties":{"verdict":{"type":"string","enum":["confirmed","returned"]}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.verdict === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "verdict")){
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
if(data.verdict !== undefined){
let data0 = data.verdict;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "confirmed") || (data0 === "returned"))){
const err3 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema7.properties.verdict.enum}};
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
validate2.errors = vErrors;
return errors === 0;
}

export const updateRateSet = /*#__PURE__*/ $check(validate1);
const schema3 = {"type":"object","required":["effectiveFrom","announcedUpTo","sourceTitle","certainty","rates"],"additionalProperties":false,"properties":{"effectiveFrom":{"type":"string","format":"date"},"announcedUpTo":{"type":"string","format":"date"},"sourceTitle":{"type":"string","maxLength":200,"minLength":1,"pattern":"\\S"},"sourceUrl":{"type":["string","null"],"maxLength":500,"pattern":"^https://\\S+$"},"certainty":{"$ref":"request2"},"terms":{"$ref":"request4"},"rates":{"type":"array","maxItems":200,"items":{"$ref":"request5"}}}};
const schema2 = {"type":"string","enum":["found","copied","inferred","own"]};
const schema5 = {"type":"object","additionalProperties":false,"properties":{"passes":{"type":"array","maxItems":3,"uniqueItems":true,"items":{"type":"string","enum":["employment-pass","levy-paying","other"]}},"base":{"type":"string","enum":["basic","gross"]},"ceiling":{"type":["integer","null"],"maximum":10000000000,"minimum":0,"format":"int64"},"rounding":{"type":"string","enum":["fundCent","fundDollar"]}}};
const schema6 = {"type":"object","additionalProperties":false,"properties":{"table":{"type":"integer"},"above":{"type":["integer","null"],"format":"int64"},"upTo":{"type":["integer","null"],"format":"int64"},"formula":{"type":"string","enum":["nil","employer-only","graduated","full"]},"item":{"type":"string","enum":["ordinary-month","annual-wages","annual-limit"]},"employer":{"type":"integer"},"employee":{"type":"integer"},"rate":{"type":"integer"},"minimum":{"type":"integer","format":"int64"},"maximum":{"type":"integer","format":"int64"},"amount":{"type":"integer","format":"int64"},"mosques":{"type":"integer","format":"int64"},"mendaki":{"type":"integer","format":"int64"},"ageFrom":{"type":"integer"},"serviceFrom":{"type":"integer"},"date":{"type":"string","maxLength":10},"name":{"type":"string","maxLength":80},"oneOff":{"type":"boolean"}}};
const formats0 = $formats.date;
const formats8 = $formats.int64;
const func0 = $lengthOf;
const func6 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^https://\\S+$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effectiveFrom === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effectiveFrom"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.announcedUpTo === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "announcedUpTo"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sourceTitle === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceTitle"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.certainty === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certainty"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.rates === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rates"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "effectiveFrom") || (key0 === "announcedUpTo")) || (key0 === "sourceTitle")) || (key0 === "sourceUrl")) || (key0 === "certainty")) || (key0 === "terms")) || (key0 === "rates"))){
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
if(data.effectiveFrom !== undefined){
let data0 = data.effectiveFrom;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err6 = {instancePath:instancePath+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/format",keyword:"format",params:{format: "date"}};
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
const err7 = {instancePath:instancePath+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.announcedUpTo !== undefined){
let data1 = data.announcedUpTo;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err8 = {instancePath:instancePath+"/announcedUpTo",schemaPath:"#/properties/announcedUpTo/format",keyword:"format",params:{format: "date"}};
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
const err9 = {instancePath:instancePath+"/announcedUpTo",schemaPath:"#/properties/announcedUpTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.sourceTitle !== undefined){
let data2 = data.sourceTitle;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err10 = {instancePath:instancePath+"/sourceTitle",schemaPath:"#/properties/sourceTitle/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func0(data2) < 1){
const err11 = {instancePath:instancePath+"/sourceTitle",schemaPath:"#/properties/sourceTitle/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern0.test(data2)){
const err12 = {instancePath:instancePath+"/sourceTitle",schemaPath:"#/properties/sourceTitle/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err13 = {instancePath:instancePath+"/sourceTitle",schemaPath:"#/properties/sourceTitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.sourceUrl !== undefined){
let data3 = data.sourceUrl;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/sourceUrl",schemaPath:"#/properties/sourceUrl/type",keyword:"type",params:{type: schema3.properties.sourceUrl.type}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data3 === "string"){
if(func0(data3) > 500){
const err15 = {instancePath:instancePath+"/sourceUrl",schemaPath:"#/properties/sourceUrl/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern1.test(data3)){
const err16 = {instancePath:instancePath+"/sourceUrl",schemaPath:"#/properties/sourceUrl/pattern",keyword:"pattern",params:{pattern: "^https://\\S+$"}};
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
if(data.certainty !== undefined){
let data4 = data.certainty;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/certainty",schemaPath:"request2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((((data4 === "found") || (data4 === "copied")) || (data4 === "inferred")) || (data4 === "own"))){
const err18 = {instancePath:instancePath+"/certainty",schemaPath:"request2/enum",keyword:"enum",params:{allowedValues: schema2.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.terms !== undefined){
let data5 = data.terms;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!((((key1 === "passes") || (key1 === "base")) || (key1 === "ceiling")) || (key1 === "rounding"))){
const err19 = {instancePath:instancePath+"/terms",schemaPath:"request4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.passes !== undefined){
let data6 = data5.passes;
if(Array.isArray(data6)){
if(data6.length > 3){
const err20 = {instancePath:instancePath+"/terms/passes",schemaPath:"request4/properties/passes/maxItems",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/terms/passes/" + i0,schemaPath:"request4/properties/passes/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((data7 === "employment-pass") || (data7 === "levy-paying")) || (data7 === "other"))){
const err22 = {instancePath:instancePath+"/terms/passes/" + i0,schemaPath:"request4/properties/passes/items/enum",keyword:"enum",params:{allowedValues: schema5.properties.passes.items.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data6[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err23 = {instancePath:instancePath+"/terms/passes",schemaPath:"request4/properties/passes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err24 = {instancePath:instancePath+"/terms/passes",schemaPath:"request4/properties/passes/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.base !== undefined){
let data8 = data5.base;
if(typeof data8 !== "string"){
const err25 = {instancePath:instancePath+"/terms/base",schemaPath:"request4/properties/base/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data8 === "basic") || (data8 === "gross"))){
const err26 = {instancePath:instancePath+"/terms/base",schemaPath:"request4/properties/base/enum",keyword:"enum",params:{allowedValues: schema5.properties.base.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.ceiling !== undefined){
let data9 = data5.ceiling;
if((!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))) && (data9 !== null)){
const err27 = {instancePath:instancePath+"/terms/ceiling",schemaPath:"request4/properties/ceiling/type",keyword:"type",params:{type: schema5.properties.ceiling.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 10000000000 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/terms/ceiling",schemaPath:"request4/properties/ceiling/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000000}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/terms/ceiling",schemaPath:"request4/properties/ceiling/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats8.validate(data9))){
const err30 = {instancePath:instancePath+"/terms/ceiling",schemaPath:"request4/properties/ceiling/format",keyword:"format",params:{format: "int64"}};
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
if(data5.rounding !== undefined){
let data10 = data5.rounding;
if(typeof data10 !== "string"){
const err31 = {instancePath:instancePath+"/terms/rounding",schemaPath:"request4/properties/rounding/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((data10 === "fundCent") || (data10 === "fundDollar"))){
const err32 = {instancePath:instancePath+"/terms/rounding",schemaPath:"request4/properties/rounding/enum",keyword:"enum",params:{allowedValues: schema5.properties.rounding.enum}};
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
const err33 = {instancePath:instancePath+"/terms",schemaPath:"request4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.rates !== undefined){
let data11 = data.rates;
if(Array.isArray(data11)){
if(data11.length > 200){
const err34 = {instancePath:instancePath+"/rates",schemaPath:"#/properties/rates/maxItems",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len1 = data11.length;
for(let i2=0; i2<len1; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
if(!(func6.call(schema6.properties, key2))){
const err35 = {instancePath:instancePath+"/rates/" + i2,schemaPath:"request5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data12.table !== undefined){
let data13 = data12.table;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err36 = {instancePath:instancePath+"/rates/" + i2+"/table",schemaPath:"request5/properties/table/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data12.above !== undefined){
let data14 = data12.above;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err37 = {instancePath:instancePath+"/rates/" + i2+"/above",schemaPath:"request5/properties/above/type",keyword:"type",params:{type: schema6.properties.above.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data14 == "number"){
if(!(formats8.validate(data14))){
const err38 = {instancePath:instancePath+"/rates/" + i2+"/above",schemaPath:"request5/properties/above/format",keyword:"format",params:{format: "int64"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data12.upTo !== undefined){
let data15 = data12.upTo;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
const err39 = {instancePath:instancePath+"/rates/" + i2+"/upTo",schemaPath:"request5/properties/upTo/type",keyword:"type",params:{type: schema6.properties.upTo.type}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(typeof data15 == "number"){
if(!(formats8.validate(data15))){
const err40 = {instancePath:instancePath+"/rates/" + i2+"/upTo",schemaPath:"request5/properties/upTo/format",keyword:"format",params:{format: "int64"}};
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
if(data12.formula !== undefined){
let data16 = data12.formula;
if(typeof data16 !== "string"){
const err41 = {instancePath:instancePath+"/rates/" + i2+"/formula",schemaPath:"request5/properties/formula/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!((((data16 === "nil") || (data16 === "employer-only")) || (data16 === "graduated")) || (data16 === "full"))){
const err42 = {instancePath:instancePath+"/rates/" + i2+"/formula",schemaPath:"request5/properties/formula/enum",keyword:"enum",params:{allowedValues: schema6.properties.formula.enum}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data12.item !== undefined){
let data17 = data12.item;
if(typeof data17 !== "string"){
const err43 = {instancePath:instancePath+"/rates/" + i2+"/item",schemaPath:"request5/properties/item/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(((data17 === "ordinary-month") || (data17 === "annual-wages")) || (data17 === "annual-limit"))){
const err44 = {instancePath:instancePath+"/rates/" + i2+"/item",schemaPath:"request5/properties/item/enum",keyword:"enum",params:{allowedValues: schema6.properties.item.enum}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data12.employer !== undefined){
let data18 = data12.employer;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err45 = {instancePath:instancePath+"/rates/" + i2+"/employer",schemaPath:"request5/properties/employer/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data12.employee !== undefined){
let data19 = data12.employee;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err46 = {instancePath:instancePath+"/rates/" + i2+"/employee",schemaPath:"request5/properties/employee/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data12.rate !== undefined){
let data20 = data12.rate;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
const err47 = {instancePath:instancePath+"/rates/" + i2+"/rate",schemaPath:"request5/properties/rate/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data12.minimum !== undefined){
let data21 = data12.minimum;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
const err48 = {instancePath:instancePath+"/rates/" + i2+"/minimum",schemaPath:"request5/properties/minimum/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data21 == "number"){
if(!(formats8.validate(data21))){
const err49 = {instancePath:instancePath+"/rates/" + i2+"/minimum",schemaPath:"request5/properties/minimum/format",keyword:"format",params:{format: "int64"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
if(data12.maximum !== undefined){
let data22 = data12.maximum;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
const err50 = {instancePath:instancePath+"/rates/" + i2+"/maximum",schemaPath:"request5/properties/maximum/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data22 == "number"){
if(!(formats8.validate(data22))){
const err51 = {instancePath:instancePath+"/rates/" + i2+"/maximum",schemaPath:"request5/properties/maximum/format",keyword:"format",params:{format: "int64"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data12.amount !== undefined){
let data23 = data12.amount;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
const err52 = {instancePath:instancePath+"/rates/" + i2+"/amount",schemaPath:"request5/properties/amount/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data23 == "number"){
if(!(formats8.validate(data23))){
const err53 = {instancePath:instancePath+"/rates/" + i2+"/amount",schemaPath:"request5/properties/amount/format",keyword:"format",params:{format: "int64"}};
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
if(data12.mosques !== undefined){
let data24 = data12.mosques;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
const err54 = {instancePath:instancePath+"/rates/" + i2+"/mosques",schemaPath:"request5/properties/mosques/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(typeof data24 == "number"){
if(!(formats8.validate(data24))){
const err55 = {instancePath:instancePath+"/rates/" + i2+"/mosques",schemaPath:"request5/properties/mosques/format",keyword:"format",params:{format: "int64"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
if(data12.mendaki !== undefined){
let data25 = data12.mendaki;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err56 = {instancePath:instancePath+"/rates/" + i2+"/mendaki",schemaPath:"request5/properties/mendaki/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data25 == "number"){
if(!(formats8.validate(data25))){
const err57 = {instancePath:instancePath+"/rates/" + i2+"/mendaki",schemaPath:"request5/properties/mendaki/format",keyword:"format",params:{format: "int64"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
if(data12.ageFrom !== undefined){
let data26 = data12.ageFrom;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
const err58 = {instancePath:instancePath+"/rates/" + i2+"/ageFrom",schemaPath:"request5/properties/ageFrom/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data12.serviceFrom !== undefined){
let data27 = data12.serviceFrom;
if(!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27)))){
const err59 = {instancePath:instancePath+"/rates/" + i2+"/serviceFrom",schemaPath:"request5/properties/serviceFrom/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data12.date !== undefined){
let data28 = data12.date;
if(typeof data28 === "string"){
if(func0(data28) > 10){
const err60 = {instancePath:instancePath+"/rates/" + i2+"/date",schemaPath:"request5/properties/date/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/rates/" + i2+"/date",schemaPath:"request5/properties/date/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data12.name !== undefined){
let data29 = data12.name;
if(typeof data29 === "string"){
if(func0(data29) > 80){
const err62 = {instancePath:instancePath+"/rates/" + i2+"/name",schemaPath:"request5/properties/name/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/rates/" + i2+"/name",schemaPath:"request5/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data12.oneOff !== undefined){
if(typeof data12.oneOff !== "boolean"){
const err64 = {instancePath:instancePath+"/rates/" + i2+"/oneOff",schemaPath:"request5/properties/oneOff/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/rates/" + i2,schemaPath:"request5/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/rates",schemaPath:"#/properties/rates/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const createRateSet = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["kind","effectiveFrom","announcedUpTo","sourceTitle","certainty"],"additionalProperties":false,"properties":{"kind":{"$ref":"request1"},"effectiveFrom":{"type":"string","format":"date"},"announcedUpTo":{"type":"string","format":"date"},"sourceTitle":{"type":"string","maxLength":200,"minLength":1,"pattern":"\\S"},"sourceUrl":{"type":["string","null"],"maxLength":500,"pattern":"^https://\\S+$"},"certainty":{"$ref":"request2"}}};
const schema1 = {"type":"string","enum":["cpf","cpf-ceilings","cpf-ages","cpf-wages","sdl","cdac","ec","mbm","sinda","ppf","holidays"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.effectiveFrom === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "effectiveFrom"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.announcedUpTo === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "announcedUpTo"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sourceTitle === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceTitle"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.certainty === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "certainty"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "effectiveFrom")) || (key0 === "announcedUpTo")) || (key0 === "sourceTitle")) || (key0 === "sourceUrl")) || (key0 === "certainty"))){
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
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"request1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((((((((data0 === "cpf") || (data0 === "cpf-ceilings")) || (data0 === "cpf-ages")) || (data0 === "cpf-wages")) || (data0 === "sdl")) || (data0 === "cdac")) || (data0 === "ec")) || (data0 === "mbm")) || (data0 === "sinda")) || (data0 === "ppf")) || (data0 === "holidays"))){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"request1/enum",keyword:"enum",params:{allowedValues: schema1.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.effectiveFrom !== undefined){
let data1 = data.effectiveFrom;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err8 = {instancePath:instancePath+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/format",keyword:"format",params:{format: "date"}};
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
const err9 = {instancePath:instancePath+"/effectiveFrom",schemaPath:"#/properties/effectiveFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.announcedUpTo !== undefined){
let data2 = data.announcedUpTo;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err10 = {instancePath:instancePath+"/announcedUpTo",schemaPath:"#/properties/announcedUpTo/format",keyword:"format",params:{format: "date"}};
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
const err11 = {instancePath:instancePath+"/announcedUpTo",schemaPath:"#/properties/announcedUpTo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.sourceTitle !== undefined){
let data3 = data.sourceTitle;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err12 = {instancePath:instancePath+"/sourceTitle",schemaPath:"#/properties/sourceTitle/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func0(data3) < 1){
const err13 = {instancePath:instancePath+"/sourceTitle",schemaPath:"#/properties/sourceTitle/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern0.test(data3)){
const err14 = {instancePath:instancePath+"/sourceTitle",schemaPath:"#/properties/sourceTitle/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err15 = {instancePath:instancePath+"/sourceTitle",schemaPath:"#/properties/sourceTitle/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sourceUrl !== undefined){
let data4 = data.sourceUrl;
if((typeof data4 !== "string") && (data4 !== null)){
const err16 = {instancePath:instancePath+"/sourceUrl",schemaPath:"#/properties/sourceUrl/type",keyword:"type",params:{type: schema0.properties.sourceUrl.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 500){
const err17 = {instancePath:instancePath+"/sourceUrl",schemaPath:"#/properties/sourceUrl/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern1.test(data4)){
const err18 = {instancePath:instancePath+"/sourceUrl",schemaPath:"#/properties/sourceUrl/pattern",keyword:"pattern",params:{pattern: "^https://\\S+$"}};
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
if(data.certainty !== undefined){
let data5 = data.certainty;
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/certainty",schemaPath:"request2/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((((data5 === "found") || (data5 === "copied")) || (data5 === "inferred")) || (data5 === "own"))){
const err20 = {instancePath:instancePath+"/certainty",schemaPath:"request2/enum",keyword:"enum",params:{allowedValues: schema2.enum}};
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
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

