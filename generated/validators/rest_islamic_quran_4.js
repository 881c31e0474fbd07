/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {};
export const query = validate0;
const schema0 = {"type":"object","properties":{"reference":{"type":"string","pattern":"^[0-9]{1,3}:[0-9]{1,3}(-[0-9]{1,3})?$","x-pattern-words":"a surah and an ayah or a range of them, such as 2:255 or 2:1-5"},"translate":{"type":"string","maxLength":40,"pattern":"^[a-z]{2}(,[a-z]{2})*$","x-pattern-words":"two-letter language codes separated by commas","default":"en"}},"required":["reference"],"additionalProperties":false};
const pattern0 = new RegExp("^[0-9]{1,3}:[0-9]{1,3}(-[0-9]{1,3})?$", "u");
const pattern1 = new RegExp("^[a-z]{2}(,[a-z]{2})*$", "u");
const func0 = imported0.default;

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
if(data.translate === undefined){
data.translate = "en";
}
if(data.reference === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reference"},message:"must have required property '"+"reference"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "reference") || (key0 === "translate"))){
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
if(data.reference !== undefined){
let data0 = data.reference;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}:[0-9]{1,3}(-[0-9]{1,3})?$"},message:"must match pattern \""+"^[0-9]{1,3}:[0-9]{1,3}(-[0-9]{1,3})?$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data1 = data.translate;
if(typeof data1 === "string"){
if(func0(data1) > 40){
const err4 = {instancePath:instancePath+"/translate",schemaPath:"#/properties/translate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern1.test(data1)){
const err5 = {instancePath:instancePath+"/translate",schemaPath:"#/properties/translate/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2}(,[a-z]{2})*$"},message:"must match pattern \""+"^[a-z]{2}(,[a-z]{2})*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/translate",schemaPath:"#/properties/translate/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

