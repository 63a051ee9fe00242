// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate3 } from "./components/tax-reason.js";

export const correctTaxForm = /*#__PURE__*/ $check($validate0);
export const updateTaxFormBenefits = /*#__PURE__*/ $check($validate1);
export const updateTaxFormGains = /*#__PURE__*/ $check($validate2);
export const excludeTaxForm = /*#__PURE__*/ $check($validate3);
const $pattern0 = new RegExp("\\S", "u");
const $names0 = new Set(["address","from","to","sharers","furnished","annualValue","furniture","rentByEmployer","rentByEmployee","utilities","driver","servant","hotel","hotelByEmployee","homeLeave","interest","insurance","holidays","education","awards","club","assetGains","carCost","carBenefit","other","remark","reason"]);
const $formats0 = $formats.date;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.box === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "box"});
errors++;
}
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "box") || (key0 === "amount")) || (key0 === "text")) || (key0 === "reason"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.box !== undefined){
let data0 = data.box;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/box", "type", {type: "string"});
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((data0 === "salary") || (data0 === "bonus")) || (data0 === "directorsFees")) || (data0 === "commission")) || (data0 === "pension")) || (data0 === "transport")) || (data0 === "entertainment")) || (data0 === "otherAllowances")) || (data0 === "gratuity")) || (data0 === "compensation")) || (data0 === "retirementTo1992")) || (data0 === "retirementFrom1993")) || (data0 === "overseasFund")) || (data0 === "excessCpf")) || (data0 === "exempt")) || (data0 === "taxByEmployer")) || (data0 === "taxByEmployee")) || (data0 === "cpf")) || (data0 === "voluntaryCpf")) || (data0 === "donation")) || (data0 === "mbf")) || (data0 === "insurance")) || (data0 === "commissionBasis")) || (data0 === "commissionFrom")) || (data0 === "commissionTo")) || (data0 === "bonusDate")) || (data0 === "feeDate")) || (data0 === "approval")) || (data0 === "approvedOn")) || (data0 === "section45")) || (data0 === "cessationProvisions")) || (data0 === "taxBorne")) || (data0 === "remission")) || (data0 === "fundName")) || (data0 === "pensionFundName")) || (data0 === "bank")) || (data0 === "remark"))){
vErrors = $fault(vErrors, instancePath+"/box", "enum", {allowedValues: ["salary","bonus","directorsFees","commission","pension","transport","entertainment","otherAllowances","gratuity","compensation","retirementTo1992","retirementFrom1993","overseasFund","excessCpf","exempt","taxByEmployer","taxByEmployee","cpf","voluntaryCpf","donation","mbf","insurance","commissionBasis","commissionFrom","commissionTo","bonusDate","feeDate","approval","approvedOn","section45","cessationProvisions","taxBorne","remission","fundName","pensionFundName","bank","remark"]});
errors++;
}
}
if(data.amount !== undefined){
let data1 = data.amount;
if((!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))) && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/amount", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 99999999900 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/amount", "maximum", {limit: 99999999900});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/amount", "minimum", {limit: 0});
errors++;
}
}
}
if(data.text !== undefined){
let data2 = data.text;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/text", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if($lengthOf(data2) > 60){
vErrors = $fault(vErrors, instancePath+"/text", "maxLength", {limit: 60});
errors++;
}
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if(typeof data3 === "string"){
if($lengthOf(data3) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data3) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern0.test(data3)){
vErrors = $fault(vErrors, instancePath+"/reason", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: "string"});
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
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!($names0.has(key0))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.address !== undefined){
let data0 = data.address;
if((typeof data0 !== "string") && (data0 !== null)){
vErrors = $fault(vErrors, instancePath+"/address", "type", {type: ["string","null"]});
errors++;
}
if(typeof data0 === "string"){
if($lengthOf(data0) > 92){
vErrors = $fault(vErrors, instancePath+"/address", "maxLength", {limit: 92});
errors++;
}
}
}
if(data.from !== undefined){
let data1 = data.from;
if((typeof data1 !== "string") && (data1 !== null)){
vErrors = $fault(vErrors, instancePath+"/from", "type", {type: ["string","null"]});
errors++;
}
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/from", "format", {format: "date"});
errors++;
}
}
}
if(data.to !== undefined){
let data2 = data.to;
if((typeof data2 !== "string") && (data2 !== null)){
vErrors = $fault(vErrors, instancePath+"/to", "type", {type: ["string","null"]});
errors++;
}
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/to", "format", {format: "date"});
errors++;
}
}
}
if(data.sharers !== undefined){
let data3 = data.sharers;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
vErrors = $fault(vErrors, instancePath+"/sharers", "type", {type: ["integer","null"]});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 99 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/sharers", "maximum", {limit: 99});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/sharers", "minimum", {limit: 0});
errors++;
}
}
}
if(data.furnished !== undefined){
let data4 = data.furnished;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = $fault(vErrors, instancePath+"/furnished", "type", {type: ["string","null"]});
errors++;
}
if(!(((data4 === "P") || (data4 === "F")) || (data4 === null))){
vErrors = $fault(vErrors, instancePath+"/furnished", "enum", {allowedValues: ["P","F",null]});
errors++;
}
}
if(data.annualValue !== undefined){
let data5 = data.annualValue;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = $fault(vErrors, instancePath+"/annualValue", "type", {type: "integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 999999999 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/annualValue", "maximum", {limit: 999999999});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/annualValue", "minimum", {limit: 0});
errors++;
}
}
}
if(data.furniture !== undefined){
let data6 = data.furniture;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
vErrors = $fault(vErrors, instancePath+"/furniture", "type", {type: "integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 999999999 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/furniture", "maximum", {limit: 999999999});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/furniture", "minimum", {limit: 0});
errors++;
}
}
}
if(data.rentByEmployer !== undefined){
let data7 = data.rentByEmployer;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
vErrors = $fault(vErrors, instancePath+"/rentByEmployer", "type", {type: "integer"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 999999999 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/rentByEmployer", "maximum", {limit: 999999999});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/rentByEmployer", "minimum", {limit: 0});
errors++;
}
}
}
if(data.rentByEmployee !== undefined){
let data8 = data.rentByEmployee;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
vErrors = $fault(vErrors, instancePath+"/rentByEmployee", "type", {type: "integer"});
errors++;
}
if(typeof data8 == "number"){
if(data8 > 999999999 || isNaN(data8)){
vErrors = $fault(vErrors, instancePath+"/rentByEmployee", "maximum", {limit: 999999999});
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = $fault(vErrors, instancePath+"/rentByEmployee", "minimum", {limit: 0});
errors++;
}
}
}
if(data.utilities !== undefined){
let data9 = data.utilities;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
vErrors = $fault(vErrors, instancePath+"/utilities", "type", {type: "integer"});
errors++;
}
if(typeof data9 == "number"){
if(data9 > 999999999 || isNaN(data9)){
vErrors = $fault(vErrors, instancePath+"/utilities", "maximum", {limit: 999999999});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = $fault(vErrors, instancePath+"/utilities", "minimum", {limit: 0});
errors++;
}
}
}
if(data.driver !== undefined){
let data10 = data.driver;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
vErrors = $fault(vErrors, instancePath+"/driver", "type", {type: "integer"});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 999999999 || isNaN(data10)){
vErrors = $fault(vErrors, instancePath+"/driver", "maximum", {limit: 999999999});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = $fault(vErrors, instancePath+"/driver", "minimum", {limit: 0});
errors++;
}
}
}
if(data.servant !== undefined){
let data11 = data.servant;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
vErrors = $fault(vErrors, instancePath+"/servant", "type", {type: "integer"});
errors++;
}
if(typeof data11 == "number"){
if(data11 > 999999999 || isNaN(data11)){
vErrors = $fault(vErrors, instancePath+"/servant", "maximum", {limit: 999999999});
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = $fault(vErrors, instancePath+"/servant", "minimum", {limit: 0});
errors++;
}
}
}
if(data.hotel !== undefined){
let data12 = data.hotel;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
vErrors = $fault(vErrors, instancePath+"/hotel", "type", {type: "integer"});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 999999999 || isNaN(data12)){
vErrors = $fault(vErrors, instancePath+"/hotel", "maximum", {limit: 999999999});
errors++;
}
if(data12 < 0 || isNaN(data12)){
vErrors = $fault(vErrors, instancePath+"/hotel", "minimum", {limit: 0});
errors++;
}
}
}
if(data.hotelByEmployee !== undefined){
let data13 = data.hotelByEmployee;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
vErrors = $fault(vErrors, instancePath+"/hotelByEmployee", "type", {type: "integer"});
errors++;
}
if(typeof data13 == "number"){
if(data13 > 999999999 || isNaN(data13)){
vErrors = $fault(vErrors, instancePath+"/hotelByEmployee", "maximum", {limit: 999999999});
errors++;
}
if(data13 < 0 || isNaN(data13)){
vErrors = $fault(vErrors, instancePath+"/hotelByEmployee", "minimum", {limit: 0});
errors++;
}
}
}
if(data.homeLeave !== undefined){
let data14 = data.homeLeave;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
vErrors = $fault(vErrors, instancePath+"/homeLeave", "type", {type: "integer"});
errors++;
}
if(typeof data14 == "number"){
if(data14 > 999999999 || isNaN(data14)){
vErrors = $fault(vErrors, instancePath+"/homeLeave", "maximum", {limit: 999999999});
errors++;
}
if(data14 < 0 || isNaN(data14)){
vErrors = $fault(vErrors, instancePath+"/homeLeave", "minimum", {limit: 0});
errors++;
}
}
}
if(data.interest !== undefined){
let data15 = data.interest;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
vErrors = $fault(vErrors, instancePath+"/interest", "type", {type: "integer"});
errors++;
}
if(typeof data15 == "number"){
if(data15 > 999999999 || isNaN(data15)){
vErrors = $fault(vErrors, instancePath+"/interest", "maximum", {limit: 999999999});
errors++;
}
if(data15 < 0 || isNaN(data15)){
vErrors = $fault(vErrors, instancePath+"/interest", "minimum", {limit: 0});
errors++;
}
}
}
if(data.insurance !== undefined){
let data16 = data.insurance;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
vErrors = $fault(vErrors, instancePath+"/insurance", "type", {type: "integer"});
errors++;
}
if(typeof data16 == "number"){
if(data16 > 999999999 || isNaN(data16)){
vErrors = $fault(vErrors, instancePath+"/insurance", "maximum", {limit: 999999999});
errors++;
}
if(data16 < 0 || isNaN(data16)){
vErrors = $fault(vErrors, instancePath+"/insurance", "minimum", {limit: 0});
errors++;
}
}
}
if(data.holidays !== undefined){
let data17 = data.holidays;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
vErrors = $fault(vErrors, instancePath+"/holidays", "type", {type: "integer"});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 999999999 || isNaN(data17)){
vErrors = $fault(vErrors, instancePath+"/holidays", "maximum", {limit: 999999999});
errors++;
}
if(data17 < 0 || isNaN(data17)){
vErrors = $fault(vErrors, instancePath+"/holidays", "minimum", {limit: 0});
errors++;
}
}
}
if(data.education !== undefined){
let data18 = data.education;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
vErrors = $fault(vErrors, instancePath+"/education", "type", {type: "integer"});
errors++;
}
if(typeof data18 == "number"){
if(data18 > 999999999 || isNaN(data18)){
vErrors = $fault(vErrors, instancePath+"/education", "maximum", {limit: 999999999});
errors++;
}
if(data18 < 0 || isNaN(data18)){
vErrors = $fault(vErrors, instancePath+"/education", "minimum", {limit: 0});
errors++;
}
}
}
if(data.awards !== undefined){
let data19 = data.awards;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
vErrors = $fault(vErrors, instancePath+"/awards", "type", {type: "integer"});
errors++;
}
if(typeof data19 == "number"){
if(data19 > 999999999 || isNaN(data19)){
vErrors = $fault(vErrors, instancePath+"/awards", "maximum", {limit: 999999999});
errors++;
}
if(data19 < 0 || isNaN(data19)){
vErrors = $fault(vErrors, instancePath+"/awards", "minimum", {limit: 0});
errors++;
}
}
}
if(data.club !== undefined){
let data20 = data.club;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
vErrors = $fault(vErrors, instancePath+"/club", "type", {type: "integer"});
errors++;
}
if(typeof data20 == "number"){
if(data20 > 999999999 || isNaN(data20)){
vErrors = $fault(vErrors, instancePath+"/club", "maximum", {limit: 999999999});
errors++;
}
if(data20 < 0 || isNaN(data20)){
vErrors = $fault(vErrors, instancePath+"/club", "minimum", {limit: 0});
errors++;
}
}
}
if(data.assetGains !== undefined){
let data21 = data.assetGains;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
vErrors = $fault(vErrors, instancePath+"/assetGains", "type", {type: "integer"});
errors++;
}
if(typeof data21 == "number"){
if(data21 > 999999999 || isNaN(data21)){
vErrors = $fault(vErrors, instancePath+"/assetGains", "maximum", {limit: 999999999});
errors++;
}
if(data21 < 0 || isNaN(data21)){
vErrors = $fault(vErrors, instancePath+"/assetGains", "minimum", {limit: 0});
errors++;
}
}
}
if(data.carCost !== undefined){
let data22 = data.carCost;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
vErrors = $fault(vErrors, instancePath+"/carCost", "type", {type: "integer"});
errors++;
}
if(typeof data22 == "number"){
if(data22 > 999999999 || isNaN(data22)){
vErrors = $fault(vErrors, instancePath+"/carCost", "maximum", {limit: 999999999});
errors++;
}
if(data22 < 0 || isNaN(data22)){
vErrors = $fault(vErrors, instancePath+"/carCost", "minimum", {limit: 0});
errors++;
}
}
}
if(data.carBenefit !== undefined){
let data23 = data.carBenefit;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
vErrors = $fault(vErrors, instancePath+"/carBenefit", "type", {type: "integer"});
errors++;
}
if(typeof data23 == "number"){
if(data23 > 999999999 || isNaN(data23)){
vErrors = $fault(vErrors, instancePath+"/carBenefit", "maximum", {limit: 999999999});
errors++;
}
if(data23 < 0 || isNaN(data23)){
vErrors = $fault(vErrors, instancePath+"/carBenefit", "minimum", {limit: 0});
errors++;
}
}
}
if(data.other !== undefined){
let data24 = data.other;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
vErrors = $fault(vErrors, instancePath+"/other", "type", {type: "integer"});
errors++;
}
if(typeof data24 == "number"){
if(data24 > 999999999 || isNaN(data24)){
vErrors = $fault(vErrors, instancePath+"/other", "maximum", {limit: 999999999});
errors++;
}
if(data24 < 0 || isNaN(data24)){
vErrors = $fault(vErrors, instancePath+"/other", "minimum", {limit: 0});
errors++;
}
}
}
if(data.remark !== undefined){
let data25 = data.remark;
if((typeof data25 !== "string") && (data25 !== null)){
vErrors = $fault(vErrors, instancePath+"/remark", "type", {type: ["string","null"]});
errors++;
}
if(typeof data25 === "string"){
if($lengthOf(data25) > 50){
vErrors = $fault(vErrors, instancePath+"/remark", "maxLength", {limit: 50});
errors++;
}
}
}
if(data.reason !== undefined){
let data26 = data.reason;
if(typeof data26 === "string"){
if($lengthOf(data26) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data26) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern0.test(data26)){
vErrors = $fault(vErrors, instancePath+"/reason", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: "string"});
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
if(data.gains === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "gains"});
errors++;
}
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!((key0 === "gains") || (key0 === "reason"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.gains !== undefined){
let data0 = data.gains;
if(Array.isArray(data0)){
if(data0.length > 40){
vErrors = $fault(vErrors, instancePath+"/gains", "maxItems", {limit: 40});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!($validate4(data0[i0], instancePath+"/gains/" + i0))){
vErrors = vErrors === null ? $validate4.errors : vErrors.concat($validate4.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/gains", "type", {type: "array"});
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if($lengthOf(data2) > 500){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 500});
errors++;
}
if($lengthOf(data2) < 3){
vErrors = $fault(vErrors, instancePath+"/reason", "minLength", {limit: 3});
errors++;
}
if(!$pattern0.test(data2)){
vErrors = $fault(vErrors, instancePath+"/reason", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/reason", "type", {type: "string"});
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
function $validate4(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "company"});
errors++;
}
if(data.plan === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "plan"});
errors++;
}
if(data.grantedOn === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "grantedOn"});
errors++;
}
if(data.gainedOn === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "gainedOn"});
errors++;
}
if(data.shares === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "shares"});
errors++;
}
if(data.marketValue === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "marketValue"});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "company") || (key0 === "plan")) || (key0 === "grantedOn")) || (key0 === "gainedOn")) || (key0 === "shares")) || (key0 === "price")) || (key0 === "marketValue")) || (key0 === "exempt"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.company !== undefined){
let data0 = data.company;
if(typeof data0 === "string"){
if($lengthOf(data0) > 80){
vErrors = $fault(vErrors, instancePath+"/company", "maxLength", {limit: 80});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/company", "minLength", {limit: 1});
errors++;
}
if(!$pattern0.test(data0)){
vErrors = $fault(vErrors, instancePath+"/company", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/company", "type", {type: "string"});
errors++;
}
}
if(data.plan !== undefined){
let data1 = data.plan;
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/plan", "type", {type: "string"});
errors++;
}
if(!((data1 === "option") || (data1 === "award"))){
vErrors = $fault(vErrors, instancePath+"/plan", "enum", {allowedValues: ["option","award"]});
errors++;
}
}
if(data.grantedOn !== undefined){
let data2 = data.grantedOn;
if(typeof data2 === "string"){
if(!($formats0(data2))){
vErrors = $fault(vErrors, instancePath+"/grantedOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/grantedOn", "type", {type: "string"});
errors++;
}
}
if(data.gainedOn !== undefined){
let data3 = data.gainedOn;
if(typeof data3 === "string"){
if(!($formats0(data3))){
vErrors = $fault(vErrors, instancePath+"/gainedOn", "format", {format: "date"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/gainedOn", "type", {type: "string"});
errors++;
}
}
if(data.shares !== undefined){
let data4 = data.shares;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
vErrors = $fault(vErrors, instancePath+"/shares", "type", {type: "integer"});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 1000000000 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/shares", "maximum", {limit: 1000000000});
errors++;
}
if(data4 < 1 || isNaN(data4)){
vErrors = $fault(vErrors, instancePath+"/shares", "minimum", {limit: 1});
errors++;
}
}
}
if(data.price !== undefined){
let data5 = data.price;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
vErrors = $fault(vErrors, instancePath+"/price", "type", {type: "integer"});
errors++;
}
if(typeof data5 == "number"){
if(data5 > 10000000000 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/price", "maximum", {limit: 10000000000});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = $fault(vErrors, instancePath+"/price", "minimum", {limit: 0});
errors++;
}
}
}
if(data.marketValue !== undefined){
let data6 = data.marketValue;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
vErrors = $fault(vErrors, instancePath+"/marketValue", "type", {type: "integer"});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 10000000000 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/marketValue", "maximum", {limit: 10000000000});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = $fault(vErrors, instancePath+"/marketValue", "minimum", {limit: 0});
errors++;
}
}
}
if(data.exempt !== undefined){
let data7 = data.exempt;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
vErrors = $fault(vErrors, instancePath+"/exempt", "type", {type: "integer"});
errors++;
}
if(typeof data7 == "number"){
if(data7 > 99999999900 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/exempt", "maximum", {limit: 99999999900});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = $fault(vErrors, instancePath+"/exempt", "minimum", {limit: 0});
errors++;
}
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
