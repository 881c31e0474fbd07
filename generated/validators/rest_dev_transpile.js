/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"jsx":["boolean"],"removeComments":["boolean"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"code":{"type":"string","minLength":1,"maxLength":50000},"target":{"type":"string","enum":["es5","es2015","es2017","es2020","es2022","esnext"],"default":"es2020"},"module":{"type":"string","enum":["esm","commonjs"],"default":"esm","examples":["esm"]},"jsx":{"type":"boolean","default":false,"examples":[true]},"jsxMode":{"type":"string","enum":["react","react-jsx","preserve"],"default":"react-jsx","examples":["react-jsx"]},"removeComments":{"type":"boolean","default":false,"examples":[true]}},"required":["code"],"additionalProperties":false};
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
if(data.target === undefined){
data.target = "es2020";
}
if(data.module === undefined){
data.module = "esm";
}
if(data.jsx === undefined){
data.jsx = false;
}
if(data.jsxMode === undefined){
data.jsxMode = "react-jsx";
}
if(data.removeComments === undefined){
data.removeComments = false;
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
if(!((((((key0 === "code") || (key0 === "target")) || (key0 === "module")) || (key0 === "jsx")) || (key0 === "jsxMode")) || (key0 === "removeComments"))){
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
let data1 = data.target;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((data1 === "es5") || (data1 === "es2015")) || (data1 === "es2017")) || (data1 === "es2020")) || (data1 === "es2022")) || (data1 === "esnext"))){
const err6 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/enum",keyword:"enum",params:{allowedValues: schema0.properties.target.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
let data2 = data.module;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/module",schemaPath:"#/properties/module/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data2 === "esm") || (data2 === "commonjs"))){
const err8 = {instancePath:instancePath+"/module",schemaPath:"#/properties/module/enum",keyword:"enum",params:{allowedValues: schema0.properties.module.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data.jsx !== "boolean"){
const err9 = {instancePath:instancePath+"/jsx",schemaPath:"#/properties/jsx/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
let data4 = data.jsxMode;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/jsxMode",schemaPath:"#/properties/jsxMode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data4 === "react") || (data4 === "react-jsx")) || (data4 === "preserve"))){
const err11 = {instancePath:instancePath+"/jsxMode",schemaPath:"#/properties/jsxMode/enum",keyword:"enum",params:{allowedValues: schema0.properties.jsxMode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data.removeComments !== "boolean"){
const err12 = {instancePath:instancePath+"/removeComments",schemaPath:"#/properties/removeComments/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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

