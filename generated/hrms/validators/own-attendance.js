// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate1 } from "./components/kiosk-pin-input.js";

export const createMyPunch = /*#__PURE__*/ $check($validate0);
export const updateMyKioskPin = /*#__PURE__*/ $check($validate1);
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.direction === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "direction"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "direction") || (key0 === "lat")) || (key0 === "lng")) || (key0 === "accuracyM")) || (key0 === "kioskCode"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.direction !== undefined){
let data0 = data.direction;
if(typeof data0 !== "string"){
vErrors = $fault(vErrors, instancePath+"/direction", "type", {type: "string"});
errors++;
}
if(!((data0 === "in") || (data0 === "out"))){
vErrors = $fault(vErrors, instancePath+"/direction", "enum", {allowedValues: ["in","out"]});
errors++;
}
}
if(data.lat !== undefined){
let data1 = data.lat;
if(typeof data1 == "number"){
if(data1 > 90 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/lat", "maximum", {limit: 90});
errors++;
}
if(data1 < -90 || isNaN(data1)){
vErrors = $fault(vErrors, instancePath+"/lat", "minimum", {limit: -90});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/lat", "type", {type: "number"});
errors++;
}
}
if(data.lng !== undefined){
let data2 = data.lng;
if(typeof data2 == "number"){
if(data2 > 180 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/lng", "maximum", {limit: 180});
errors++;
}
if(data2 < -180 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/lng", "minimum", {limit: -180});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/lng", "type", {type: "number"});
errors++;
}
}
if(data.accuracyM !== undefined){
let data3 = data.accuracyM;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
vErrors = $fault(vErrors, instancePath+"/accuracyM", "type", {type: "integer"});
errors++;
}
if(typeof data3 == "number"){
if(data3 > 100000 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/accuracyM", "maximum", {limit: 100000});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = $fault(vErrors, instancePath+"/accuracyM", "minimum", {limit: 0});
errors++;
}
}
}
if(data.kioskCode !== undefined){
let data4 = data.kioskCode;
if(typeof data4 === "string"){
if($lengthOf(data4) > 60){
vErrors = $fault(vErrors, instancePath+"/kioskCode", "maxLength", {limit: 60});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/kioskCode", "type", {type: "string"});
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
