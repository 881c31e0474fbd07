/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"removeComments":["boolean"],"inlineCss":["boolean"],"inlineJs":["boolean"],"removeOptionalTags":["boolean"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"code":{"type":"string","minLength":1,"maxLength":50000},"removeComments":{"type":"boolean","default":true,"examples":[false]},"inlineCss":{"type":"boolean","default":true,"examples":[false]},"inlineJs":{"type":"boolean","default":false,"examples":[true]},"removeOptionalTags":{"type":"boolean","default":false,"examples":[true]}},"required":["code"],"additionalProperties":false};
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
if(data.removeComments === undefined){
data.removeComments = true;
}
if(data.inlineCss === undefined){
data.inlineCss = true;
}
if(data.inlineJs === undefined){
data.inlineJs = false;
}
if(data.removeOptionalTags === undefined){
data.removeOptionalTags = false;
}
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "code") || (key0 === "removeComments")) || (key0 === "inlineCss")) || (key0 === "inlineJs")) || (key0 === "removeOptionalTags"))){
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func0(data0) > 50000){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 50000},message:"must NOT have more than 50000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data.removeComments !== "boolean"){
const err5 = {instancePath:instancePath+"/removeComments",schemaPath:"#/properties/removeComments/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data.inlineCss !== "boolean"){
const err6 = {instancePath:instancePath+"/inlineCss",schemaPath:"#/properties/inlineCss/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data.inlineJs !== "boolean"){
const err7 = {instancePath:instancePath+"/inlineJs",schemaPath:"#/properties/inlineJs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data.removeOptionalTags !== "boolean"){
const err8 = {instancePath:instancePath+"/removeOptionalTags",schemaPath:"#/properties/removeOptionalTags/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
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

