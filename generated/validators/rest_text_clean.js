/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"trim":["boolean"],"spaces":["boolean"],"invisible":["boolean"],"html":["boolean"],"emoji":["boolean"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"text":{"type":"string","maxLength":20000},"trim":{"type":"boolean","default":true,"examples":[false]},"spaces":{"type":"boolean","default":true,"examples":[false]},"blankLines":{"type":"string","enum":["keep","collapse","remove"],"default":"collapse","examples":["collapse"]},"invisible":{"type":"boolean","default":true,"examples":[false]},"html":{"type":"boolean","default":false,"examples":[true]},"emoji":{"type":"boolean","default":false,"examples":[true]},"lineEnd":{"type":"string","enum":["lf","crlf"],"default":"lf","examples":["lf"]}},"required":["text"],"additionalProperties":false};
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
if(data.trim === undefined){
data.trim = true;
}
if(data.spaces === undefined){
data.spaces = true;
}
if(data.blankLines === undefined){
data.blankLines = "collapse";
}
if(data.invisible === undefined){
data.invisible = true;
}
if(data.html === undefined){
data.html = false;
}
if(data.emoji === undefined){
data.emoji = false;
}
if(data.lineEnd === undefined){
data.lineEnd = "lf";
}
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "text") || (key0 === "trim")) || (key0 === "spaces")) || (key0 === "blankLines")) || (key0 === "invisible")) || (key0 === "html")) || (key0 === "emoji")) || (key0 === "lineEnd"))){
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
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func0(data0) > 20000){
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
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
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data.trim !== "boolean"){
const err4 = {instancePath:instancePath+"/trim",schemaPath:"#/properties/trim/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data.spaces !== "boolean"){
const err5 = {instancePath:instancePath+"/spaces",schemaPath:"#/properties/spaces/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let data3 = data.blankLines;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/blankLines",schemaPath:"#/properties/blankLines/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data3 === "keep") || (data3 === "collapse")) || (data3 === "remove"))){
const err7 = {instancePath:instancePath+"/blankLines",schemaPath:"#/properties/blankLines/enum",keyword:"enum",params:{allowedValues: schema0.properties.blankLines.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data.invisible !== "boolean"){
const err8 = {instancePath:instancePath+"/invisible",schemaPath:"#/properties/invisible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data.html !== "boolean"){
const err9 = {instancePath:instancePath+"/html",schemaPath:"#/properties/html/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data.emoji !== "boolean"){
const err10 = {instancePath:instancePath+"/emoji",schemaPath:"#/properties/emoji/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
let data7 = data.lineEnd;
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/lineEnd",schemaPath:"#/properties/lineEnd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data7 === "lf") || (data7 === "crlf"))){
const err12 = {instancePath:instancePath+"/lineEnd",schemaPath:"#/properties/lineEnd/enum",keyword:"enum",params:{allowedValues: schema0.properties.lineEnd.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

