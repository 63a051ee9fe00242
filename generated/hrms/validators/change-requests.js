// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const approveChangeRequest = /*#__PURE__*/ $check(validate3);
const schema6 = {"type":"object","additionalProperties":false,"properties":{"note":{"type":["string","null"],"maxLength":500}}};
const func1 = $lengthOf;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "note")){
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
if(data.note !== undefined){
let data0 = data.note;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema6.properties.note.type}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 500){
const err2 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
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
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const createChangeRequest = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["section","change"],"additionalProperties":false,"properties":{"section":{"$ref":"request1"},"change":{"$ref":"request2"},"note":{"type":["string","null"],"maxLength":500},"fileId":{"type":["string","null"],"format":"uuid"}}};
const schema1 = {"type":"string","enum":["person","contact","address","emergency","identity"]};
const schema2 = {"type":"object","minProperties":1,"additionalProperties":false,"properties":{"fullName":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"preferredName":{"type":["string","null"],"maxLength":80},"maritalStatus":{"type":["string","null"],"enum":["single","married","divorced","widowed","separated",null]},"personalEmail":{"type":["string","null"],"maxLength":254,"format":"email"},"phones":{"type":"array","maxItems":6,"items":{"$ref":"request3"}},"addresses":{"type":"array","maxItems":4,"items":{"$ref":"request4"}},"emergencyContacts":{"type":"array","maxItems":5,"items":{"$ref":"request5"}},"idType":{"type":"string","enum":["NRIC","FIN","passport"]},"idNo":{"type":"string","maxLength":20,"minLength":1}}};
const schema3 = {"type":"object","required":["type","number"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["mobile","home","work"]},"number":{"type":"string","maxLength":30,"minLength":3,"pattern":"^\\+?[0-9][0-9 ()/-]*$"}}};
const schema4 = {"type":"object","required":["type","street","country"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["home","mailing","overseas"]},"block":{"type":["string","null"],"maxLength":20},"street":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"unit":{"type":["string","null"],"maxLength":20},"building":{"type":["string","null"],"maxLength":80},"postal":{"type":["string","null"],"maxLength":12},"country":{"type":"string","pattern":"^[A-Z]{2}$"}}};
const schema5 = {"type":"object","required":["name","relation","phone"],"additionalProperties":false,"properties":{"name":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"relation":{"type":"string","maxLength":40,"minLength":1,"pattern":"\\S"},"phone":{"type":"string","maxLength":30,"minLength":3,"pattern":"^\\+?[0-9][0-9 ()/-]*$"}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^\\+?[0-9][0-9 ()/-]*$", "u");
const pattern3 = new RegExp("^[A-Z]{2}$", "u");
const formats0 = $formats.email;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema2.properties, key0))){
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
if(data.fullName !== undefined){
let data0 = data.fullName;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err2 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.preferredName !== undefined){
let data1 = data.preferredName;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/preferredName",schemaPath:"#/properties/preferredName/type",keyword:"type",params:{type: schema2.properties.preferredName.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 80){
const err7 = {instancePath:instancePath+"/preferredName",schemaPath:"#/properties/preferredName/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.maritalStatus !== undefined){
let data2 = data.maritalStatus;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/maritalStatus",schemaPath:"#/properties/maritalStatus/type",keyword:"type",params:{type: schema2.properties.maritalStatus.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((data2 === "single") || (data2 === "married")) || (data2 === "divorced")) || (data2 === "widowed")) || (data2 === "separated")) || (data2 === null))){
const err9 = {instancePath:instancePath+"/maritalStatus",schemaPath:"#/properties/maritalStatus/enum",keyword:"enum",params:{allowedValues: schema2.properties.maritalStatus.enum}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.personalEmail !== undefined){
let data3 = data.personalEmail;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/personalEmail",schemaPath:"#/properties/personalEmail/type",keyword:"type",params:{type: schema2.properties.personalEmail.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 254){
const err11 = {instancePath:instancePath+"/personalEmail",schemaPath:"#/properties/personalEmail/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0(data3))){
const err12 = {instancePath:instancePath+"/personalEmail",schemaPath:"#/properties/personalEmail/format",keyword:"format",params:{format: "email"}};
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
if(data.phones !== undefined){
let data4 = data.phones;
if(Array.isArray(data4)){
if(data4.length > 6){
const err13 = {instancePath:instancePath+"/phones",schemaPath:"#/properties/phones/maxItems",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.type === undefined){
const err14 = {instancePath:instancePath+"/phones/" + i0,schemaPath:"request3/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.number === undefined){
const err15 = {instancePath:instancePath+"/phones/" + i0,schemaPath:"request3/required",keyword:"required",params:{missingProperty: "number"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "type") || (key1 === "number"))){
const err16 = {instancePath:instancePath+"/phones/" + i0,schemaPath:"request3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.type !== undefined){
let data6 = data5.type;
if(typeof data6 !== "string"){
const err17 = {instancePath:instancePath+"/phones/" + i0+"/type",schemaPath:"request3/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data6 === "mobile") || (data6 === "home")) || (data6 === "work"))){
const err18 = {instancePath:instancePath+"/phones/" + i0+"/type",schemaPath:"request3/properties/type/enum",keyword:"enum",params:{allowedValues: schema3.properties.type.enum}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.number !== undefined){
let data7 = data5.number;
if(typeof data7 === "string"){
if(func1(data7) > 30){
const err19 = {instancePath:instancePath+"/phones/" + i0+"/number",schemaPath:"request3/properties/number/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data7) < 3){
const err20 = {instancePath:instancePath+"/phones/" + i0+"/number",schemaPath:"request3/properties/number/minLength",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern1.test(data7)){
const err21 = {instancePath:instancePath+"/phones/" + i0+"/number",schemaPath:"request3/properties/number/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()/-]*$"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/phones/" + i0+"/number",schemaPath:"request3/properties/number/type",keyword:"type",params:{type: "string"}};
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
else {
const err23 = {instancePath:instancePath+"/phones/" + i0,schemaPath:"request3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/phones",schemaPath:"#/properties/phones/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.addresses !== undefined){
let data8 = data.addresses;
if(Array.isArray(data8)){
if(data8.length > 4){
const err25 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/maxItems",keyword:"maxItems",params:{limit: 4}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.type === undefined){
const err26 = {instancePath:instancePath+"/addresses/" + i1,schemaPath:"request4/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.street === undefined){
const err27 = {instancePath:instancePath+"/addresses/" + i1,schemaPath:"request4/required",keyword:"required",params:{missingProperty: "street"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.country === undefined){
const err28 = {instancePath:instancePath+"/addresses/" + i1,schemaPath:"request4/required",keyword:"required",params:{missingProperty: "country"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key2 in data9){
if(!(((((((key2 === "type") || (key2 === "block")) || (key2 === "street")) || (key2 === "unit")) || (key2 === "building")) || (key2 === "postal")) || (key2 === "country"))){
const err29 = {instancePath:instancePath+"/addresses/" + i1,schemaPath:"request4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.type !== undefined){
let data10 = data9.type;
if(typeof data10 !== "string"){
const err30 = {instancePath:instancePath+"/addresses/" + i1+"/type",schemaPath:"request4/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((data10 === "home") || (data10 === "mailing")) || (data10 === "overseas"))){
const err31 = {instancePath:instancePath+"/addresses/" + i1+"/type",schemaPath:"request4/properties/type/enum",keyword:"enum",params:{allowedValues: schema4.properties.type.enum}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.block !== undefined){
let data11 = data9.block;
if((typeof data11 !== "string") && (data11 !== null)){
const err32 = {instancePath:instancePath+"/addresses/" + i1+"/block",schemaPath:"request4/properties/block/type",keyword:"type",params:{type: schema4.properties.block.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data11 === "string"){
if(func1(data11) > 20){
const err33 = {instancePath:instancePath+"/addresses/" + i1+"/block",schemaPath:"request4/properties/block/maxLength",keyword:"maxLength",params:{limit: 20}};
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
if(data9.street !== undefined){
let data12 = data9.street;
if(typeof data12 === "string"){
if(func1(data12) > 120){
const err34 = {instancePath:instancePath+"/addresses/" + i1+"/street",schemaPath:"request4/properties/street/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(func1(data12) < 1){
const err35 = {instancePath:instancePath+"/addresses/" + i1+"/street",schemaPath:"request4/properties/street/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern0.test(data12)){
const err36 = {instancePath:instancePath+"/addresses/" + i1+"/street",schemaPath:"request4/properties/street/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err37 = {instancePath:instancePath+"/addresses/" + i1+"/street",schemaPath:"request4/properties/street/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data9.unit !== undefined){
let data13 = data9.unit;
if((typeof data13 !== "string") && (data13 !== null)){
const err38 = {instancePath:instancePath+"/addresses/" + i1+"/unit",schemaPath:"request4/properties/unit/type",keyword:"type",params:{type: schema4.properties.unit.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data13 === "string"){
if(func1(data13) > 20){
const err39 = {instancePath:instancePath+"/addresses/" + i1+"/unit",schemaPath:"request4/properties/unit/maxLength",keyword:"maxLength",params:{limit: 20}};
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
if(data9.building !== undefined){
let data14 = data9.building;
if((typeof data14 !== "string") && (data14 !== null)){
const err40 = {instancePath:instancePath+"/addresses/" + i1+"/building",schemaPath:"request4/properties/building/type",keyword:"type",params:{type: schema4.properties.building.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data14 === "string"){
if(func1(data14) > 80){
const err41 = {instancePath:instancePath+"/addresses/" + i1+"/building",schemaPath:"request4/properties/building/maxLength",keyword:"maxLength",params:{limit: 80}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data9.postal !== undefined){
let data15 = data9.postal;
if((typeof data15 !== "string") && (data15 !== null)){
const err42 = {instancePath:instancePath+"/addresses/" + i1+"/postal",schemaPath:"request4/properties/postal/type",keyword:"type",params:{type: schema4.properties.postal.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(typeof data15 === "string"){
if(func1(data15) > 12){
const err43 = {instancePath:instancePath+"/addresses/" + i1+"/postal",schemaPath:"request4/properties/postal/maxLength",keyword:"maxLength",params:{limit: 12}};
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
if(data9.country !== undefined){
let data16 = data9.country;
if(typeof data16 === "string"){
if(!pattern3.test(data16)){
const err44 = {instancePath:instancePath+"/addresses/" + i1+"/country",schemaPath:"request4/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/addresses/" + i1+"/country",schemaPath:"request4/properties/country/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/addresses/" + i1,schemaPath:"request4/type",keyword:"type",params:{type: "object"}};
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
else {
const err47 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.emergencyContacts !== undefined){
let data17 = data.emergencyContacts;
if(Array.isArray(data17)){
if(data17.length > 5){
const err48 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/maxItems",keyword:"maxItems",params:{limit: 5}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.name === undefined){
const err49 = {instancePath:instancePath+"/emergencyContacts/" + i2,schemaPath:"request5/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data18.relation === undefined){
const err50 = {instancePath:instancePath+"/emergencyContacts/" + i2,schemaPath:"request5/required",keyword:"required",params:{missingProperty: "relation"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data18.phone === undefined){
const err51 = {instancePath:instancePath+"/emergencyContacts/" + i2,schemaPath:"request5/required",keyword:"required",params:{missingProperty: "phone"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key3 in data18){
if(!(((key3 === "name") || (key3 === "relation")) || (key3 === "phone"))){
const err52 = {instancePath:instancePath+"/emergencyContacts/" + i2,schemaPath:"request5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data18.name !== undefined){
let data19 = data18.name;
if(typeof data19 === "string"){
if(func1(data19) > 120){
const err53 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/name",schemaPath:"request5/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(func1(data19) < 1){
const err54 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/name",schemaPath:"request5/properties/name/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!pattern0.test(data19)){
const err55 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/name",schemaPath:"request5/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/name",schemaPath:"request5/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data18.relation !== undefined){
let data20 = data18.relation;
if(typeof data20 === "string"){
if(func1(data20) > 40){
const err57 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/relation",schemaPath:"request5/properties/relation/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(func1(data20) < 1){
const err58 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/relation",schemaPath:"request5/properties/relation/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(!pattern0.test(data20)){
const err59 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/relation",schemaPath:"request5/properties/relation/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/relation",schemaPath:"request5/properties/relation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data18.phone !== undefined){
let data21 = data18.phone;
if(typeof data21 === "string"){
if(func1(data21) > 30){
const err61 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/phone",schemaPath:"request5/properties/phone/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(func1(data21) < 3){
const err62 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/phone",schemaPath:"request5/properties/phone/minLength",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!pattern1.test(data21)){
const err63 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/phone",schemaPath:"request5/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()/-]*$"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/emergencyContacts/" + i2+"/phone",schemaPath:"request5/properties/phone/type",keyword:"type",params:{type: "string"}};
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
const err65 = {instancePath:instancePath+"/emergencyContacts/" + i2,schemaPath:"request5/type",keyword:"type",params:{type: "object"}};
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
const err66 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.idType !== undefined){
let data22 = data.idType;
if(typeof data22 !== "string"){
const err67 = {instancePath:instancePath+"/idType",schemaPath:"#/properties/idType/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!(((data22 === "NRIC") || (data22 === "FIN")) || (data22 === "passport"))){
const err68 = {instancePath:instancePath+"/idType",schemaPath:"#/properties/idType/enum",keyword:"enum",params:{allowedValues: schema2.properties.idType.enum}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.idNo !== undefined){
let data23 = data.idNo;
if(typeof data23 === "string"){
if(func1(data23) > 20){
const err69 = {instancePath:instancePath+"/idNo",schemaPath:"#/properties/idNo/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(func1(data23) < 1){
const err70 = {instancePath:instancePath+"/idNo",schemaPath:"#/properties/idNo/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/idNo",schemaPath:"#/properties/idNo/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const formats2 = $formats.uuid;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.change === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "change"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "section") || (key0 === "change")) || (key0 === "note")) || (key0 === "fileId"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.section !== undefined){
let data0 = data.section;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/section",schemaPath:"request1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data0 === "person") || (data0 === "contact")) || (data0 === "address")) || (data0 === "emergency")) || (data0 === "identity"))){
const err4 = {instancePath:instancePath+"/section",schemaPath:"request1/enum",keyword:"enum",params:{allowedValues: schema1.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.change !== undefined){
if(!(validate1(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
let data2 = data.note;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 500){
const err6 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
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
if(data.fileId !== undefined){
let data3 = data.fileId;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type: schema0.properties.fileId.type}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err8 = {instancePath:instancePath+"/fileId",schemaPath:"#/properties/fileId/format",keyword:"format",params:{format: "uuid"}};
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
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export { approveChangeRequest as rejectChangeRequest };

