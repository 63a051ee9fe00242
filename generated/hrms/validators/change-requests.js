// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const rejectChangeRequest = /*#__PURE__*/ $check(validate4);
const schema10 = {"type":"object","additionalProperties":false,"properties":{"note":{"type":["string","null"],"maxLength":500}}};
const func1 = $lengthOf;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema10.properties.note.type}};
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
validate4.errors = vErrors;
return errors === 0;
}

export const approveChangeRequest = /*#__PURE__*/ $check(validate3);
const schema9 = {"type":"object","additionalProperties":false,"properties":{"note":{"type":["string","null"],"maxLength":500},"replace":{"type":"boolean"}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "note") || (key0 === "replace"))){
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
const err1 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema9.properties.note.type}};
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
if(data.replace !== undefined){
if(typeof data.replace !== "boolean"){
const err3 = {instancePath:instancePath+"/replace",schemaPath:"#/properties/replace/type",keyword:"type",params:{type: "boolean"}};
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
validate3.errors = vErrors;
return errors === 0;
}

export const createChangeRequest = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","required":["section"],"additionalProperties":false,"properties":{"section":{"$ref":"request1"},"change":{"$ref":"request2"},"bankAccount":{"$ref":"request6"},"passport":{"$ref":"request7"},"dependant":{"$ref":"request8"},"recordId":{"type":["string","null"],"format":"uuid"},"note":{"type":["string","null"],"maxLength":500},"fileId":{"type":["string","null"],"format":"uuid"}}};
const schema1 = {"type":"string","enum":["person","contact","address","emergency","identity","bankAccount","passport","dependant"]};
const schema6 = {"type":"object","required":["bankId","accountName","effectiveFrom"],"additionalProperties":false,"properties":{"bankId":{"type":"string","format":"uuid"},"branch":{"type":["string","null"],"maxLength":20},"accountName":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"accountNo":{"type":["string","null"],"maxLength":34},"method":{"type":"string","enum":["giro","fast","paynow","cheque","cash"]},"shareKind":{"type":"string","enum":["remainder","percent","amount"]},"sharePercent":{"type":["number","null"],"maximum":1,"minimum":0.0001},"shareAmount":{"type":["integer","null"],"maximum":100000000000,"minimum":0},"effectiveFrom":{"type":"string","format":"date"},"replacesId":{"type":["string","null"],"format":"uuid"}}};
const schema7 = {"type":"object","required":["countryId","expiry"],"additionalProperties":false,"properties":{"countryId":{"type":"string","format":"uuid"},"number":{"type":["string","null"],"maxLength":20},"issueDate":{"type":["string","null"],"format":"date"},"expiry":{"type":"string","format":"date"},"reminderDays":{"type":"integer","maximum":366,"minimum":1},"fileId":{"type":["string","null"],"format":"uuid"}}};
const schema8 = {"type":"object","required":["fullName","relation"],"additionalProperties":false,"properties":{"fullName":{"type":"string","maxLength":120,"minLength":1,"pattern":"\\S"},"relation":{"type":"string","enum":["spouse","child","stepchild","adoptedChild","parent","sibling","other"]},"dateOfBirth":{"type":["string","null"],"format":"date"},"citizenship":{"type":["string","null"],"enum":["citizen","pr","foreigner",null]},"birthCertNo":{"type":["string","null"],"maxLength":20}}};
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
const formats4 = $formats.date;

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
for(const key0 in data){
if(!((((((((key0 === "section") || (key0 === "change")) || (key0 === "bankAccount")) || (key0 === "passport")) || (key0 === "dependant")) || (key0 === "recordId")) || (key0 === "note")) || (key0 === "fileId"))){
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
if(data.section !== undefined){
let data0 = data.section;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/section",schemaPath:"request1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((data0 === "person") || (data0 === "contact")) || (data0 === "address")) || (data0 === "emergency")) || (data0 === "identity")) || (data0 === "bankAccount")) || (data0 === "passport")) || (data0 === "dependant"))){
const err3 = {instancePath:instancePath+"/section",schemaPath:"request1/enum",keyword:"enum",params:{allowedValues: schema1.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
if(data.bankAccount !== undefined){
let data2 = data.bankAccount;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.bankId === undefined){
const err4 = {instancePath:instancePath+"/bankAccount",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "bankId"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.accountName === undefined){
const err5 = {instancePath:instancePath+"/bankAccount",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "accountName"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.effectiveFrom === undefined){
const err6 = {instancePath:instancePath+"/bankAccount",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "effectiveFrom"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data2){
if(!(func0.call(schema6.properties, key1))){
const err7 = {instancePath:instancePath+"/bankAccount",schemaPath:"request6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.bankId !== undefined){
let data3 = data2.bankId;
if(typeof data3 === "string"){
if(!(formats2(data3))){
const err8 = {instancePath:instancePath+"/bankAccount/bankId",schemaPath:"request6/properties/bankId/format",keyword:"format",params:{format: "uuid"}};
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
const err9 = {instancePath:instancePath+"/bankAccount/bankId",schemaPath:"request6/properties/bankId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.branch !== undefined){
let data4 = data2.branch;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/bankAccount/branch",schemaPath:"request6/properties/branch/type",keyword:"type",params:{type: schema6.properties.branch.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 === "string"){
if(func1(data4) > 20){
const err11 = {instancePath:instancePath+"/bankAccount/branch",schemaPath:"request6/properties/branch/maxLength",keyword:"maxLength",params:{limit: 20}};
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
if(data2.accountName !== undefined){
let data5 = data2.accountName;
if(typeof data5 === "string"){
if(func1(data5) > 120){
const err12 = {instancePath:instancePath+"/bankAccount/accountName",schemaPath:"request6/properties/accountName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data5) < 1){
const err13 = {instancePath:instancePath+"/bankAccount/accountName",schemaPath:"request6/properties/accountName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern0.test(data5)){
const err14 = {instancePath:instancePath+"/bankAccount/accountName",schemaPath:"request6/properties/accountName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err15 = {instancePath:instancePath+"/bankAccount/accountName",schemaPath:"request6/properties/accountName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.accountNo !== undefined){
let data6 = data2.accountNo;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/bankAccount/accountNo",schemaPath:"request6/properties/accountNo/type",keyword:"type",params:{type: schema6.properties.accountNo.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 34){
const err17 = {instancePath:instancePath+"/bankAccount/accountNo",schemaPath:"request6/properties/accountNo/maxLength",keyword:"maxLength",params:{limit: 34}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data2.method !== undefined){
let data7 = data2.method;
if(typeof data7 !== "string"){
const err18 = {instancePath:instancePath+"/bankAccount/method",schemaPath:"request6/properties/method/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((data7 === "giro") || (data7 === "fast")) || (data7 === "paynow")) || (data7 === "cheque")) || (data7 === "cash"))){
const err19 = {instancePath:instancePath+"/bankAccount/method",schemaPath:"request6/properties/method/enum",keyword:"enum",params:{allowedValues: schema6.properties.method.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.shareKind !== undefined){
let data8 = data2.shareKind;
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/bankAccount/shareKind",schemaPath:"request6/properties/shareKind/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data8 === "remainder") || (data8 === "percent")) || (data8 === "amount"))){
const err21 = {instancePath:instancePath+"/bankAccount/shareKind",schemaPath:"request6/properties/shareKind/enum",keyword:"enum",params:{allowedValues: schema6.properties.shareKind.enum}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.sharePercent !== undefined){
let data9 = data2.sharePercent;
if((!(typeof data9 == "number")) && (data9 !== null)){
const err22 = {instancePath:instancePath+"/bankAccount/sharePercent",schemaPath:"request6/properties/sharePercent/type",keyword:"type",params:{type: schema6.properties.sharePercent.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 1 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/bankAccount/sharePercent",schemaPath:"request6/properties/sharePercent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9 < 0.0001 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/bankAccount/sharePercent",schemaPath:"request6/properties/sharePercent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.0001}};
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
if(data2.shareAmount !== undefined){
let data10 = data2.shareAmount;
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
const err25 = {instancePath:instancePath+"/bankAccount/shareAmount",schemaPath:"request6/properties/shareAmount/type",keyword:"type",params:{type: schema6.properties.shareAmount.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 100000000000 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/bankAccount/shareAmount",schemaPath:"request6/properties/shareAmount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000000}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/bankAccount/shareAmount",schemaPath:"request6/properties/shareAmount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data2.effectiveFrom !== undefined){
let data11 = data2.effectiveFrom;
if(typeof data11 === "string"){
if(!(formats4(data11))){
const err28 = {instancePath:instancePath+"/bankAccount/effectiveFrom",schemaPath:"request6/properties/effectiveFrom/format",keyword:"format",params:{format: "date"}};
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
const err29 = {instancePath:instancePath+"/bankAccount/effectiveFrom",schemaPath:"request6/properties/effectiveFrom/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data2.replacesId !== undefined){
let data12 = data2.replacesId;
if((typeof data12 !== "string") && (data12 !== null)){
const err30 = {instancePath:instancePath+"/bankAccount/replacesId",schemaPath:"request6/properties/replacesId/type",keyword:"type",params:{type: schema6.properties.replacesId.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data12 === "string"){
if(!(formats2(data12))){
const err31 = {instancePath:instancePath+"/bankAccount/replacesId",schemaPath:"request6/properties/replacesId/format",keyword:"format",params:{format: "uuid"}};
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
}
else {
const err32 = {instancePath:instancePath+"/bankAccount",schemaPath:"request6/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.passport !== undefined){
let data13 = data.passport;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.countryId === undefined){
const err33 = {instancePath:instancePath+"/passport",schemaPath:"request7/required",keyword:"required",params:{missingProperty: "countryId"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13.expiry === undefined){
const err34 = {instancePath:instancePath+"/passport",schemaPath:"request7/required",keyword:"required",params:{missingProperty: "expiry"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key2 in data13){
if(!((((((key2 === "countryId") || (key2 === "number")) || (key2 === "issueDate")) || (key2 === "expiry")) || (key2 === "reminderDays")) || (key2 === "fileId"))){
const err35 = {instancePath:instancePath+"/passport",schemaPath:"request7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.countryId !== undefined){
let data14 = data13.countryId;
if(typeof data14 === "string"){
if(!(formats2(data14))){
const err36 = {instancePath:instancePath+"/passport/countryId",schemaPath:"request7/properties/countryId/format",keyword:"format",params:{format: "uuid"}};
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
const err37 = {instancePath:instancePath+"/passport/countryId",schemaPath:"request7/properties/countryId/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data13.number !== undefined){
let data15 = data13.number;
if((typeof data15 !== "string") && (data15 !== null)){
const err38 = {instancePath:instancePath+"/passport/number",schemaPath:"request7/properties/number/type",keyword:"type",params:{type: schema7.properties.number.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data15 === "string"){
if(func1(data15) > 20){
const err39 = {instancePath:instancePath+"/passport/number",schemaPath:"request7/properties/number/maxLength",keyword:"maxLength",params:{limit: 20}};
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
if(data13.issueDate !== undefined){
let data16 = data13.issueDate;
if((typeof data16 !== "string") && (data16 !== null)){
const err40 = {instancePath:instancePath+"/passport/issueDate",schemaPath:"request7/properties/issueDate/type",keyword:"type",params:{type: schema7.properties.issueDate.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data16 === "string"){
if(!(formats4(data16))){
const err41 = {instancePath:instancePath+"/passport/issueDate",schemaPath:"request7/properties/issueDate/format",keyword:"format",params:{format: "date"}};
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
if(data13.expiry !== undefined){
let data17 = data13.expiry;
if(typeof data17 === "string"){
if(!(formats4(data17))){
const err42 = {instancePath:instancePath+"/passport/expiry",schemaPath:"request7/properties/expiry/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/passport/expiry",schemaPath:"request7/properties/expiry/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.reminderDays !== undefined){
let data18 = data13.reminderDays;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err44 = {instancePath:instancePath+"/passport/reminderDays",schemaPath:"request7/properties/reminderDays/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 > 366 || isNaN(data18)){
const err45 = {instancePath:instancePath+"/passport/reminderDays",schemaPath:"request7/properties/reminderDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 366}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err46 = {instancePath:instancePath+"/passport/reminderDays",schemaPath:"request7/properties/reminderDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
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
if(data13.fileId !== undefined){
let data19 = data13.fileId;
if((typeof data19 !== "string") && (data19 !== null)){
const err47 = {instancePath:instancePath+"/passport/fileId",schemaPath:"request7/properties/fileId/type",keyword:"type",params:{type: schema7.properties.fileId.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data19 === "string"){
if(!(formats2(data19))){
const err48 = {instancePath:instancePath+"/passport/fileId",schemaPath:"request7/properties/fileId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
}
else {
const err49 = {instancePath:instancePath+"/passport",schemaPath:"request7/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.dependant !== undefined){
let data20 = data.dependant;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.fullName === undefined){
const err50 = {instancePath:instancePath+"/dependant",schemaPath:"request8/required",keyword:"required",params:{missingProperty: "fullName"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data20.relation === undefined){
const err51 = {instancePath:instancePath+"/dependant",schemaPath:"request8/required",keyword:"required",params:{missingProperty: "relation"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key3 in data20){
if(!(((((key3 === "fullName") || (key3 === "relation")) || (key3 === "dateOfBirth")) || (key3 === "citizenship")) || (key3 === "birthCertNo"))){
const err52 = {instancePath:instancePath+"/dependant",schemaPath:"request8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data20.fullName !== undefined){
let data21 = data20.fullName;
if(typeof data21 === "string"){
if(func1(data21) > 120){
const err53 = {instancePath:instancePath+"/dependant/fullName",schemaPath:"request8/properties/fullName/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(func1(data21) < 1){
const err54 = {instancePath:instancePath+"/dependant/fullName",schemaPath:"request8/properties/fullName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!pattern0.test(data21)){
const err55 = {instancePath:instancePath+"/dependant/fullName",schemaPath:"request8/properties/fullName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err56 = {instancePath:instancePath+"/dependant/fullName",schemaPath:"request8/properties/fullName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data20.relation !== undefined){
let data22 = data20.relation;
if(typeof data22 !== "string"){
const err57 = {instancePath:instancePath+"/dependant/relation",schemaPath:"request8/properties/relation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!(((((((data22 === "spouse") || (data22 === "child")) || (data22 === "stepchild")) || (data22 === "adoptedChild")) || (data22 === "parent")) || (data22 === "sibling")) || (data22 === "other"))){
const err58 = {instancePath:instancePath+"/dependant/relation",schemaPath:"request8/properties/relation/enum",keyword:"enum",params:{allowedValues: schema8.properties.relation.enum}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data20.dateOfBirth !== undefined){
let data23 = data20.dateOfBirth;
if((typeof data23 !== "string") && (data23 !== null)){
const err59 = {instancePath:instancePath+"/dependant/dateOfBirth",schemaPath:"request8/properties/dateOfBirth/type",keyword:"type",params:{type: schema8.properties.dateOfBirth.type}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data23 === "string"){
if(!(formats4(data23))){
const err60 = {instancePath:instancePath+"/dependant/dateOfBirth",schemaPath:"request8/properties/dateOfBirth/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
if(data20.citizenship !== undefined){
let data24 = data20.citizenship;
if((typeof data24 !== "string") && (data24 !== null)){
const err61 = {instancePath:instancePath+"/dependant/citizenship",schemaPath:"request8/properties/citizenship/type",keyword:"type",params:{type: schema8.properties.citizenship.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!((((data24 === "citizen") || (data24 === "pr")) || (data24 === "foreigner")) || (data24 === null))){
const err62 = {instancePath:instancePath+"/dependant/citizenship",schemaPath:"request8/properties/citizenship/enum",keyword:"enum",params:{allowedValues: schema8.properties.citizenship.enum}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data20.birthCertNo !== undefined){
let data25 = data20.birthCertNo;
if((typeof data25 !== "string") && (data25 !== null)){
const err63 = {instancePath:instancePath+"/dependant/birthCertNo",schemaPath:"request8/properties/birthCertNo/type",keyword:"type",params:{type: schema8.properties.birthCertNo.type}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(typeof data25 === "string"){
if(func1(data25) > 20){
const err64 = {instancePath:instancePath+"/dependant/birthCertNo",schemaPath:"request8/properties/birthCertNo/maxLength",keyword:"maxLength",params:{limit: 20}};
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
}
else {
const err65 = {instancePath:instancePath+"/dependant",schemaPath:"request8/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.recordId !== undefined){
let data26 = data.recordId;
if((typeof data26 !== "string") && (data26 !== null)){
const err66 = {instancePath:instancePath+"/recordId",schemaPath:"#/properties/recordId/type",keyword:"type",params:{type: schema0.properties.recordId.type}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(typeof data26 === "string"){
if(!(formats2(data26))){
const err67 = {instancePath:instancePath+"/recordId",schemaPath:"#/properties/recordId/format",keyword:"format",params:{format: "uuid"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
if(data.note !== undefined){
let data27 = data.note;
if((typeof data27 !== "string") && (data27 !== null)){
const err68 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schema0.properties.note.type}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(typeof data27 === "string"){
if(func1(data27) > 500){
const err69 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
if(data.fileId !== undefined){
let data28 = data.fileId;
if((typeof data28 !== "string") && (data28 !== null)){
const err70 = {instancePath:instancePath+"/fileId",schemaPath:"#/properties/fileId/type",keyword:"type",params:{type: schema0.properties.fileId.type}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(typeof data28 === "string"){
if(!(formats2(data28))){
const err71 = {instancePath:instancePath+"/fileId",schemaPath:"#/properties/fileId/format",keyword:"format",params:{format: "uuid"}};
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
validate0.errors = vErrors;
return errors === 0;
}

