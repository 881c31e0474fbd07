/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"measured":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"food":{"type":"string","enum":["poultry","ground-poultry","ground-meat","steak","roast","chops","ham-raw","ham-cooked","fish","egg-dishes","casserole","leftovers"],"x-enum-varnames":["poultry","ground_poultry","ground_meat","steak","roast","chops","ham_raw","ham_cooked","fish","egg_dishes","casserole","leftovers"]},"measured":{"type":"number","minimum":-50,"maximum":500,"format":"double"},"unit":{"type":"string","enum":["C","F"],"default":"C","examples":["C"]}},"required":["food"],"additionalProperties":false};
const formats0 = imported0.fullFormats.double;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unit === undefined){
data.unit = "C";
}
if(data.food === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "food"},message:"must have required property '"+"food"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "food") || (key0 === "measured")) || (key0 === "unit"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.food !== undefined){
let data0 = data.food;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/food",schemaPath:"#/properties/food/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((((data0 === "poultry") || (data0 === "ground-poultry")) || (data0 === "ground-meat")) || (data0 === "steak")) || (data0 === "roast")) || (data0 === "chops")) || (data0 === "ham-raw")) || (data0 === "ham-cooked")) || (data0 === "fish")) || (data0 === "egg-dishes")) || (data0 === "casserole")) || (data0 === "leftovers"))){
const err3 = {instancePath:instancePath+"/food",schemaPath:"#/properties/food/enum",keyword:"enum",params:{allowedValues: schema0.properties.food.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.measured !== undefined){
let data1 = data.measured;
if(typeof data1 == "number"){
if(data1 > 500 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < -50 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/minimum",keyword:"minimum",params:{comparison: ">=", limit: -50},message:"must be >= -50"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.validate(data1))){
const err6 = {instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let data2 = data.unit;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "C") || (data2 === "F"))){
const err9 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/enum",keyword:"enum",params:{allowedValues: schema0.properties.unit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

