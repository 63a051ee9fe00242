// Generated from the contract by `npm run generate`; never edited.
import { check as $check, fault as $fault } from "#src/client/validation.ts";

export const addToWishlist = /*#__PURE__*/ $check($validate0);
export const addToCart = /*#__PURE__*/ $check($validate0);
export const updateCartItem = /*#__PURE__*/ $check($validate1);
function $validate0(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productId === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "productId"});
errors++;
}
for(const key0 in data){
if(!(key0 === "productId")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.productId !== undefined){
let data0 = data.productId;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/productId", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/productId", "minimum", {limit: 1});
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
function $validate1(data, instancePath = ""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.qty === undefined){
vErrors = $fault(vErrors, instancePath, "required", {missingProperty: "qty"});
errors++;
}
for(const key0 in data){
if(!(key0 === "qty")){
vErrors = $fault(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.qty !== undefined){
let data0 = data.qty;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
vErrors = $fault(vErrors, instancePath+"/qty", "type", {type: "integer"});
errors++;
}
if(typeof data0 == "number"){
if(data0 > 99 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/qty", "maximum", {limit: 99});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = $fault(vErrors, instancePath+"/qty", "minimum", {limit: 1});
errors++;
}
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
