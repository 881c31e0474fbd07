/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"sortQuery":["boolean"],"stripFragment":["boolean"],"stripWww":["boolean"],"stripTracking":["boolean"],"stripTrailingSlash":["boolean"],"forceHttps":["boolean"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"url":{"type":"string","maxLength":2048},"sortQuery":{"type":"boolean","default":true,"examples":[false]},"stripFragment":{"type":"boolean","default":true,"examples":[false]},"stripWww":{"type":"boolean","default":false,"examples":[true]},"stripTracking":{"type":"boolean","default":false,"examples":[true]},"stripTrailingSlash":{"type":"boolean","default":true,"examples":[false]},"forceHttps":{"type":"boolean","default":false,"examples":[true]}},"required":["url"],"additionalProperties":false};
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
if(data.sortQuery === undefined){
data.sortQuery = true;
}
if(data.stripFragment === undefined){
data.stripFragment = true;
}
if(data.stripWww === undefined){
data.stripWww = false;
}
if(data.stripTracking === undefined){
data.stripTracking = false;
}
if(data.stripTrailingSlash === undefined){
data.stripTrailingSlash = true;
}
if(data.forceHttps === undefined){
data.forceHttps = false;
}
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "url") || (key0 === "sortQuery")) || (key0 === "stripFragment")) || (key0 === "stripWww")) || (key0 === "stripTracking")) || (key0 === "stripTrailingSlash")) || (key0 === "forceHttps"))){
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
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func0(data0) > 2048){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
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
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data.sortQuery !== "boolean"){
const err4 = {instancePath:instancePath+"/sortQuery",schemaPath:"#/properties/sortQuery/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data.stripFragment !== "boolean"){
const err5 = {instancePath:instancePath+"/stripFragment",schemaPath:"#/properties/stripFragment/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data.stripWww !== "boolean"){
const err6 = {instancePath:instancePath+"/stripWww",schemaPath:"#/properties/stripWww/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data.stripTracking !== "boolean"){
const err7 = {instancePath:instancePath+"/stripTracking",schemaPath:"#/properties/stripTracking/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data.stripTrailingSlash !== "boolean"){
const err8 = {instancePath:instancePath+"/stripTrailingSlash",schemaPath:"#/properties/stripTrailingSlash/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data.forceHttps !== "boolean"){
const err9 = {instancePath:instancePath+"/forceHttps",schemaPath:"#/properties/forceHttps/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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

