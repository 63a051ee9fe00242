// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault, formats as $formats } from "#src/client/validation.ts";

export const createModuleElement = /*#__PURE__*/ $check($validate0);
export const updateModuleElement = /*#__PURE__*/ $check($validate0);
const $formats0 = $formats.uuid;
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.moduleId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "moduleId"});
errors++;
}
if(data.elementId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "elementId"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "moduleId") || (key0 === "elementId")) || (key0 === "order"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.moduleId !== undefined){
let data0 = data.moduleId;
if(typeof data0 === "string"){
if(!($formats0(data0))){
vErrors = $fault(vErrors, instancePath+"/moduleId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/moduleId", "type", {type: "string"});
errors++;
}
}
if(data.elementId !== undefined){
let data1 = data.elementId;
if(typeof data1 === "string"){
if(!($formats0(data1))){
vErrors = $fault(vErrors, instancePath+"/elementId", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = $fault(vErrors, instancePath+"/elementId", "type", {type: "string"});
errors++;
}
}
if(data.order !== undefined){
let data2 = data.order;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
vErrors = $fault(vErrors, instancePath+"/order", "type", {type: "integer"});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 999 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/order", "maximum", {limit: 999});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = $fault(vErrors, instancePath+"/order", "minimum", {limit: 0});
errors++;
}
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
