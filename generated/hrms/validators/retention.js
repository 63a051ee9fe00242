// Generated from the contract by `npm run generate`; never edited.
import { check as $check, equal as $equal, fault as $fault, lengthOf as $lengthOf } from "#src/client/validation.ts";

export const purgeRecords = /*#__PURE__*/ $check($validate0);
const $pattern0 = new RegExp("\\S", "u");
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kinds === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "kinds"});
errors++;
}
if(data.reason === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "reason"});
errors++;
}
for(const key0 in data){
if(!((key0 === "kinds") || (key0 === "reason"))){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.kinds !== undefined){
let data0 = data.kinds;
if(Array.isArray(data0)){
if(data0.length > 5){
vErrors = $fault(vErrors, instancePath+"/kinds", "maxItems", {limit: 5});
errors++;
}
if(data0.length < 1){
vErrors = $fault(vErrors, instancePath+"/kinds", "minItems", {limit: 1});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
vErrors = $fault(vErrors, instancePath+"/kinds/" + i0, "type", {type: "string"});
errors++;
}
if(!(((((data1 === "leavers") || (data1 === "documents")) || (data1 === "requests")) || (data1 === "imports")) || (data1 === "notices"))){
vErrors = $fault(vErrors, instancePath+"/kinds/" + i0, "enum", {allowedValues: ["leavers","documents","requests","imports","notices"]});
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if($equal(data0[i1], data0[j0])){
vErrors = $fault(vErrors, instancePath+"/kinds", "uniqueItems", {i: i1, j: j0});
errors++;
break outer0;
}
}
}
}
}
else {
vErrors = $fault(vErrors, instancePath+"/kinds", "type", {type: "array"});
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if($lengthOf(data2) > 200){
vErrors = $fault(vErrors, instancePath+"/reason", "maxLength", {limit: 200});
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
$validate0.errors = vErrors;
return errors === 0;
}
