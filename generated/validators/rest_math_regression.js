/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"degree":["integer"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"x":{"type":"string","maxLength":10000,"pattern":"^[-+0-9.eE, ]+$","x-pattern-words":"numbers separated by commas"},"y":{"type":"string","maxLength":10000,"pattern":"^[-+0-9.eE, ]+$","x-pattern-words":"numbers separated by commas"},"model":{"description":"Model of a regression.\n\n- `linear`: y = c0 + c1 x\n- `polynomial`: y = c0 + c1 x + c2 x^2 and so on\n- `exponential`: y = c0 e^(c1 x), fitted to ln y\n- `logarithmic`: y = c0 + c1 ln x\n- `power`: y = c0 x^c1, fitted to ln y","examples":["polynomial"],"type":"string","enum":["linear","polynomial","exponential","logarithmic","power"],"default":"linear"},"degree":{"type":"integer","minimum":1,"maximum":6,"default":2,"examples":[3]},"predict":{"type":"string","maxLength":1000,"pattern":"^[-+0-9.eE, ]+$","x-pattern-words":"numbers separated by commas"}},"required":["x","y"],"additionalProperties":false};
const func0 = imported0.default;
const pattern0 = new RegExp("^[-+0-9.eE, ]+$", "u");

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
if(data.model === undefined){
data.model = "linear";
}
if(data.degree === undefined){
data.degree = 2;
}
if(data.x === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.y === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "x") || (key0 === "y")) || (key0 === "model")) || (key0 === "degree")) || (key0 === "predict"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.x !== undefined){
let data0 = data.x;
if(typeof data0 === "string"){
if(func0(data0) > 10000){
const err3 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/pattern",keyword:"pattern",params:{pattern: "^[-+0-9.eE, ]+$"},message:"must match pattern \""+"^[-+0-9.eE, ]+$"+"\""};
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
const err5 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.y !== undefined){
let data1 = data.y;
if(typeof data1 === "string"){
if(func0(data1) > 10000){
const err6 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern0.test(data1)){
const err7 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/pattern",keyword:"pattern",params:{pattern: "^[-+0-9.eE, ]+$"},message:"must match pattern \""+"^[-+0-9.eE, ]+$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data2 = data.model;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((((data2 === "linear") || (data2 === "polynomial")) || (data2 === "exponential")) || (data2 === "logarithmic")) || (data2 === "power"))){
const err10 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/enum",keyword:"enum",params:{allowedValues: schema0.properties.model.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
let data3 = data.degree;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/degree",schemaPath:"#/properties/degree/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 6 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/degree",schemaPath:"#/properties/degree/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/degree",schemaPath:"#/properties/degree/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.predict !== undefined){
let data4 = data.predict;
if(typeof data4 === "string"){
if(func0(data4) > 1000){
const err14 = {instancePath:instancePath+"/predict",schemaPath:"#/properties/predict/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern0.test(data4)){
const err15 = {instancePath:instancePath+"/predict",schemaPath:"#/properties/predict/pattern",keyword:"pattern",params:{pattern: "^[-+0-9.eE, ]+$"},message:"must match pattern \""+"^[-+0-9.eE, ]+$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/predict",schemaPath:"#/properties/predict/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

