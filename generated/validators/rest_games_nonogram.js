/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {};
export const query = validate0;
const schema0 = {"type":"object","properties":{"rows":{"type":"string","maxLength":1000,"pattern":"^[0-9 ]+(,[0-9 ]+){0,24}$","x-pattern-words":"1 to 25 clues separated by commas, such as 1 2,3,0"},"cols":{"type":"string","maxLength":1000,"pattern":"^[0-9 ]+(,[0-9 ]+){0,24}$","x-pattern-words":"1 to 25 clues separated by commas, such as 1 2,3,0"}},"required":["rows","cols"],"additionalProperties":false};
const func0 = imported0.default;
const pattern0 = new RegExp("^[0-9 ]+(,[0-9 ]+){0,24}$", "u");

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
if(data.rows === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cols === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cols"},message:"must have required property '"+"cols"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "rows") || (key0 === "cols"))){
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
if(data.rows !== undefined){
let data0 = data.rows;
if(typeof data0 === "string"){
if(func0(data0) > 1000){
const err3 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/pattern",keyword:"pattern",params:{pattern: "^[0-9 ]+(,[0-9 ]+){0,24}$"},message:"must match pattern \""+"^[0-9 ]+(,[0-9 ]+){0,24}$"+"\""};
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
const err5 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.cols !== undefined){
let data1 = data.cols;
if(typeof data1 === "string"){
if(func0(data1) > 1000){
const err6 = {instancePath:instancePath+"/cols",schemaPath:"#/properties/cols/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern0.test(data1)){
const err7 = {instancePath:instancePath+"/cols",schemaPath:"#/properties/cols/pattern",keyword:"pattern",params:{pattern: "^[0-9 ]+(,[0-9 ]+){0,24}$"},message:"must match pattern \""+"^[0-9 ]+(,[0-9 ]+){0,24}$"+"\""};
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
const err8 = {instancePath:instancePath+"/cols",schemaPath:"#/properties/cols/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

