// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const updateAccountSettings = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("^(/media/[A-Za-z0-9/._-]+(#[A-Za-z0-9_-]+)?|data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2})?$", "u");
const $pattern1 = new RegExp("^[A-Za-z0-9._-]+$", "u");
const $pattern2 = new RegExp("\\S", "u");
const $formats0 = $formats.email;
const $formats1 = $formats.date;
const $pattern3 = new RegExp("^(https?://\\S+)?$", "u");
const $pattern4 = new RegExp("^[0-9+() .-]*$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = $fault(vErrors, instancePath, "minProperties", {limit: 1});
errors++;
}
for(const key0 in data){
if(!((((key0 === "general") || (key0 === "info")) || (key0 === "social")) || (key0 === "notification"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.general !== undefined){
if(!($validate1(data.general, instancePath+"/general"))){
vErrors = vErrors === null ? $validate1.errors : vErrors.concat($validate1.errors);
errors = vErrors.length;
}
}
if(data.info !== undefined){
if(!($validate2(data.info, instancePath+"/info"))){
vErrors = vErrors === null ? $validate2.errors : vErrors.concat($validate2.errors);
errors = vErrors.length;
}
}
if(data.social !== undefined){
if(!($validate3(data.social, instancePath+"/social"))){
vErrors = vErrors === null ? $validate3.errors : vErrors.concat($validate3.errors);
errors = vErrors.length;
}
}
if(data.notification !== undefined){
if(!($validate4(data.notification, instancePath+"/notification"))){
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
if(data.avatar === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "avatar"});
errors++;
}
if(data.username === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "username"});
errors++;
}
if(data.fullName === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "fullName"});
errors++;
}
if(data.email === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
if(data.company === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "company"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "avatar") || (key0 === "username")) || (key0 === "fullName")) || (key0 === "email")) || (key0 === "company"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.avatar !== undefined){
let data0 = data.avatar;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/avatar", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 700000){
vErrors = $fault(vErrors, instancePath+"/avatar", "maxLength", {limit: 700000});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/avatar", "pattern", {pattern: "^(/media/[A-Za-z0-9/._-]+(#[A-Za-z0-9_-]+)?|data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2})?$"});
errors++;
}
}
}
if(data.username !== undefined){
let data1 = data.username;
if(typeof data1 === "string"){
if($lengthOf(data1) > 60){
vErrors = $fault(vErrors, instancePath+"/username", "maxLength", {limit: 60});
errors++;
}
if($lengthOf(data1) < 3){
vErrors = $fault(vErrors, instancePath+"/username", "minLength", {limit: 3});
errors++;
}
if(!$pattern1.test(data1)){
vErrors = $fault(vErrors, instancePath+"/username", "pattern", {pattern: "^[A-Za-z0-9._-]+$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/username", "type", {type: "string"});
errors++;
}
}
if(data.fullName !== undefined){
let data2 = data.fullName;
if(typeof data2 === "string"){
if($lengthOf(data2) > 100){
vErrors = $fault(vErrors, instancePath+"/fullName", "maxLength", {limit: 100});
errors++;
}
if($lengthOf(data2) < 1){
vErrors = $fault(vErrors, instancePath+"/fullName", "minLength", {limit: 1});
errors++;
}
if(!$pattern2.test(data2)){
vErrors = $fault(vErrors, instancePath+"/fullName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/fullName", "type", {type: "string"});
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if(typeof data3 === "string"){
if($lengthOf(data3) > 254){
vErrors = $fault(vErrors, instancePath+"/email", "maxLength", {limit: 254});
errors++;
}
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
}
if(data.company !== undefined){
let data4 = data.company;
if(typeof data4 === "string"){
if($lengthOf(data4) > 100){
vErrors = $fault(vErrors, instancePath+"/company", "maxLength", {limit: 100});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/company", "type", {type: "string"});
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
function $validate2(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.bio === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "bio"});
errors++;
}
if(data.dob === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "dob"});
errors++;
}
if(data.country === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "country"});
errors++;
}
if(data.website === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "website"});
errors++;
}
if(data.phone === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "phone"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "bio") || (key0 === "dob")) || (key0 === "country")) || (key0 === "website")) || (key0 === "phone"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.bio !== undefined){
let data0 = data.bio;
if(typeof data0 === "string"){
if($lengthOf(data0) > 400){
vErrors = $fault(vErrors, instancePath+"/bio", "maxLength", {limit: 400});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/bio", "type", {type: "string"});
errors++;
}
}
if(data.dob !== undefined){
let data1 = data.dob;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/dob", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if(!($formats1(data1))){
vErrors = $fault(vErrors, instancePath+"/dob", "format", {format: "date"});
errors++;
}
}
}
if(data.country !== undefined){
let data2 = data.country;
if(typeof data2 === "string"){
if($lengthOf(data2) > 60){
vErrors = $fault(vErrors, instancePath+"/country", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/country", "type", {type: "string"});
errors++;
}
}
if(data.website !== undefined){
let data3 = data.website;
if(typeof data3 === "string"){
if($lengthOf(data3) > 200){
vErrors = $fault(vErrors, instancePath+"/website", "maxLength", {limit: 200});
errors++;
}
if(!$pattern3.test(data3)){
vErrors = $fault(vErrors, instancePath+"/website", "pattern", {pattern: "^(https?://\\S+)?$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/website", "type", {type: "string"});
errors++;
}
}
if(data.phone !== undefined){
let data4 = data.phone;
if(typeof data4 === "string"){
if($lengthOf(data4) > 30){
vErrors = $fault(vErrors, instancePath+"/phone", "maxLength", {limit: 30});
errors++;
}
if(!$pattern4.test(data4)){
vErrors = $fault(vErrors, instancePath+"/phone", "pattern", {pattern: "^[0-9+() .-]*$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/phone", "type", {type: "string"});
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
if(data.socialLinks === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "socialLinks"});
errors++;
}
if(data.connections === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "connections"});
errors++;
}
for(const key0 in data){
if(!((key0 === "socialLinks") || (key0 === "connections"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.socialLinks !== undefined){
if(!($validate5(data.socialLinks, instancePath+"/socialLinks"))){
vErrors = vErrors === null ? $validate5.errors : vErrors.concat($validate5.errors);
errors = vErrors.length;
}
}
if(data.connections !== undefined){
if(!($validate6(data.connections, instancePath+"/connections"))){
vErrors = vErrors === null ? $validate6.errors : vErrors.concat($validate6.errors);
errors = vErrors.length;
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
if(data.commentOnArticle === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "commentOnArticle"});
errors++;
}
if(data.answerOnForm === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "answerOnForm"});
errors++;
}
if(data.followMe === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "followMe"});
errors++;
}
if(data.newAnnouncements === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "newAnnouncements"});
errors++;
}
if(data.productUpdates === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "productUpdates"});
errors++;
}
if(data.blogDigest === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "blogDigest"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "commentOnArticle") || (key0 === "answerOnForm")) || (key0 === "followMe")) || (key0 === "newAnnouncements")) || (key0 === "productUpdates")) || (key0 === "blogDigest"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.commentOnArticle !== undefined){
if(typeof data.commentOnArticle !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/commentOnArticle", "type", {type: "boolean"});
errors++;
}
}
if(data.answerOnForm !== undefined){
if(typeof data.answerOnForm !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/answerOnForm", "type", {type: "boolean"});
errors++;
}
}
if(data.followMe !== undefined){
if(typeof data.followMe !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/followMe", "type", {type: "boolean"});
errors++;
}
}
if(data.newAnnouncements !== undefined){
if(typeof data.newAnnouncements !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/newAnnouncements", "type", {type: "boolean"});
errors++;
}
}
if(data.productUpdates !== undefined){
if(typeof data.productUpdates !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/productUpdates", "type", {type: "boolean"});
errors++;
}
}
if(data.blogDigest !== undefined){
if(typeof data.blogDigest !== "boolean"){
vErrors = $fault(vErrors, instancePath+"/blogDigest", "type", {type: "boolean"});
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
if(data.twitter === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "twitter"});
errors++;
}
if(data.facebook === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "facebook"});
errors++;
}
if(data.google === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "google"});
errors++;
}
if(data.linkedIn === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "linkedIn"});
errors++;
}
if(data.instagram === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "instagram"});
errors++;
}
if(data.quora === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "quora"});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "twitter") || (key0 === "facebook")) || (key0 === "google")) || (key0 === "linkedIn")) || (key0 === "instagram")) || (key0 === "quora"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.twitter !== undefined){
let data0 = data.twitter;
if(typeof data0 === "string"){
if($lengthOf(data0) > 200){
vErrors = $fault(vErrors, instancePath+"/twitter", "maxLength", {limit: 200});
errors++;
}
if(!$pattern3.test(data0)){
vErrors = $fault(vErrors, instancePath+"/twitter", "pattern", {pattern: "^(https?://\\S+)?$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/twitter", "type", {type: "string"});
errors++;
}
}
if(data.facebook !== undefined){
let data1 = data.facebook;
if(typeof data1 === "string"){
if($lengthOf(data1) > 200){
vErrors = $fault(vErrors, instancePath+"/facebook", "maxLength", {limit: 200});
errors++;
}
if(!$pattern3.test(data1)){
vErrors = $fault(vErrors, instancePath+"/facebook", "pattern", {pattern: "^(https?://\\S+)?$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/facebook", "type", {type: "string"});
errors++;
}
}
if(data.google !== undefined){
let data2 = data.google;
if(typeof data2 === "string"){
if($lengthOf(data2) > 200){
vErrors = $fault(vErrors, instancePath+"/google", "maxLength", {limit: 200});
errors++;
}
if(!$pattern3.test(data2)){
vErrors = $fault(vErrors, instancePath+"/google", "pattern", {pattern: "^(https?://\\S+)?$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/google", "type", {type: "string"});
errors++;
}
}
if(data.linkedIn !== undefined){
let data3 = data.linkedIn;
if(typeof data3 === "string"){
if($lengthOf(data3) > 200){
vErrors = $fault(vErrors, instancePath+"/linkedIn", "maxLength", {limit: 200});
errors++;
}
if(!$pattern3.test(data3)){
vErrors = $fault(vErrors, instancePath+"/linkedIn", "pattern", {pattern: "^(https?://\\S+)?$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/linkedIn", "type", {type: "string"});
errors++;
}
}
if(data.instagram !== undefined){
let data4 = data.instagram;
if(typeof data4 === "string"){
if($lengthOf(data4) > 200){
vErrors = $fault(vErrors, instancePath+"/instagram", "maxLength", {limit: 200});
errors++;
}
if(!$pattern3.test(data4)){
vErrors = $fault(vErrors, instancePath+"/instagram", "pattern", {pattern: "^(https?://\\S+)?$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/instagram", "type", {type: "string"});
errors++;
}
}
if(data.quora !== undefined){
let data5 = data.quora;
if(typeof data5 === "string"){
if($lengthOf(data5) > 200){
vErrors = $fault(vErrors, instancePath+"/quora", "maxLength", {limit: 200});
errors++;
}
if(!$pattern3.test(data5)){
vErrors = $fault(vErrors, instancePath+"/quora", "pattern", {pattern: "^(https?://\\S+)?$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/quora", "type", {type: "string"});
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
if(data.twitter === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "twitter"});
errors++;
}
if(data.google === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "google"});
errors++;
}
if(data.facebook === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "facebook"});
errors++;
}
if(data.github === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "github"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "twitter") || (key0 === "google")) || (key0 === "facebook")) || (key0 === "github"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.twitter !== undefined){
if(!($validate7(data.twitter, instancePath+"/twitter"))){
vErrors = vErrors === null ? $validate7.errors : vErrors.concat($validate7.errors);
errors = vErrors.length;
}
}
if(data.google !== undefined){
if(!($validate7(data.google, instancePath+"/google"))){
vErrors = vErrors === null ? $validate7.errors : vErrors.concat($validate7.errors);
errors = vErrors.length;
}
}
if(data.facebook !== undefined){
if(!($validate7(data.facebook, instancePath+"/facebook"))){
vErrors = vErrors === null ? $validate7.errors : vErrors.concat($validate7.errors);
errors = vErrors.length;
}
}
if(data.github !== undefined){
if(!($validate7(data.github, instancePath+"/github"))){
vErrors = vErrors === null ? $validate7.errors : vErrors.concat($validate7.errors);
errors = vErrors.length;
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
if(data.profileImg === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "profileImg"});
errors++;
}
if(data.id === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "id"});
errors++;
}
for(const key0 in data){
if(!((key0 === "profileImg") || (key0 === "id"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.profileImg !== undefined){
let data0 = data.profileImg;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/profileImg", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 300){
vErrors = $fault(vErrors, instancePath+"/profileImg", "maxLength", {limit: 300});
errors++;
}
}
}
if(data.id !== undefined){
let data1 = data.id;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/id", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if($lengthOf(data1) > 100){
vErrors = $fault(vErrors, instancePath+"/id", "maxLength", {limit: 100});
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
