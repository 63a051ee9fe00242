// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";
import { validate as $validate1 } from "./components/kiosk-pin-input.js";

export const createKioskPunch = /*#__PURE__*/ $check($validate0);
export const updateKioskPin = /*#__PURE__*/ $check($validate1);
const $pattern0 = new RegExp("^\\d{4,6}$", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.employeeNo === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "employeeNo"});
errors++;
}
if(data.pin === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "pin"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "employeeNo") || (key0 === "pin")) || (key0 === "direction"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.employeeNo !== undefined){
let data0 = data.employeeNo;
if(typeof data0 === "string"){
if($lengthOf(data0) > 40){
vErrors = $fault(vErrors, instancePath+"/employeeNo", "maxLength", {limit: 40});
errors++;
}
if($lengthOf(data0) < 1){
vErrors = $fault(vErrors, instancePath+"/employeeNo", "minLength", {limit: 1});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/employeeNo", "type", {type: "string"});
errors++;
}
}
if(data.pin !== undefined){
let data1 = data.pin;
if(typeof data1 === "string"){
if(!$pattern0.test(data1)){
vErrors = $fault(vErrors, instancePath+"/pin", "pattern", {pattern: "^\\d{4,6}$"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/pin", "type", {type: "string"});
errors++;
}
}
if(data.direction !== undefined){
let data2 = data.direction;
if(typeof data2 !== "string"){
vErrors = $fault(vErrors, instancePath+"/direction", "type", {type: "string"});
errors++;
}
if(!((data2 === "in") || (data2 === "out"))){
vErrors = $fault(vErrors, instancePath+"/direction", "enum", {allowedValues: ["in","out"]});
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
