// Generated from the contract by `npm run generate`; never edited.
import { check as $check, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const updateAccountSettings = /*#__PURE__*/ $check(validate0);
const schema0 = {"type":"object","minProperties":1,"additionalProperties":false,"properties":{"general":{"$ref":"request1"},"info":{"$ref":"request2"},"social":{"$ref":"request3"},"notification":{"$ref":"request7"}}};
const schema1 = {"type":"object","required":["avatar","username","fullName","email","company"],"additionalProperties":false,"properties":{"avatar":{"type":["string","null"],"maxLength":700000,"pattern":"^(/media/[A-Za-z0-9/._-]+|data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2})$"},"username":{"type":"string","maxLength":60,"minLength":3,"pattern":"^[A-Za-z0-9._-]+$"},"fullName":{"type":"string","maxLength":100,"minLength":1,"pattern":"\\S"},"email":{"type":"string","maxLength":254,"format":"email"},"company":{"type":"string","maxLength":100}}};
const schema2 = {"type":"object","required":["bio","dob","country","website","phone"],"additionalProperties":false,"properties":{"bio":{"type":"string","maxLength":400},"dob":{"type":["string","null"],"format":"date"},"country":{"type":"string","maxLength":60},"website":{"type":"string","maxLength":200,"pattern":"^(https?://\\S+)?$"},"phone":{"type":"string","maxLength":30,"pattern":"^[0-9+() .-]*$"}}};
const schema10 = {"type":"object","required":["commentOnArticle","answerOnForm","followMe","newAnnouncements","productUpdates","blogDigest"],"additionalProperties":false,"properties":{"commentOnArticle":{"type":"boolean"},"answerOnForm":{"type":"boolean"},"followMe":{"type":"boolean"},"newAnnouncements":{"type":"boolean"},"productUpdates":{"type":"boolean"},"blogDigest":{"type":"boolean"}}};
const func0 = $lengthOf;
const pattern0 = new RegExp("^(/media/[A-Za-z0-9/._-]+|data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2})$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9._-]+$", "u");
const pattern2 = new RegExp("\\S", "u");
const pattern3 = new RegExp("^(https?://\\S+)?$", "u");
const pattern4 = new RegExp("^[0-9+() .-]*$", "u");
const formats0 = $formats.email;
const formats2 = $formats.date;
const schema3 = {"type":"object","required":["socialLinks","connections"],"additionalProperties":false,"properties":{"socialLinks":{"$ref":"request4"},"connections":{"$ref":"request5"}}};
const schema4 = {"type":"object","required":["twitter","facebook","google","linkedIn","instagram","quora"],"additionalProperties":false,"properties":{"twitter":{"type":"string","maxLength":200,"pattern":"^(https?://\\S+)?$"},"facebook":{"type":"string","maxLength":200,"pattern":"^(https?://\\S+)?$"},"google":{"type":"string","maxLength":200,"pattern":"^(https?://\\S+)?$"},"linkedIn":{"type":"string","maxLength":200,"pattern":"^(https?://\\S+)?$"},"instagram":{"type":"string","maxLength":200,"pattern":"^(https?://\\S+)?$"},"quora":{"type":"string","maxLength":200,"pattern":"^(https?://\\S+)?$"}}};
const schema5 = {"type":"object","required":["twitter","google","facebook","github"],"additionalProperties":false,"properties":{"twitter":{"$ref":"request6"},"google":{"$ref":"request6"},"facebook":{"$ref":"request6"},"github":{"$ref":"request6"}}};
const schema6 = {"type":"object","required":["profileImg","id"],"additionalProperties":false,"properties":{"profileImg":{"type":["string","null"],"maxLength":300},"id":{"type":["string","null"],"maxLength":100}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.twitter === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "twitter"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.google === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "google"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.facebook === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "facebook"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.github === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "github"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "twitter") || (key0 === "google")) || (key0 === "facebook")) || (key0 === "github"))){
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
if(data.twitter !== undefined){
let data0 = data.twitter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.profileImg === undefined){
const err5 = {instancePath:instancePath+"/twitter",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "profileImg"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.id === undefined){
const err6 = {instancePath:instancePath+"/twitter",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "profileImg") || (key1 === "id"))){
const err7 = {instancePath:instancePath+"/twitter",schemaPath:"request6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.profileImg !== undefined){
let data1 = data0.profileImg;
if((typeof data1 !== "string") && (data1 !== null)){
const err8 = {instancePath:instancePath+"/twitter/profileImg",schemaPath:"request6/properties/profileImg/type",keyword:"type",params:{type: schema6.properties.profileImg.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 300){
const err9 = {instancePath:instancePath+"/twitter/profileImg",schemaPath:"request6/properties/profileImg/maxLength",keyword:"maxLength",params:{limit: 300}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data0.id !== undefined){
let data2 = data0.id;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/twitter/id",schemaPath:"request6/properties/id/type",keyword:"type",params:{type: schema6.properties.id.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data2 === "string"){
if(func0(data2) > 100){
const err11 = {instancePath:instancePath+"/twitter/id",schemaPath:"request6/properties/id/maxLength",keyword:"maxLength",params:{limit: 100}};
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
}
else {
const err12 = {instancePath:instancePath+"/twitter",schemaPath:"request6/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.google !== undefined){
let data3 = data.google;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.profileImg === undefined){
const err13 = {instancePath:instancePath+"/google",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "profileImg"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.id === undefined){
const err14 = {instancePath:instancePath+"/google",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key2 in data3){
if(!((key2 === "profileImg") || (key2 === "id"))){
const err15 = {instancePath:instancePath+"/google",schemaPath:"request6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.profileImg !== undefined){
let data4 = data3.profileImg;
if((typeof data4 !== "string") && (data4 !== null)){
const err16 = {instancePath:instancePath+"/google/profileImg",schemaPath:"request6/properties/profileImg/type",keyword:"type",params:{type: schema6.properties.profileImg.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data4 === "string"){
if(func0(data4) > 300){
const err17 = {instancePath:instancePath+"/google/profileImg",schemaPath:"request6/properties/profileImg/maxLength",keyword:"maxLength",params:{limit: 300}};
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
if(data3.id !== undefined){
let data5 = data3.id;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/google/id",schemaPath:"request6/properties/id/type",keyword:"type",params:{type: schema6.properties.id.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data5 === "string"){
if(func0(data5) > 100){
const err19 = {instancePath:instancePath+"/google/id",schemaPath:"request6/properties/id/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/google",schemaPath:"request6/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.facebook !== undefined){
let data6 = data.facebook;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.profileImg === undefined){
const err21 = {instancePath:instancePath+"/facebook",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "profileImg"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.id === undefined){
const err22 = {instancePath:instancePath+"/facebook",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key3 in data6){
if(!((key3 === "profileImg") || (key3 === "id"))){
const err23 = {instancePath:instancePath+"/facebook",schemaPath:"request6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.profileImg !== undefined){
let data7 = data6.profileImg;
if((typeof data7 !== "string") && (data7 !== null)){
const err24 = {instancePath:instancePath+"/facebook/profileImg",schemaPath:"request6/properties/profileImg/type",keyword:"type",params:{type: schema6.properties.profileImg.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 300){
const err25 = {instancePath:instancePath+"/facebook/profileImg",schemaPath:"request6/properties/profileImg/maxLength",keyword:"maxLength",params:{limit: 300}};
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
if(data6.id !== undefined){
let data8 = data6.id;
if((typeof data8 !== "string") && (data8 !== null)){
const err26 = {instancePath:instancePath+"/facebook/id",schemaPath:"request6/properties/id/type",keyword:"type",params:{type: schema6.properties.id.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 100){
const err27 = {instancePath:instancePath+"/facebook/id",schemaPath:"request6/properties/id/maxLength",keyword:"maxLength",params:{limit: 100}};
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
}
else {
const err28 = {instancePath:instancePath+"/facebook",schemaPath:"request6/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.github !== undefined){
let data9 = data.github;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.profileImg === undefined){
const err29 = {instancePath:instancePath+"/github",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "profileImg"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9.id === undefined){
const err30 = {instancePath:instancePath+"/github",schemaPath:"request6/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key4 in data9){
if(!((key4 === "profileImg") || (key4 === "id"))){
const err31 = {instancePath:instancePath+"/github",schemaPath:"request6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.profileImg !== undefined){
let data10 = data9.profileImg;
if((typeof data10 !== "string") && (data10 !== null)){
const err32 = {instancePath:instancePath+"/github/profileImg",schemaPath:"request6/properties/profileImg/type",keyword:"type",params:{type: schema6.properties.profileImg.type}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 300){
const err33 = {instancePath:instancePath+"/github/profileImg",schemaPath:"request6/properties/profileImg/maxLength",keyword:"maxLength",params:{limit: 300}};
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
if(data9.id !== undefined){
let data11 = data9.id;
if((typeof data11 !== "string") && (data11 !== null)){
const err34 = {instancePath:instancePath+"/github/id",schemaPath:"request6/properties/id/type",keyword:"type",params:{type: schema6.properties.id.type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 100){
const err35 = {instancePath:instancePath+"/github/id",schemaPath:"request6/properties/id/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath:instancePath+"/github",schemaPath:"request6/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.socialLinks === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "socialLinks"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.connections === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connections"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "socialLinks") || (key0 === "connections"))){
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
if(data.socialLinks !== undefined){
let data0 = data.socialLinks;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.twitter === undefined){
const err3 = {instancePath:instancePath+"/socialLinks",schemaPath:"request4/required",keyword:"required",params:{missingProperty: "twitter"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.facebook === undefined){
const err4 = {instancePath:instancePath+"/socialLinks",schemaPath:"request4/required",keyword:"required",params:{missingProperty: "facebook"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.google === undefined){
const err5 = {instancePath:instancePath+"/socialLinks",schemaPath:"request4/required",keyword:"required",params:{missingProperty: "google"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.linkedIn === undefined){
const err6 = {instancePath:instancePath+"/socialLinks",schemaPath:"request4/required",keyword:"required",params:{missingProperty: "linkedIn"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.instagram === undefined){
const err7 = {instancePath:instancePath+"/socialLinks",schemaPath:"request4/required",keyword:"required",params:{missingProperty: "instagram"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.quora === undefined){
const err8 = {instancePath:instancePath+"/socialLinks",schemaPath:"request4/required",keyword:"required",params:{missingProperty: "quora"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data0){
if(!((((((key1 === "twitter") || (key1 === "facebook")) || (key1 === "google")) || (key1 === "linkedIn")) || (key1 === "instagram")) || (key1 === "quora"))){
const err9 = {instancePath:instancePath+"/socialLinks",schemaPath:"request4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.twitter !== undefined){
let data1 = data0.twitter;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err10 = {instancePath:instancePath+"/socialLinks/twitter",schemaPath:"request4/properties/twitter/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern3.test(data1)){
const err11 = {instancePath:instancePath+"/socialLinks/twitter",schemaPath:"request4/properties/twitter/pattern",keyword:"pattern",params:{pattern: "^(https?://\\S+)?$"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/socialLinks/twitter",schemaPath:"request4/properties/twitter/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.facebook !== undefined){
let data2 = data0.facebook;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err13 = {instancePath:instancePath+"/socialLinks/facebook",schemaPath:"request4/properties/facebook/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern3.test(data2)){
const err14 = {instancePath:instancePath+"/socialLinks/facebook",schemaPath:"request4/properties/facebook/pattern",keyword:"pattern",params:{pattern: "^(https?://\\S+)?$"}};
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
const err15 = {instancePath:instancePath+"/socialLinks/facebook",schemaPath:"request4/properties/facebook/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.google !== undefined){
let data3 = data0.google;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err16 = {instancePath:instancePath+"/socialLinks/google",schemaPath:"request4/properties/google/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern3.test(data3)){
const err17 = {instancePath:instancePath+"/socialLinks/google",schemaPath:"request4/properties/google/pattern",keyword:"pattern",params:{pattern: "^(https?://\\S+)?$"}};
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
const err18 = {instancePath:instancePath+"/socialLinks/google",schemaPath:"request4/properties/google/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.linkedIn !== undefined){
let data4 = data0.linkedIn;
if(typeof data4 === "string"){
if(func0(data4) > 200){
const err19 = {instancePath:instancePath+"/socialLinks/linkedIn",schemaPath:"request4/properties/linkedIn/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern3.test(data4)){
const err20 = {instancePath:instancePath+"/socialLinks/linkedIn",schemaPath:"request4/properties/linkedIn/pattern",keyword:"pattern",params:{pattern: "^(https?://\\S+)?$"}};
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
const err21 = {instancePath:instancePath+"/socialLinks/linkedIn",schemaPath:"request4/properties/linkedIn/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.instagram !== undefined){
let data5 = data0.instagram;
if(typeof data5 === "string"){
if(func0(data5) > 200){
const err22 = {instancePath:instancePath+"/socialLinks/instagram",schemaPath:"request4/properties/instagram/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern3.test(data5)){
const err23 = {instancePath:instancePath+"/socialLinks/instagram",schemaPath:"request4/properties/instagram/pattern",keyword:"pattern",params:{pattern: "^(https?://\\S+)?$"}};
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
const err24 = {instancePath:instancePath+"/socialLinks/instagram",schemaPath:"request4/properties/instagram/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.quora !== undefined){
let data6 = data0.quora;
if(typeof data6 === "string"){
if(func0(data6) > 200){
const err25 = {instancePath:instancePath+"/socialLinks/quora",schemaPath:"request4/properties/quora/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern3.test(data6)){
const err26 = {instancePath:instancePath+"/socialLinks/quora",schemaPath:"request4/properties/quora/pattern",keyword:"pattern",params:{pattern: "^(https?://\\S+)?$"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/socialLinks/quora",schemaPath:"request4/properties/quora/type",keyword:"type",params:{type: "string"}};
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
else {
const err28 = {instancePath:instancePath+"/socialLinks",schemaPath:"request4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.connections !== undefined){
if(!(validate2(data.connections, {instancePath:instancePath+"/connections",parentData:data,parentDataProperty:"connections",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}


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
if(!((((key0 === "general") || (key0 === "info")) || (key0 === "social")) || (key0 === "notification"))){
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
if(data.general !== undefined){
let data0 = data.general;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.avatar === undefined){
const err2 = {instancePath:instancePath+"/general",schemaPath:"request1/required",keyword:"required",params:{missingProperty: "avatar"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.username === undefined){
const err3 = {instancePath:instancePath+"/general",schemaPath:"request1/required",keyword:"required",params:{missingProperty: "username"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.fullName === undefined){
const err4 = {instancePath:instancePath+"/general",schemaPath:"request1/required",keyword:"required",params:{missingProperty: "fullName"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.email === undefined){
const err5 = {instancePath:instancePath+"/general",schemaPath:"request1/required",keyword:"required",params:{missingProperty: "email"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.company === undefined){
const err6 = {instancePath:instancePath+"/general",schemaPath:"request1/required",keyword:"required",params:{missingProperty: "company"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data0){
if(!(((((key1 === "avatar") || (key1 === "username")) || (key1 === "fullName")) || (key1 === "email")) || (key1 === "company"))){
const err7 = {instancePath:instancePath+"/general",schemaPath:"request1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.avatar !== undefined){
let data1 = data0.avatar;
if((typeof data1 !== "string") && (data1 !== null)){
const err8 = {instancePath:instancePath+"/general/avatar",schemaPath:"request1/properties/avatar/type",keyword:"type",params:{type: schema1.properties.avatar.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) > 700000){
const err9 = {instancePath:instancePath+"/general/avatar",schemaPath:"request1/properties/avatar/maxLength",keyword:"maxLength",params:{limit: 700000}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern0.test(data1)){
const err10 = {instancePath:instancePath+"/general/avatar",schemaPath:"request1/properties/avatar/pattern",keyword:"pattern",params:{pattern: "^(/media/[A-Za-z0-9/._-]+|data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2})$"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data0.username !== undefined){
let data2 = data0.username;
if(typeof data2 === "string"){
if(func0(data2) > 60){
const err11 = {instancePath:instancePath+"/general/username",schemaPath:"request1/properties/username/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func0(data2) < 3){
const err12 = {instancePath:instancePath+"/general/username",schemaPath:"request1/properties/username/minLength",keyword:"minLength",params:{limit: 3}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern1.test(data2)){
const err13 = {instancePath:instancePath+"/general/username",schemaPath:"request1/properties/username/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/general/username",schemaPath:"request1/properties/username/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.fullName !== undefined){
let data3 = data0.fullName;
if(typeof data3 === "string"){
if(func0(data3) > 100){
const err15 = {instancePath:instancePath+"/general/fullName",schemaPath:"request1/properties/fullName/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func0(data3) < 1){
const err16 = {instancePath:instancePath+"/general/fullName",schemaPath:"request1/properties/fullName/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern2.test(data3)){
const err17 = {instancePath:instancePath+"/general/fullName",schemaPath:"request1/properties/fullName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err18 = {instancePath:instancePath+"/general/fullName",schemaPath:"request1/properties/fullName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.email !== undefined){
let data4 = data0.email;
if(typeof data4 === "string"){
if(func0(data4) > 254){
const err19 = {instancePath:instancePath+"/general/email",schemaPath:"request1/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats0(data4))){
const err20 = {instancePath:instancePath+"/general/email",schemaPath:"request1/properties/email/format",keyword:"format",params:{format: "email"}};
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
const err21 = {instancePath:instancePath+"/general/email",schemaPath:"request1/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.company !== undefined){
let data5 = data0.company;
if(typeof data5 === "string"){
if(func0(data5) > 100){
const err22 = {instancePath:instancePath+"/general/company",schemaPath:"request1/properties/company/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err23 = {instancePath:instancePath+"/general/company",schemaPath:"request1/properties/company/type",keyword:"type",params:{type: "string"}};
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
const err24 = {instancePath:instancePath+"/general",schemaPath:"request1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.info !== undefined){
let data6 = data.info;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.bio === undefined){
const err25 = {instancePath:instancePath+"/info",schemaPath:"request2/required",keyword:"required",params:{missingProperty: "bio"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.dob === undefined){
const err26 = {instancePath:instancePath+"/info",schemaPath:"request2/required",keyword:"required",params:{missingProperty: "dob"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.country === undefined){
const err27 = {instancePath:instancePath+"/info",schemaPath:"request2/required",keyword:"required",params:{missingProperty: "country"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data6.website === undefined){
const err28 = {instancePath:instancePath+"/info",schemaPath:"request2/required",keyword:"required",params:{missingProperty: "website"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data6.phone === undefined){
const err29 = {instancePath:instancePath+"/info",schemaPath:"request2/required",keyword:"required",params:{missingProperty: "phone"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key2 in data6){
if(!(((((key2 === "bio") || (key2 === "dob")) || (key2 === "country")) || (key2 === "website")) || (key2 === "phone"))){
const err30 = {instancePath:instancePath+"/info",schemaPath:"request2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data6.bio !== undefined){
let data7 = data6.bio;
if(typeof data7 === "string"){
if(func0(data7) > 400){
const err31 = {instancePath:instancePath+"/info/bio",schemaPath:"request2/properties/bio/maxLength",keyword:"maxLength",params:{limit: 400}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/info/bio",schemaPath:"request2/properties/bio/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data6.dob !== undefined){
let data8 = data6.dob;
if((typeof data8 !== "string") && (data8 !== null)){
const err33 = {instancePath:instancePath+"/info/dob",schemaPath:"request2/properties/dob/type",keyword:"type",params:{type: schema2.properties.dob.type}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats2(data8))){
const err34 = {instancePath:instancePath+"/info/dob",schemaPath:"request2/properties/dob/format",keyword:"format",params:{format: "date"}};
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
if(data6.country !== undefined){
let data9 = data6.country;
if(typeof data9 === "string"){
if(func0(data9) > 60){
const err35 = {instancePath:instancePath+"/info/country",schemaPath:"request2/properties/country/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/info/country",schemaPath:"request2/properties/country/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data6.website !== undefined){
let data10 = data6.website;
if(typeof data10 === "string"){
if(func0(data10) > 200){
const err37 = {instancePath:instancePath+"/info/website",schemaPath:"request2/properties/website/maxLength",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern3.test(data10)){
const err38 = {instancePath:instancePath+"/info/website",schemaPath:"request2/properties/website/pattern",keyword:"pattern",params:{pattern: "^(https?://\\S+)?$"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/info/website",schemaPath:"request2/properties/website/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data6.phone !== undefined){
let data11 = data6.phone;
if(typeof data11 === "string"){
if(func0(data11) > 30){
const err40 = {instancePath:instancePath+"/info/phone",schemaPath:"request2/properties/phone/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!pattern4.test(data11)){
const err41 = {instancePath:instancePath+"/info/phone",schemaPath:"request2/properties/phone/pattern",keyword:"pattern",params:{pattern: "^[0-9+() .-]*$"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/info/phone",schemaPath:"request2/properties/phone/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/info",schemaPath:"request2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.social !== undefined){
if(!(validate1(data.social, {instancePath:instancePath+"/social",parentData:data,parentDataProperty:"social",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.notification !== undefined){
let data13 = data.notification;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.commentOnArticle === undefined){
const err44 = {instancePath:instancePath+"/notification",schemaPath:"request7/required",keyword:"required",params:{missingProperty: "commentOnArticle"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data13.answerOnForm === undefined){
const err45 = {instancePath:instancePath+"/notification",schemaPath:"request7/required",keyword:"required",params:{missingProperty: "answerOnForm"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data13.followMe === undefined){
const err46 = {instancePath:instancePath+"/notification",schemaPath:"request7/required",keyword:"required",params:{missingProperty: "followMe"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data13.newAnnouncements === undefined){
const err47 = {instancePath:instancePath+"/notification",schemaPath:"request7/required",keyword:"required",params:{missingProperty: "newAnnouncements"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data13.productUpdates === undefined){
const err48 = {instancePath:instancePath+"/notification",schemaPath:"request7/required",keyword:"required",params:{missingProperty: "productUpdates"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data13.blogDigest === undefined){
const err49 = {instancePath:instancePath+"/notification",schemaPath:"request7/required",keyword:"required",params:{missingProperty: "blogDigest"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key3 in data13){
if(!((((((key3 === "commentOnArticle") || (key3 === "answerOnForm")) || (key3 === "followMe")) || (key3 === "newAnnouncements")) || (key3 === "productUpdates")) || (key3 === "blogDigest"))){
const err50 = {instancePath:instancePath+"/notification",schemaPath:"request7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data13.commentOnArticle !== undefined){
if(typeof data13.commentOnArticle !== "boolean"){
const err51 = {instancePath:instancePath+"/notification/commentOnArticle",schemaPath:"request7/properties/commentOnArticle/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data13.answerOnForm !== undefined){
if(typeof data13.answerOnForm !== "boolean"){
const err52 = {instancePath:instancePath+"/notification/answerOnForm",schemaPath:"request7/properties/answerOnForm/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data13.followMe !== undefined){
if(typeof data13.followMe !== "boolean"){
const err53 = {instancePath:instancePath+"/notification/followMe",schemaPath:"request7/properties/followMe/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data13.newAnnouncements !== undefined){
if(typeof data13.newAnnouncements !== "boolean"){
const err54 = {instancePath:instancePath+"/notification/newAnnouncements",schemaPath:"request7/properties/newAnnouncements/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data13.productUpdates !== undefined){
if(typeof data13.productUpdates !== "boolean"){
const err55 = {instancePath:instancePath+"/notification/productUpdates",schemaPath:"request7/properties/productUpdates/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data13.blogDigest !== undefined){
if(typeof data13.blogDigest !== "boolean"){
const err56 = {instancePath:instancePath+"/notification/blogDigest",schemaPath:"request7/properties/blogDigest/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/notification",schemaPath:"request7/type",keyword:"type",params:{type: "object"}};
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
else {
const err58 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

