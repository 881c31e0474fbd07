/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"width":["integer"],"tabWidth":["integer"],"useTabs":["boolean"],"semi":["boolean"],"singleQuote":["boolean"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"code":{"type":"string","minLength":1,"maxLength":50000},"language":{"type":"string","enum":["javascript","jsx","typescript","tsx","json","json5","css","scss","less","html","vue","markdown","yaml"]},"width":{"type":"integer","minimum":20,"maximum":320,"default":80,"examples":[80]},"tabWidth":{"type":"integer","minimum":1,"maximum":8,"default":2,"examples":[2]},"useTabs":{"type":"boolean","default":false,"examples":[true]},"semi":{"type":"boolean","default":true,"examples":[false]},"singleQuote":{"type":"boolean","default":false,"examples":[true]},"trailingComma":{"type":"string","enum":["all","es5","none"],"default":"all","examples":["all"]}},"required":["code","language"],"additionalProperties":false};
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
if(data.width === undefined){
data.width = 80;
}
if(data.tabWidth === undefined){
data.tabWidth = 2;
}
if(data.useTabs === undefined){
data.useTabs = false;
}
if(data.semi === undefined){
data.semi = true;
}
if(data.singleQuote === undefined){
data.singleQuote = false;
}
if(data.trailingComma === undefined){
data.trailingComma = "all";
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
if(data.language === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "code") || (key0 === "language")) || (key0 === "width")) || (key0 === "tabWidth")) || (key0 === "useTabs")) || (key0 === "semi")) || (key0 === "singleQuote")) || (key0 === "trailingComma"))){
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
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func0(data0) > 50000){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 50000},message:"must NOT have more than 50000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((((((((((data1 === "javascript") || (data1 === "jsx")) || (data1 === "typescript")) || (data1 === "tsx")) || (data1 === "json")) || (data1 === "json5")) || (data1 === "css")) || (data1 === "scss")) || (data1 === "less")) || (data1 === "html")) || (data1 === "vue")) || (data1 === "markdown")) || (data1 === "yaml"))){
const err7 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema0.properties.language.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let data2 = data.width;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 320 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 320},message:"must be <= 320"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 20 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 20},message:"must be >= 20"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let data3 = data.tabWidth;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/tabWidth",schemaPath:"#/properties/tabWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 8 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/tabWidth",schemaPath:"#/properties/tabWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/tabWidth",schemaPath:"#/properties/tabWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(typeof data.useTabs !== "boolean"){
const err14 = {instancePath:instancePath+"/useTabs",schemaPath:"#/properties/useTabs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data.semi !== "boolean"){
const err15 = {instancePath:instancePath+"/semi",schemaPath:"#/properties/semi/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data.singleQuote !== "boolean"){
const err16 = {instancePath:instancePath+"/singleQuote",schemaPath:"#/properties/singleQuote/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
let data7 = data.trailingComma;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/trailingComma",schemaPath:"#/properties/trailingComma/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data7 === "all") || (data7 === "es5")) || (data7 === "none"))){
const err18 = {instancePath:instancePath+"/trailingComma",schemaPath:"#/properties/trailingComma/enum",keyword:"enum",params:{allowedValues: schema0.properties.trailingComma.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

